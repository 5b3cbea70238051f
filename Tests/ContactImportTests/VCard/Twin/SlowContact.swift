import ContactModel

/// What a card becomes, without dates, readings, sort hints and other languages, which have tests of
/// their own.
struct SlowContact {
  enum Fate: Equatable {
    case contact, group, skipped
  }

  private(set) var fate = Fate.contact
  private(set) var contact = Contact()
  /// Cards within it that are the text of an AGENT.
  let escapedCards: Int
  /// Texts of undecided and decided bytes meet in one field; the twin does not follow there.
  private(set) var isMixed = false

  private let version: SlowProperties.Version
  private let properties: [SlowProperties.Property]

  init(_ card: SlowCards.Card) {
    let read = SlowProperties(card.lines)
    escapedCards = read.list.filter { $0.header.name == "AGENT" }.reduce(0) { count, agent in
      let lines = agent.lines.dropFirst().map {
        $0.first.map { " \t".contains($0) } == true ? String($0.dropFirst()) : "\n" + $0
      }
      return count + SlowCards.escapedCards(in: agent.lines[0] + lines.joined())
    }
    version = read.version
    properties = read.list.filter { property in
      let isFormatted = property.header.name == "ADR" && !property.header.formatted.isEmpty
      return isFormatted || property.lines.contains { $0.contains { !";, \t\0".contains($0) } }
    }
    contact.source.line = UInt32(card.line)
    if has("KIND", "GROUP") || has("X-KIND", "GROUP") || has("X-ADDRESSBOOKSERVER-KIND", "GROUP") {
      fate = .group
      return
    }
    for (name, words) in [("KIND", ["ORG", "ORGANIZATION"]), ("X-KIND", ["ORG", "ORGANIZATION"])] {
      if words.contains(where: { has(name, $0) }) { contact.kind = .organization }
    }
    if has("X-ABSHOWAS", "COMPANY") { contact.kind = .organization }
    readTexts()
    readLists()
    contact.phones = labeled(all("TEL", "X-MS-TEL"), scheme: "TEL:")
    contact.emails = labeled(all("EMAIL"), scheme: "MAILTO:")
    contact.urls = labeled(all("URL"), scheme: "")
    readAddresses()
    if !hasContent { fate = .skipped }
  }

  private var hasContent: Bool {
    var bare = contact
    (bare.uid, bare.kind, bare.source) = ("", .individual, SourcePosition())
    let hasDate = properties.contains { Self.dates.contains($0.header.name) }
    return bare != Contact() || hasDate || hasAlternate
  }

  /// Names in other languages are kept as well.
  private var hasAlternate: Bool {
    all("N", "FN", "ORG").contains { property in
      let value = SlowValue(property, version, splitsAtSemicolons: property.header.name != "FN")
      let isOther = !property.header.language.isEmpty && !property.header.isPhonetic
      return isOther && value.parts.indices.contains { !value.part($0).isEmpty }
    }
  }

  private static let dates: Set = [
    "BDAY", "ANNIVERSARY", "X-ANNIVERSARY", "X-MS-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY",
    "X-KADDRESSBOOK-X-ANNIVERSARY", "X-WAB-WEDDING_ANNIVERSARY", "X-ABDATE", "DEATHDATE",
    "X-DEATHDATE",
  ]

  private func all(_ names: String...) -> [SlowProperties.Property] {
    properties.filter { names.contains($0.header.name) }
  }

  private func has(_ name: String, _ word: String) -> Bool {
    all(name).contains { SlowCards.trimmed($0.lines.joined(separator: "\n")).uppercased() == word }
  }

  // MARK: - Texts

  private func text(_ property: SlowProperties.Property) -> SlowValue {
    SlowValue(property, version)
  }

  private mutating func readTexts() {
    if let uid = all("UID").first { contact.uid = text(uid).trimmed }
    if let name = main("N") { readName(name) }
    if let name = mainFormattedName { contact.formattedName = text(name).part(0) }
    if let title = main("TITLE") ?? main("ROLE") {
      contact.jobTitle = text(title).part(0)
    }
    contact.note = joined(all("NOTE").map { ($0, text($0)) }, "\n") { [$0.part(0)] }
    let photo = all("PHOTO").first { photo in
      let value = SlowCards.trimmed(photo.lines.joined(separator: "\n")).uppercased()
      let isAddress = ["HTTP://", "HTTPS://", "HTTP\\:", "HTTPS\\:"].contains {
        value.hasPrefix($0)
      }
      return isAddress && !["BASE64", "B"].contains(photo.header.encoding)
    }
    if let photo { contact.photo = text(photo).trimmed }
  }

