internal import ContactModel
internal import SectionModel

extension RowWriter {
  /// Adds the keys of everything that the contact can be found by.
  mutating func appendSearchKeys(_ search: SearchKeys, _ contact: UInt32, _ bytes: Span<UInt8>) {
    rowKeys.removeAll()
    for part in formatter.contacts.searchTexts.parts(of: contact) {
      search.add(part, to: &rowKeys)
    }
    var phones = card.phones
    while let phone = phones.next(bytes) {
      let number = LabeledField(phone, of: bytes).value
      rowKeys.add(digitsOf: bytes.extracting(number))
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
