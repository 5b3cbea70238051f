internal import ContactModel
internal import SectionModel

extension RowWriter {
  /// Adds all dates of the row.
  mutating func appendDates(_ bytes: Span<UInt8>) {
    var dates = card.dates
    while let payload = dates.next(bytes) {
      let date = DateField(payload, of: bytes)
      if date.form == .parts {
        appendDay(formatter.dates.entry(of: DaySet.Key(date)))
      } else {
        loadValue(bytes.extracting(date.text))
        guard !value.isEmpty else { continue }
        appendText()
      }
      DateKindNames.appendName(of: date.kind, to: &batch.dates.kind.bytes)
      batch.dates.kind.endText()
      appendLabel(date, bytes)
      if let today = formatter.options.today { appendNext(date, today) }
    }
    batch.dates.ends.append(UInt32(batch.dates.kind.count))
  }

  private mutating func appendDay(_ entry: DateTexts.Entry) {
    let isolate = isolate(forTextOf: entry.direction)
    if let isolate { Isolates.open(isolate, in: &batch.dates.text.bytes) }
    formatter.dates.append(entry, to: &batch.dates.text.bytes)
    if isolate != nil { Isolates.close(in: &batch.dates.text.bytes) }
    batch.dates.text.endText()
    formatter.dates.appendISO(of: entry, to: &batch.dates.iso.bytes)
    batch.dates.iso.endText()
    if !entry.isInListCalendar { batch.dates.calendar.add(DateKindNames.gregorian) }
    batch.dates.calendar.endText()
  }

  /// Adds a date that is no day: the text in `value` as it was stored.
  private mutating func appendText() {
    let isolate = isolate(forTextOf: TextDirection(ofText: value))
    let text = value
    batch.dates.text.append(text.span, isolate: isolate)
    batch.dates.iso.endText()
    batch.dates.calendar.endText()
  }

  private mutating func appendNext(_ date: DateField, _ today: CivilDate) {
    let comesRound = date.kind == .birthday || date.kind == .anniversary
    let next =
      comesRound && date.form == .parts ? NextOccurrence(of: DaySet.Key(date), from: today) : nil
    batch.dates.next.append(next?.date.iso ?? [])
    batch.dates.days.append(Int32(next?.days ?? 0))
    batch.dates.age.append(Int32(next?.age ?? -1))
  }

  private mutating func appendLabel(_ date: DateField, _ bytes: Span<UInt8>) {
    let label = bytes.extracting(date.label)
    if !formatter.labels.appendWord(for: date.kind, label: label, to: &batch.dates.label.bytes) {
      loadValue(label)
      batch.dates.label.add(value)
    }
    batch.dates.label.endText()
  }

  /// The isolate that a date or an organisation of a direction needs: none where list and row have
  /// the same one.
  ///
  /// Inlined, because a call would copy the whole writer for each row.
  @inline(__always)
  func isolate(forTextOf direction: TextDirection?) -> TextDirection? {
    direction == formatter.listDirection && direction == rowDirection ? nil : direction
  }
}
