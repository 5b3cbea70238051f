import KartotekICU
import Testing

@Suite("Monograms")
struct MonogramTests {
  @Test(
    "The first usable cluster in title case",
    arguments: [
      ("el", "άννα", "Α"), ("el", "Άννα", "Α"), ("el", "ή", "Η"), ("el", "Ήρα", "Η"),
      ("el", "Ή", "Η"),
      ("el", "Ἀθηνᾶ", "Α"), ("sv", "Όμηρος", "Ο"), ("el", "ΐ", "Ϊ"), ("el", "anna", "A"),
      ("bg", "йордан", "Й"), ("bg", "Ѝван", "Ѝ"),
      ("az", "ilqar", "İ"), ("az", "ışıq", "I"), ("tr", "irem", "İ"), ("sv", "ilqar", "I"),
      ("fa", "ilqar", "I"), ("az", "əli", "Ə"),
      ("fa", "علی", "ع"), ("fa", "\u{200F}«علی»", "ع"), ("fa", "\u{640}علی", "ع"),
      ("fa", "ه\u{200C}", "ه"),
      ("nl", "ijsbrand", "IJ"), ("nl", "IJsbrand", "IJ"), ("nl", "ivo", "I"),
      ("en", "ijsbrand", "I"),
      ("de", "ßöhm", "ß"), ("de", "öhm", "Ö"), ("ka", "გიორგი", "გ"),
      ("hr", "\u{1C6}emal", "\u{1C5}"),
      ("sv", "(anna)", "A"), ("sv", " - anna", "A"), ("sv", "\u{2B}anna", "A"), ("sv", "", ""),
      ("sv", "!!!", ""), ("sv", "3M", "M"), ("sv", "24/7", ""), ("sv", "+46", ""), ("fa", "۱۲", ""),
      ("zh", "\u{3007}", "\u{3007}"), ("zh", "李四", "李"), ("haw", "\u{2BB}akamu", "A"),
      ("hi", "क्षमा", "क्ष"), ("sv", "a\u{301}\u{323}b", "A\u{301}\u{323}"),
      ("sv", "von Essen", "V"), ("ko", "김", "김"), ("th", "เก่ง", "ก่"),
    ])
  func letter(tag: String, part: String, monogram: String) throws {
    let found = try CaseRules(locale: LocaleTag(tag)).monograms(of: PartArena([part]))
    #expect(Array(found.texts.string(at: 0).unicodeScalars) == Array(monogram.unicodeScalars))
    #expect(found.kinds == [monogram.isEmpty ? 0 : 1])
  }

  // Family, flag, keycap and skin tone are one cluster each.
  @Test(
    "An emoji stands alone",
    arguments: [
      "\u{1F642}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F8}\u{1F1EA}",
      "1\u{FE0F}\u{20E3}",
      "\u{2764}\u{FE0F}", "\u{261D}\u{1F3FD}",
    ])
  func emoji(emoji: String) throws {
    let rules = try CaseRules(locale: LocaleTag("sv"))
    let found = try rules.monograms(of: PartArena([emoji + " Anna", "-" + emoji, "Anna " + emoji]))
    #expect(found.texts.string(at: 0) == emoji)
    #expect(found.texts.string(at: 1) == emoji)
    #expect(found.texts.string(at: 2) == "A")
    #expect(found.kinds == [2, 2, 1])
  }

  /// Letters that need no break iterator alone take every mark behind them; so Swift divides, too.
  @Test("A mark behind a letter stays with it", arguments: ["sv", "bg", "fa", "tr"])
  func marks(tag: String) throws {
    let rules = try CaseRules(locale: LocaleTag(tag))
    let letters = ["a", "A", "\u{E5}", "\u{448}", "\u{628}"]
    let marks = [
      "\u{300}", "\u{301}", "\u{483}", "\u{64B}", "\u{651}", "\u{670}", "\u{200D}", "\u{FE0E}",
      "\u{903}",
    ]
    for letter in letters {
      let alone = try rules.monograms(of: PartArena([letter])).texts.string(at: 0)
      for mark in marks {
        let found = try rules.monograms(of: PartArena([letter + mark + "b"])).texts.string(at: 0)
        #expect((letter + mark + "b").first == Character(letter + mark))
        #expect(Array(found.unicodeScalars) == Array((alone + mark).unicodeScalars))
      }
    }
  }
}
