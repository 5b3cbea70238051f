import KartotekICU
import Testing

@Suite("Display text")
struct TextCleaningTests {
  @Test(
    "The display rule, clause by clause",
    arguments: [
      // Clean text is untouched; so are letters that other rules would fold.
      ("Anna", "Anna"), ("", ""), ("Anna B", "Anna B"), ("Άννα", "Άννα"), ("كمال", "كمال"),
      ("\u{FEDB}\u{FE8E}", "\u{FEDB}\u{FE8E}"), ("\u{FB01}", "\u{FB01}"),
      // NFC.
      ("A\u{301}", "\u{C1}"), ("И\u{306}", "Й"), ("\u{212B}", "\u{C5}"), ("\u{1FBE}", "\u{3B9}"),
      // White space runs become one blank; ends are trimmed.
      ("  a  b ", "a b"), ("a\tb", "a b"), ("a\r\n\u{2028}\u{2029}b", "a b"), ("a\u{A0}b", "a b"),
      ("\u{3000}a\u{202F}\u{2003}b\u{85}", "a b"), ("a\u{B}\u{C}b", "a b"), (" \t ", ""),
      ("a \u{A0}b", "a b"), ("a ", "a"), (" a", "a"), ("\u{E5} ", "\u{E5}"),
      // Other Cc, noncharacters, embeddings and overrides go, and do not part white space.
      ("a\u{1}b", "ab"), ("a\u{7F}b\u{9F}c", "abc"), ("a\0b", "ab"), ("a \u{1} b", "a b"),
      ("a\u{FFFE}b", "ab"), ("\u{202A}a\u{202C}\u{202E}b\u{202D}\u{202B}", "ab"),
      ("a\u{1}\u{301}", "\u{E1}"), ("\u{1C}a", "a"),
      // Isolates stay where they match.
      ("\u{2067}علی\u{2069}", "\u{2067}علی\u{2069}"), ("\u{2066}a", "a"), ("a\u{2069}b", "ab"),
      ("\u{2068}\u{2066}a\u{2069}", "\u{2066}a\u{2069}"), ("a \u{2066} b", "a b"),
      ("\u{2066}a\u{2069}\u{2069}", "\u{2066}a\u{2069}"),
      // Joiners, marks of direction, variation selectors, tags, soft hyphen stay.
      ("علی\u{200C}رضا", "علی\u{200C}رضا"), ("क\u{94D}\u{200D}", "क\u{94D}\u{200D}"),
      ("\u{200E}a\u{200F}\u{61C}", "\u{200E}a\u{200F}\u{61C}"),
      ("\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}"),
      ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"),
      ("a\u{AD}b", "a\u{AD}b"), ("\u{E000}", "\u{E000}"),
    ])
  func rule(stored: String, shown: String) throws {
    let cleaned = try TextCleaning.clean(Array(stored.utf8))
    let text = String(decoding: cleaned, as: UTF8.self)
    #expect(Array(text.unicodeScalars) == Array(shown.unicodeScalars))
    #expect(try TextCleaning.clean(cleaned) == cleaned)
  }

  @Test(
    "Malformed UTF-8 becomes U+FFFD",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC3], "\u{FFFD}"), ([0xE2, 0x82], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func malformed(bytes: [UInt8], shown: String) throws {
    #expect(try String(decoding: TextCleaning.clean(bytes), as: UTF8.self) == shown)
  }

  @Test("Noncharacters of every kind go")
  func noncharacters() throws {
    let stored: [UInt8] = [0x61, 0xEF, 0xB7, 0x90, 0x62, 0xF0, 0x9F, 0xBF, 0xBF, 0x63]
    #expect(try String(decoding: TextCleaning.clean(stored), as: UTF8.self) == "abc")
  }

  @Test("Parts keep their order and number; direction and script come with them")
  func parts() throws {
    let parts = PartArena([
      " Άννα ", "", "علی", "+98 21", "Łuk", "渡辺", "わたなべ", "\u{1F642} Ив", "12 é",
    ])
    let cleaned = try TextCleaning.clean(parts)
    #expect(cleaned.texts.count == 9)
    #expect(cleaned.texts.string(at: 0) == "Άννα")
    #expect(cleaned.texts.string(at: 7) == "\u{1F642} Ив")
    #expect(cleaned.directions == [1, 0, 2, 0, 1, 1, 1, 1, 1])
    let scripts = cleaned.scripts.map { ScriptCode(rawValue: $0).name }
    #expect(scripts == ["Grek", nil, "Arab", nil, "Latn", "Hani", "Hira", "Cyrl", "Latn"])
    #expect(try TextCleaning.clean(PartArena()).texts.count == 0)
  }

  // UAX #9 P2 and P3: the first strong character outside isolates; formatting.md section 4.
  @Test(
    "Base direction",
    arguments: [
      ("Anna", .leftToRight), ("علی", .rightToLeft), ("שלום", .rightToLeft), ("123", .neutral),
      ("+98 21", .neutral), ("\u{1F642}", .neutral), ("\u{2026}", .neutral), ("", .neutral),
      ("۱۲۳", .neutral), ("\u{200F}a", .rightToLeft), ("\u{200E}ع", .leftToRight),
      ("\u{61C}1", .rightToLeft), ("\u{2066}abc\u{2069} علی", .rightToLeft),
      ("\u{2067}علی\u{2069} abc", .leftToRight), ("\u{2067}\u{2066}a\u{2069}b\u{2069}", .neutral),
      ("\u{2068}abc", .neutral), ("\u{2069}abc", .leftToRight),
      ("۱۷ اردیبهشت ۱۳۶۹", .rightToLeft), ("(a", .leftToRight),
    ] as [(String, TextDirection)])
  func direction(text: String, direction: TextDirection) {
    #expect(TextDirection(of: text.utf8) == direction)
  }
}
