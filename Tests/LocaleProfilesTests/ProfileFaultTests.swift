import JSONReading
import LocaleProfiles
import Testing

/// A profile text with one fault, and how that is to be named.
private struct FaultyProfile: CustomTestStringConvertible, Sendable {
  let body: String
  let path: String
  let rule: ProfileRule
  var testDescription: String { body }

  init(_ body: String, _ path: String, _ rule: ProfileRule) {
    self.body = body
    self.path = path
    self.rule = rule
  }

  var bytes: [UInt8] {
    Array(#"{"format":"kartotek.profile","version":1,"locale":"xx",\#(body)}"#.utf8)
  }
}

@Suite struct ProfileFaultTests {
  @Test(arguments: [
    (#"{"format":"other","version":1,"locale":"xx"}"#, "$.format", ProfileRule.wrongFormat),
    (#"{"format":"kartotek.profile","version":2}"#, "$.version", .unsupportedVersion),
    (#"{"format":"kartotek.profile","version":1,"locale":"el"}"#, "$.locale", .wrongLocale),
    (#"{"version":1,"locale":"xx"}"#, "$", .missingKey("format")),
    (#"{"format":"kartotek.profile","locale":"xx"}"#, "$", .missingKey("version")),
    (#"{"format":"kartotek.profile","version":1}"#, "$", .missingKey("locale")),
    (#"{"format":"kartotek.profile","version":1,"#, "$", .json(.unexpectedEnd)),
    (#"{"format":"kartotek.profile","version":1.0}"#, "$.version", .json(.notAnInteger)),
    (#"{"format":7}"#, "$.format", .json(.expected(.string))),
    ("[]", "$", .json(.expected(.object))),
    (#"{"format":"kartotek.profile","version":1,"locale":"xx"}x"#, "$", .json(.trailingContent)),
  ])
  func aFileMustSayWhatItIs(_ text: String, _ path: String, _ rule: ProfileRule) {
    let catalog = ProfileCatalog(
      overriding: [ProfileSource(locale: "xx", bytes: Array(text.utf8))])
    let display = #expect(throws: ProfileError.self) { try catalog.profile(forChain: ["xx"]) }
    let headings = #expect(throws: ProfileError.self) { try catalog.headings(of: "xx") }
    #expect(display?.file == "xx.json")
    #expect(display?.path == path)
    #expect(display?.rule == rule)
    #expect(headings == display)
  }

  @Test(arguments: [
    FaultyProfile(#""colour":1"#, "$.colour", .unknownKey),
    FaultyProfile(#""locale":"xx""#, "$.locale", .duplicateKey),
    FaultyProfile(#""words":{}"#, "$.words", .missingKey("contacts")),
    FaultyProfile(#""words":{"contakts":{}}"#, "$.words.contakts", .unknownKey),
    FaultyProfile(
      #""words":{"contacts":{"value":"","source":"A"}}"#, "$.words.contacts.value", .emptyText),
    FaultyProfile(
      #""words":{"contacts":{"value":"K"}}"#, "$.words.contacts", .missingKey("source")),
    FaultyProfile(
      #""words":{"contacts":{"source":"A"}}"#, "$.words.contacts", .missingKey("value")),
    FaultyProfile(
      #""words":{"contacts":{"value":"K","source":""}}"#, "$.words.contacts.source", .emptyText),
    FaultyProfile(
      #""words":{"contacts":{"value":"K","note":"A"}}"#, "$.words.contacts.note", .unknownKey),
    FaultyProfile(
      #""words":{"contacts":{"value":"K","value":"L"}}"#, "$.words.contacts.value", .duplicateKey),
    FaultyProfile(
      #""words":{"contacts":"K"}"#, "$.words.contacts", .json(.expected(.object))),
    FaultyProfile(#""counts":{"people":{}}"#, "$.counts.people", .unknownKey),
    FaultyProfile(#""counts":{}"#, "$.counts", .missingKey("contacts")),
    FaultyProfile(#""counts":{"found":{}}"#, "$.counts.found", .missingKey("other")),
    FaultyProfile(
      #""counts":{"found":{"dual":{}}}"#, "$.counts.found.dual", .unknownPluralCategory),
    FaultyProfile(
      #""counts":{"found":{"one":{"value":"en","source":"A"}}}"#, "$.counts.found.one",
      .countWithoutNumber),
    FaultyProfile(
      #""counts":{"found":{"one":{"value":"{n} {n}","source":"A"}}}"#, "$.counts.found.one",
      .countWithoutNumber),
    FaultyProfile(#""sectionTitles":{"letter":{}}"#, "$.sectionTitles.letter", .unknownKey),
    FaultyProfile(
      #""spokenLetters":{"Latn":{"value":"Latin","source":"A"}}"#, "$.spokenLetters.Latn",
      .phraseWithoutLetter),
    FaultyProfile(
      #""extraLetters":{"values":["A","A"],"source":"A"}"#, "$.extraLetters.values[1]",
      .duplicateEntry),
    FaultyProfile(
      #""extraLetters":{"values":["A"]}"#, "$.extraLetters", .missingKey("source")),
    FaultyProfile(
      #""datePatterns":{"yMMMM":{"value":"y","source":"A"}}"#, "$.datePatterns.yMMMM",
      .missingKey("calendar")),
    FaultyProfile(#""charsets":{}"#, "$.charsets", .missingKey("fallback")),
    FaultyProfile(
      #""charsets":{"fallback":"a","candidates":["b","a"],"source":"A"}"#, "$.charsets",
      .fallbackNotFirst),
    FaultyProfile(
      #""charsets":{"candidates":["a","a"]}"#, "$.charsets.candidates[1]", .duplicateEntry),
    FaultyProfile(
      #""charsets":{"fallback":"a","candidates":["a"]}"#, "$.charsets", .missingKey("source")),
  ])
  private func displayPartsAreChecked(_ profile: FaultyProfile) {
    let catalog = ProfileCatalog(
      overriding: [ProfileSource(locale: "xx", bytes: profile.bytes)])
    let error = #expect(throws: ProfileError.self) { try catalog.profile(forChain: ["xx"]) }
    #expect(error?.file == "xx.json")
    #expect(error?.path == profile.path)
    #expect(error?.rule == profile.rule)
  }

  @Test func wordsAndCountsComeTogether() throws {
    let counted = ["contacts", "found", "selected"]
      .map { #""\#($0)":{"other":{"value":"{n}","source":"A"}}"# }.joined(separator: ",")
    let profile = FaultyProfile(#""counts":{\#(counted)}"#, "$", .missingKey("words"))
    displayPartsAreChecked(profile)
  }

  @Test(arguments: [
    FaultyProfile(#""schemas":[{}]"#, "$.schemas[0]", .missingKey("name")),
    FaultyProfile(#""schemas":[{"name":"a"}]"#, "$.schemas[0]", .missingKey("source")),
    FaultyProfile(
      #""schemas":[{"name":"a","source":"O"}]"#, "$.schemas[0]", .missingKey("columns")),
    FaultyProfile(
      #""schemas":[{"name":"a","source":"O","columns":[]}]"#, "$.schemas[0]",
      .missingKey("columns")),
    FaultyProfile(
      #""schemas":[{"name":"a","source":"O","columns":[["Namn"]]}]"#, "$.schemas[0].columns[0]",
      .columnShape),
    FaultyProfile(
      #""schemas":[{"columns":[["Namn","name.full","Z","x"]]}]"#, "$.schemas[0].columns[0][3]",
      .columnShape),
    FaultyProfile(
      #""schemas":[{"columns":[["Namn","name.whole"]]}]"#, "$.schemas[0].columns[0][1]",
      .unknownField),
    FaultyProfile(
      #""schemas":[{"columns":[["","name.full"]]}]"#, "$.schemas[0].columns[0][0]", .emptyText),
    FaultyProfile(
      #""schemas":[{"columns":[["Phone","phone.{n}.value"]]}]"#, "$.schemas[0].columns[0][1]",
      .headingWithoutNumber),
    FaultyProfile(#""schemas":[{"title":"a"}]"#, "$.schemas[0].title", .unknownKey),
    FaultyProfile(
      #""schemas":[{"name":"a","source":"O","columns":[["N","note"]]},"#
        + #"{"name":"a","source":"O","columns":[["N","note"]]}]"#, "$.schemas[1]",
      .duplicateEntry),
    FaultyProfile(#""labels":{"cottage":{}}"#, "$.labels.cottage", .unknownLabel),
    FaultyProfile(#""labels":{"home":{}}"#, "$.labels.home", .missingKey("values")),
    FaultyProfile(#""labels":{"home":{"values":[]}}"#, "$.labels.home.values", .emptyText),
    FaultyProfile(
      #""labels":{"home":{"values":["Hem"]}}"#, "$.labels.home", .missingKey("source")),
    FaultyProfile(#""labels":{"home":{"words":[]}}"#, "$.labels.home.words", .unknownKey),
    FaultyProfile(
      #""schemas":[{"columns":[1]}]"#, "$.schemas[0].columns[0]", .json(.expected(.array))),
  ])
  private func headingPartsAreChecked(_ profile: FaultyProfile) {
    let catalog = ProfileCatalog(
      overriding: [ProfileSource(locale: "xx", bytes: profile.bytes)])
    let error = #expect(throws: ProfileError.self) { try catalog.headings(of: "xx") }
    #expect(error?.file == "xx.json")
    #expect(error?.path == profile.path)
    #expect(error?.rule == profile.rule)
  }

  @Test func theOffsetIsThatOfTheFaultyValue() {
    let profile = FaultyProfile(#""colour":1"#, "$.colour", .unknownKey)
    let catalog = ProfileCatalog(
      overriding: [ProfileSource(locale: "xx", bytes: profile.bytes)])
    let error = #expect(throws: ProfileError.self) { try catalog.profile(forChain: ["xx"]) }
    let prefix = #"{"format":"kartotek.profile","version":1,"locale":"xx","#
    #expect(error?.byteOffset == prefix.utf8.count)
  }
}
