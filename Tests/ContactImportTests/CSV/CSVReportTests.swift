import ContactModel
import TestSupport
import Testing

@testable import ContactImport

/// A file and its findings, as `code:line`.
struct ReportRow: CustomTestStringConvertible {
  let text: String
  let findings: [String]
  let counts: (records: Int, contacts: Int)
  let source: String

  init(
    _ text: String, _ findings: [String], _ counts: (records: Int, contacts: Int), _ source: String
  ) {
    self.text = text
    self.findings = findings
    self.counts = counts
    self.source = source
  }

  var testDescription: String { source }
}

@Suite struct CSVReportTests {
  @Test("a misspelt heading is told with the known one that is near")
  func misspeltHeadings() {
    let table = "Frist Name,Surename,Shoe size,Brithday,Phone\nAnna,Lind,38,1990-03-14,1\n"
    #expect(
      CSVImport(table).diagnostics.map(\.message) == [
        "no column of names was recognised; rename headings, as to First Name and Last Name: "
          + "not known are Frist Name (First Name?), Surename (Surname?), Shoe size, "
          + "Brithday (Birthday?)",
        "the column is not known and was not imported: did you mean First Name?",
        "the column is not known and was not imported: did you mean Surname?",
        "the column is not known and was not imported",
        "the column is not known and was not imported: did you mean Birthday?",
      ])
  }

  static let rows: [ReportRow] = [
    ReportRow("First Name,Phone\nAnna,1\n", [], (1, 1), "nothing to say"),
    ReportRow(
      "First Name,Phone\n\n,\nAnna,1\n", ["record-without-content:3"], (2, 1), "delimiters only"),
    ReportRow(
      "First Name,Phone\nAnna,1\nFirst Name,Phone\nBo,2\n", ["csv-headings-repeated:3"], (3, 2),
      "repeated headings"),
    ReportRow("First Name,Phone\nAnna\n", ["csv-fields-missing:2"], (1, 1), "short record"),
    ReportRow(
      "First Name,Phone,\nAnna,1\n", [], (1, 1), "Thunderbird: delimiter after the headings"),
    ReportRow("First Name,Phone\nAnna,1,,\n", [], (1, 1), "long record without content"),
    ReportRow("First Name,Phone\nAnna,1,x\n", ["csv-fields-extra:2"], (1, 1), "long record"),
    ReportRow(
      "First Name,Shoe size\nAnna,\nBo,43\nEva,38\n", ["csv-heading-unknown:3"], (3, 3),
      "unknown column, at its first value"),
    ReportRow("First Name,Shoe size\nAnna,\n", [], (1, 1), "unknown column without values"),
    ReportRow(
      "First Name,Personnummer\nAnna,19900314-1234\n", ["csv-heading-private:2"], (1, 1),
      "identity numbers"),
    ReportRow(
      "First Name,Title\nAnna,Boss\n", ["csv-heading-ambiguous:1"], (1, 1),
      "Title may be a job or an honorific"),
    ReportRow(
      "First Name,Surname,Last Name\nAnna,Lind,Lind\nBo,Ek,\nCy,,Ask\nDan,Ek,Ask\nEva,Ek,Ask\n",
      ["csv-value-skipped:5"], (5, 5), "two columns of one meaning"),
    ReportRow("First Name,Phone\nAn\"na,1\n", ["csv-quote-stray:2"], (1, 1), "stray quote"),
    ReportRow("First Name,Phone\n\"An\"na,1\n", ["csv-text-after-quote:2"], (1, 1), "text after"),
    ReportRow(
      "First Name,Phone\n\"Anna,1\nBo,2\n", ["csv-quote-unterminated:2"], (2, 2), "no end quote"),
    ReportRow(
      "First Name,\"Phone\nAnna,1\n", ["csv-quote-unterminated:1"], (1, 1),
      "no end quote in the headings"),
    ReportRow(
      "First Name,\"Pho\"ne\nAnna,1\n", ["csv-text-after-quote:1"], (1, 1),
      "text after a quote in the headings"),
    ReportRow(
      "\n\"Imi\u{119};Nazwisko;Poczta\nAnna;Lind;a@e.org\nBo;Ek;b@e.org\n",
      ["csv-quote-unterminated:2", "csv-headings-unknown:2"], (2, 2),
      "no end quote in unknown headings"),
    ReportRow(
      "First Name,Last Name,Spouse,Priority\nAnna,Ek,,Normal\nBo,Ek,Cy,Normal\n",
      ["csv-heading-omitted:2", "csv-heading-omitted:3"], (2, 2), "columns without a place"),
    ReportRow("First Name,Phone\nAn\u{0}na,1\n", ["csv-null-byte:2"], (1, 1), "NUL"),
    ReportRow(
      "Notes:\n\"long, long note\"\n\nFirst Name,Last Name,Email Address,Company,Position,"
        + "Connected On\nAnna,Lind,a@e.org,Acme,Boss,\n", ["csv-preamble:4"], (1, 1), "LinkedIn"),
    ReportRow(
      "#TYPE System.Object\n\"GivenName\",\"Surname\",\"Name\"\n\"Anna\",\"Lind\",\"Anna Lind\"\n",
      ["csv-preamble:2"], (1, 1), "PowerShell"),
    ReportRow("sep=;\nFirst Name;Phone\nAnna;1\n", [], (1, 1), "Excel's separator line"),
    ReportRow(
      "Anna Lind,a@e.org,+46 70 123\nBo Ek,b@e.org,+46 70 456\n", ["csv-no-headings:1"], (2, 2),
      "no headings"),
    ReportRow(
      "First Name,Birthday\nAnna,soon\n", ["date-not-understood:2"], (1, 1), "text for a date"),
    ReportRow(
      "First Name,Birthday\nAnna,14/3/90\n", ["date-year-assumed:2"], (1, 1), "two-digit year"),
    ReportRow(
      "First Name,Birthday\nAnna,1370/05/12\n", ["date-solar-hijri:1"], (1, 1), "Solar Hijri"),
    ReportRow(
      "First Name,Birthday\nAnna,1370\n", ["date-other-calendar:2", "date-solar-hijri:1"], (1, 1),
      "a Solar Hijri year"),
    ReportRow(
      "First Name,Birthday\nAnna,32874\n", ["date-serial-assumed:2"], (1, 1), "Excel's number"),
    ReportRow(
      "First Name,Birthday\nAnna,circa 1800\n", ["date-not-understood:2"], (1, 1), "text"),
    ReportRow(
      "First Name,Birthday\nAnna,14 mars 1990\n", [], (1, 1), "a word that is understood later"),
    ReportRow("First Name,Last Name\n", [], (0, 0), "headings only"),
    ReportRow("\n\n", [], (0, 0), "line ends only"),
  ]

  @Test(arguments: rows) func reports(_ row: ReportRow) {
    let result = CSVImport(row.text)
    #expect(result.findings == row.findings)
    #expect(result.recordCount == row.counts.records)
    #expect(result.contacts.count == row.counts.contacts)
    #expect(result.recordCount == result.contacts.count + result.skippedCount)
  }

  /// W3C's test001 of CSV on the Web has a surname and a family name in one table.
  @Test func ofTwoColumnsTheFirstFilledOneCounts() {
    let result = CSVImport(
      "First Name,Surname,Last Name,Company,Organization\nAnna,\"Li\"\"nd\",\"Li\"\"nd\",a,b\n"
        + "Bo,Ek,\"E\"\"k\",,c\nCy, ,Ask,d,\n")
    #expect(result.contacts.map(\.name.family) == ["Li\"nd", "Ek", "Ask"])
    #expect(result.contacts.map(\.organization) == ["a", "c", "d"])
    let told = result.diagnostics.map { "\($0.position.line) \($0.field): \($0.detail)" }
    #expect(told == ["2 Organization: Company came first", "3 Last Name: Surname came first"])
  }

  /// The count is that of the values; blanks are none, and chunks of one record count as one does.
  @Test(arguments: [1, 40, 1 << 20]) func theReportCountsWhatIsNotImported(_ window: Int) {
    let rows = (1...60).map { "A\($0),Ek,\($0 % 3 == 0 ? "x" : " "),\($0 > 50 ? "43" : ""),1" }
    let text = "First Name,Last Name,Spouse,Shoe size,Government ID Number\n"
    let result = CSVImport(text + rows.joined(separator: "\n") + "\n", window: window)
    let told = result.diagnostics.map {
      "\($0.position.line)-\($0.lastLine) \($0.field) \($0.count) \($0.code.rawValue)"
    }
    #expect(
      told.sorted() == [
        "2-61 Government ID Number 60 csv-heading-private", "4-61 Spouse 20 csv-heading-omitted",
        "52-61 Shoe size 10 csv-heading-unknown",
      ])
    #expect(
      result.diagnostics.first { $0.field == "Shoe size" }?.message
        == "the column is not known and was not imported (10 values)")
  }

  /// Microsoft's documentation of Set-Mailbox: the main address has SMTP in capitals, others have smtp,
  /// and X500 and SIP are no addresses of mail.
  @Test func addressesOfADirectoryAreFurtherOnes() {
    let result = CSVImport(
      "DisplayName,FirstName,LastName,PrimarySmtpAddress,EmailAddresses\nAnna Ek,Anna,Ek,a@e.org,"
        + "\"smtp:b@e.org SMTP:a@e.org X500:/o=E/cn=a b SIP:a@e.org\"\n"
        + "Bo Ek,Bo,Ek,,\"SMTP:bo@e.org;smtp:b@e.org,smtp:\"\nCy Ek,Cy,Ek,,System.String[]\n")
    let mail = result.contacts.map { $0.emails.map { ($0.isPreferred ? "*" : "") + $0.value } }
    #expect(mail == [["*a@e.org", "b@e.org"], ["*bo@e.org", "b@e.org"], []])
    #expect(result.findings == ["csv-heading-omitted:4"])
  }

  /// Two rows that differ in such a column only are one contact twice: it has no place for the value.
  @Test func rowsThatDifferInOmittedColumnsAreDuplicates() throws {
    let text = "First Name,Last Name,Spouse\nAnna,Ek,Bo\nAnna,Ek,Cy\n"
    var importer = ContactImporter(options: ImportOptions(), knowledge: .shipped)
    var isRead = false
    try importer.add(path: "a.csv") { (buffer, _) throws(ImportError) -> Int in
      defer { isRead = true }
      if !isRead { buffer += Array(text.utf8) }
      return isRead ? 0 : text.utf8.count
    }
    let report = importer.finish().report
    #expect(report.contactCount == 1)
    #expect(
      report.diagnostics.map { "\($0.code.rawValue) \($0.count)" }
        == ["csv-heading-omitted 2", "duplicate-contact 1"])
  }

  @Test func inferredColumnsHoldNamePhoneAndEmail() {
    let result = CSVImport(
      "Anna;Lind;a@e.org;+46 70 1234;1990-03-14\nBo;Ek;b@e.org;+46 70 4567;1980-12-25\n")
    #expect(result.contacts.map(\.name.given) == ["Anna", "Bo"])
    #expect(result.contacts.map(\.name.family) == ["Lind", "Ek"])
    #expect(result.contacts.map { $0.phones.map(\.value) } == [["+46 70 1234"], ["+46 70 4567"]])
    #expect(result.contacts.map { $0.emails.map(\.value) } == [["a@e.org"], ["b@e.org"]])
    #expect(result.contacts.allSatisfy { $0.dates.count == 1 })
  }

  @Test func headingsInUnknownWordsAreNoContact() {
    let result = CSVImport(
      "Imi\u{119};Nazwisko;Poczta\nAnna;Lind;a@e.org\nBo;Ek;b@e.org\n")
    #expect(result.findings == ["csv-headings-unknown:1"])
    #expect(result.contacts.map(\.name.given) == ["Anna", "Bo"])
    #expect(result.contacts.map { $0.emails.map(\.value) } == [["a@e.org"], ["b@e.org"]])
  }

  @Test(arguments: [
    ("Fornavn,Efternavn,Phone\nBo,Ek,1\n", 1), ("Fornavn,Organization\nBo,Ek\n", 0),
    ("Phone,E-mail\n1,b@e.org\n", 0), ("Weight,File As\n80,Ek\n", 0),
  ])
  func aTableWithoutNamesIsToldWhereHeadingsAreUnknown(_ text: String, _ count: Int) {
    let names = CSVImport(text).findings.filter { $0 == "csv-names-unknown:1" }
    #expect(names.count == count)
  }

  @Test func oneKnownWordFurtherDownMakesNoHeadings() {
    let result = CSVImport("Anna,Lind,a@e.org\nBo,Name,\n")
    #expect(result.contacts.map(\.name.given) == ["Anna", "Bo"])
  }

  @Test func aValueOverTheLimitIsLeftOut() {
    let bytes = Array("First Name,Notes\nAnna,12345678901\nBo,1234567890\n".utf8)
    var format = CSVImport("First Name,Notes\n").format
    format.valueLimit = 10
    let result = CSVImport(bytes, window: 1 << 20, format: format)
    #expect(result.findings == ["value-too-long:2"])
    #expect(result.contacts.map(\.note) == ["", "1234567890"])
    #expect(ImportLimits().valueLength == 16 << 20)
  }

  @Test func aHundredThousandColumnsAreNoLongWork() {
    let commas = String(repeating: ",", count: 100_000)
    let result = CSVImport("First Name\(commas)\nAnna\(commas)\n")
    #expect(result.contacts.map(\.name.given) == ["Anna"])
  }

  @Test func anyBytesGiveRecordsAndFindings() {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let result = CSVImport(bytes, window: 17, knowledge: .knowing(PageCharsets()))
      #expect(result.recordCount == result.contacts.count + result.skippedCount, "seed \(seed)")
    }
  }

  @Test(arguments: [("a,b\n", ","), ("First Name;Phone\n", ";"), ("First Name\tPhone\n", "\t")])
  func recognisesDelimiters(_ text: String, _ delimiter: String) {
    #expect(CSVImport(text).format.delimiterName == delimiter)
  }
}
