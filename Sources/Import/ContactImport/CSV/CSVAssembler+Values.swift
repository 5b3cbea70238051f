internal import ContactModel

/// Phones, e-mail and web addresses, and names to sort by.
extension CSVAssembler {
  /// ` ::: `, which Google writes between the values of one cell.
  static let listSeparator: [UInt8] = [0x20, 0x3A, 0x3A, 0x3A, 0x20]

  mutating func writeValue(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    let value = text(step.column, bytes)
    guard !value.isEmpty else { return }
    if step.isList, Self.isList(value, bytes, scratch.span) {
      writeList(step, bytes)
      return
    }
    guard step.labelColumn >= 0, !isEmptyCell(step.labelColumn) else {
      append(step, value, bytes)
      return
    }
    append(step.field, value, labelEntry(step.labelColumn, bytes), bytes)
  }

  /// Kept: making it takes three calls into another module.
  private static let fixedLabel = LabeledTraits()

  /// Adds a value with a fixed label.
  private mutating func append(
    _ step: ColumnPlan.Step, _ value: CSVText, _ bytes: Span<UInt8>
  ) {
    let label = plan.labels[step.label]
    if value.isInScratch {
      let scratch = scratch
      append(step.field, label.span, scratch.span.extracting(value.range))
    } else {
      append(step.field, label.span, bytes.extracting(value.range))
    }
  }

  /// Adds a value with the label of a cell.
  private mutating func append(
    _ field: ContactField, _ value: CSVText, _ entry: LabelWords.Entry, _ bytes: Span<UInt8>
  ) {
    let traits = LabeledTraits(
      isPreferred: entry.isPreferred, entry.isUndecided ? .undecided : .decoded)
    if value.isInScratch {
      let scratch = scratch
      append(field, entry.label.span, scratch.span.extracting(value.range), traits)
    } else {
      append(field, entry.label.span, bytes.extracting(value.range), traits)
    }
  }

  private mutating func append(
    _ field: ContactField, _ label: Span<UInt8>, _ value: Span<UInt8>,
    _ labelTraits: LabeledTraits = fixedLabel
  ) {
    var traits = labelTraits
    if case .undecided = states.state(of: value) { traits.state = .undecided }
    builder.appendOnce(field, label: label, value: value, traits)
  }

  /// What the label cell in a column means.
  mutating func labelEntry(_ column: Int, _ bytes: Span<UInt8>) -> LabelWords.Entry {
    let text = text(column, bytes)
    guard text.isInScratch else {
      return labelEntry(bytes.extracting(text.range), column: column)
    }
    let scratch = scratch
    return labelEntry(scratch.span.extracting(text.range), column: column)
  }

  /// What the labels in the cell for a list mean: as many as there are values, or one for all.
  mutating func labelEntries(_ cell: [UInt8], count: Int, column: Int) -> [LabelWords.Entry] {
    let parts = Self.parts(cell)
    let own = parts.count == count ? parts : [parts[0]]
    return own.map { labelEntry(Array($0).span, column: column) }
  }

  /// What a label of a column means, -1 for a fixed one; its letters have a part in the file's choice
  /// of an encoding.
  mutating func labelEntry(_ label: Span<UInt8>, column: Int) -> LabelWords.Entry {
    guard label.count <= ImportLimits.labelLength || column < 0 else {
      report(.valueTooLong, field: heading(column), detail: ImportLimits.labelText)
      return labels.entry(of: Span())
    }
    let entry = labels.entry(of: label)
    if entry.isUndecided { output.statistics.countPairs(of: entry.label.span) }
    return entry
  }

  /// Static, as a method would get a copy of the whole assembler.
  private static func isList(
    _ text: CSVText, _ bytes: Span<UInt8>, _ scratch: Span<UInt8>
  ) -> Bool {
    hasSeparator(text.isInScratch ? scratch.extracting(text.range) : bytes.extracting(text.range))
  }

  /// Whether a value is a list; the blank outside of a separator at its ends has been trimmed.
  static func hasSeparator(_ text: Span<UInt8>) -> Bool {
    if beginsList(text) || endsList(text) { return true }
    var colon = ByteSearch.first(0x3A, in: text, from: 2)
    while colon + 2 < text.count {
      if isSeparator(text, at: colon - 2) { return true }
      colon = ByteSearch.first(0x3A, in: text, from: colon + 1)
    }
    return false
  }

  private static func isSeparator(_ text: Span<UInt8>, at start: Int) -> Bool {
    for offset in listSeparator.indices where text[start + offset] != listSeparator[offset] {
      return false
    }
    return true
  }

  /// `::: ` at the start: the first part is empty.
  private static func beginsList(_ text: Span<UInt8>) -> Bool {
    guard text.count >= 3, text[0] == 0x3A, text[1] == 0x3A, text[2] == 0x3A else { return false }
    return text.count == 3 || text[3] == 0x20
  }

