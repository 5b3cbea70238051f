import ContactModel
import Kartotek
import TestSupport
import Testing

/// Text that was damaged before or in the file: kept as it is, and reported.
@Suite("Damaged text")
struct DamagedTextTests {
  private func read(_ bytes: [UInt8]) throws -> (names: [String], codes: [String], encoding: String)
  {
    let book = try ContactBook(bytes: bytes)
    let names = (0..<book.count).map { book.contact(at: $0).name.given }
    let codes = book.report.diagnostics.filter { $0.level != .note }.map {
      "\($0.code.rawValue):\($0.position.line)"
    }
    return (names, codes, book.report.files.first?.encoding ?? "")
  }

  @Test(
    "a small UTF-8 file with a bad byte stays UTF-8",
    arguments: [
      (
        "First Name,Last Name\nBj\u{F6}rn,\u{D6}berg\n\u{C5}sa,S", "der\n",
        ["Bj\u{F6}rn", "\u{C5}sa"]
      ),
      ("Όνομα,Επώνυμο\nElli,Ek\nBo,A", "\n", ["Elli", "Bo"]),
    ])
  func badByte(_ before: String, _ after: String, _ names: [String]) throws {
    let found = try read(Array(before.utf8) + [0xF6] + Array(after.utf8))
    #expect(found.encoding == "UTF-8")
    #expect(found.names == names)
    #expect(found.codes == ["encoding-invalid-bytes:3"])
  }

  /// What a crash leaves where the end of the file was to be written.
  @Test("NULs behind the text", arguments: [5, 4096])
  func paddedWithNULs(_ count: Int) throws {
    let padding = [UInt8](repeating: 0, count: count)
    let table = try read(Array("First Name,Last Name\nAnna,Ek\n".utf8) + padding)
    #expect(table.names == ["Anna"])
    #expect(table.codes.first == "csv-null-byte:3")
    let card = "BEGIN:VCARD\nVERSION:3.0\nN:Ek;Bo\nEND:VCARD\n"
    #expect(try read(Array(card.utf8) + padding).names == ["Bo"])
  }

  @Test("half a surrogate pair in UTF-16")
  func surrogate() throws {
    let text = try #require(TextPages.encode("First Name,Last Name\r\nAn", "UTF-16LE"))
    let rest = try #require(TextPages.encode("na,Ek\r\nBo,Ek\r\n", "UTF-16LE"))
    let found = try read([0xFF, 0xFE] + text + [0x00, 0xD8] + rest)
    #expect(found.names == ["An\u{FFFD}na", "Bo"])
    #expect(found.codes == ["encoding-invalid-bytes:2"])
  }

  @Test("half a unit at the end of UTF-16, where no record has it")
  func oddEnd() throws {
    let text = try #require(TextPages.encode("First Name,Shoe\r\nAnna,38", "UTF-16LE"))
    #expect(try read([0xFF, 0xFE] + text + [0x41]).codes == ["encoding-invalid-bytes:1"])
  }

  @Test("bytes without a meaning in the encoding that was named")
  func named() throws {
    var options = ReadingOptions()
    options.encoding = TextEncoding("windows-1253")
    let book = try ContactBook(
      bytes: Array("First Name,Last Name\nA".utf8) + [0xD2] + Array("a,Ek\n".utf8), options: options
    )
    #expect(book.report.diagnostics.map(\.code) == [.encodingInvalidBytes])
    #expect(book.report.diagnostics.map(\.position.line) == [2])
  }

  @Test(
    "letters that became question marks",
    arguments: [
      ("?li", true), ("M?mm?dov", true), ("????", true), ("Anna?", false), ("Anna", false),
      ("Who? Me", false), ("G\u{FFFD}nter", true),
    ])
  func lost(_ name: String, _ isLost: Bool) throws {
    let found = try read(Array("First Name,Last Name\n\(name),Ek\n".utf8))
    #expect(found.names == [name])
    #expect(found.codes == (isLost ? ["text-lost:2"] : []))
  }

  /// Names and the pages that their UTF-8 was taken for.
  @Test(
    "UTF-8 that was converted once more",
    arguments: [
      ("İlqar", "windows-1252"), ("Åsa", "windows-1252"), ("Марта", "windows-1251"),
      ("Ράλλης", "windows-1253"), ("Şəhla", "windows-1254"), ("رضا", "windows-1256"),
    ])
  func twice(_ name: String, _ page: String) throws {
    let misread = try #require(TextPages.decode(Array(name.utf8), page))
    let text = "First Name,Last Name\nBo,Ek\n\(misread),Ek\n\(misread),Ask\n"
    let found = try read(Array(text.utf8))
    #expect(found.names == ["Bo", misread, misread])
    #expect(found.codes == ["text-double-encoded:3"])
  }

  @Test(
    "names that merely look unusual are no damage",
    arguments: [
      "Åsa", "Ção", "Ñandú", "Îlot", "Ý", "Ælfþryð", "Гьоте", "Съёмка", "Ξένια", "ΐ", "شک", "رک",
      "Ð",
      "Œuvre", "«Bo»",
    ])
  func unusual(_ name: String) throws {
    #expect(try read(Array("First Name,Last Name\n\(name),Ek\n".utf8)).codes == [])
  }

