import ContactModel
import Kartotek
import Testing

/// The nineteen files of the page "Beside other readers", through the whole importer.
@Suite("Files on which other readers fail") struct PeerFileTests {
  struct Row: CustomTestStringConvertible {
    let what: String
    let bytes: [UInt8]
    let lines: [[String]]

    init(_ what: String, _ bytes: [UInt8], _ lines: [String]...) {
      (self.what, self.bytes, self.lines) = (what, bytes, lines)
    }

    init(_ what: String, _ text: String, _ lines: [String]...) {
      (self.what, bytes, self.lines) = (what, Array(text.utf8), lines)
    }

    var testDescription: String { what }
  }

  private static func card(_ version: String, _ lines: String...) -> String {
    let lines = ["BEGIN:VCARD", "VERSION:" + version, "N:Ek;Anna"] + lines + ["END:VCARD", ""]
    return lines.joined(separator: "\r\n")
  }

  private static let anna = ["shown Anna Ek", "name |Anna||Ek|"]
  private static let quoted = "NOTE;ENCODING=QUOTED-PRINTABLE:"
  private static let latin5 = "FN;CHARSET=ISO-8859-9"
  private static let whole = card("3.0", "TEL:1")

  static let rows = [
    Row("byte order mark", "\u{FEFF}" + whole, anna + ["phone: 1"]),
    Row("CR alone", whole.replacing("\r\n", with: "\r"), anna + ["phone: 1"]),
    Row(
      "text around the card", "Export\r\n" + card("2.1", "# note", "TEL:1") + "NULL\r\n",
      anna + ["phone: 1"]),
    Row(
      "no END", whole.replacing("END:VCARD\r\n", with: "") + card("3.0", "TEL:2"),
      anna + ["phone: 1"], anna + ["phone: 2"]),
    Row("AGENT", card("2.1", "AGENT:", card("2.1") + "TEL:1"), anna + ["phone: 1"]),
    Row(
      "no VERSION", "BEGIN:VCARD\r\nN:Ek;Anna\r\nTEL;HOME;FAX:1\r\nEND:VCARD\r\n",
      anna + ["phone homeFax: 1"]),
    Row("a fold of 2.1", card("2.1", "NOTE:an", " example"), anna + ["note an example"]),
    Row(
      "a fold in a letter",
      Array(card("3.0", "NOTE:@").utf8)
        .replacing(Array("@".utf8), with: [0xCE, 0x0D, 0x0A, 0x20, 0xA9]),
      anna + ["note \u{3A9}"]),
    Row("soft break", card("2.1", quoted + "one =", "two"), anna + ["note one two"]),
    Row("soft break and blank", card("2.1", quoted + "=41=", " =42"), anna + ["note AB"]),
    Row(
      "encoded separator", card("2.1", "ADR;ENCODING=QUOTED-PRINTABLE:;;A=3BB;C"),
      anna + ["address: A;B|||C|||"]),
    Row(
      "stray equals sign before TEL", card("2.1", quoted + "one=", "TEL:1"),
      anna + ["phone: 1", "note one"]),
    Row(
      "stray equals sign before END", card("2.1", quoted + "one=") + whole, anna + ["note one"],
      anna + ["phone: 1"]),
    Row(
      "encoded letters of a charset", card("2.1", latin5 + ";ENCODING=QUOTED-PRINTABLE:=DEule"),
      anna + ["fn \u{15E}ule"]),
    Row(
      "letters of a charset",
      card("2.1", latin5 + ":\u{DE}ule").unicodeScalars.map { UInt8($0.value) },
      anna + ["fn \u{15E}ule"]),
    Row(
      "BASE64, not indented", card("2.1", "PHOTO;JPEG;BASE64:AAAA", "BBBB", "TEL:1"),
      anna + ["phone: 1"]),
    Row(
      "BASE64, empty line", card("2.1", "PHOTO;ENCODING=BASE64:", "AAAA", "", "TEL:1"),
      anna + ["phone: 1"]),
    Row(
      "carets", "BEGIN:VCARD\nVERSION:4.0\nN;SORT-AS=\"a^'b^^c\":Ek;Anna\nEND:VCARD\n",
      anna + ["sort a\"b^c"]),
    Row(
      "lists and escapes", card("3.0", "NICKNAME:A\\,B,C", "NOTE:a\\, b\\: c\\\\n"),
      anna + ["nick A,B, C", "note a, b: c\\n"]),
  ]

  @Test("give every value", arguments: rows) func values(_ row: Row) throws {
    let book = try ContactBook(bytes: row.bytes, path: "a.vcf")
    let shown = try CorpusValueTests.shownNames(book)
    let lines = (0..<book.count).map { index in
      ContactLines(book.contact(at: index), shown: shown[book.identifier(at: index)] ?? "").lines
    }
    #expect(lines == row.lines)
  }
}
