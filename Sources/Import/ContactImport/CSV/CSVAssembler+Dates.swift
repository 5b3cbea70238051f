internal import ContactModel

/// Birthdays, anniversaries and other dates.
extension CSVAssembler {
  mutating func writeDate(
    _ step: ColumnPlan.Step, _ kind: ContactDate.Kind, _ bytes: Span<UInt8>
  ) {
    let value = text(step.column, bytes)
    guard !value.isEmpty else { return }
    if step.labelColumn < 0, step.label == 0, !value.isInScratch,
      let day = Self.plainDay(bytes.extracting(value.range))
    {
      builder.append(kind, label: Span(), date: day)
      return
    }
    writeOddDate(step, kind, copy(step.column, bytes), bytes)
  }

  private mutating func writeOddDate(
    _ step: ColumnPlan.Step, _ kind: ContactDate.Kind, _ value: [UInt8], _ bytes: Span<UInt8>
  ) {
    let cell = step.labelColumn >= 0 ? copy(step.labelColumn, bytes) : plan.labels[step.label]
    guard step.isList, Self.hasSeparator(value.span) else {
      writeDate(kind, cell, value, column: step.column)
      return
    }
    let labelParts = Self.parts(cell)
    let values = Self.parts(value)
    for (position, part) in values.enumerated() {
      let label = labelParts.count == values.count ? labelParts[position] : labelParts[0]
      writeDate(kind, Array(label), Array(part), column: step.column)
    }
  }

  private mutating func writeDate(
    _ kind: ContactDate.Kind, _ labelCell: [UInt8], _ value: [UInt8], column: Int
  ) {
    let entry = labels.entry(of: labelCell.span)
    let isAnniversary = kind == .other && entry.label.elementsEqual("Anniversary".utf8)
    write(
      isAnniversary ? .anniversary : kind, isAnniversary || entry.isUndecided ? [] : entry.label,
      value, column: column)
  }

  private mutating func write(
    _ kind: ContactDate.Kind, _ label: [UInt8], _ value: [UInt8], column: Int
  ) {
    let reading = DateReader.read(
      value.span, column: column, learning: &output.statistics, dateHabits)
    switch reading {
    case .none: break
    case .date(let date): builder.append(kind, label: label.span, date: date)
    case .dateWithAssumedYear(let date):
      report(.dateYearAssumed, field: heading(column), detail: shortened(value))
      builder.append(kind, label: label.span, date: date)
    case .undecided(let yearIsAssumed):
      if yearIsAssumed {
        report(.dateYearAssumed, field: heading(column), detail: shortened(value))
      }
      builder.append(kind, label: label.span, text: value.span, .undecided(column: column))
    case .otherCalendar:
      report(.dateOtherCalendar, field: heading(column), detail: shortened(value))
      keep(kind, label, value)
    case .text:
      report(.dateNotUnderstood, field: heading(column), detail: shortened(value))
      keep(kind, label, value)
    }
  }

  private mutating func keep(_ kind: ContactDate.Kind, _ label: [UInt8], _ value: [UInt8]) {
    builder.append(kind, label: label.span, text: value.span, .kept(state(of: value.span)))
  }

  private func shortened(_ value: [UInt8]) -> String {
    let text = String(decoding: value.prefix(120), as: UTF8.self)
    return text.count > 40 ? String(text.prefix(39)) + "\u{2026}" : text
  }

  /// The commonest form, `YYYY-MM-DD` with a year that means nothing special (1604, 1601, 13xx), read
  /// here because the general reader takes four times as long.
  static func plainDay(_ text: Span<UInt8>) -> PartialDate? {
    guard text.count == 10, text[4] == 0x2D, text[7] == 0x2D else { return nil }
    var digits = 0
    for index in 0..<10 where index != 4 && index != 7 {
      let digit = text[index] &- 0x30
      guard digit < 10 else { return nil }
      digits = digits * 10 + Int(digit)
    }
    guard (17_000_000..<21_000_000).contains(digits) else { return nil }
    return PartialDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  // MARK: - Birthday in columns of its own

  mutating func writeBirthdayParts(_ bytes: Span<UInt8>) {
    let columns = plan.birthdayParts
    let year = part(columns.year, bytes)
    let month = part(columns.month, bytes)
    let day = part(columns.day, bytes)
    guard !year.isEmpty || !month.isEmpty || !day.isEmpty else { return }
    var text = year.isEmpty ? [0x2D] : year
    if !month.isEmpty || !day.isEmpty { text += [0x2D] + month }
    if !day.isEmpty { text += [0x2D] + day }
    write(.birthday, [], text, column: max(columns.year, columns.month, columns.day))
  }

  /// A part of a day with a leading zero where it is a single digit; zeros mean that it is not known.
  private mutating func part(_ column: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    guard column >= 0, !isEmptyCell(column) else { return [] }
    let value = copy(column, bytes)
    if value.allSatisfy({ $0 == 0x30 }) { return [] }
    return value.count == 1 ? [0x30] + value : value
  }
}
