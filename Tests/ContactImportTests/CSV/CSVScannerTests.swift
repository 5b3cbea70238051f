import TestSupport
import Testing

@testable import ContactImport

/// A text, its records, and what is wrong in them.
struct ScannerRow: CustomTestStringConvertible {
  let text: String
  let records: [[String]]
  let findings: CSVRecord.Findings
  let source: String

  init(
    _ text: String, _ records: [[String]], _ source: String, _ findings: CSVRecord.Findings = []
  ) {
    self.text = text
    self.records = records
    self.findings = findings
    self.source = source
  }

  var testDescription: String { "\(text.debugDescription) (\(source))" }
}

/// The records of a text as the fast scanner gives them.
struct FastCSVReader {
  private(set) var records: [[[UInt8]]] = []
  private(set) var findings: CSVRecord.Findings = []
  private(set) var lineCount = 0
  private(set) var borders: [Int] = []

  init(_ bytes: [UInt8], dialect: CSVDialect = CSVDialect(delimiter: 0x2C)) {
    var scanner = CSVFieldScanner(dialect: dialect)
    var record = CSVRecord(capacity: 64)
    var position = 0
    while position < bytes.count {
      position = scanner.read(bytes.span, from: position, into: &record)
      if record.end < position { borders.append(position) }
      lineCount += record.lineCount
      findings.formUnion(record.findings)
      guard !record.isBlankLine(in: bytes.span) else { continue }
      var scratch: [UInt8] = []
      records.append(
        (0..<record.fieldCount).map { column in
          let text = CSVValue.text(of: record.cells[column], in: bytes.span, &scratch)
          return Array(text.isInScratch ? scratch[text.range] : bytes[text.range])
        })
    }
  }

  /// Where windows of a size show borders, each counted from the start of the text.
  static func windowedBorders(
    _ bytes: [UInt8], window: Int, dialect: CSVDialect = CSVDialect(delimiter: 0x2C)
  ) -> [Int] {
    var scanner = CSVBorderScanner(dialect: dialect)
    var buffer: [UInt8] = []
    var (cut, scanned, position) = (0, 0, 0)
    var borders: [Int] = []
    while position < bytes.count {
      let end = min(position + window, bytes.count)
      buffer += bytes[position..<end]
      position = end
      let border = scanner.lastBorder(in: buffer.span, scanned: scanned)
      if border > 0 { borders.append(cut + border) }
      buffer.removeFirst(border)
      cut += border
      scanned = buffer.count
    }
    return borders
  }
}

