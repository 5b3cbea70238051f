internal import ContactModel

extension VCardAssembler {
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
    let parts = names.name.map { sortParts(of: $0) } ?? []
    for part in parts { builder.append(.sortAs, part.span) }
    if parts.isEmpty {
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

  /// The components of a property's SORT-AS; none where it says nothing.
  func sortParts(of index: Int) -> [[UInt8]] {
    let hint = card[card.properties[index].parameters.sortAs]
    guard hint.contains(where: { $0 != 0x2C && $0 != 0x20 }) else { return [] }
    return hint.split(separator: 0x2C, omittingEmptySubsequences: false).prefix(5).map { part in
      let text = VCardText.repaired(Array(part))
      return Array(text[VCardBytes.trimmed(text.span, 0..<text.count)])
    }
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
}
