import ContactModel
import Kartotek
import Testing

/// The rules that public CSV suites test, each with a table of our own.
///
/// csv-spectrum, csv-test-data, PapaParse, CleverCSV, zsv, csvkit, frictionless, csvlint, ruby/csv.
@Suite("Rules of public CSV suites")
struct PublicSuiteRuleTests {
  /// A table, the given names and the notes of its contacts, and what is told.
  struct Rule: CustomTestStringConvertible {
    let name: String
    let text: String
    let values: [[String]]
    let codes: [DiagnosticCode]

    init(_ name: String, _ text: String, _ values: [[String]], _ codes: [DiagnosticCode] = []) {
      self.name = name
      self.text = text
      self.values = values
      self.codes = codes
    }

    var testDescription: String { name }
  }

  private static let head = "First Name,Notes\n"

  static let rules = [
    Rule("simple", head + "Anna,b\n", [["Anna", "b"]]),
    Rule("comma in quotes", head + "Anna,\"Malmö, Skåne\"\n", [["Anna", "Malmö, Skåne"]]),
    Rule(
      "empty, quoted and not", head + "Anna,\n\"\",x\n\"\",\"y\"\n",
      [["Anna", ""], ["", "x"], ["", "y"]]),
    Rule("doubled quotes", head + "Anna,\"say \"\"hi\"\"\"\n", [["Anna", "say \"hi\""]]),
    Rule("only doubled quotes", head + "Anna,\"\"\"\"\n", [["Anna", "\""]]),
    Rule("JSON in a cell", head + "Anna,\"{\"\"a\"\": [1, 2]}\"\n", [["Anna", "{\"a\": [1, 2]}"]]),
    Rule(
      "line end in quotes", head + "Anna,\"one\ntwo\"\nBo,x\n",
      [["Anna", "one\ntwo"], ["Bo", "x"]]),
    Rule("CRLF in quotes", "First Name,Notes\r\nAnna,\"one\r\ntwo\"\r\n", [["Anna", "one\ntwo"]]),
    Rule("quotes and line ends", head + "Anna,\"one\n\"\"two\"\"\"\n", [["Anna", "one\n\"two\""]]),
    Rule(
      "letters beyond ASCII", head + "Ann\u{E1},\u{4F60}\u{597D}\n",
      [["Ann\u{E1}", "\u{4F60}\u{597D}"]]),
    Rule("no final line end", head + "Anna,b", [["Anna", "b"]]),
    Rule("byte order mark", "\u{FEFF}" + head + "Anna,b\n", [["Anna", "b"]]),
    Rule(
      "byte order mark before a quote", "\u{FEFF}\"First Name\",Notes\nAnna,b\n", [["Anna", "b"]]),
    Rule("blank lines", "\n\n" + head + "\nAnna,b\n\n\nBo,c\n\n", [["Anna", "b"], ["Bo", "c"]]),
    Rule("blanks around quotes", head + "Anna, \"b\" \nBo,c\n", [["Anna", "b"], ["Bo", "c"]]),
    Rule(
      "text behind a quote", head + "Anna,\"b\"x\n", [["Anna", "bx"]], [.csvTextAfterQuote]),
    Rule(
      "quote in a bare cell", head + "Anna,5\" disk\n", [["Anna", "5\" disk"]], [.csvQuoteStray]),
    Rule(
      "open quote at the end", head + "Anna,\"b\n", [["Anna", "b"]], [.csvQuoteUnterminated]),
    Rule(
      "apostrophes are letters", head + "O'Neil,'b, c'\n", [["O'Neil", "'b"]], [.csvFieldsExtra]),
    Rule(
      "short record", head + "Anna\nBo,c\n", [["Anna", ""], ["Bo", "c"]], [.csvFieldsMissing]),
    Rule("long record", head + "Anna,b,c\n", [["Anna", "b"]], [.csvFieldsExtra]),
    Rule("delimiters at the end", "First Name,Notes,,\nAnna,b,,\n", [["Anna", "b"]]),
    Rule(
      "mixed line ends", "First Name,Notes\r\nAnna,b\nBo,c\rEva,d\r\n",
      [["Anna", "b"], ["Bo", "c"], ["Eva", "d"]]),
    Rule("a hash sign begins no comment", head + "#Anna,b\n", [["#Anna", "b"]]),
    Rule("NUL in a cell", head + "An\u{0}na,b\n", [["Anna", "b"]], [.csvNullByte]),
    Rule("blank lines behind", head + "Anna,b\n,\n", [["Anna", "b"]], [.recordWithoutContent]),
    Rule(
      "title row", "Members of the club\n\nFirst Name,Notes\nAnna,b\n", [["Anna", "b"]],
      [.csvPreamble]),
    Rule("leading zeros", head + "Anna,007\n", [["Anna", "007"]]),
    Rule("delimiter as last byte", head + "Anna,", [["Anna", ""]]),
    Rule("quotation mark as last byte", head + "Anna,\"b\"", [["Anna", "b"]]),
    Rule(
      "duplicate headings are further values", "First Name,Notes,Notes\nAnna,b,c\n",
      [["Anna", "b\nc"]]),
  ]

  @Test("as the suites have it", arguments: rules)
  func rule(_ rule: Rule) throws {
    let book = try ContactBook(bytes: Array(rule.text.utf8))
    let values = (0..<book.count).map { index in
      [book.contact(at: index).name.given, book.contact(at: index).note]
    }
    #expect(values == rule.values)
    #expect(book.report.diagnostics.map(\.code) == rule.codes)
  }

  /// Google: several values in one cell, their labels and the parts of addresses in parallel.
  @Test("lists of values in one cell")
  func lists() throws {
    let text = """
      First Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,\
      Address 1 - Label,Address 1 - Street,Address 1 - City,Labels
      Anna,* Home ::: Work,a@e.org ::: b@e.org,Mobile,1 ::: 2,* ,A 1 ::: B 2,Oslo,\
      Club ::: * myContacts
      Bo,Work,c@e.org,* Main,3,Work,C 3,Lund,* starred ::: Choir
      """
    let book = try ContactBook(bytes: Array(text.utf8))
    let anna = book.contact(at: 0)
    #expect(
      anna.emails == [
        LabeledValue(label: "home", value: "a@e.org", isPreferred: true),
        LabeledValue(label: "work", value: "b@e.org"),
      ])
    #expect(anna.phones.map(\.label) == ["mobile", "mobile"])
    #expect(anna.addresses.map(\.street) == ["A 1", "B 2"])
    #expect(anna.addresses.map(\.city) == ["Oslo", ""])
    #expect(anna.categories == ["Club"])
    // Labels are those of the row, not of the first contact.
    let bo = book.contact(at: 1)
    #expect(bo.emails == [LabeledValue(label: "work", value: "c@e.org")])
    #expect(bo.phones == [LabeledValue(label: "main", value: "3", isPreferred: true)])
    #expect(bo.categories == ["Choir"])
  }
}