  /// ` :::` at the end: the last part is empty.
  private static func endsList(_ text: Span<UInt8>) -> Bool {
    let end = text.count
    guard end >= 4, text[end - 1] == 0x3A, text[end - 2] == 0x3A, text[end - 3] == 0x3A else {
      return false
    }
    return text[end - 4] == 0x20
  }

  /// Divides a trimmed cell at ` ::: `; an empty cell is one empty part.
  static func parts(_ cell: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    if beginsList(cell.span) {
      parts.append(cell[..<0])
      start = min(4, cell.count)
    }
    // The blank that a separator at the end begins with may be the end of one at the start.
    let isEndOpen = endsList(cell.span) && cell.count - 4 >= start - 1
    let end = isEndOpen ? max(cell.count - 4, start) : cell.count
    var index = start
    while index + 5 <= cell.count {
      if cell[index..<(index + 5)].elementsEqual(listSeparator) {
        parts.append(cell[start..<index])
        index += 5
        start = index
      } else {
        index += 1
      }
    }
    parts.append(cell[start..<max(start, end)])
    if isEndOpen { parts.append(cell[cell.count...]) }
    return parts
  }

  /// Several values in one cell: the labels go along, or one label is for all; the mark of the
  /// preferred one is for the first that is filled.
  private mutating func writeList(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    let values = Self.parts(copy(step.column, bytes))
    let labelCell = step.labelColumn >= 0 ? copy(step.labelColumn, bytes) : plan.labels[step.label]
    let entries = labelEntries(labelCell, count: values.count, column: step.labelColumn)
    let firstFilled = values.firstIndex { !$0.isEmpty }
    for (position, value) in values.enumerated() {
      let isShared = entries.count != values.count
      let entry = entries[isShared ? 0 : position]
      let state = states.state(of: Array(value).span)
      builder.appendOnce(
        step.field, label: entry.label.span, value: Array(value).span,
        LabeledTraits(
          isPreferred: entry.isPreferred && (position == firstFilled || !isShared),
          entry.isUndecided ? .undecided : state))
    }
  }

  // MARK: - Columns whose heading is only a label

  mutating func writeGuess(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    guard !isEmptyCell(step.column) else { return }
    let value = text(step.column, bytes)
    let kind =
      value.isInScratch
      ? ValueKind(scratch.span.extracting(value.range)) : ValueKind(bytes.extracting(value.range))
    switch (kind, step.field) {
    case (.phone, .phone), (.email, .email): append(step, value, bytes)
    case (.other, .phone): report(.csvHeadingAmbiguous, field: heading(step.column))
    default: break
    }
  }

  // MARK: - File-as

  /// Writes the first column of this kind that is filled, as what it is to sort by and as a name.
  mutating func writeFileAs(
    _ step: ColumnPlan.Step, _ taken: inout TakenText, _ bytes: Span<UInt8>
  ) {
    if taken.text.isEmpty {
      taken = TakenText(text: text(step.column, bytes), column: step.column)
    }
    switch step.action {
    case .sortAs where step.column == taken.column: writeSortAs(step, bytes)
    case .sortAs: reportFurther(step.column, than: taken, bytes)
    default: if step.column == taken.column { writeFileAsName(step, bytes) }
    }
  }

  /// `family, given` of the card's own parts orders by them; any other text is all there is to sort by.
  private mutating func writeSortAs(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    guard !isFileAsAlone(bytes) else { return }
    let value = copy(step.column, bytes)
    guard !value.isEmpty else { return }
    let family = firstFilled(plan.familyColumns, bytes)
    let given = firstFilled(plan.givenColumns, bytes)
    let comma = value.firstIndex(of: 0x2C)
    if let comma, !family.isEmpty || !given.isEmpty,
      value[..<comma].elementsEqual(family),
      value[(comma + 1)...].drop(while: { $0 == 0x20 }).elementsEqual(given)
    {
      appendSortAs(family)
      appendSortAs(given)
    } else {
      builder.append(.sortAs, value.span, states.state(of: value.span))
      appendSortAs([])
      appendSortAs([])
    }
  }

  private mutating func writeFileAsName(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    guard isFileAsAlone(bytes) else { return }
    append(.formattedName, text(step.column, bytes), bytes)
  }

  /// Whether nothing but file-as names the contact.
  private mutating func isFileAsAlone(_ bytes: Span<UInt8>) -> Bool {
    firstFilled(plan.familyColumns, bytes).isEmpty && firstFilled(plan.givenColumns, bytes).isEmpty
      && firstFilled(plan.otherNameColumns, bytes).isEmpty
  }

  private mutating func firstFilled(_ columns: [Int], _ bytes: Span<UInt8>) -> [UInt8] {
    for column in columns where !isEmptyCell(column) {
      let value = copy(column, bytes)
      if !value.isEmpty { return value }
    }
    return []
  }

  /// Adds a part that is counted as a part of the name.
  private mutating func appendSortAs(_ part: [UInt8]) {
    builder.append(.sortAs, part.span, states.isDecoded(part.span) ? .decoded : .undecided)
  }
}
