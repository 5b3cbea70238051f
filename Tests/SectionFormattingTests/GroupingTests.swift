import ContactModel
import LocaleProfiles
import SectionFormatting
import SectionModel
import Testing

/// The section that a family name has to stand in; facts of ICU 72.1 and CLDR 42, read off ICU's
/// own AlphabeticIndex by a program of its own, and the policy for what has no letter.
private struct GroupFact: CustomTestStringConvertible {
  let locale: String
  let name: String
  let title: String

  init(_ locale: String, _ name: String, _ title: String) {
    self.locale = locale
    self.name = name
    self.title = title
  }

  var testDescription: String { "\(locale): \(name) in \(title)" }
}

private let groupFacts = [
  GroupFact("el", "ΑΝΝΑ", "Α"), GroupFact("el", "Ἀθηνᾶ", "Α"), GroupFact("el", "Ἥρα", "Η"),
  GroupFact("el", "\u{2126}ρα", "Ω"), GroupFact("el", "\u{B5}", "Μ"),
  GroupFact("el", "Ϝ", "Ε"),
  GroupFact("el", "Μπάμπης", "Μ"), GroupFact("el", "Anna", "A"), GroupFact("el", "Анна", "…"),
  GroupFact("el", "Þór", "Z"), GroupFact("az", "Þór", "W"), GroupFact("sv", "Þór", "T"),
  GroupFact("bg", "Йордан", "Й"), GroupFact("bg", "И\u{306}ордан", "Й"),
  GroupFact("bg", "Ѝван", "И"), GroupFact("bg", "Ёлка", "Е"), GroupFact("bg", "Ъгъл", "Щ"),
  GroupFact("bg", "Ьо", "Щ"), GroupFact("bg", "Эдуард", "Щ"), GroupFact("bg", "Љубо", "Л"),
  GroupFact("fa", "آرش", "آ"), GroupFact("fa", "أحمد", "ا"), GroupFact("fa", "ٱلله", "ا"),
  GroupFact("fa", "كريم", "ک"), GroupFact("fa", "ياسر", "ی"), GroupFact("fa", "ۀ", "ه"),
  GroupFact("fa", "\u{FEF3}\u{FEEE}\u{FEB3}\u{FED2}", "ی"),
  GroupFact("fa", "\u{FEDB}\u{FE8E}\u{FEE3}", "ک"), GroupFact("fa", "\u{FE81}\u{FEAD}", "آ"),
  GroupFact("fa", "\u{200C}علی", "ع"), GroupFact("fa", "ڤ", "ف"),
  GroupFact("fa-AF", "ئاسو", "ی"), GroupFact("fa-AF", "ؤ", "و"),
  GroupFact("az", "ıqbal", "I"), GroupFact("az", "ilham", "İ"),
  GroupFact("az", "I\u{307}lham", "İ"), GroupFact("az", "Əli", "Ə"), GroupFact("az", "Wagner", "W"),
  GroupFact("az", "Ærø", "A"), GroupFact("az", "Әли", "…"),
  GroupFact("sv", "wahlberg", "W"), GroupFact("sv-u-co-trad", "Wahlberg", "V"),
  GroupFact("sv", "ülker", "Y"), GroupFact("sv", "Æble", "Ä"), GroupFact("sv", "Ødegaard", "Ö"),
  GroupFact("sv", "von Essen", "V"), GroupFact("sv", "Đorđe", "D"),
  GroupFact("ko", "金", "ㄱ"), GroupFact("ko", "까치", "ㄱ"), GroupFact("th", "เก่ง", "ก"),
  GroupFact("zh", "曾", "Z"), GroupFact("ru", "Ёлкин", "Е"), GroupFact("hu", "Őze", "Ö"),
  GroupFact("sv-u-kc", "b", "B"), GroupFact("sv-u-kc", "B", "B"),
  GroupFact("sv-u-kc-false", "b", "B"),
  GroupFact("sv", "3M", "#"), GroupFact("sv", "+46 8", "#"), GroupFact("sv", "Ⅷ", "V"),
  GroupFact("fa", "۳ یار", "#"), GroupFact("el", "²", "#"), GroupFact("zh", "三星", "S"),
  GroupFact("sv", "-- !", "#"), GroupFact("sv", "(Åsa)", "Å"), GroupFact("fa", "«علی»", "ع"),
  GroupFact("sv", "★ Öberg", "Ö"), GroupFact("el", "\u{1F600}", "#"),
]

@Suite("Grouping") struct GroupingTests {
  @Test(arguments: groupFacts)
  private func section(_ fact: GroupFact) throws {
    let list = try ShownList([.person("", fact.name)], fact.locale)
    #expect(list.plan.sections.map(\.title) == [fact.title])
  }

