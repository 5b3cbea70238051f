internal import ContactModel

/// Postal addresses, notes and categories: fields that several columns or parts make up.
extension CSVAssembler {
  mutating func writeAddress(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) {
    if plainAddresses.isPlain[step.column], !step.isList {
      let content = Self.plainContent(
        of: plainAddresses.parts.span.extracting(plainAddresses.places[step.column]),
        record.cells.span)
      switch content {
      case .none: return
      case .clean: return writePlainAddress(step.column, bytes)
      case .unclean: break
      }
    }
    guard collectParts(of: step.column, bytes) else { return }
    let labelColumn = plan.addresses[step.column].labelColumn
    if step.isList, address.hasSeparator {
      writeAddresses(step.column, labelColumn, bytes)
    } else if labelColumn >= 0 {
      let entry = labelEntry(labelColumn, bytes)
      appendAddress(label: entry.label, isUndecided: entry.isUndecided)
    } else {
      appendAddress(label: plan.labels[plan.addresses[step.column].label], isUndecided: false)
    }
  }

  private enum PlainContent {
    case none
    case clean
    /// The value of some cell is not its bytes.
    case unclean
  }

  private static func plainContent(
    of parts: Span<PlainAddresses.Part>, _ cells: Span<CSVCell>
  ) -> PlainContent {
    var content = PlainContent.none
    for index in parts.indices {
      let cell = cells[parts[index].column]
      if cell.isEmpty { continue }
      if cell.isUnclean { return .unclean }
      content = .clean
    }
    return content
  }

  private mutating func writePlainAddress(_ place: Int, _ bytes: Span<UInt8>) {
    var state = ContactBatchBuilder.TextState.decoded
    for index in plainAddresses.places[place] {
      let part = plainAddresses.parts[index]
      let range = text(part.column, bytes).range
      partRanges[part.number] = range
      if case .undecided = states.state(of: bytes.extracting(range)) { state = .undecided }
    }
    let label = plainAddresses.labels[place]
    builder.appendAddress(label: label.span, bytes, parts: partRanges, state)
    for index in plainAddresses.places[place] {
      partRanges[plainAddresses.parts[index].number] = 0..<0
    }
  }

  /// Collects the seven parts in `address`; false when all of them are empty.
  private mutating func collectParts(of place: Int, _ bytes: Span<UInt8>) -> Bool {
    address.removeAll()
    var isEmpty = true
    for part in plan.addresses[place].parts.indices {
      for line in plan.addresses[place].parts[part].indices {
        addFirst(of: plan.addresses[place].parts[part][line], bytes)
      }
      if address.endPart() { isEmpty = false }
    }
    return !isEmpty || collectWhole(place, bytes)
  }

  /// Takes the columns with a whole address as its street.
  private mutating func collectWhole(_ place: Int, _ bytes: Span<UInt8>) -> Bool {
    address.removeAll()
    addFirst(of: plan.addresses[place].formatted, bytes)
    let isFilled = address.endPart()
    for _ in 1..<7 { _ = address.endPart() }
    return isFilled
  }

  /// Adds the first filled one of columns with one meaning as a line.
  private mutating func addFirst(of columns: [Int], _ bytes: Span<UInt8>) {
    var taken = TakenText()
    for column in columns where !isEmptyCell(column) {
      if taken.text.isEmpty {
        taken = TakenText(text: addLine(column, bytes), column: column)
      } else {
        reportFurther(column, than: taken, bytes)
      }
    }
  }

  /// Adds a value as a line and returns it.
  private mutating func addLine(_ column: Int, _ bytes: Span<UInt8>) -> CSVText {
    let text = text(column, bytes)
    if plan.habits.hasEscapedLineEnds {
      address.add(lines(copy(column, bytes)).span)
    } else if text.isInScratch {
      let scratch = scratch
      address.add(scratch.span.extracting(text.range))
    } else {
      address.add(bytes.extracting(text.range))
    }
    return text
  }

  /// Writes the collected address.
  private mutating func appendAddress(label: [UInt8], isUndecided: Bool) {
    address.setLabel(label)
    address.write(to: &builder, &states, isUndecided: isUndecided)
  }

  /// Several addresses in the same cells: their parts go together by place.
  private mutating func writeAddresses(_ place: Int, _ labelColumn: Int, _ bytes: Span<UInt8>) {
    let text = address.bytes
    let lists = address.ranges.dropFirst().map { part in
      Self.parts(Array(text[part])).map { Array($0) }
    }
    let labelCell =
      labelColumn >= 0 ? copy(labelColumn, bytes) : plan.labels[plan.addresses[place].label]
    let count = lists.reduce(0) { max($0, $1.count) }
    let entries = labelEntries(labelCell, count: count, column: labelColumn)
    for position in 0..<count {
      let entry = entries[entries.count == count ? position : 0]
      address.removeAll()
      for list in lists {
        let line = position < list.count ? list[position] : []
        address.add(line.span)
        _ = address.endPart()
      }
      appendAddress(label: entry.label, isUndecided: entry.isUndecided)
    }
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
    builder.append(field, value.span, states.state(of: value.span))
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
