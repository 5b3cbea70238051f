import ContactModel
import Kartotek
import Testing

/// Tables as people and programs really write them, through the library.
@Suite("Shapes of tables")
struct TableShapeTests {
  private func read(
    _ text: String, _ options: ReadingOptions = ReadingOptions()
  ) throws -> (names: [String], codes: [String]) {
    let book = try ContactBook(bytes: Array(text.utf8), options: options)
    let names = (0..<book.count).map { index in
      let contact = book.contact(at: index)
      return contact.name.given + "|" + contact.name.family + "|" + contact.formattedName
    }
    return (names, book.report.diagnostics.map { "\($0.code.rawValue):\($0.position.line)" })
  }

  @Test("delimiters", arguments: [",", ";", "\t", "|"])
  func delimiter(_ delimiter: String) throws {
    let lines = ["First Name,Last Name,Notes", "Anna,Ek,\"a\(delimiter) b\"", "Bo,Ask,"]
    let text = lines.joined(separator: "\n").map { $0 == "," ? delimiter : String($0) }.joined()
    let book = try ContactBook(bytes: Array(text.utf8))
    #expect(book.report.files.first?.delimiter == delimiter)
    #expect(book.contact(at: 0).note == "a\(delimiter) b")
    #expect(book.count == 2)
  }

  @Test("line ends", arguments: ["\n", "\r\n", "\r"])
  func lineEnd(_ end: String) throws {
    let text = ["First Name,Last Name", "Anna,\"E\(end)k\"", "", "Bo,Ask", "\u{1A}"]
      .joined(separator: end)
    let found = try read(text)
    #expect(found.names == ["Anna|E\nk|", "Bo|Ask|"])
    #expect(found.codes == [])
  }

  @Test("backslashes before quotation marks, where the file proves them")
  func backslashes() throws {
    let proven = """
      "First Name","Last Name","Notes"
      "Anna","Ek","said \\"hi, you\\" in C:\\\\temp"
      "Bo","Ask","a \\\\ b"
      """
    let book = try ContactBook(bytes: Array(proven.utf8))
    #expect(book.contact(at: 0).note == "said \"hi, you\" in C:\\temp")
    #expect(book.contact(at: 1).note == "a \\ b")
    #expect(book.report.diagnostics.isEmpty)
    let plain = "\"First Name\",\"Notes\"\n\"Anna\",\"C:\\\"\n\"Bo\",\"D:\\\\x\"\n"
    let other = try ContactBook(bytes: Array(plain.utf8))
    #expect(other.contact(at: 0).note == "C:\\")
    #expect(other.contact(at: 1).note == "D:\\\\x")
  }

  @Test("an unterminated quotation mark damages one record")
  func unterminated() throws {
    let found = try read("First Name,Last Name\nAnna,\"Ek\nBo,Ask\nEva,Alm\n")
    #expect(found.names == ["Anna|Ek|", "Bo|Ask|", "Eva|Alm|"])
    #expect(found.codes == ["csv-quote-unterminated:2"])
  }

  @Test("a heading line of any length is one line", arguments: [5_000, 300_000, 1_500_000])
  func longHeadings(_ length: Int) throws {
    let odd = String(repeating: "x", count: length)
    let found = try read("First Name,\(odd),Last Name\nAnna,,Ek\n")
    #expect(found.names == ["Anna|Ek|"])
    #expect(found.codes == [])
    let below = try read("#TYPE Person\nFirst Name,\(odd),Last Name\nAnna,,Ek\n")
    #expect(below.names == ["Anna|Ek|"])
    #expect(below.codes == ["csv-preamble:2"])
  }

  @Test("columns beyond the limit are told")
  func manyColumns() throws {
    let headings = (0..<5000).map { "h\($0)" }.joined(separator: ",")
    let book = try ContactBook(bytes: Array("First Name,\(headings)\nAnna\n".utf8))
    let finding = try #require(
      book.report.diagnostics.first { $0.code == .csvColumnsTooMany })
    #expect(finding.detail == "the limit is 4096")
    #expect(finding.level == .error)
  }

  @Test("a second table keeps the first one's records and is told", arguments: ["", "\n"])
  func secondTable(_ gap: String) throws {
    let found = try read(
      "First Name,Last Name\nAnna,Ek\n\(gap)First Name,Last Name,Email,Phone\nBo,Ask,b@e.org,1\n")
    #expect(found.names == ["Anna|Ek|", "Bo|Ask|"])
    #expect(found.codes.first == "csv-other-headings:\(gap.isEmpty ? 3 : 4)")
  }

  @Test("records of other lengths are no headings")
  func unevenRecords() throws {
    let found = try read("First Name,Last Name,Phone\nName\nTitle,Ek\n\nMail,Lind,1\n")
    #expect(found.names == ["Name||", "Title|Ek|", "Mail|Lind|"])
    #expect(found.codes == ["csv-fields-missing:2", "csv-fields-missing:3"])
  }

  @Test("no headings: columns by their values, and none is said to have an unknown heading")
  func noHeadings() throws {
    let book = try ContactBook(bytes: Array("Anna,Ek,a@e.org,z9\nBo,Ask,b@e.org,77\n".utf8))
    #expect(book.count == 2)
    #expect(book.report.diagnostics.map(\.code) == [.csvNoHeadings])
    #expect(book.report.diagnostics.first?.detail == "not imported: column 4")
  }

  @Test("headings in unknown words are headings")
  func unknownHeadings() throws {
    let found = try read("Imi\u{119};Nazwisko;Poczta\nAnna;Lind;a@e.org\nBo;Ek;b@e.org\n")
    #expect(found.names == ["Anna|Lind|", "Bo|Ek|"])
    #expect(found.codes == ["csv-headings-unknown:1"])
  }

  @Test("an identifier column that is not there is told with the headings that are")
  func identifiers() throws {
    var options = ReadingOptions()
    options.identifierHeading = "Kundnummer"
    let book = try ContactBook(
      bytes: Array("First Name,Last Name,Kundnr\nAnna,Ek,7\n".utf8), options: options)
    let finding = try #require(book.report.diagnostics.first)
    #expect(finding.code == .csvIdentifierColumnMissing)
    #expect(finding.field == "Kundnummer")
    #expect(finding.detail == "the headings are First Name, Last Name, Kundnr")
    #expect(finding.level == .warning)
    options.identifierHeading = "kundNR"
    let found = try read("First Name,Last Name,Kundnr\nAnna,Ek,7\n", options)
    #expect(found.codes == [])
  }

  @Test(
    "unknown columns of numbers and addresses are warnings",
    arguments: [
      ("+39 333 1234567", "csv-values-unread:2"), ("2101234567", "csv-values-unread:2"),
      ("a@e.org", "csv-values-unread:2"), ("38", "csv-heading-unknown:2"),
      ("2020-01-31", "csv-heading-unknown:2"), ("211 22", "csv-heading-unknown:2"),
    ])
  func unreadValues(_ value: String, _ code: String) throws {
    let found = try read("First Name,Last Name,Telefonino\nAnna,Ek,\(value)\n")
    #expect(found.codes == [code])
  }

  @Test(
    "zeros and signs of phone numbers stay",
    arguments: [
      "+46 70 123", "0046701234567", "070-123 45 67", "(08) 123", "08/123.45", "+98۲۱۱۲۳",
    ])
  func phones(_ phone: String) throws {
    let book = try ContactBook(bytes: Array("First Name,Phone\nAnna,\(phone)\n".utf8))
    #expect(book.contact(at: 0).phones.map(\.value) == [phone])
  }
}