@Suite struct CSVScannerTests {
  static let rows: [ScannerRow] = [
    ScannerRow("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]], "RFC 4180 2.1"),
    ScannerRow("a,b\r\nc,d", [["a", "b"], ["c", "d"]], "RFC 4180 2.2: last line without end"),
    ScannerRow("\"a\",\"b\"", [["a", "b"]], "RFC 4180 2.5"),
    ScannerRow("\"a\r\nb\",\"c,d\"", [["a\nb", "c,d"]], "RFC 4180 2.6; line end becomes LF"),
    ScannerRow("\"a\"\"b\",c", [["a\"b", "c"]], "RFC 4180 2.7"),
    ScannerRow("\"\",\"\"\"\"", [["", "\""]], "RFC 4180 2.7: only a quotation mark"),
    ScannerRow("a\rb\rc", [["a"], ["b"], ["c"]], "CR alone, as old Macintosh programs write"),
    ScannerRow("a\nb\r\nc\rd", [["a"], ["b"], ["c"], ["d"]], "mixed line ends"),
    ScannerRow("\"a\rb\nc\r\nd\"", [["a\nb\nc\nd"]], "mixed line ends within quotes"),
    ScannerRow("a,,\n,,\n", [["a", "", ""], ["", "", ""]], "empty cells"),
    ScannerRow("\n\r\n  \na\n\n", [["a"]], "blank lines are no records"),
    ScannerRow(" a , \"b\" ,\t\"c,d\"\n", [["a", "b", "c,d"]], "blanks around quotation marks"),
    ScannerRow("a\"b\",c\n", [["a\"b\"", "c"]], "5 o'clock\" Smith: stray mark", .strayQuote),
    ScannerRow("\"a\"b,c\n", [["ab", "c"]], "text after a closing mark", .textAfterQuote),
    ScannerRow("\"a\" \"b\",c\n", [["a \"b\"", "c"]], "nicknames in the middle", .textAfterQuote),
    ScannerRow(
      "a,\"b,c\nd,e\n", [["a", "b", "c"], ["d", "e"]], "end of file", .unterminatedQuote),
    ScannerRow(
      "a,\"b\nc,\"d\"\n", [["a", "b"], ["c", "d"]],
      "the next mark opens a field: the first was not closed", .unterminatedQuote),
    ScannerRow("=\"0301\",b", [["0301", "b"]], "Excel: a number kept as text"),
    ScannerRow("'+30 1,'t Hooft", [["+30 1", "'t Hooft"]], "apostrophe before a sign only"),
    ScannerRow("a,b\n\u{1A}", [["a", "b"]], "Ctrl-Z behind the last line"),
    ScannerRow("a,b\u{1A}", [["a", "b"]], "Ctrl-Z in the last line"),
    ScannerRow("a\u{0}b,\u{0}\n", [["ab", ""]], "NUL bytes", .nullByte),
    ScannerRow("\u{FEFF}\"a\",b\n", [["a", "b"]], "byte order mark of a joined file"),
    ScannerRow("\u{A0}a\u{3000},b\n", [["a", "b"]], "wide blanks are trimmed"),
  ]

  @Test(arguments: rows) func dividesFields(_ row: ScannerRow) {
    let reader = FastCSVReader(Array(row.text.utf8))
    #expect(reader.records.map { $0.map { String(decoding: $0, as: UTF8.self) } } == row.records)
    #expect(reader.findings == row.findings)
  }

  @Test func countsLinesAlsoWithinQuotes() {
    #expect(FastCSVReader(Array("a\r\nb\rc\n\"d\r\ne\rf\"\ng".utf8)).lineCount == 6)
  }

  @Test(arguments: rows) func agreesWithTheSlowReader(_ row: ScannerRow) {
    guard !row.text.hasPrefix("="), !row.text.hasPrefix("'"), !row.text.contains("\u{A0}") else {
      return
    }
    expectAgreement(Array(row.text.utf8))
  }

  @Test func agreesWithTheSlowReaderOnRandomBytes() {
    let alphabet: [[UInt8]] = [
      [0x22], [0x22], [0x22], [0x2C], [0x2C], [0x0A], [0x0D], [0x0D, 0x0A], [0x61], [0x62, 0x63],
      [0x20], [0x00], [0xEF, 0xBB, 0xBF], [0xCE, 0xB1], [0x3B], [0x09], [0xE1],
    ]
    for seed in 0..<2000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      // The fast scanner looks at 64 bytes together: some texts are shorter, some longer.
      let length = Int.random(in: 0...(seed % 2 == 0 ? 40 : 250), using: &generator)
      let bytes = (0..<length).flatMap { position in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      expectAgreement(bytes, "seed \(seed)")
    }
  }

  private func expectAgreement(_ bytes: [UInt8], _ comment: Comment = "") {
    let fast = FastCSVReader(bytes)
    let slow = SlowCSVReader(bytes)
    #expect(fast.records == slow.records, comment)
    #expect(fast.borders == slow.borders, comment)
    for window in [1, 2, 3, 7, 64] {
      let found = FastCSVReader.windowedBorders(bytes, window: window)
      let known = Set(slow.borders)
      #expect(found.allSatisfy(known.contains), comment)
      // Without quotation marks only a CR at the end of the text waits for more.
      guard !bytes.contains(0x22) else { continue }
      let last = slow.borders.last { $0 < bytes.count || bytes.last == 0x0A }
      #expect(found.last == last, comment)
    }
  }

  /// MySQL's `SELECT ... INTO OUTFILE` with ENCLOSED BY: a mark behind a backslash closes nothing, also
  /// where a delimiter follows, and two backslashes are one.
  @Test func backslashesCountWhereTheDialectHasThem() {
    let dialect = CSVDialect(delimiter: 0x2C, hasBackslashQuotes: true)
    let text = #""a\",b","c\\d","e\\",f"# + "\n"
    let reader = FastCSVReader(Array(text.utf8), dialect: dialect)
    let values = reader.records.map { $0.map { String(decoding: $0, as: UTF8.self) } }
    #expect(values == [[#"a",b"#, #"c\d"#, #"e\"#, "f"]])
  }

  @Test func declinesAQuotedFieldOverTheLimit() {
    let limit = 50
    let dialect = CSVDialect(delimiter: 0x2C, quotedLimit: limit)
    for length in (limit - 8)...(limit + 8) {
      let filling = String(repeating: "a", count: length)
      let bytes = Array("a,\"b\n\(filling)\"\nc,d\n".utf8)
      let whole = FastCSVReader(bytes, dialect: dialect)
      // The closing mark is `length` + 3 bytes behind the opening one.
      #expect(whole.records.count == (length + 3 < limit ? 2 : 3))
      #expect(whole.findings.contains(.unterminatedQuote) == (length + 3 >= limit))
      for window in [1, 7, 49, 1000] {
        let found = FastCSVReader.windowedBorders(bytes, window: window, dialect: dialect)
        #expect(found.allSatisfy(whole.borders.contains))
        #expect(found.last == bytes.count)
      }
    }
  }
}
