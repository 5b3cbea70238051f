internal import ContactModel

/// Which of a card's names is the main one.
struct VCardNameChoice {
  /// N: the first without LANGUAGE, else the first; one with PHONETIC where there is no other.
  var name: Int?
  /// FN: the first without LANGUAGE, else the one that goes with N.
  var formattedName: Int?
  /// ORG: likewise.
  var organization: Int?
  /// A further N with PHONETIC (RFC 9554 4.6): how the main name is read aloud.
  var phonetic: Int?
  /// Further N, FN and ORG with a LANGUAGE, one of each for each language, in the order of the card.
  private(set) var alternates: [VCardAlternate] = []

  /// The most languages of one card's names that are kept; RFC 6350 examples have two.
  private static let alternateLimit = 64

  /// Adds a name in another language, unless the language has one already.
  mutating func addAlternate(_ index: Int, _ name: VCardPropertyName, language: [UInt8]) {
    // RFC 5646 2.1.1: tags know no case.
    let key = language.map { VCardBytes.upperCase($0) }
    var place = alternates.firstIndex { $0.language.map { VCardBytes.upperCase($0) } == key }
    if place == nil, alternates.count < Self.alternateLimit {
      alternates.append(VCardAlternate(language: language))
      place = alternates.count - 1
    }
    guard let place else { return }
    alternates[place].add(index, name)
  }

  /// The places of names that are no main ones and yet kept.
  var furtherPlaces: [Int] {
    let names = alternates.flatMap { [$0.name, $0.formattedName, $0.organization] }
    return ([phonetic] + names).compactMap { $0 }
  }
}

/// The names of a card in one language, as places of its properties.
struct VCardAlternate {
  let language: [UInt8]
  private(set) var name: Int?
  private(set) var formattedName: Int?
  private(set) var organization: Int?

  init(language: [UInt8]) {
    self.language = language
  }

  mutating func add(_ index: Int, _ name: VCardPropertyName) {
    switch name {
    case .name: self.name = self.name ?? index
    case .formattedName: formattedName = formattedName ?? index
    case .organization: organization = organization ?? index
    default: break
    }
  }
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
  /// Picks the main name and its alternates.
  func chooseNames() -> VCardNameChoice {
    var choice = VCardNameChoice()
    choice.name = mainName(.name)
    choice.formattedName = mainFormattedName(beside: choice.name)
    choice.organization = card.has(.organization) ? mainName(.organization) : nil
    for (index, property) in card.properties.enumerated() {
      switch property.name {
      case .name, .formattedName, .organization: break
      default: continue
      }
      guard index != choice.name, index != choice.formattedName, index != choice.organization else {
        continue
      }
      if property.parameters.isPhonetic {
        if property.name == .name { choice.phonetic = choice.phonetic ?? index }
      } else if !property.parameters.language.isEmpty {
        let language = VCardText.repaired(Array(card[property.parameters.language]))
        choice.addAlternate(index, property.name, language: language)
      }
    }
    return choice
  }

  /// A name with PHONETIC and no other beside it is no reading of anything: RFC 9555 writes so
  /// a name whose readings are kept elsewhere.
  private func mainName(_ name: VCardPropertyName) -> Int? {
    var (first, reading): (Int?, Int?)
    for (index, property) in card.properties.enumerated() where property.name == name {
      if property.parameters.isPhonetic {
        reading = reading ?? index
      } else if property.parameters.language.isEmpty {
        return index
      } else {
        first = first ?? index
      }
    }
    return first ?? reading
  }

  /// TITLE, else ROLE: the first without LANGUAGE, else the first.
  var mainTitle: Int? {
    let title = card.has(.title) ? mainName(.title) : nil
    return title ?? (card.has(.role) ? mainName(.role) : nil)
  }

  /// N and FN are one name by their language: an FN in another language than N's is an alternate.
  ///
  /// An N without LANGUAGE is in the language of the FN beside it where there is but one, and no
  /// other N in it.
  private func mainFormattedName(beside name: Int?) -> Int? {
    let found = mainName(.formattedName)
    guard let found, let name, hasLanguage(found) else { return found }
    let properties = card.properties.indices.filter { hasLanguage($0) && $0 != name }
    let names = properties.filter { card.properties[$0].name == .name }
    let formatted = properties.filter { card.properties[$0].name == .formattedName }
    if hasLanguage(name) { return formatted.first { language(of: $0) == language(of: name) } }
    let isOnly = formatted.allSatisfy { language(of: $0) == language(of: found) }
    return isOnly && !names.contains { language(of: $0) == language(of: found) } ? found : nil
  }

  private func hasLanguage(_ index: Int) -> Bool {
    !card.properties[index].parameters.language.isEmpty
  }

  /// A property's language for comparing.
  private func language(of index: Int) -> [UInt8] {
    card[card.properties[index].parameters.language].map { VCardBytes.upperCase($0) }
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

  mutating func readName(_ index: Int, _ bytes: Span<UInt8>) {
    var name = VCardText()
    swap(&name, &scratch.name)
    decode(card.properties[index], bytes, .name, into: &name)
    noteFurtherParts(of: card.properties[index], name, behind: card.version == .v40 ? 7 : 5)
    if card.version == .v40 { Self.mergeFurtherParts(of: &name) }
    swap(&name, &scratch.name)
  }

  static func append(_ name: VCardText, to builder: inout ContactBatchBuilder) {
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
}
