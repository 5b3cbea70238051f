import LocaleProfiles
import Testing

@Suite struct ProfileChainTests {
  @Test(arguments: [
    (["el"], "el", "el"), (["sv-SE", "sv", "root"], "sv", "sv"), (["fa_AF", "fa"], "fa-AF", "fa"),
    (["az-Cyrl", "root"], "root", "en"), (["az_Latn_AZ", "az_Latn", "az"], "az", "az"),
    (["en-GB", "en-001", "en", "root"], "root", "en"), (["und"], "root", "en"), ([], "root", "en"),
    (["ja-JP", "ja", "root"], "ja", "en"), (["zh-Hant-TW", "zh-Hant", "root"], "root", "en"),
  ])
  func wordsComeFromTheNearestProfile(
    _ chain: [String], _ locale: String, _ wordsLocale: String
  ) throws {
    let profile = try ProfileCatalog().profile(forChain: chain)
    #expect(profile.locale == locale)
    #expect(profile.wordsLocale == wordsLocale)
    #expect(profile.words.count == WordKey.allCases.count)
    #expect(profile.counts.count == CountKey.allCases.count)
    #expect((profile[.contacts] == "Contacts") == (wordsLocale == "en"))
  }

  @Test func onlyJapaneseNamesTheSectionOfOtherLetters() throws {
    let catalog = ProfileCatalog()
    #expect(try catalog.profile(forChain: ["ja"]).sectionTitles == SectionTitles(other: "他"))
    for locale in ["el", "bg", "fa", "az", "sv", "root"] {
      #expect(try catalog.profile(forChain: [locale]).sectionTitles == SectionTitles())
    }
  }

  /// CLDR 42's names of scripts; root's are for lists with English words.
  @Test func lettersAreSpokenInTheLanguageOfTheWords() throws {
    let catalog = ProfileCatalog()
    let greek = LetterPattern(before: "", after: " ελληνικό")
    #expect(try catalog.profile(forChain: ["el"]).spokenLetters["Grek"] == greek)
    let english = LetterPattern(before: "", after: ", Cyrillic")
    #expect(try catalog.profile(forChain: ["ja"]).spokenLetters["Cyrl"] == english)
    for locale in ["el", "bg", "fa", "az", "sv", "tr"] {
      let profile = try catalog.profile(forChain: [locale])
      #expect(Set(profile.spokenLetters.keys) == ["Latn", "Grek", "Cyrl"])
      #expect(profile.extraLetters.isEmpty)
    }
  }

  @Test func onlyDariReplacesADatePattern() throws {
    let catalog = ProfileCatalog()
    let dayAndMonth = DatePatternOverride(
      skeleton: "MMMMd", calendar: "gregorian", pattern: "d MMMM")
    let dari = try catalog.profile(forChain: ["fa-AF", "fa"])
    #expect(dari.datePatterns == [dayAndMonth])
    #expect(dari.wordsLocale == "fa")
    for locale in ["el", "bg", "fa", "az", "sv", "ja", "root"] {
      #expect(try catalog.profile(forChain: [locale]).datePatterns == [])
    }
  }

  @Test func aGivenProfileTakesThePlaceOfTheShippedOne() throws {
    let text = """
      {"format":"kartotek.profile","version":1,"locale":"sv",
      "sectionTitles":{"number":{"value":"0-9","source":"test"}}}
      """
    let given = ProfileSource(locale: "sv", bytes: Array(text.utf8))
    let catalog = ProfileCatalog(overriding: [given])
    #expect(catalog.locales == ["sv", "el", "bg", "fa", "az", "ja", "tr", "fa-AF", "root"])
    let profile = try catalog.profile(forChain: ["sv"])
    #expect(profile.sectionTitles == SectionTitles(number: "0-9"))
    #expect(profile.wordsLocale == "en")
  }

  @Test func aFaultInAProfileThatIsNotAskedForDoesNotMatter() throws {
    let catalog = ProfileCatalog(overriding: [ProfileSource(locale: "xx", bytes: [])])
    #expect(try catalog.profile(forChain: ["el"]).locale == "el")
    #expect(throws: ProfileError.self) { try catalog.profile(forChain: ["xx"]) }
  }
}
