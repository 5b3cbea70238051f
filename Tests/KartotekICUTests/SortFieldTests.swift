import KartotekICU
import Testing

@Suite("Sort fields")
struct SortFieldTests {
  // What the rule leaves: NFKC, trimmed, from the first Lu, Ll, Lt, Lo or number on.
  @Test(
    "The sort-field rule",
    arguments: [
      ("el", "Άννα", "Άννα", .letter), ("el", "(Άννα)", "Άννα)", .letter),
      ("el", "\u{1F642} Άννα", "Άννα", .letter), ("el", "Α\u{301}ννα", "Άννα", .letter),
      ("fa", "«علی»", "علی»", .letter),
      ("fa", "\u{FEF3}\u{FEEE}\u{FEB3}\u{FED2}", "يوسف", .letter),
      ("fa", "\u{FE81}\u{FEAD}\u{FEB5}", "آرش", .letter),
      ("fa", "\u{200C}علی", "علی", .letter), ("fa", "۱۲۳", "۱۲۳", .number),
      ("sv", "3M", "3M", .number), ("sv", "+46 8 123", "46 8 123", .number),
      ("sv", "\u{2460} Ett", "1 Ett", .number), ("sv", "\u{B2}a", "2a", .number),
      ("sv", "\u{2164} Adolf", "V Adolf", .letter), ("sv", "\u{FB01}n", "fin", .letter),
      ("zh", "\u{3007}一", "\u{3007}一", .letter), ("zh", "三毛", "三毛", .letter),
      ("sv", "", "", .empty), ("sv", "---", "", .empty), ("sv", "\u{2605}", "", .empty),
      ("sv", "#tag", "tag", .letter), ("sv", "  a ", "a", .letter),
      ("sv", "\u{FFFE}a\u{FFFE}\u{E5}", "a\u{E5}", .letter), ("sv", "\u{B4}a", "a", .letter),
      ("haw", "\u{2BB}Akamu", "\u{2BB}Akamu", .letter), ("sv", "\u{2BB}Akamu", "Akamu", .letter),
      ("fa", "\u{640}علی", "علی", .letter), ("sv", "\u{301}a", "a", .letter),
    ] as [(String, String, String, SortClass)])
  func rule(tag: String, part: String, text: String, sortClass: SortClass) throws {
    let index = try SectionIndex(locale: LocaleTag(tag), extraLabels: .latin)
    #expect(try Array(index.sortText(of: part).unicodeScalars) == Array(text.unicodeScalars))
    let parts = try index.sortParts(PartArena([part]))
    #expect(parts.sortClass(at: 0) == sortClass)
    #expect(try Array(parts.keys[0]) == index.joinedKey(of: PartArena([text])))
  }

  @Test("Presentation forms come under their letters, not ICU's raw ones")
  func presentationForms() throws {
    let index = try SectionIndex(locale: LocaleTag("fa"), extraLabels: .none)
    let forms = [
      "\u{FEF3}\u{FEEE}\u{FEB3}\u{FED2}", "\u{FEDB}\u{FE8E}\u{FEE3}", "\u{FE81}\u{FEAD}",
    ]
    let buckets = try index.sortParts(PartArena(forms)).buckets
    #expect(buckets.map { index.buckets[Int($0)].label } == ["ی", "ک", "آ"])
  }

  @Test("Strength is tertiary unless the tag says otherwise")
  func strength() throws {
    let plain = try SectionIndex(locale: LocaleTag("sv"), extraLabels: .none)
    #expect(plain.strength == .tertiary)
    let primary = try SectionIndex(locale: LocaleTag("sv-u-ks-level1"), extraLabels: .none)
    #expect(primary.strength == .primary)
    #expect(try primary.compare("Ek", "\u{E9}k") == 0)
  }

  @Test("Malformed UTF-8 and no parts at all are taken")
  func malformed() throws {
    let index = try SectionIndex(locale: LocaleTag("sv"), extraLabels: .latin)
    let broken: [UInt8] = [0xFF, 0x61, 0xC3]
    let parts = try index.sortParts(PartArena(bytes: broken, ends: [3]))
    #expect(parts.sortClass(at: 0) == .letter)
    #expect(index.buckets[Int(parts.buckets[0])].label == "A")
    #expect(try index.sortParts(PartArena()).keys.count == 0)
  }
}
