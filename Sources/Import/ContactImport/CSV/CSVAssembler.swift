internal import ContactModel

/// Writes the records of one chunk as canonical records.
///
/// One worker makes one for each chunk. A field goes from the chunk to the arena without a copy
/// between; only fields that are not their own bytes pass through `scratch`.
///
/// Not copyable: that a closure or a helper took a copy of it went unseen, and the counting of its
/// parts' owners was half of the time.
struct CSVAssembler: ~Copyable {
  let plan: ColumnPlan
  /// The cells of the headings, to know repeated ones; empty when the file has none.
  private let headings: [[UInt8]]
  private let format: CSVFormat
  private let valueLimit: Int
  private var scanner: CSVFieldScanner
  let dateHabits: DateReader.Habits
  /// The columns in which a plain day was seen, which tells that they are Gregorian.
  var hasPlainDay: [Bool]
  private(set) var record: CSVRecord
  private var omitted: OmittedColumns
  /// The columns of which it was told that a contact has no place for them.
  private var isFurtherTold: [Bool]
  var labels: LabelWords
  var states: ValueStates
  var address = AddressText()
  /// The columns of the addresses of which each part is one cell.
  let plainAddresses: PlainAddresses
  /// Where the parts of such an address are.
  var partRanges = [Range<Int>](repeating: 0..<0, count: 7)
  var builder: ContactBatchBuilder
  var scratch: [UInt8] = []
  var output = AssembledChunk()
  /// A blank line stands before the record; another table may begin there.
  private var isBehindBlankLine = false
  private var unevenRecordCount = 0
  /// Where the current record begins.
  var source = SourcePosition()

  init(_ format: CSVFormat, byteCount: Int) {
    self.format = format
    valueLimit = format.valueLimit
    plan = format.plan
    plainAddresses = PlainAddresses(format.plan)
    headings = format.headingCells
    scanner = CSVFieldScanner(dialect: format.dialect)
    dateHabits = format.dateHabits
    hasPlainDay = Array(repeating: false, count: format.plan.columnCount)
    isFurtherTold = hasPlainDay
    record = CSVRecord(capacity: format.plan.columnCount)
    omitted = OmittedColumns(format.plan)
    states = ValueStates(isLegacy: format.fileEncoding == .legacy)
    labels = format.words
    builder = ContactBatchBuilder(
      byteCapacity: byteCount + byteCount / 4, recordCapacity: byteCount / 64)
  }

  /// Reads a chunk.
  ///
  /// - Parameter bytes: Whole records; the file ends within the last one at most.
  /// - Returns: The contacts and everything noticed.
  mutating func assemble(_ bytes: Span<UInt8>) -> AssembledChunk {
    precondition(bytes.count <= UInt32.max, "a chunk is far smaller")
    states.check(bytes)
    let plan = plan
    var position = 0
    while position < bytes.count {
      source.line = UInt32(truncatingIfNeeded: output.lineCount + 1)
      position = scanner.read(bytes, from: position, into: &record)
      output.lineCount += record.lineCount
      if record.isBlankLine(in: bytes) {
        isBehindBlankLine = true
      } else {
        assembleRecord(bytes, plan.steps.span)
        isBehindBlankLine = false
      }
    }
    for finding in omitted.findings(plan) { output.report(finding) }
    output.statistics.merge(states.statistics)
    output.batch = builder.takeBatch()
    return output
  }

  private mutating func assembleRecord(
    _ bytes: Span<UInt8>, _ steps: Span<ColumnPlan.Step>
  ) {
    output.recordCount += 1
    source.record = UInt32(truncatingIfNeeded: output.recordCount)
    if !scratch.isEmpty { scratch.removeAll(keepingCapacity: true) }
    if isHeadings(bytes) {
      skip(.csvHeadingsRepeated)
      return
    }
    if mayBeginTable, isOtherHeadings(bytes) {
      skip(.csvOtherHeadings)
      return
    }
    if !record.findings.isEmpty { reportFindings() }
    let contentStart = writeSteps(bytes, steps)
    if !omitted.columns.isEmpty { countOmissions(bytes) }
    if builder.byteCount > contentStart {
      reportMissingFields()
      builder.endRecord(at: source)
    } else {
      builder.discardRecord()
      skip(.recordWithoutContent)
    }
  }

  /// Writes all fields and returns the size of the arena behind the identifier, which is no content.
  private mutating func writeSteps(
    _ bytes: Span<UInt8>, _ steps: Span<ColumnPlan.Step>
  ) -> Int {
    var contentStart = builder.byteCount
    var taken = TakenText()
    var fileAs = TakenText()
    for index in steps.indices {
      let step = steps[index]
      switch step.action {
      case .text:
        if !step.repeatsField { taken.text = CSVText() }
        if isEmptyCell(step.column) { continue }
        if taken.text.isEmpty {
          taken = TakenText(text: writeText(step, bytes), column: step.column)
        } else {
          reportFurther(step.column, than: taken, bytes)
        }
        if case .uid = step.field { contentStart = builder.byteCount }
      case .value:
        if isEmptyCell(step.column) { continue }
        writeValue(step, bytes)
      case .date(let kind):
        if isEmptyCell(step.column) { continue }
        writeDate(step, kind, bytes)
      case .note: writeNote(bytes)
      case .guessedValue: writeGuess(step, bytes)
      case .address: writeAddress(step, bytes)
      case .birthdayParts: writeBirthdayParts(bytes)
      case .categories: writeCategories(step, bytes)
      case .sortAs, .fileAsName:
        if !isEmptyCell(step.column) { writeFileAs(step, &fileAs, bytes) }
      }
    }
    return contentStart
  }

