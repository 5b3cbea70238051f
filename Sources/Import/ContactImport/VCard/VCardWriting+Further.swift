internal import ContactModel

/// Values of which a contact holds one, where the card has more.
extension VCardAssembler {
  /// Notes the names, organisations, titles and identifiers that were not taken.
  ///
  /// One that says the same as the one that was taken is not missed.
  mutating func noteFurtherValues(_ names: VCardNameChoice, _ bytes: Span<UInt8>) {
    let hasTitles = card.has(.title) && card.has(.role)
    guard hasTitles || Self.singles.contains(where: { card.isRepeated($0) }) else { return }
    let main = [
      names.name, names.formattedName, names.organization, mainTitle, card.first(.uid),
    ].compactMap { $0 }
    let taken = Set(main).union(names.furtherPlaces)
    var texts: [VCardPropertyName: Set<[UInt8]>] = [:]
    for index in taken {
      let text = plainText(of: index, bytes)
      texts[card.properties[index].name, default: []].insert(text)
    }
    // A role beside a title is a further title.
    let titles = texts[.title] ?? texts[.role]
    (texts[.title], texts[.role]) = (titles, titles)
    for (index, property) in card.properties.enumerated() where !taken.contains(index) {
      guard let known = texts[property.name] else { continue }
      let text = plainText(of: index, bytes)
      guard !known.contains(text) else { continue }
      note(.vcardValueSkipped, of: property, detail: Excerpt.of(text.span))
    }
  }

  private static let singles: [VCardPropertyName] = [
    .name, .formattedName, .organization, .title, .role, .uid,
  ]

  /// The text of a value for comparing and showing; nothing is counted or noted of it.
  private mutating func plainText(of index: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    decoder.decode(card.properties[index], of: bytes, in: card, .text, into: &scratch.value)
    return Array(scratch.value.bytes[scratch.value.trimmed])
  }

  // MARK: - Parts

  /// Notes what stands behind the parts of a name or address that are read.
  ///
  /// Text that the parts before say as well is not missed: RFC 9554 asks for that.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - text: Its value, split.
  ///   - count: The number of parts that are read.
  mutating func noteFurtherParts(
    of property: VCardProperty, _ text: borrowing VCardText, behind count: Int
  ) {
    guard text.parts.count > count else { return }
    let read = text.bytes[..<text.parts[count].lowerBound]
    var further: [UInt8] = []
    for part in text.parts[count...].prefix(Self.partsShown) {
      let part = text.bytes[VCardBytes.trimmed(text.bytes.span, part)]
      // Text of any length is not searched for parts of any number.
      guard !part.isEmpty, read.count > Self.searchLimit || !read.contains(part) else { continue }
      if !further.isEmpty { further.append(0x3B) }
      further += part
    }
    guard !further.isEmpty else { return }
    note(.vcardValueSkipped, of: property, detail: Excerpt.of(further.span))
  }

  /// As many as RFC 9554 has of both, and more.
  private static let partsShown = 32
  private static let searchLimit = 4096
}
