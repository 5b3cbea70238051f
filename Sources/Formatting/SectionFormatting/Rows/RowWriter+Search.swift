internal import ContactModel
internal import SectionModel

extension RowWriter {
  /// Adds the keys of everything that the contact can be found by.
  mutating func appendSearchKeys(_ search: SearchKeys, _ contact: UInt32, _ bytes: Span<UInt8>) {
    rowKeys.removeAll()
    for part in formatter.contacts.searchTexts.parts(of: contact) {
      search.add(part, to: &rowKeys)
    }
    for entry in card.repeated where entry.field == .phone {
      let phone = LabeledField(entry.payload, of: bytes).value
      rowKeys.add(digitsOf: bytes.extracting(phone))
    }
    if title.isJoined {
      let text = batch.text.bytes
      let shown = search.fold.folded(text.span.extracting(title.start..<title.end))
      for word in shown.split(separator: 0x20) { rowKeys.add(Array(word).span) }
    }
    rowKeys.settle()
    let settled = rowKeys.bytes
    for range in rowKeys.ranges {
      batch.keys.text.add(settled.span.extracting(range))
      batch.keys.text.endText()
    }
    batch.keys.ends.append(UInt32(batch.keys.text.count))
  }
}