  @Test func sectionsAreNamedByCodePoints() throws {
    let names = ["Άννα", "Анна", "3M", "Zoe"]
    let list = try ShownList(names.map { .person("", $0) }, "el")
    #expect(list.plan.sections.map(\.id) == ["u-0391", "u-005A", "other", "number"])
    #expect(list.plan.sections.map(\.kind) == [.letter, .letter, .other, .number])
    #expect(
      try ShownList([.person("", "Chalupa")], "cs").plan.sections.map(\.id) == ["u-0043-0048"])
  }

  @Test func countsAndPlacesAreRunningSums() throws {
    let names = ["Berg", "Alm", "Ahl", "3M", "Öberg"]
    let plan = try ShownList(names.map { .person("", $0) }, "sv").plan
    #expect(plan.sections.map(\.title) == ["A", "B", "Ö", "#"])
    #expect(plan.sections.map(\.count) == [2, 1, 1, 1])
    #expect(plan.sections.map(\.firstRow) == [0, 2, 3, 4])
    #expect(plan.sections.map(\.firstPosition) == [0, 3, 5, 7])
    #expect(plan.sections.map(\.header) == ["A", "B", "Ö", "#"])
    #expect(plan.counts == Counts(sections: plan.sections))
    #expect((plan.counts.sections, plan.counts.rows, plan.counts.positions) == (4, 5, 9))
  }

  @Test func mainLocalesSpellingOfALabelWins() throws {
    var options = FormattingOptions()
    options.extraLabels = .locales(["ar"])
    let list = try ShownList([.person("", "كريم"), .person("", "ياسر")], "fa", options)
    #expect(list.plan.sections.map(\.title) == ["ک", "ی"])
  }

  @Test func withoutExtraLabelsLatinIsOther() throws {
    var options = FormattingOptions()
    options.extraLabels = .none
    #expect(try ShownList([.person("", "Zoe")], "el", options).grouped == ["…: Zoe"])
  }
}

/// Letters that a profile adds: where ICU 72.1 then puts names, read off its AlphabeticIndex with
/// `addLabels` by a program of its own.
@Suite("Letters of profiles") struct ExtraLetterTests {
  private func list(_ names: String..., locale: String, letters: String) throws -> ShownList {
    let profile = """
      {"format":"kartotek.profile","version":1,"locale":"\(locale)",
      "extraLetters":{"values":[\(letters)],"source":"test"}}
      """
    let catalog = ProfileCatalog(
      overriding: [ProfileSource(locale: locale, bytes: Array(profile.utf8))])
    return try ShownList(names.map { .person("", $0) }, locale, profiles: catalog)
  }

  @Test func bulgarian() throws {
    let list = try list(
      "Щерев", "Ъгъл", "Ьо", "Эдуард", "Ыы", "Юлия", locale: "bg", letters: #""Ъ","Ь""#)
    #expect(list.grouped == ["Щ: Щерев", "Ъ: Ъгъл, Ыы", "Ь: Ьо, Эдуард", "Ю: Юлия"])
    #expect(list.plan.sections.map(\.id)[1] == "u-042A")
    let titles = try #require(list.plan.index).titles
    #expect(titles.count == 30)
    #expect(titles.suffix(5) == ["Щ", "Ъ", "Ь", "Ю", "Я"])
    #expect(list.plan.collation.contains("; letters=ЪЬ; "))
  }

  @Test func turkish() throws {
    let list = try list("Gül", "Ğülşen", "Hakan", locale: "tr", letters: #""Ğ""#)
    #expect(list.grouped == ["G: Gül", "Ğ: Ğülşen", "H: Hakan"])
    #expect(try #require(list.plan.index).titles.count == 32)
  }

  @Test func aLetterThatSortsAsAnotherAddsNothing() throws {
    let list = try list("Émile", locale: "sv", letters: #""É""#)
    #expect(list.grouped == ["E: Émile"])
  }
}

@Suite("Index") struct IndexTests {
  private static let greek = "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"

  @Test func ownLettersAlwaysOthersWithRows() throws {
    let names = ["Βασιλείου", "Δήμου", "Δούκας", "Zoe", "3M"]
    let index = try #require(try ShownList(names.map { .person("", $0) }, "el").plan.index)
    #expect(index.titles == Self.greek.split(separator: " ").map(String.init) + ["Z", "#"])
    // Sections: Β 0, Δ 1, Z 2, # 3. A title without rows leads to the next section that has some.
    #expect(Array(index.sections[..<5]) == [0, 0, 1, 1, 2])
    #expect(Array(index.sections[5...]) == Array(repeating: 2, count: 20) + [3])
    #expect(Array(index.present[..<5]) == [false, true, false, true, false])
    #expect(Array(index.rows[..<5]) == [0, 0, 1, 1, 3])
    #expect(Array(index.positions[..<5]) == [0, 0, 2, 2, 5])
    // Zeta and Z look the same.
    #expect(
      index.spoken == index.titles.map { $0 == "Ζ" ? "Ζ ελληνικό" : $0 == "Z" ? "Z λατινικό" : $0 })
  }

  @Test func titlesBehindAllSectionsLeadToTheLast() throws {
    let index = try #require(try ShownList([.person("", "Βλάχος")], "el").plan.index)
    #expect(index.sections == Array(repeating: 0, count: 24))
    #expect(index.present == index.titles.map { $0 == "Β" })
  }

  @Test(arguments: [ListStyle.grouped, .insetGrouped])
  func groupedStylesHaveNone(_ style: ListStyle) throws {
    var options = FormattingOptions()
    options.style = style
    #expect(try ShownList([.person("", "Βλάχος")], "el", options).plan.index == nil)
  }

  @Test func emptyListsHaveNone() throws {
    let plan = try ShownList([], "el").plan
    #expect(plan.index == nil)
    #expect(plan.sections.isEmpty)
    #expect(plan.summary == "Δεν υπάρχουν επαφές")
  }
}
