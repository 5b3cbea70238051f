internal import ContactModel

/// Which of a card's names is the main one.
struct VCardNameChoice {
  /// N: the first without LANGUAGE, else the first.
  var name: Int?
  /// FN: likewise.
  var formattedName: Int?
  /// ORG: likewise.
  var organization: Int?
  /// N with PHONETIC (RFC 9554 4.6): how the main name is read aloud.
  var phonetic: Int?
  /// Further N, FN and ORG with a LANGUAGE.
  var alternates: [Int] = []
}

/// Readings of family, given and additional name, in this order.
struct VCardPhonetic {
  private(set) var parts = [VCardText(), VCardText(), VCardText()]
  private(set) var isEmpty = true

  mutating func removeAll() {
    guard !isEmpty else { return }
    for index in parts.indices { parts[index].removeAll() }
    isEmpty = true
  }

  /// Whether a text that begins with this letter is sorted by its reading: Han and kana.
  static func areReadingsUsual(for scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3007, 0x3041...0x3096, 0x309D...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAD9, 0xFF66...0xFF9D, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  mutating func set(_ number: Int, _ text: borrowing VCardText, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    parts[number].bytes = Array(text.bytes[range])
    parts[number].state = text.state
    isEmpty = false
  }
}

extension VCardAssembler {
  /// The most languages of one card's names that are kept; RFC 6350 examples have two.
  private static let alternateLimit = 64

  /// Picks the main name and its alternates.
  func chooseNames() -> VCardNameChoice {
    var choice = VCardNameChoice()
    choice.name = mainName(.name)
    choice.formattedName = mainName(.formattedName)
    choice.organization = card.has(.organization) ? mainName(.organization) : nil
    for (index, property) in card.properties.enumerated() {
      switch property.name {
      case .name, .formattedName, .organization: break
      default: continue
      }
      if property.parameters.isPhonetic {
        if property.name == .name { choice.phonetic = choice.phonetic ?? index }
      } else if !property.parameters.language.isEmpty, index != choice.name,
        index != choice.formattedName, index != choice.organization
      {
        choice.alternates.append(index)
      }
    }
    return choice
  }

  private func mainName(_ name: VCardPropertyName) -> Int? {
    var first: Int?
    for (index, property) in card.properties.enumerated()
    where property.name == name && !property.parameters.isPhonetic {
      if property.parameters.language.isEmpty { return index }
      first = first ?? index
    }
    return first
  }

  // MARK: - Parts

  /// Adds the parts of the main name and their readings.
  mutating func writeName(_ names: VCardNameChoice, _ bytes: Span<UInt8>) {
    scratch.name.removeAll()
    if let index = names.name { readName(index, bytes) }
    Self.append(scratch.name, to: &builder)
    scratch.phonetic.removeAll()
    readPhonetics(names, bytes)
    guard !scratch.phonetic.isEmpty else { return }
    for (field, number) in [
      (ContactField.phoneticGiven, 1), (.phoneticAdditional, 2), (.phoneticFamily, 0),
    ] {
      let part = scratch.phonetic.parts[number]
      builder.append(field, part)
    }
  }

  private mutating func readName(_ index: Int, _ bytes: Span<UInt8>) {
    var name = VCardText()
    swap(&name, &scratch.name)
    decode(card.properties[index], bytes, .name, into: &name)
    if card.version == .v40 { Self.mergeFurtherParts(of: &name) }
    swap(&name, &scratch.name)
  }

  private static func append(_ name: VCardText, to builder: inout ContactBatchBuilder) {
    for (field, number) in [
      (ContactField.prefix, 3), (.given, 1), (.additional, 2), (.family, 0), (.suffix, 4),
    ] {
      builder.append(field, name, name.part(number))
    }
  }

