import JSONReading
import LocaleProfiles
import Testing

@Suite("Search rules")
struct SearchRulesTests {
  @Test("The shipped file is read, with the letters that Unicode leaves apart")
  func shipped() throws {
    let rules = try SearchRules.shipped()
    let letters = Dictionary(
      uniqueKeysWithValues: rules.letters.map { ($0.letter, $0.replacement) })
    // Dotless i, schwa, o with stroke; Arabic kaf and yeh.
    #expect(letters[0x131] == "i" && letters[0x259] == "e" && letters[0xF8] == "o")
    #expect(letters[0x643] == "\u{6A9}" && letters[0x64A] == "\u{6CC}")
    #expect(rules.ignored.contains(0x200C) && rules.ignored.contains(0x2019))
    #expect(Set(rules.ignored).count == rules.ignored.count)
    // A replacement is never replaced or ignored again.
    for scalar in letters.values.flatMap(\.unicodeScalars) {
      #expect(letters[scalar.value] == nil && !rules.ignored.contains(scalar.value))
    }
  }

  @Test(
    "A list has the spellings of its language, else those of every language, else ICU's own",
    arguments: [
      ("Grek", "el", "ELOT 743"), ("Grek", "sv", "ELOT 743"),
      ("Cyrl", "bg", "Transliteration Act"), ("Cyrl", "el", "BGN/PCGN 1947"),
      ("Cyrl", "uk", "national"), ("Latn", "az", "two letters for one"),
      ("Hani", "ja", "none"), ("Hani", "zh", "pinyin"), ("Thai", "th", "ICU"),
    ])
  func choice(_ script: String, _ language: String, _ first: String) throws {
    let spellings = try SearchRules.shipped().spellings(of: script, in: language)
    #expect(spellings.first?.name == first)
    #expect(spellings.allSatisfy { $0.script == script || $0.script == "Zzzz" })
  }

  private static func latin(_ method: String) -> String {
    #"{"script":"Latn","languages":["und"],"name":"n","source":"s",\#(method)}"#
  }

  @Test("A spelling goes on where an earlier one of its script ends")
  func after() throws {
    let spellings = [#""rules":["a>b;"]"#, #""rules":["b>c;"],"after":"n""#].map(Self.latin)
    let text = #"{"spellings":[\#(spellings.joined(separator: ","))]}"#
    let rules = try SearchRules(contents: Array(text.utf8))
    #expect(rules.spellings.map(\.method) == [.rules("a>b;"), .rules("a>b;\n::Null;\nb>c;")])
  }

  @Test(
    "Faults are named",
    arguments: [
      (#"{"format":"kartotek.profile"}"#, "$.format", ProfileRule.wrongFormat),
      (#"{"format":"kartotek.search","version":2}"#, "$.version", .unsupportedVersion),
      (#"{"letter":[]}"#, "$.letter", .unknownKey),
      (
        #"{"letters":[{"values":{"ab":"a"},"source":"x"}]}"#, "$.letters[0].values.ab",
        .notOneLetter
      ),
      (#"{"letters":[{"values":{"a":"b"}}]}"#, "$.letters[0]", .missingKey("source")),
      (
        #"{"ignored":[{"values":["a","a"],"source":"x"}]}"#, "$.ignored[0].values[1]",
        .duplicateEntry
      ),
      (
        #"{"spellings":[{"script":"Grek","languages":["el"],"name":"n","source":"s"}]}"#,
        "$.spellings[0]", .missingKey("transliterator")
      ),
      (
        #"{"spellings":[{"script":"Grek","name":"n","source":"s","rules":["a>b;"]}]}"#,
        "$.spellings[0]", .missingKey("languages")
      ),
      (
        #"{"spellings":[\#(Self.latin(#""rules":["a>b;"],"after":"m""#))]}"#, "$.spellings[0]",
        .unknownSpelling
      ),
      (
        #"{"spellings":[\#(Self.latin(#""transliterator":"x""#)),\#(Self.latin(#""rules":["a>b;"],"after":"n""#))]}"#,
        "$.spellings[1]", .unknownSpelling
      ),
    ])
  func faults(_ text: String, _ path: String, _ rule: ProfileRule) {
    let error = #expect(throws: ProfileError.self) {
      try SearchRules(contents: Array(text.utf8))
    }
    #expect(error?.file == "search/rules.json")
    #expect(error?.path == path)
    #expect(error?.rule == rule)
  }
}
