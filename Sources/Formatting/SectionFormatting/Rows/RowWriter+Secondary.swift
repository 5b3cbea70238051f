internal import ContactModel
internal import SectionModel

extension RowWriter {
  /// Adds the second text, unless the title already shows it.
  mutating func appendSecondary(_ bytes: Span<UInt8>) {
    switch formatter.options.secondary {
    case .phone: appendSecondary(card.preferredValue(.phone, of: bytes), bytes, isAddress: true)
    case .email: appendSecondary(card.preferredValue(.email, of: bytes), bytes, isAddress: true)
    case .organization: appendSecondary(card.organization, bytes, isAddress: false)
    case .birthday: appendBirthday(bytes)
    case .none: break
    }
  }

  private mutating func appendSecondary(
    _ range: Range<Int>?, _ bytes: Span<UInt8>, isAddress: Bool
  ) {
    guard let range, !range.isEmpty else { return batch.secondaryText.endText() }
    loadValue(bytes.extracting(range))
    guard !value.isEmpty, value != title.text else { return batch.secondaryText.endText() }
    addSecondary(isolate: isAddress && isolates ? .leftToRight : nil)
  }

  private mutating func appendBirthday(_ bytes: Span<UInt8>) {
    for entry in card.fields.entries where entry.tag == ContactField.date.rawValue {
      let date = DateField(entry.payload, of: bytes)
      guard date.kind == .birthday else { continue }
      let direction = loadDate(date, bytes).direction
      guard !value.isEmpty else { continue }
      addSecondary(isolate: isolate(forDateOf: direction))
      return
    }
    batch.secondaryText.endText()
  }

  private mutating func addSecondary(isolate: TextDirection?) {
    batch.secondaryText.append(value, isolate: isolate)
    if isolate != nil { batch.secondaryValue.set(value, atRow: row) }
  }
}
