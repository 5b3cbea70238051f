internal import ContactModel

extension VCardAssembler {
  /// Adds the names in other languages, one alternate for each language.
  mutating func writeAlternates(_ names: VCardNameChoice, _ bytes: Span<UInt8>) {
    for alternate in names.alternates { writeAlternate(alternate, bytes) }
  }

  private mutating func writeAlternate(_ alternate: VCardAlternate, _ bytes: Span<UInt8>) {
    var inner = ContactBatchBuilder()
    if let index = alternate.name {
      readName(index, bytes)
      Self.append(scratch.name, to: &inner)
      for part in sortParts(of: index) { inner.append(.sortAs, part.span) }
    }
    if let index = alternate.organization {
      let hint = card[card.properties[index].parameters.sortAs]
      inner.append(.organizationSortAs, VCardText.repaired(Array(hint)).span)
    }
    if let index = alternate.formattedName {
      decodeValue(index, bytes, .text)
      inner.append(.formattedName, scratch.value, scratch.value.part(0))
    }
    if let index = alternate.organization {
      decodeValue(index, bytes, .components)
      let value = scratch.value
      noteFurtherParts(of: card.properties[index], value, behind: 1)
      inner.append(.organization, scratch.value, scratch.value.part(0))
    }
    guard inner.hasFields else { return }
    inner.endRecord(at: SourcePosition())
    builder.appendAlternate(
      language: alternate.language.span, record: inner.takeBatch().bytes.span)
  }
}
