internal import ContactModel
internal import SectionModel

extension RowWriter {
  /// Adds the second text, unless the title already shows it.
  mutating func appendSecondary(_ bytes: Span<UInt8>) {
    switch formatter.options.secondary {
    case .phone: appendAddress(card.phones.preferredValue(bytes), bytes)
    case .email: appendAddress(card.emails.preferredValue(bytes), bytes)
    case .organization: appendOrganization(bytes)
    case .birthday: appendBirthday(bytes)
    case .none: batch.secondaryText.endText()
    }
  }

  private mutating func appendAddress(_ range: Range<Int>?, _ bytes: Span<UInt8>) {
    guard let range, !range.isEmpty else { return batch.secondaryText.endText() }
    let stored = bytes.extracting(range)
    let isolate: TextDirection? = isolates ? .leftToRight : nil
    if DisplayText.isSurelyClean(stored) {
      appendSecondary(stored, isolate: isolate)
    } else {
      let cleaned = DisplayText.cleanedByICU(stored)
      appendSecondary(cleaned.span, isolate: isolate)
    }
  }

  /// A name in the other direction would lose its brackets and full stops to the other end.
  private mutating func appendOrganization(_ bytes: Span<UInt8>) {
    loadValue(bytes.extracting(card.organization))
    let text = value
    appendSecondary(text.span, isolate: isolate(forTextOf: TextDirection(ofText: text)))
  }

  private mutating func appendSecondary(_ text: Span<UInt8>, isolate: TextDirection?) {
    guard !text.isEmpty, !isTitle(text) else { return batch.secondaryText.endText() }
    addSecondary(text, isolate: isolate)
  }

  /// Inlined, because a call would copy the whole writer for each row.
  @inline(__always)
  private func isTitle(_ text: Span<UInt8>) -> Bool {
    ByteText.isEqual(text, batch.text.bytes.span.extracting(title.start..<title.end))
  }

  private mutating func addSecondary(_ text: Span<UInt8>, isolate: TextDirection?) {
    batch.secondaryText.append(text, isolate: isolate)
    guard isolate != nil else { return }
    batch.secondaryValue.fill(upTo: row)
    batch.secondaryValue.append(text, isolate: nil)
  }

  private mutating func appendBirthday(_ bytes: Span<UInt8>) {
    var dates = card.dates
    while let payload = dates.next(bytes) {
      let date = DateField(payload, of: bytes)
      guard date.kind == .birthday else { continue }
      value.removeAll(keepingCapacity: true)
      let direction = loadDate(date, bytes)
      guard !value.isEmpty else { continue }
      let text = value
      addSecondary(text.span, isolate: isolate(forTextOf: direction))
      return
    }
    batch.secondaryText.endText()
  }

  /// Loads `value` with the text of a date and gives its direction.
  private mutating func loadDate(_ date: DateField, _ bytes: Span<UInt8>) -> TextDirection? {
    guard date.form == .parts else {
      loadValue(bytes.extracting(date.text))
      return TextDirection(ofText: value)
    }
    let entry = formatter.dates.entry(of: DaySet.Key(date))
    formatter.dates.append(entry, to: &value)
    return entry.direction
  }
}
