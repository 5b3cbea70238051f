internal import ContactModel

extension VCardAssembler {
  /// The most languages of one card's names that are kept; RFC 6350 examples have two.
  private static let alternateLimit = 64

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
    func first(_ name: VCardPropertyName) -> Int? {
      group.first { card.properties[$0].name == name }
    }
    let organization = first(.organization)
    if let index = first(.name) {
      readName(index, bytes)
      Self.append(scratch.name, to: &inner)
      for part in sortParts(of: index) { inner.append(.sortAs, part.span) }
    }
    if let organization {
      let hint = card[card.properties[organization].parameters.sortAs]
      inner.append(.organizationSortAs, VCardText.repaired(Array(hint)).span)
    }
    if let index = first(.formattedName) {
      decodeValue(index, bytes, .text)
      inner.append(.formattedName, scratch.value, scratch.value.part(0))
    }
    if let organization {
      decodeValue(organization, bytes, .components)
      inner.append(.organization, scratch.value, scratch.value.part(0))
    }
    guard inner.hasFields else { return }
    inner.endRecord(at: SourcePosition())
    builder.appendAlternate(language: language.span, record: inner.takeBatch().bytes.span)
  }
}
