import KartotekICU
import Testing

/// Expected folds are those of UnicodeData 15.0 (decomposition, case folding, decimal value).
@Suite("Folding for search")
struct SearchTextTests {
  @Test(
    "One character",
    arguments: [
      ("A", "a"), ("a", "a"), ("\u{E9}", "e"), ("\u{C5}", "a"), ("\u{DF}", "ss"),
      // A dot above is an accent; Unicode gives the dotless letter no decomposition.
      ("\u{130}", "i"), ("\u{131}", "\u{131}"),
      // Final sigma, accents with and without dialytika, an iota below.
      ("\u{3C2}", "\u{3C3}"), ("\u{3AC}", "\u{3B1}"), ("\u{390}", "\u{3B9}"),
      ("\u{1FB3}", "\u{3B1}"), ("\u{345}", ""), ("\u{1F80}", "\u{3B1}"),
      ("\u{419}", "\u{438}"), ("\u{451}", "\u{435}"),
      // Ligatures, presentation and full-width forms.
      ("\u{FB01}", "fi"), ("\u{FEFB}", "\u{644}\u{627}"), ("\u{FEE3}", "\u{645}"),
      ("\u{FF21}", "a"), ("\u{2167}", "viii"),
      // Hamza as a mark, vowel signs, superscript alef, niqqud; joiners and controls of direction.
      ("\u{626}", "\u{64A}"), ("\u{64E}", ""), ("\u{670}", ""), ("\u{5B0}", ""),
      ("\u{301}", ""), ("\u{200C}", ""), ("\u{202E}", ""), ("\u{FE0F}", ""), ("\u{1}", ""),
      // Vowels of Indic scripts are marks too, but not optional.
      ("\u{941}", "\u{941}"), ("\u{E35}", "\u{E35}"),
      // Digits of every script; other numbers by compatibility.
      ("\u{6F4}", "4"), ("\u{664}", "4"), ("\u{967}", "1"), ("\u{B2}", "2"), ("\u{BD}", "1 2"),
      // What separates words.
      (" ", " "), ("\t", " "), ("\u{A0}", " "), ("-", " "), ("\u{60C}", " "), ("+", " "),
      ("\u{1F642}", " "),
      // Syllables stay whole, dakuten goes.
      ("\u{D55C}", "\u{D55C}"), ("\u{304C}", "\u{304B}"), ("\u{66FE}", "\u{66FE}"),
    ])
  func fold(_ character: String, _ expected: String) throws {
    let scalars = character.unicodeScalars.map(\.value)
    let folds = try SearchText.folds(of: scalars)
    #expect(folds.texts.string(at: 0).unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(folds.texts.count == 1)
  }

  @Test("Scripts are told apart; marks and digits have none of their own")
  func scripts() throws {
    let scripts = try SearchText.folds(of: [0x61, 0x3B1, 0x301, 0x31, 0x6CC]).scripts
    let names = scripts.map { ScriptCode(rawValue: $0).name }
    #expect(names == ["Latn", "Grek", "Zinh", nil, "Arab"])
  }

  @Test("ICU's transliterators by identifier, rules of our own, and rules with a fault")
  func transliteration() throws {
    let texts = PartArena(["\u{418}\u{432}\u{430}\u{43D}", "", "Anna"])
    let russian = try Transliterator(identifier: "Russian-Latin/BGN")
    #expect(try russian.transliterate(texts) == PartArena(["Ivan", "", "Anna"]))
    let rules = try Transliterator(rules: "::Lower; n } [$] > m; nn > N;")
    #expect(try rules.transliterate(PartArena(["ANNA", "Jan"])) == PartArena(["aNa", "jam"]))
    #expect(throws: ICUError.self) { try Transliterator(identifier: "Klingon-Latin") }
    #expect(throws: ICUError.self) { try Transliterator(rules: "a > [;") }
  }
}
