internal import ContactModel

/// Writes the records of one chunk as canonical records.
///
/// One worker makes one for each chunk. A field goes from the chunk to the arena without a copy
/// between; only fields that are not their own bytes pass through `scratch`.
struct CSVAssembler {
  let plan: ColumnPlan
  /// The cells of the headings, to know repeated ones; empty when the file has none.
  private let headings: [[UInt8]]
  private let format: CSVFormat
  /// Every value beyond ASCII is in a legacy encoding.
  private let isLegacy: Bool
  private let valueLimit: Int
  private let scanner: CSVFieldScanner
  let dateHabits: DateReader.Habits
  /// The columns in which a plain day was seen, which tells that they are Gregorian.
  var hasPlainDay: [Bool]
  private(set) var record: CSVRecord
  private var isOmissionReported: [Bool]
  var labels: LabelWords
  var builder: ContactBatchBuilder
  var scratch: [UInt8] = []
  var output = AssembledChunk()
  /// Where the current record begins.
  var source = SourcePosition()

  init(_ format: CSVFormat, byteCount: Int) {
    self.format = format
    isLegacy = format.fileEncoding == .legacy
    valueLimit = format.valueLimit
    plan = format.plan
    headings = format.headingCells
    scanner = CSVFieldScanner(dialect: format.dialect)
    dateHabits = format.dateHabits
    hasPlainDay = Array(repeating: false, count: format.plan.columnCount)
    record = CSVRecord(capacity: format.plan.columnCount)
    isOmissionReported = Array(repeating: false, count: format.plan.omissions.count)
    labels = LabelWords(words: format.labelWords, isLegacy: isLegacy)
    builder = ContactBatchBuilder(
      byteCapacity: byteCount + byteCount / 4, recordCapacity: byteCount / 64)
  }

  /// Reads a chunk.
  ///
  /// - Parameter bytes: Whole records; the file ends within the last one at most.
  /// - Returns: The contacts and everything noticed.
  mutating func assemble(_ bytes: Span<UInt8>) -> AssembledChunk {
    var position = 0
    while position < bytes.count {
      source.line = UInt32(truncatingIfNeeded: output.lineCount + 1)
      position = scanner.read(bytes, from: position, into: &record)
      output.lineCount += record.lineCount
      if !record.isBlankLine(in: bytes) { assembleRecord(bytes) }
    }
    output.batch = builder.takeBatch()
    return output
  }

  private mutating func assembleRecord(_ bytes: Span<UInt8>) {
    output.recordCount += 1
    source.record = UInt32(truncatingIfNeeded: output.recordCount)
    scratch.removeAll(keepingCapacity: true)
    if isHeadings(bytes) {
      skip(.csvHeadingsRepeated)
      return
    }
    if !record.findings.isEmpty { reportFindings() }
    let contentStart = writeSteps(bytes)
    reportOmissions(bytes)
    if builder.byteCount > contentStart {
      reportMissingFields()
      builder.endRecord(at: source)
    } else {
      builder.discardRecord()
      skip(.recordWithoutContent)
    }
  }

  /// Writes all fields and returns the size of the arena behind the identifier, which is no content.
  private mutating func writeSteps(_ bytes: Span<UInt8>) -> Int {
    var contentStart = builder.byteCount
    var lastText = ContactField.alternate
    for index in plan.steps.indices {
      let step = plan.steps[index]
      switch step.action {
      case .text:
        if step.field == lastText || isEmptyCell(step.column) { continue }
        if writeText(step, bytes) { lastText = step.field }
        if step.field == .uid { contentStart = builder.byteCount }
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
      case .sortAs: writeSortAs(step, bytes)
      case .fileAsName: writeFileAsName(step, bytes)
      }
    }
    return contentStart
  }

  @inline(__always)
  func isEmptyCell(_ column: Int) -> Bool {
    record.cells[column].start == record.cells[column].end
  }

  // MARK: - Values

