internal import ContactModel

/// Birthdays, anniversaries and other dates.
extension CSVAssembler {
  mutating func writeDate(
    _ step: ColumnPlan.Step, _ kind: ContactDate.Kind, _ bytes: Span<UInt8>
  ) {
    let value = text(step.column, bytes)
    guard !value.isEmpty else { return }
    if step.labelColumn < 0, step.label == 0, !value.isInScratch {
      if let day = DateReader.plainDay(bytes.extracting(value.range)) {
        if !hasPlainDay[step.column] { notePlainDay(step.column) }
        builder.append(kind, label: Span(), date: day)
        return
      }
      if writePlainNumericDate(kind, bytes.extracting(value.range), column: step.column) { return }
    }
    writeOddDate(step, kind, copy(step.column, bytes), bytes)
  }

  /// Writes a date such as `14.3.1990`; false when it has another form.
  private mutating func writePlainNumericDate(
    _ kind: ContactDate.Kind, _ value: Span<UInt8>, column: Int
  ) -> Bool {
    guard let outcome = PlainNumericDate(value)?.outcome(dateHabits.order) else { return false }
    output.statistics.dateColumns[column].learn(OpenDateOutcome(gregorian: outcome))
    if let day = outcome.reading.day {
      builder.append(kind, label: Span(), date: day)
    } else {
      builder.append(kind, label: Span(), text: value, .undecided(column: column))
    }
    return true
  }

  private mutating func notePlainDay(_ column: Int) {
    hasPlainDay[column] = true
    output.statistics.dateColumns[column].add(.gregorian)
  }

  private mutating func writeOddDate(
    _ step: ColumnPlan.Step, _ kind: ContactDate.Kind, _ value: [UInt8], _ bytes: Span<UInt8>
  ) {
    let cell = step.labelColumn >= 0 ? copy(step.labelColumn, bytes) : plan.labels[step.label]
    guard step.isList, Self.hasSeparator(value.span) else {
      let entry = labelEntry(cell.span, column: step.labelColumn)
      writeDate(kind, entry, value, column: step.column)
      return
    }
    let values = Self.parts(value)
    let entries = labelEntries(cell, count: values.count, column: step.labelColumn)
    for (position, part) in values.enumerated() {
      let entry = entries[entries.count == values.count ? position : 0]
      writeDate(kind, entry, Array(part), column: step.column)
    }
  }

  private mutating func writeDate(
    _ kind: ContactDate.Kind, _ entry: LabelWords.Entry, _ value: [UInt8], column: Int
  ) {
    guard !entry.label.isEmpty else {
      write(kind, DateLabel(), value, column: column)
      return
    }
    var label = DateLabel(text: entry.label)
    if entry.isUndecided {
      label.state = .undecided
    } else if kind == .other, let meant = dateHabits.knowledge.kind(ofLabel: entry.label) {
      return write(meant, DateLabel(), value, column: column)
    }
    write(kind, label, value, column: column)
  }

  /// The label of a date.
  private struct DateLabel {
    var text: [UInt8] = []
    var state = ContactBatchBuilder.TextState.decoded

    /// The state of the label and a text; ASCII is both.
    func state(with other: ContactBatchBuilder.TextState) -> ContactBatchBuilder.TextState {
      state == .undecided ? state : other
    }
  }

  private mutating func write(
    _ kind: ContactDate.Kind, _ label: DateLabel, _ value: [UInt8], column: Int
  ) {
    let state = states.state(of: value.span)
    let reading = DateReader.read(
      value.span, isDecoded: state == .decoded, column: column, learning: &output.statistics,
      dateHabits)
    if let code = reading.finding {
      report(code, field: heading(column), detail: Excerpt.of(value.span))
    }
    let text = label.text
    switch reading {
    case .none: break
    case .waiting:
      builder.append(
        kind, label: text.span, text: value.span,
        .undecided(column: column, label.state(with: state)))
    case .otherCalendar, .text:
      builder.append(kind, label: text.span, text: value.span, .kept(label.state(with: state)))
    case .date(let day), .dateWithAssumedYear(let day), .serial(let day):
      builder.append(kind, label: text.span, date: day, label.state)
    }
  }

  // MARK: - Birthday in columns of its own

  mutating func writeBirthdayParts(_ bytes: Span<UInt8>) {
    let columns = plan.birthdayParts
    let year = part(columns.year, bytes)
    let month = part(columns.month, bytes)
    let day = part(columns.day, bytes)
    guard !year.isEmpty || !month.isEmpty || !day.isEmpty else { return }
    let column = max(columns.year, columns.month, columns.day)
    if year.isEmpty, month.isEmpty, day.count > 2 {
      // Some tables have whole birthdays under `Birth Day`.
      return write(.birthday, DateLabel(), day, column: column)
    }
    var text = year.isEmpty ? [0x2D] : year
    if !month.isEmpty || !day.isEmpty { text += [0x2D] + month }
    if !day.isEmpty { text += [0x2D] + day }
    write(.birthday, DateLabel(), text, column: column)
  }

  /// A part of a day with a leading zero where it is a single digit; zeros mean that it is not known.
  private mutating func part(_ column: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    guard column >= 0, !isEmptyCell(column) else { return [] }
    let value = copy(column, bytes)
    if value.allSatisfy({ $0 == 0x30 }) { return [] }
    return value.count == 1 ? [0x30] + value : value
  }
}
