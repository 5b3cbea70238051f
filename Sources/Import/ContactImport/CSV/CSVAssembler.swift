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
  let headings: [[UInt8]]
  let format: CSVFormat
  private let valueLimit: Int
  private var scanner: CSVFieldScanner
  let dateHabits: DateReader.Habits
  /// The columns in which a plain day was seen, which tells that they are Gregorian.
  var hasPlainDay: [Bool]
  private(set) var record: CSVRecord
  var omitted: OmittedColumns
  /// The columns of which it was told that a contact has no place for them.
  var isFurtherTold: [Bool]
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
  private(set) var isBehindBlankLine = false
  var unevenRecordCount = 0
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
    // Tags and lengths take more than delimiters do; an arena that has to grow is copied and costs
    // as many pages again, reserved pages that are not used cost nothing.
    builder = ContactBatchBuilder(
      byteCapacity: byteCount + byteCount / 2, recordCapacity: byteCount / 64)
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
      case .proxyAddresses: writeProxyAddresses(step, bytes)
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
}