  /// The value of a field; a value over the limit is reported and empty.
  mutating func text(_ column: Int, _ bytes: Span<UInt8>) -> CSVText {
    let text = CSVValue.text(of: record.cells[column], in: bytes, &scratch)
    guard text.range.count > valueLimit else { return text }
    report(.valueTooLong, field: heading(column), detail: ImportLimits.text(valueLimit))
    return CSVText()
  }

  /// Whether a value is UTF-8; counts what the file has to know about it.
  mutating func state(of text: CSVText, _ bytes: Span<UInt8>) -> ContactBatchBuilder.TextState {
    guard text.isBeyondASCII else { return .decoded }
    guard text.isInScratch else { return state(of: bytes.extracting(text.range)) }
    let scratch = scratch
    return state(of: scratch.span.extracting(text.range))
  }

  /// The same for bytes.
  mutating func state(of value: Span<UInt8>) -> ContactBatchBuilder.TextState {
    if isDecoded(value) {
      output.statistics.hasUTF8 = true
      return .decoded
    }
    output.statistics.countPairs(of: value)
    return .undecided
  }

  /// Whether a value is UTF-8.
  func isDecoded(_ value: Span<UInt8>) -> Bool {
    guard isLegacy else { return CSVValue.isUTF8(value) }
    for index in value.indices where value[index] >= 0x80 { return false }
    return true
  }

  private mutating func writeText(_ step: ColumnPlan.Step, _ bytes: Span<UInt8>) -> Bool {
    let text = text(step.column, bytes)
    guard !text.isEmpty else { return false }
    append(step.field, text, bytes)
    return true
  }

  mutating func append(_ field: ContactField, _ text: CSVText, _ bytes: Span<UInt8>) {
    let state = state(of: text, bytes)
    if text.isInScratch {
      let scratch = scratch
      builder.append(field, scratch.span.extracting(text.range), state)
    } else {
      builder.append(field, bytes.extracting(text.range), state)
    }
  }

  /// A copy of a value, for the rare steps that take it apart.
  mutating func copy(_ column: Int, _ bytes: Span<UInt8>) -> [UInt8] {
    let text = text(column, bytes)
    guard !text.isInScratch else { return Array(scratch[text.range]) }
    return Self.copy(bytes.extracting(text.range))
  }

  static func copy(_ span: Span<UInt8>) -> [UInt8] {
    var copy: [UInt8] = []
    copy.reserveCapacity(span.count)
    for index in span.indices { copy.append(span[index]) }
    return copy
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
    if record.findings.contains(.unterminatedQuote) { report(.csvQuoteUnterminated) }
    if record.findings.contains(.strayQuote) { report(.csvQuoteStray) }
    if record.findings.contains(.textAfterQuote) { report(.csvTextAfterQuote) }
    if record.findings.contains(.nullByte) { report(.csvNullByte) }
    if record.findings.contains(.extraContent) {
      report(.csvFieldsExtra, detail: "\(record.fieldCount) instead of \(plan.columnCount)")
    }
  }

  private mutating func reportMissingFields() {
    guard record.fieldCount < plan.namedColumnCount, !plan.habits.leavesOutLastCells else { return }
    report(.csvFieldsMissing, detail: "\(record.fieldCount) instead of \(plan.namedColumnCount)")
  }

  /// Reports each column that is left out where it holds its first value in the chunk.
  private mutating func reportOmissions(_ bytes: Span<UInt8>) {
    for index in plan.omissions.indices where !isOmissionReported[index] {
      let omission = plan.omissions[index]
      guard !isEmptyCell(omission.column), !text(omission.column, bytes).isEmpty else { continue }
      isOmissionReported[index] = true
      report(omission.code, field: omission.heading)
    }
  }

  private mutating func isHeadings(_ bytes: Span<UInt8>) -> Bool {
    guard !headings.isEmpty, record.fieldCount >= headings.count else { return false }
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
