/// The first records of a file, divided by one candidate for the delimiter.
struct CSVSample {
  /// One record that is not blank.
  struct Record {
    /// The trimmed cells.
    var cells: [[UInt8]] = []
    /// The number of fields.
    var fieldCount = 0
    /// Where it begins, counted from the start of the head.
    var start = 0
    /// Where it ends, line end included.
    var end = 0
    /// The line that it begins on, from 1, counted from where the sample begins.
    var line = 1
    /// The line ends in it.
    var lineCount = 0
    /// What is wrong in it.
    var findings: CSVRecord.Findings = []

    /// The number of cells that are not empty.
    var filledCount: Int { cells.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) } }

    /// Whether some cell is an e-mail address, a phone number or a web address: no headings, then.
    var looksLikeValues: Bool {
      cells.contains { ValueKind($0.span) != .other }
    }
  }

  /// How many records are looked at.
  private static let recordLimit = 20

  let dialect: CSVDialect
  var delimiter: UInt8 { dialect.delimiter }
  private(set) var records: [Record] = []
  /// The last record goes on behind the head; it is there if it is the first.
  private(set) var isCutOff = false
  /// Records with quotation marks out of place.
  private(set) var oddRecordCount = 0
  /// How many quotation marks stand beside the delimiter.
  private(set) var quotesBesideDelimiter = 0

  init(_ head: [UInt8], from start: Int, dialect: CSVDialect, isWholeFile: Bool) {
    self.dialect = dialect
    var scanner = CSVFieldScanner(dialect: dialect)
    var record = CSVRecord(capacity: CSVFormat.columnLimit)
    var position = start
    var line = 1
    while position < head.count, records.count < Self.recordLimit {
      let end = scanner.read(head.span, from: position, into: &record)
      isCutOff = end == head.count && !isWholeFile
      if isCutOff && !records.isEmpty { break }
      if !record.isBlankLine(in: head.span), record.fieldCount > 0 {
        let found = Self.copy(record, head, end: end, line: line)
        if found.cells.contains(where: { !$0.isEmpty }) { records.append(found) }
        if !record.findings.isDisjoint(with: .quotes) { oddRecordCount += 1 }
      }
      line += record.lineCount
      position = end
    }
    countQuotes(head, start..<position)
  }

  private static func copy(
    _ record: CSVRecord, _ head: [UInt8], end: Int, line: Int
  ) -> Record {
    var result = Record(
      fieldCount: record.fieldCount, start: record.start, end: end, line: line,
      lineCount: record.lineCount, findings: record.findings)
    var scratch: [UInt8] = []
    for column in 0..<min(record.fieldCount, CSVFormat.columnLimit) {
      let text = CSVValue.text(of: record.cells[column], in: head.span, &scratch)
      result.cells.append(Array(text.isInScratch ? scratch[text.range] : head[text.range]))
    }
    return result
  }

  private mutating func countQuotes(_ head: [UInt8], _ range: Range<Int>) {
    guard range.count > 1 else { return }
    for index in range.dropLast() {
      let pair = (head[index], head[index + 1])
      if pair == (delimiter, CSVDialect.quote) || pair == (CSVDialect.quote, delimiter) {
        quotesBesideDelimiter += 1
      }
    }
  }

  /// How much the records speak for the delimiter: 0 when it never divides, more when all of them
  /// have the same number of fields.
  var evenness: Int {
    let counts = records.map(\.fieldCount)
    guard let most = counts.max(), most > 1 else { return 0 }
    let even = counts.filter { $0 == most }.count
    if even == counts.count { return 1000 + min(most, 100) }
    return even * 100 / counts.count
  }
}