  /// Dates that wait for the file's order are no text that import could have damaged.
  @Test("lost letters beside dates that wait") func lostBesideDates() throws {
    let text = "First Name,Birthday\nAnna,3/4/1990\nB\u{FFFD}rje,5/6/1990\n"
    let codes = try ContactBook(bytes: Array(text.utf8)).report.diagnostics.map(\.code)
    #expect(codes.contains(.textLost))
    #expect(!codes.contains(.encodingInvalidBytes))
  }

  @Test(
    "numbers that a spreadsheet has rounded",
    arguments: [
      ("\"4,67E+10\"", true), ("4.67E+10", true), ("4E+10", true), ("0046701234567", false),
      ("+46 8 1", false), ("5551234 ext 5", false), ("4.67E10", true), ("1.0E10", true),
      ("+4.67E+10", true), ("4.67 E+10", true), ("12E+4", true), ("4E10", true),
      // Full-width digits, mark, letter and sign.
      ("\u{FF14}\u{FF0E}\u{FF16}\u{FF17}\u{FF25}\u{FF0B}\u{FF11}\u{FF10}", true),
      ("12E4", false), ("E10", false), ("4.67E", false), ("4.E+10", false), ("12E3456", false),
      ("1E10E10", false), ("4.67E+1000", false), ("Extension 4.67E+10", false),
    ])
  func rounded(_ phone: String, _ isRounded: Bool) throws {
    let book = try ContactBook(bytes: Array("First Name,Phone\nAnna,\(phone)\n".utf8))
    #expect(book.contact(at: 0).phones.map(\.value) == [phone.filter { $0 != "\"" }])
    #expect(
      book.report.diagnostics.map(\.code) == (isRounded ? [DiagnosticCode.numberRounded] : []))
  }

  @Test("every damaged value of a record counts") func everyValue() throws {
    let text = """
      First Name,Last Name,Company,City,Phone,Mobile,Fax
      M?mm?dov,M?mm?dov,AB,Bo,4.67E+10,4.67E+10,4.68E+10
      Ek,M?mm?dov,M?mm?dov,Bo,1,2,3

      """
    let diagnostics = try ContactBook(bytes: Array(text.utf8)).report.diagnostics
    let told = diagnostics.map { "\($0.code.rawValue) \($0.detail) \($0.count)" }
    #expect(
      told == [
        "text-lost M?mm?dov 4", "number-rounded 4.67E+10 2", "number-rounded 4.68E+10 1",
      ])
  }

  @Test("records with text converted twice are counted once each") func recordsConvertedTwice()
    throws
  {
    let misread = try #require(TextPages.decode(Array("Марта".utf8), "windows-1251"))
    let text = "First Name,Last Name\n\(misread),\(misread)\nBo,Ek\nBo,\(misread)\n"
    let diagnostics = try ContactBook(bytes: Array(text.utf8)).report.diagnostics
    #expect(diagnostics.map(\.detail) == ["\(misread) and 1 more records"])
  }

  /// Four invented people each; the encoders are Python's.
  @Test(
    "encodings that are not expected are told with the way out",
    arguments: [
      // Shift_JIS
      "8E5293632C91BE9859 97E996D82C89D48E71 8DB293A12C8C92 8D828BB42C94FC8DE7",
      // GB18030
      "CDF52CCEB0 C0EE2CB7BC D5C52CC0F6 C1F52CC7BF",
      // EUC-KR
      "B1E82CB9CEC1D8 C0CC2CBCADBFAC B9DA2CC1F6C8C6 C3D62CC0AFC1F8",
      // Big5
      "B3AF2CA7D3A9FA AA4C2CAC4BBC62 B6C02CA9C9A767 B1692CAE61BBA8",
    ])
  func unexpected(_ hex: String) throws {
    var bytes = Array("Last Name,First Name\n".utf8)
    for line in hex.split(separator: " ") {
      var digits = line[...]
      while let byte = UInt8(digits.prefix(2), radix: 16) {
        bytes.append(byte)
        digits = digits.dropFirst(2)
      }
      bytes.append(0x0A)
    }
    #expect(
      try ContactBook(bytes: bytes).report.diagnostics.contains { $0.code == .encodingDoubtful })
  }

  /// Where a card says it; a column of a table is not kept with the record.
  @Test("findings about cards name the property")
  func properties() throws {
    let card = """
      BEGIN:VCARD
      VERSION:3.0
      N:M?mm?dov;Ilqar;M?rdan
      FN:M?mm?dov Ilqar
      NICKNAME:?li
      ORG:?irk?t;S?tis
      TITLE:M?d?r
      TEL:4,67E+10
      END:VCARD

      """
    let findings = try ContactBook(bytes: Array(card.utf8)).report.diagnostics
    #expect(
      findings.map { "\($0.code.rawValue) \($0.field)" } == [
        "text-lost N", "text-lost N", "text-lost FN", "text-lost NICKNAME", "text-lost ORG",
        "text-lost ORG", "text-lost TITLE", "number-rounded TEL",
      ])
    let table = "First Name,Last Name,Phone\nIlqar,M?mm?dov,1\n"
    let other = try ContactBook(bytes: Array(table.utf8)).report.diagnostics
    #expect(other.map(\.field) == [""])
  }
}