  /// The first without a language, else the first; readings are names where nothing else is.
  private func main(_ name: String) -> SlowProperties.Property? {
    let names = all(name).filter { !$0.header.isPhonetic }
    return names.first { $0.header.language.isEmpty } ?? names.first ?? all(name).first
  }

  /// One in another language than N's is no part of that name.
  private var mainFormattedName: SlowProperties.Property? {
    let plain = all("FN").filter { !$0.header.isPhonetic }
    guard let name = main("N"), !plain.contains(where: { $0.header.language.isEmpty }) else {
      return main("FN")
    }
    if plain.isEmpty { return main("FN") }
    let language = name.header.language
    if !language.isEmpty { return plain.first { $0.header.language == language } }
    let languages = Set(plain.map(\.header.language))
    let others = all("N").map(\.header.language)
    return languages.count == 1 && languages.isDisjoint(with: others) ? plain[0] : nil
  }

  private mutating func readName(_ property: SlowProperties.Property) {
    let value = SlowValue(property, version, splitsAtSemicolons: true, comma: .blank)
    func whole(_ number: Int, further: Int) -> String {
      let added = value.part(further)
      guard version == .four, !added.isEmpty else { return value.part(number) }
      let words = value.part(number).split(separator: " ")
      let isThere = added.split(separator: " ").allSatisfy { words.contains($0) }
      return isThere
        ? value.part(number)
        : value.part(number) + (words.isEmpty && value.part(number).isEmpty ? "" : " ") + added
    }
    contact.name.family = whole(0, further: 5)
    contact.name.given = value.part(1)
    contact.name.additional = value.part(2)
    contact.name.prefix = value.part(3)
    contact.name.suffix = whole(4, further: 6)
  }

  // MARK: - Lists

