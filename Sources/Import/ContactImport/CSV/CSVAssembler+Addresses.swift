internal import ContactModel

/// Postal addresses, notes and categories: fields that several columns or parts make up.
extension CSVAssembler {
  mutating func writeAddress(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    let address = plan.addresses[step.column]
    guard hasContent(address) else { return }
    var cells = address.parts.map { joined($0, bytes) }
    if cells.allSatisfy(\.isEmpty) { cells[0] = joined(address.formatted, bytes) }
    guard !cells.allSatisfy(\.isEmpty) else { return }
    let label = address.labelColumn >= 0 ? copy(address.labelColumn, bytes) : nil
    guard step.isList, cells.contains(where: { Self.hasSeparator($0.span) }) else {
      let entry = label.map { labels.entry(of: $0.span) }
      append(
        cells, label: entry?.label ?? plan.labels[address.label], isUndecided: entry?.isUndecided)
      return
    }
    let lists = cells.map { Self.parts($0).map { Array($0) } }
    let labelParts = Self.parts(label ?? plan.labels[address.label]).map { Array($0) }
    let count = lists.reduce(0) { max($0, $1.count) }
    for position in 0..<count {
      let part = labelParts.count == count ? labelParts[position] : labelParts[0]
      let entry = labels.entry(of: part.span)
      append(
        lists.map { position < $0.count ? $0[position] : [] }, label: entry.label,
        isUndecided: entry.isUndecided)
    }
  }

  private func hasContent(_ address: ColumnPlan.Address) -> Bool {
    for part in address.parts {
      for column in part where !isEmptyCell(column) { return true }
    }
    return address.formatted.contains { !isEmptyCell($0) }
  }

  /// The filled ones of some columns, one a line.
  private mutating func joined(_ columns: [Int], _ bytes: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for column in columns where !isEmptyCell(column) {
      let value = lines(copy(column, bytes))
      if !result.isEmpty, !value.isEmpty { result.append(CSVDialect.lineFeed) }
      result += value
    }
    return result
  }

  private mutating func append(_ cells: [[UInt8]], label: [UInt8], isUndecided: Bool?) {
    var state: ContactBatchBuilder.TextState = isUndecided == true ? .undecided : .decoded
    var text = label
    var parts = [0..<label.count]
    for cell in cells {
      parts.append(text.count..<(text.count + cell.count))
      text += cell
      if self.state(of: cell.span) == .undecided { state = .undecided }
    }
    builder.appendAddress(text.span, parts: parts, state)
  }

  /// A value with backslash-n as line ends, where the program writes it so.
  private func lines(_ value: [UInt8]) -> [UInt8] {
    guard plan.habits.hasEscapedLineEnds else { return value }
    var result: [UInt8] = []
    var index = 0
    while index < value.count {
      if value[index] == 0x5C, index + 1 < value.count, value[index + 1] == 0x6E {
        result.append(CSVDialect.lineFeed)
        index += 2
      } else {
        result.append(value[index])
        index += 1
      }
    }
    return result
  }

  // MARK: - Notes

  mutating func writeNote(_ bytes: Span<UInt8>) {
    if plan.noteColumns.count == 1, !plan.habits.hasEscapedLineEnds {
      guard !isEmptyCell(plan.noteColumns[0]) else { return }
      append(.note, text(plan.noteColumns[0], bytes), bytes)
      return
    }
    let note = joined(plan.noteColumns, bytes)
    guard !note.isEmpty else { return }
    appendCopy(.note, note)
  }

  private mutating func appendCopy(_ field: ContactField, _ value: [UInt8]) {
    builder.append(field, value.span, state(of: value.span))
  }

  // MARK: - Categories

  /// Google joins groups by ` ::: ` and begins those of its own with `* `; Outlook joins them by
  /// semicolons, others by commas.
  mutating func writeCategories(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    guard !isEmptyCell(step.column) else { return }
    let cell = copy(step.column, bytes)
    for part in groups(cell) {
      let group = Self.trimmed(part)
      let isSystemGroup = group.first == 0x2A && group.dropFirst().first == 0x20
      if group.isEmpty || isSystemGroup || group.elementsEqual([0x2A]) { continue }
      appendCopy(.category, Array(group))
    }
  }

  private func groups(_ cell: [UInt8]) -> [ArraySlice<UInt8>] {
    if plan.habits.hasGoogleLists || Self.hasSeparator(cell.span) { return Self.parts(cell) }
    return cell.split(separator: cell.contains(0x3B) ? 0x3B : 0x2C)
  }

  private static func trimmed(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var part = part
    while let first = part.first, first <= 0x20 { part = part.dropFirst() }
    while let last = part.last, last <= 0x20 { part = part.dropLast() }
    return part
  }
}
