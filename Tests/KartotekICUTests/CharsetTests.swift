import KartotekICU
import Testing

@Suite("Charsets")
struct CharsetTests {
  @Test(
    "Preferred names",
    arguments: [
      ("WINDOWS-1253", "windows-1253"), ("cp1251", "windows-1251"), ("latin1", "ISO-8859-1"),
      ("utf8", "UTF-8"), ("koi8-r", "KOI8-R"), ("iso8859_7", "ISO-8859-7"), ("ascii", "US-ASCII"),
      ("no-such-charset", nil), ("", nil),
    ] as [(String, String?)])
  func names(alias: String, name: String?) throws {
    #expect(try Charset.canonicalName(of: alias) == name)
  }

  // The pages' published tables.
  @Test(
    "Bytes of single-byte pages",
    arguments: [
      ("windows-1253", 0xC1, 0x391), ("windows-1253", 0xA2, 0x386), ("windows-1253", 0xE1, 0x3B1),
      ("windows-1253", 0xD2, 0xFFFD), ("windows-1253", 0x81, 0xFFFD), ("ISO-8859-7", 0xB6, 0x386),
      ("ISO-8859-7", 0xA2, 0x2019), ("ISO-8859-7", 0x85, 0xFFFD), ("windows-1251", 0xC0, 0x410),
      ("windows-1251", 0x98, 0xFFFD), ("windows-1256", 0x81, 0x67E), ("windows-1256", 0x8D, 0x686),
      ("windows-1256", 0x90, 0x6AF), ("windows-1254", 0xDD, 0x130), ("windows-1254", 0xFD, 0x131),
      ("ISO-8859-9", 0xFD, 0x131), ("KOI8-R", 0xC1, 0x430), ("macintosh", 0x80, 0xC4),
      ("windows-1252", 0x80, 0x20AC), ("windows-1252", 0x81, 0xFFFD), ("ISO-8859-1", 0xE5, 0xE5),
      ("ISO-8859-1", 0x9F, 0xFFFD), ("US-ASCII", 0xE5, 0xFFFD), ("US-ASCII", 0x41, 0x41),
    ] as [(String, Int, UInt32)])
  func bytes(name: String, byte: Int, scalar: UInt32) throws {
    let table = try #require(try Charset.singleByteTable(name))
    #expect(table.count == 256)
    #expect(table[byte] == scalar)
  }

  @Test(
    "Other charsets have no byte table",
    arguments: ["UTF-8", "UTF-16", "Shift_JIS", "ISO-2022-JP", "GB18030", "UTF-7"])
  func noTable(name: String) throws {
    #expect(try Charset.singleByteTable(name) == nil)
  }

  @Test(
    "Unassigned bytes", arguments: [("windows-1253", 16), ("ISO-8859-7", 35), ("windows-1256", 0)])
  func unassigned(name: String, count: Int) throws {
    let table = try #require(try Charset.singleByteTable(name))
    let classes = Charset.letterClasses(of: table)
    #expect(classes.filter { $0 == LetterClass.unassigned.rawValue }.count == count)
  }

  @Test(
    "Letter classes",
    arguments: [
      ("windows-1253", 0xE1, .lower), ("windows-1253", 0xC1, .upper),
      ("windows-1253", 0x30, .other),
      ("windows-1253", 0x81, .unassigned), ("windows-1256", 0xC7, .caseless),
      ("windows-1252", 0xDF, .lower),
    ] as [(String, Int, LetterClass)])
  func classes(name: String, byte: Int, letterClass: LetterClass) throws {
    let table = try #require(try Charset.singleByteTable(name))
    #expect(Charset.letterClasses(of: table)[byte] == letterClass.rawValue)
  }

  @Test(
    "Whole texts",
    arguments: [
      ("windows-1253", [0xC1, 0xED, 0xED, 0xE1], "Αννα"),
      ("Shift_JIS", [0x93, 0x6E, 0x95, 0xD3], "渡辺"),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x45, 0x4F, 0x4A, 0x55, 0x1B, 0x28, 0x42, 0x61], "渡辺a"),
      ("UTF-16", [0xFE, 0xFF, 0x01, 0x59], "ř"),
      ("UTF-16LE", [0x59, 0x01, 0x3D, 0xD8, 0x42, 0xDE], "ř\u{1F642}"),
      ("windows-1253", [0x41, 0xD2], "A\u{FFFD}"),
      ("US-ASCII", [0x41, 0xE5], "A\u{FFFD}"),
      ("Shift_JIS", [0x41, 0x93], "A\u{FFFD}"), ("UTF-8", [0x61, 0xFF], "a\u{FFFD}"),
      ("UTF-8", [], ""),
    ] as [(String, [UInt8], String)])
  func decode(name: String, bytes: [UInt8], text: String) throws {
    #expect(try String(decoding: Charset.decode(bytes, from: name), as: UTF8.self) == text)
  }

  @Test("Exemplar letters in both cases")
  func exemplars() throws {
    func letters(_ tag: String) throws -> Set<UInt32> {
      try Charset.exemplarLetters(of: LocaleTag(tag))
    }
    func codes(_ text: String) -> Set<UInt32> { Set(text.unicodeScalars.map(\.value)) }
    #expect(try letters("el").isSuperset(of: codes("αάΑΆςΐΫωΏ")))
    #expect(try letters("bg").isSuperset(of: codes("аАъЪьЬюЮ")))
    #expect(try letters("fa").isSuperset(of: codes("آپچژگکی")))
    #expect(try letters("az").isSuperset(of: codes("əƏıIiİğĞ")))
    #expect(try letters("sv").isSuperset(of: codes("åÅäÄöÖ")))
    #expect(try letters("el").isDisjoint(with: codes("abcжя")))
  }
}
