internal import ContactModel
internal import SectionModel

extension RowWriter {
  /// What a date's text is, beside `value`.
  struct LoadedDate {
    let direction: TextDirection?
    let isInListCalendar: Bool
  }

  /// Adds all dates of the row.
  mutating func appendDates(_ bytes: Span<UInt8>) {
    for entry in card.fields.entries where entry.tag == ContactField.date.rawValue {
      appendDate(DateField(entry.payload, of: bytes), bytes)
    }
    batch.dates.ends.append(UInt32(batch.dates.kind.count))
  }

  private mutating func appendDate(_ date: DateField, _ bytes: Span<UInt8>) {
    let loaded = loadDate(date, bytes)
    guard !value.isEmpty else { return }
    batch.dates.kind.append(DateKindNames.name(of: date.kind))
    batch.dates.text.append(value, isolate: isolate(forDateOf: loaded.direction))
    if date.form == .parts { addISO(date) }
    batch.dates.iso.endText()
    if !loaded.isInListCalendar { batch.dates.calendar.add(DateKindNames.gregorian) }
    batch.dates.calendar.endText()
    if let word = formatter.labels.word(for: date.kind, label: bytes.extracting(date.label)) {
      batch.dates.label.append(word)
    } else {
      loadValue(bytes.extracting(date.label))
      batch.dates.label.append(value)
    }
  }

  /// Loads `value` with the text of a date, empty where nothing of it can be shown.
  mutating func loadDate(_ date: DateField, _ bytes: Span<UInt8>) -> LoadedDate {
    guard date.form == .parts else {
      loadValue(bytes.extracting(date.text))
      return LoadedDate(direction: DateKindNames.direction(of: value), isInListCalendar: true)
    }
    let entry = formatter.dates.entry(of: DaySet.Key(date))
    value.removeAll(keepingCapacity: true)
    value.append(contentsOf: formatter.dates.bytes[entry.text])
    return LoadedDate(direction: entry.direction, isInListCalendar: entry.isInListCalendar)
  }

  /// The isolate that a date of a direction needs: none where list and row have the same one.
  func isolate(forDateOf direction: TextDirection?) -> TextDirection? {
    direction == formatter.listDirection && direction == rowDirection ? nil : direction
  }

  /// Adds the form of a day for programs, `YYYY-MM-DD` and its parts (ISO 8601).
  private mutating func addISO(_ date: DateField) {
    if date.year == 0 {
      batch.dates.iso.add(0x2D)
    } else {
      addDigits(date.year / 100)
      addDigits(date.year % 100)
    }
    guard date.month != 0 else { return }
    batch.dates.iso.add(0x2D)
    addDigits(date.month)
    guard date.day != 0 else { return }
    batch.dates.iso.add(0x2D)
    addDigits(date.day)
  }

  private mutating func addDigits(_ number: Int) {
    batch.dates.iso.add(UInt8(0x30 + number / 10))
    batch.dates.iso.add(UInt8(0x30 + number % 10))
  }
}