  /// Adds second surnames (sixth part) and generation (seventh) to family name and suffix.
  ///
  /// RFC 9554 2.2 asks writers to repeat them there; not all do.
  private static func mergeFurtherParts(of name: inout VCardText) {
    for (further, main) in [(5, 0), (6, 4)] {
      let added = Array(name.bytes[name.part(further)])
      guard !added.isEmpty else { continue }
      var text = Array(name.bytes[name.part(main)])
      let words = text.split(separator: 0x20)
      guard !added.split(separator: 0x20).allSatisfy({ words.contains($0) }) else { continue }
      if !text.isEmpty { text.append(0x20) }
      text += added
      let start = name.bytes.count
      name.bytes += text
      name.parts[main] = start..<name.bytes.count
    }
  }

  // MARK: - Readings

  /// Apple's properties come first, then RFC 9554's parameter, then Japanese phones' SOUND.
  private mutating func readPhonetics(_ names: VCardNameChoice, _ bytes: Span<UInt8>) {
    guard mayHavePhonetics(names) else { return }
    let fields: [VCardPropertyName] = [.phoneticFamily, .phoneticGiven, .phoneticAdditional]
    for (number, name) in fields.enumerated() {
      guard let index = card.first(name) else { continue }
      decodeValue(index, bytes, .text)
      setPhonetic(number, scratch.value.part(0))
    }
    guard scratch.phonetic.isEmpty else { return }
    let sound = card.properties.firstIndex {
      $0.name == .sound && $0.parameters.types.contains(.irmcName)
        && $0.parameters.encoding != .base64
    }
    guard let index = names.phonetic ?? sound else { return }
    decodeValue(index, bytes, .name)
    // A reading without parts cannot be told to be of one of them.
    guard scratch.value.parts.count > 1 else { return }
    for number in 0..<3 { setPhonetic(number, scratch.value.part(number)) }
  }

  private func mayHavePhonetics(_ names: VCardNameChoice) -> Bool {
    names.phonetic != nil || card.has(.sound) || card.has(.phoneticFamily)
      || card.has(.phoneticGiven) || card.has(.phoneticAdditional)
  }

  private mutating func setPhonetic(_ number: Int, _ range: Range<Int>) {
    scratch.phonetic.set(number, scratch.value, range)
  }

  // MARK: - Language and sort hints

  mutating func writeLanguage(_ names: VCardNameChoice) {
    for index in [names.name, names.formattedName] {
      guard let index, !card.properties[index].parameters.language.isEmpty else { continue }
      let language = card.properties[index].parameters.language
      return builder.append(.nameLanguage, VCardText.repaired(Array(card[language])).span)
    }
  }

  /// Adds what to sort by: SORT-AS of N (RFC 6350 5.9), else SORT-STRING (RFC 2426 3.6.5), else
  /// Evolution's file-as; then SORT-AS of ORG.
  mutating func writeSortAs(_ names: VCardNameChoice, _ bytes: Span<UInt8>) {
    if !writeSortParameter(names) {
      if let index = card.first(.sortString) {
        writeSortString(index, bytes)
      } else if let index = card.first(.fileAs) {
        writeFileAs(index, bytes)
      }
    }
    guard let index = names.organization else { return }
    let hint = card.properties[index].parameters.sortAs
    if !hint.isEmpty {
      builder.append(.organizationSortAs, VCardText.repaired(Array(card[hint])).span)
    } else if let phonetic = card.first(.phoneticOrganization) {
      writeOrganizationReading(phonetic, of: index, bytes)
    }
  }

  /// Adds the reading of an organisation that begins with a Han or kana letter; others are sorted as
  /// they are written.
  private mutating func writeOrganizationReading(
    _ phonetic: Int, of organization: Int, _ bytes: Span<UInt8>
  ) {
    decodeValue(organization, bytes, .components)
    let name = String(decoding: scratch.value.bytes[scratch.value.part(0)], as: UTF8.self)
    guard let first = name.unicodeScalars.first(where: { $0 != " " }),
      VCardPhonetic.areReadingsUsual(for: first)
    else { return }
    decodeValue(phonetic, bytes, .text)
    let range = scratch.value.trimmed
    builder.append(.organizationSortAs, scratch.value, range)
  }

