import TestSupport

/// Small files of cards in which everything that the reader has to tell apart meets everything else.
struct RandomCards {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let names = [
    "FN", "N", "N", "NICKNAME", "ORG", "TITLE", "TEL", "tel", "EMAIL", "URL", "ADR", "LABEL",
    "item1.ADR", "NOTE", "NOTE",
    "CATEGORIES", "UID", "X-ABLabel", "PHOTO", "X-OTHER", "item1.TEL", "item1.X-ABLabel", "a.b.URL",
    "KIND", "X-ABShowAs", "VERSION", "AGENT", "ROLE", "X-MS-TEL",
    "not a name",
  ]

  private static let parameters = [
    "", "", "", ";HOME", ";TYPE=work,fax", ";TYPE=\"cell,pref\"", ";type=X-own", ";PREF=1",
    ";PREF=7",
    ";ENCODING=QUOTED-PRINTABLE", ";QUOTED-PRINTABLE", ";BASE64", ";ENCODING=b", ";",
    ";CHARSET=ISO-8859-9", ";CHARSET=UTF-8", ";CHARSET=x-none", ";X-A=\"b:c;d\"", ";LANGUAGE=sv",
    ";LANGUAGE=el",
    ";X-B=\"open", " ", ";TYPE=", ";PHONETIC=ipa", ";CALLBACK", ";LABEL=\"a^n\\nb\"",
    ";LABEL=c;HOME",
  ]

  private static let pieces = [
    "Anna", "Ek", ";", ";", ",", ",", ":", "\\", "\\;", "\\,", "\\n", "\\\\", " ", " ", "=", "=41",
    "=3B", "=2C", "=0D=0A", "=0d", "=CE=91", "=DE", "=C3", "=5C", "=\r\n", "=\r\n ", "= \n",
    "\r\n ",
    "\n\t", "\u{391}", "\u{E4}", "\u{1F600}", "\0", "\"", "http://a", "tel:", "mailto:",
    "AAAA\r\nBBBB",
    "_$!<Home>!$_", "group", "COMPANY", "2.1", "4.0", "-1", "e\u{301}",
  ]

  private static let lineEnds = ["\r\n", "\r\n", "\r\n", "\n", "\r", "\r\r\n", "\r\n\r\n", "\n \n"]

  private static let lines = [
    "BEGIN:VCARD", "END:VCARD", "begin : vcard ", "\u{FEFF}BEGIN:VCARD", "AGENT:", "# comment", "",
    " folded", "\ttab", "VERSION:2.1", "VERSION:3.0", "version: 4.0", "NULL", "\0",
    "AGENT:BEGIN:VCARD", "AGENT:BEGIN:VCARD\r\n \\n", "AGENT:\r\n x", "a.AGENT:\n \t", "BASE64=",
    "N:;;;;", "END:VCARDBEGIN:VCARD", "end:vcard \u{FEFF}begin:vcard",
    " BEGIN:VCARD", "\0BEGIN:VCARD", "\u{A0}\u{1A}BEGIN:VCARD",
    "item1.BEGIN:VCARD", "a.b.END:VCARD", "END:VCARD; ;\u{1A}", "END:VCARD;a.BEGIN:VCARD;",
    "\u{EF}\u{BB}\u{BF}BEGIN:VCARD",
    "bare line", "two; parts\r\n more", "LABEL;WORK:a",
    "AGENT:BEGIN:VCARD\\nFN:A\\na.AGENT;X=1:BEGIN\\:VCARD\\\\nAGENT:BEGIN:VCARD\\\\nN:B",
  ]

  /// Cards, most of them whole, then some damage.
  mutating func bytes() -> [UInt8] {
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &generator) { text += card() }
    if generator.onceIn(8) { text = "  " + text.replacing("\r\n", with: "\r\n  ") }
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...3, using: &generator) { damage(&bytes) }
    return bytes
  }

  private mutating func card() -> String {
    var text = "BEGIN:VCARD\r\n"
    if !generator.onceIn(6) { text += "VERSION:" + generator.pick(["2.1", "3.0", "4.0"]) + "\r\n" }
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      text += generator.onceIn(8) ? generator.pick(Self.lines) : property()
      text += generator.pick(Self.lineEnds)
    }
    if generator.onceIn(12) { return text }
    return text + (generator.onceIn(8) ? "END:VCARD" : "END:VCARD\r\n")
  }

  private mutating func property() -> String {
    var text = generator.pick(Self.names)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      text += generator.pick(Self.parameters)
    }
    text += ":"
    for _ in 0..<Int.random(in: 0...8, using: &generator) { text += generator.pick(Self.pieces) }
    return text
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.insert(contentsOf: generator.pick(Self.lines).utf8, at: place)
    case 1: bytes.insert(contentsOf: generator.pick(Self.pieces).utf8, at: place)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + 4))
    case 3: bytes.insert(contentsOf: bytes[..<place].suffix(30), at: place)
    default: bytes.insert(generator.pick([0x0A, 0x0D, 0x20, 0x3D, 0x3A, 0xE9, 0]), at: place)
    }
  }
}