  @inline(__always)
  func isEmptyCell(_ column: Int) -> Bool {
    record.cells[column].isEmpty
  }

  // MARK: - Values

  /// The value of a field; a value over the limit is reported and empty.
  mutating func text(_ column: Int, _ bytes: Span<UInt8>) -> CSVText {
    let text = CSVValue.text(of: record.cells[column], in: bytes, &scratch)
    guard text.range.count > valueLimit else { return text }
    report(.valueTooLong, field: heading(column), detail: ImportLimits.text(valueLimit))
    return CSVText()
  }

  /// Writes a field, unless it is blank, and returns its text.
  private mutating func writeText(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) -> CSVText {
    let text = text(step.column, bytes)
    if !text.isEmpty { append(step.field, text, bytes) }
    return text
  }

  mutating func append(_ field: ContactField, _ text: CSVText, _ bytes: Span<UInt8>) {
    if text.isInScratch {
      let scratch = scratch
      let value = scratch.span.extracting(text.range)
      builder.append(field, value, states.state(of: value))
    } else {
      let value = bytes.extracting(text.range)
      builder.append(field, value, states.state(of: value))
    }
  }

  /// A copy of a value, for the rare steps that take it apart.
  mutating func copy(_ column: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    let text = text(column, bytes)
    guard !text.isInScratch else { return Array(scratch[text.range]) }
    return Self.copy(bytes.extracting(text.range))
  }

  static func copy(_ span: Span<UInt8>) -> [UInt8] {
    unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
  }

  // MARK: - Reports

  func heading(_ column: Int) -> String {
    let name = format.columnName(column)
    return name.isEmpty ? "column \(column + 1)" : name
  }

  mutating func report(_ code: DiagnosticCode, field: String = "", detail: String = "") {
    output.report(Diagnostic(code, at: source, field: field, detail: detail))
  }

  private mutating func skip(_ code: DiagnosticCode) {
    output.skippedCount += 1
    report(code)
  }

  private mutating func reportFindings() {
    for code in record.findings.codes { report(code) }
    if record.findings.contains(.extraContent) {
      report(.csvFieldsExtra, detail: "\(record.fieldCount) instead of \(plan.columnCount)")
    }
  }

  private mutating func reportMissingFields() {
    guard record.fieldCount < plan.namedColumnCount, !plan.habits.leavesOutLastCells else { return }
    report(.csvFieldsMissing, detail: "\(record.fieldCount) instead of \(plan.namedColumnCount)")
  }

  /// Reports a column where its value is another than the one that the contact has taken.
  mutating func reportFurther(
    _ column: Int, than taken: TakenText, _ bytes: Span<UInt8>
  ) {
    guard !isFurtherTold[column] else { return }
    let value = text(column, bytes)
    guard !value.isEmpty, !isSame(value, taken.text, bytes) else { return }
    isFurtherTold[column] = true
    let detail = "\(heading(taken.column)) came first"
    report(.csvValueSkipped, field: heading(column), detail: detail)
  }

  private func isSame(_ left: CSVText, _ right: CSVText, _ bytes: Span<UInt8>) -> Bool {
    guard left.range.count == right.range.count else { return false }
    return zip(left.range, right.range).allSatisfy {
      (left.isInScratch ? scratch[$0] : bytes[$0])
        == (right.isInScratch ? scratch[$1] : bytes[$1])
    }
  }

  /// The text of a field of which a contact has one.
  struct TakenText {
    var text = CSVText()
    var column = -1
  }

  /// Counts the values of the record that are left out.
  private mutating func countOmissions(_ bytes: Span<UInt8>) {
    let columns = omitted.columns
    for place in columns.indices where !isEmptyCell(columns[place]) {
      let text = CSVValue.text(of: record.cells[columns[place]], in: bytes, &scratch)
      if !text.isEmpty { omitted.countValue(place, at: source) }
    }
  }

  /// Whether another table could begin: behind a blank line, or where the number of fields changes.
  ///
  /// In files with records of all lengths the second tells nothing and is given up.
  private var mayBeginTable: Bool {
    mutating get {
      if isBehindBlankLine { return true }
      guard record.fieldCount != headings.count, unevenRecordCount < 256 else { return false }
      unevenRecordCount += 1
      return true
    }
  }

  /// Whether a record where another table could begin has cells that are all known headings.
  private mutating func isOtherHeadings(_ bytes: Span<UInt8>) -> Bool {
    guard !headings.isEmpty, !isEmptyCell(0) else { return false }
    var count = 0
    for column in 0..<min(record.fieldCount, record.cells.count) where !isEmptyCell(column) {
      let cell = copy(column, bytes)
      guard cell.count <= 80 else { return false }
      guard format.isHeading(String(decoding: cell, as: UTF8.self)) else { return false }
      count += 1
    }
    return count > 1
  }

  private mutating func isHeadings(_ bytes: Span<UInt8>) -> Bool {
    guard !headings.isEmpty, record.fieldCount >= headings.count,
      !record.findings.contains(.extraContent)
    else { return false }
    // Values are never longer than their fields, so one look is enough for nearly all records.
    guard record.cells[0].end - record.cells[0].start >= headings[0].count else { return false }
    for column in headings.indices {
      let text = CSVValue.text(of: record.cells[column], in: bytes, &scratch)
      guard text.range.count == headings[column].count else { return false }
      for offset in 0..<text.range.count {
        let byte = text.isInScratch ? scratch[text.start + offset] : bytes[text.start + offset]
        if byte != headings[column][offset] { return false }
      }
    }
    return true
  }
}