  private mutating func writeSortString(_ index: Int, _ bytes: Span<UInt8>) {
    decodeValue(index, bytes, .text)
    let range = scratch.value.trimmed
    guard !range.isEmpty else { return }
    builder.append(.sortAs, scratch.value, range)
  }

  private mutating func writeSortParameter(_ names: VCardNameChoice) -> Bool {
    guard let index = names.name else { return false }
    let hint = card[card.properties[index].parameters.sortAs]
    guard hint.contains(where: { $0 != 0x2C && $0 != 0x20 }) else { return false }
    for part in hint.split(separator: 0x2C, omittingEmptySubsequences: false).prefix(5) {
      let text = VCardText.repaired(Array(part))
      let range = VCardBytes.trimmed(text.span, 0..<text.count)
      builder.append(.sortAs, text.span.extracting(range))
    }
    return true
  }

  /// A file-as of two of the card's own parts is cut at its first comma; any other is the only
  /// thing to sort by, so that given and additional name are replaced by nothing.
  private mutating func writeFileAs(_ index: Int, _ bytes: Span<UInt8>) {
    decodeValue(index, bytes, .text)
    let range = scratch.value.trimmed
    guard !range.isEmpty else { return }
    let (text, state) = (scratch.value.bytes, scratch.value.state)
    if let comma = text[range].firstIndex(of: 0x2C) {
      let left = VCardBytes.trimmed(text.span, range.lowerBound..<comma)
      let right = VCardBytes.trimmed(text.span, (comma + 1)..<range.upperBound)
      if isOwnPair(text[left], text[right]) {
        builder.append(.sortAs, text.span.extracting(left), state)
        builder.append(.sortAs, text.span.extracting(right), state)
        return
      }
    }
    builder.append(.sortAs, text.span.extracting(range), state)
    builder.append(.sortAs, Span<UInt8>())
    builder.append(.sortAs, Span<UInt8>())
  }

  private func isOwnPair(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    let family = scratch.name.bytes[scratch.name.part(0)]
    let given = scratch.name.bytes[scratch.name.part(1)]
    let isPair = left == family && right == given || left == given && right == family
    return isPair && !left.isEmpty && !right.isEmpty
  }

  // MARK: - Other languages

  /// Adds the names in other languages, one alternate for each language in the order of the card.
  mutating func writeAlternates(_ names: VCardNameChoice, _ bytes: Span<UInt8>) {
    guard !names.alternates.isEmpty else { return }
    var languages: [[UInt8]] = []
    var indices: [[Int]] = []
    for index in names.alternates {
      let language = VCardText.repaired(
        Array(card[card.properties[index].parameters.language]))
      if let place = languages.firstIndex(of: language) {
        indices[place].append(index)
      } else if languages.count < Self.alternateLimit {
        languages.append(language)
        indices.append([index])
      }
    }
    for (language, group) in zip(languages, indices) { writeAlternate(language, group, bytes) }
  }

  private mutating func writeAlternate(
    _ language: [UInt8], _ group: [Int], _ bytes: Span<UInt8>
  ) {
    var inner = ContactBatchBuilder()
    if let index = group.first(where: { card.properties[$0].name == .name }) {
      readName(index, bytes)
      Self.append(scratch.name, to: &inner)
    }
    if let index = group.first(where: { card.properties[$0].name == .formattedName }) {
      decodeValue(index, bytes, .text)
      inner.append(.formattedName, scratch.value, scratch.value.part(0))
    }
    if let index = group.first(where: { card.properties[$0].name == .organization }) {
      decodeValue(index, bytes, .components)
      inner.append(.organization, scratch.value, scratch.value.part(0))
    }
    guard inner.hasFields else { return }
    inner.endRecord(at: SourcePosition())
    builder.appendAlternate(language: language.span, record: inner.takeBatch().bytes.span)
  }
}
