internal import ContactModel

/// The label of a phone, e-mail, web or postal address.
///
/// | X-ABLabel (with or without `_$!<` `>!$_`) | label |
/// | --- | --- |
/// | Home, Work, Mobile, Main, HomeFAX, WorkFAX, OtherFAX, Pager, Other (any case) | home ... other |
/// | anything else | the text |
///
/// | TYPE, the first row that fits | label |
/// | --- | --- |
/// | fax with home, fax with work, fax | homeFax, workFax, otherFax |
/// | pager; cell, mobile, iPhone; main | pager; mobile; main |
/// | home; work; other | home; work; other |
/// | an unknown one | its text without `X-` |
/// | car, isdn, video, textphone | car, isdn, video, tty |
/// | assistant, callback, company, radio | the same |
/// | voice, internet, parcel ... or none | none |
enum VCardLabel {
  /// The label that types mean; empty for none.
  static func word(_ types: VCardTypes) -> StaticString? {
    if types.contains(.fax) {
      return types.contains(.home) ? "homeFax" : types.contains(.work) ? "workFax" : "otherFax"
    }
    if types.contains(.pager) { return "pager" }
    if types.contains(.cell) { return "mobile" }
    if types.contains(.main) { return "main" }
    if types.contains(.home) { return "home" }
    if types.contains(.work) { return "work" }
    if types.contains(.other) { return "other" }
    return nil
  }

  /// The label of types that are used when the source has no text of its own.
  static func rareWord(_ types: VCardTypes) -> StaticString? {
    if types.contains(.car) { return "car" }
    if types.contains(.isdn) { return "isdn" }
    if types.contains(.video) { return "video" }
    if types.contains(.tty) { return "tty" }
    if types.contains(.assistant) { return "assistant" }
    if types.contains(.callback) { return "callback" }
    if types.contains(.company) { return "company" }
    if types.contains(.radio) { return "radio" }
    return nil
  }

  private static let appleWords: [(StaticString, StaticString)] = [
    ("HOME", "home"), ("WORK", "work"), ("MOBILE", "mobile"), ("MAIN", "main"),
    ("HOMEFAX", "homeFax"), ("WORKFAX", "workFax"), ("OTHERFAX", "otherFax"), ("PAGER", "pager"),
    ("OTHER", "other"),
  ]

  /// The normal word that Apple's label means.
  static func word(_ bytes: Span<UInt8>, _ range: Range<Int>) -> StaticString? {
    for (spelling, word) in appleWords where VCardBytes.equals(bytes, range, spelling) {
      return word
    }
    return nil
  }

  /// A label without Apple's marks of a built-in one, `_$!<` and `>!$_`.
  static func unwrapped(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let trimmed = VCardBytes.trimmed(bytes, range)
    guard trimmed.count > 8, VCardBytes.starts(bytes, trimmed, with: "_$!<") else { return trimmed }
    let end = trimmed.upperBound
    guard VCardBytes.equals(bytes, (end - 4)..<end, ">!$_") else { return trimmed }
    return (trimmed.lowerBound + 4)..<(end - 4)
  }
}

extension VCardAssembler {
  /// Writes the label of a property into the scratch's label.
  mutating func readLabel(of property: VCardProperty, _ bytes: Span<UInt8>) {
    scratch.label.removeAll()
    if readGroupLabel(of: property, bytes) { return }
    let types = property.parameters.types
    if let word = VCardLabel.word(types) {
      scratch.label.set(word)
    } else if !property.parameters.ownType.isEmpty {
      setOwnType(of: property)
    } else if let word = VCardLabel.rareWord(types) {
      scratch.label.set(word)
    }
  }

  /// Takes a type that is a text of the source's own; it has no charset but the file's.
  private mutating func setOwnType(of property: VCardProperty) {
    guard property.parameters.ownType.range.count <= ImportLimits.labelLength else {
      note(.valueTooLong, of: property, detail: ImportLimits.labelText)
      return
    }
    let type = Array(card[property.parameters.ownType])
    scratch.label.bytes = type
    guard VCardText.repaired(type) != type else { return }
    scratch.label.state = .undecided
    chunk.statistics.countPairs(of: type.span)
  }

  /// Reads the X-ABLabel of the property's group; false when there is none.
  mutating func readGroupLabel(of property: VCardProperty, _ bytes: Span<UInt8>) -> Bool {
    guard let index = card.label(of: property) else { return false }
    // Quoted-printable takes three bytes for one, and breaks its lines.
    guard card.properties[index].value.count <= ImportLimits.labelLength * 4 else {
      note(.valueTooLong, of: card.properties[index], detail: ImportLimits.labelText)
      return false
    }
    var label = VCardText()
    swap(&label, &scratch.label)
    decode(card.properties[index], bytes, .text, into: &label)
    swap(&label, &scratch.label)
    let range = VCardLabel.unwrapped(scratch.label.bytes.span, 0..<scratch.label.bytes.count)
    if let word = VCardLabel.word(scratch.label.bytes.span, range) {
      scratch.label.set(word)
    } else {
      scratch.label.bytes = Array(scratch.label.bytes[range])
      limitLabel(of: card.properties[index])
    }
    return !scratch.label.bytes.isEmpty
  }

  /// Leaves out the scratch's label where it is longer than labels are.
  mutating func limitLabel(of property: VCardProperty) {
    guard scratch.label.bytes.count > ImportLimits.labelLength else { return }
    note(.valueTooLong, of: property, detail: ImportLimits.labelText)
    scratch.label.removeAll()
  }
}

extension VCardText {
  /// Replaces the text by a word of ASCII.
  mutating func set(_ word: StaticString) {
    removeAll()
    for offset in 0..<word.utf8CodeUnitCount { unsafe bytes.append(word.utf8Start[offset]) }
  }
}