  private mutating func readLists() {
    let comma = version == .old ? SlowValue.Comma.text : .separator
    let trimmed = { (value: SlowValue) in value.parts.map(SlowValue.trimmed) }
    let nicknames = all("NICKNAME", "X-NICKNAME").map {
      ($0, SlowValue($0, version, comma: comma))
    }
    contact.nickname = joined(nicknames, ", ", trimmed)
    for row in all("X-ANDROID-CUSTOM").map({ SlowValue($0, version, splitsAtSemicolons: true) })
    where SlowValue.trimmed(row.part(0)) == "vnd.android.cursor.item/nickname" {
      let name = SlowValue.trimmed(row.part(1))
      if contact.nickname.isEmpty { contact.nickname = name }
    }
    contact.categories = all("CATEGORIES").flatMap {
      trimmed(SlowValue($0, version, comma: .separator)).filter { !$0.isEmpty }
    }
    guard let property = main("ORG") else { return }
    let value = SlowValue(property, version, splitsAtSemicolons: true)
    contact.organization = value.part(0)
    contact.department = value.parts.indices.dropFirst().map { value.part($0) }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private mutating func joined(
    _ values: [(SlowProperties.Property, SlowValue)], _ separator: String,
    _ parts: (SlowValue) -> [String]
  ) -> String {
    let states = Set(values.filter(\.1.isBeyondASCII).map(\.1.isUndecided))
    if states.count > 1 { isMixed = true }
    return values.flatMap { parts($0.1) }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  // MARK: - Labels

  private mutating func labeled(
    _ values: [SlowProperties.Property], scheme: String
  ) -> [LabeledValue] {
    let best = values.map(\.header.preference).filter { $0 > 0 }.min()
    return values.compactMap { property in
      let decoded = text(property)
      let trimmed = decoded.trimmed
      let hasScheme = !scheme.isEmpty && trimmed.uppercased().hasPrefix(scheme)
      let value = hasScheme ? String(trimmed.dropFirst(scheme.count)) : trimmed
      guard !value.isEmpty else { return nil }
      return LabeledValue(
        label: label(of: property, beside: decoded), value: value,
        isPreferred: property.header.preference == best)
    }
  }

  private mutating func label(
    of property: SlowProperties.Property, beside value: SlowValue
  ) -> String {
    let ownLabel = ownLabel(of: property, beside: value)
    guard let label = groupLabel(property.header.group) else { return ownLabel }
    if label.isUndecided != value.isUndecided, label.isBeyondASCII { isMixed = true }
    var text = label.trimmed
    if text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.count > 8 {
      text = String(text.dropFirst(4).dropLast(4))
    }
    let words = [
      "HOME": "home", "WORK": "work", "MOBILE": "mobile", "MAIN": "main", "HOMEFAX": "homeFax",
      "WORKFAX": "workFax", "OTHERFAX": "otherFax", "PAGER": "pager", "OTHER": "other",
    ]
    return words[text.uppercased()] ?? (text.isEmpty ? ownLabel : text)
  }

  /// A type of the source's own is UTF-8 or undecided.
  private mutating func ownLabel(
    of property: SlowProperties.Property, beside value: SlowValue
  ) -> String {
    let label =
      version == .old ? property.header.label : Self.uncareted(property.header.label)
    let bytes = label.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return label }
    let utf8 = String(validating: bytes, as: UTF8.self)
    if value.isUndecided != (utf8 == nil) { isMixed = true }
    return utf8 ?? label
  }

  /// RFC 6868 3.1.
  private static func uncareted(_ label: String) -> String {
    let plain: [Character: Character] = ["n": "\n", "'": "\"", "^": "^"]
    var (rest, text) = (label[...], "")
    while let character = rest.popFirst() {
      if character == "^", let next = rest.first.flatMap({ plain[$0] }) {
        text.append(next)
        rest = rest.dropFirst()
      } else {
        text.append(character)
      }
    }
    return text
  }

  private func groupLabel(_ group: String) -> SlowValue? {
    guard !group.isEmpty else { return nil }
    return all("X-ABLABEL").first { $0.header.group == group }.map(text)
  }

  private mutating func readAddresses() {
    for property in all("ADR", "LABEL")
    where property.header.name == "ADR" || !isOfAddress(property) {
      let isLabel = property.header.name == "LABEL"
      let value = SlowValue(property, version, splitsAtSemicolons: !isLabel)
      var address = PostalAddress()
      if isLabel { address.street = value.trimmed } else { address = Self.parts(of: value) }
      if address == PostalAddress(), !isLabel {
        address.street = formatted(property.header.formatted)
      }
      let isEmpty = address == PostalAddress()
      address.label = label(of: property, beside: value)
      if !isEmpty { contact.addresses.append(address) }
    }
  }

  private static func parts(of value: SlowValue) -> PostalAddress {
    var address = PostalAddress()
    (address.poBox, address.extended, address.street) = (
      value.part(0), value.part(1), value.part(2)
    )
    (address.city, address.region) = (value.part(3), value.part(4))
    (address.postalCode, address.country) = (value.part(5), value.part(6))
    return address
  }

  /// The LABEL of an ADR without parts.
  private mutating func formatted(_ text: String) -> String {
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { isMixed = true }
    var (rest, plain) = ((version == .old ? text : Self.uncareted(text))[...], "")
    while let character = rest.popFirst() {
      let next = character == "\\" ? rest.first : nil
      switch next {
      case "n", "N": plain.append("\n")
      case "\\", ",", ";": plain.append(next ?? " ")
      default:
        plain.append(character)
        continue
      }
      rest = rest.dropFirst()
    }
    return SlowValue.trimmed(plain)
  }

  /// Whether a LABEL is that of an ADR.
  private func isOfAddress(_ label: SlowProperties.Property) -> Bool {
    func uses(_ property: SlowProperties.Property) -> Set<String> {
      Set(property.header.types).intersection(["HOME", "WORK", "OTHER"])
    }
    return all("ADR").contains { address in
      let isGroup = !label.header.group.isEmpty && label.header.group == address.header.group
      let (own, other) = (uses(label), uses(address))
      return isGroup || own.isEmpty || other.isEmpty || !own.isDisjoint(with: other)
    }
  }
}
