import ContactModel
import SectionFormatting
import SectionModel
import Testing

@Suite("Sort string") struct SortStringTests {
  private func texts(
    _ contacts: [Contact], _ locale: String = "sv",
    _ change: (inout FormattingOptions) -> Void = { _ in }
  ) throws -> [String] {
    var options = FormattingOptions()
    change(&options)
    return try ShownList(contacts, locale, options).grouped
  }

  @Test func fieldsAreFamilyGivenAdditional() throws {
    let names = [
      Contact.person("Bo", "Berg", "X"), .person("Bo", "Berg", "A"), .person("Ann", "Berg"),
      .person("Zoe", "Alm"),
    ]
    #expect(
      try texts(names) == ["A: Zoe Alm", "B: Ann Berg, Bo A Berg, Bo X Berg"])
    #expect(
      try texts(names) { $0.sortBy = .given } == [
        "A: Ann Berg", "B: Bo A Berg, Bo X Berg", "Z: Zoe Alm",
      ])
  }

  /// A field is compared before the next one is looked at, whatever the blanks: Li before Lind.
  @Test func fieldsAreComparedOneByOne() throws {
    let names = [Contact.person("Anna", "Lind"), .person("Zoe", "Li")]
    #expect(try texts(names, "th") == ["L: Zoe Li, Anna Lind"])
    #expect(try texts(names) == ["L: Zoe Li, Anna Lind"])
    // Primary differences of a later field count before an accent of an earlier one.
    let accents = [Contact.person("Bo", "Lén"), .person("Cia", "Len")]
    #expect(try texts(accents) == ["L: Bo Lén, Cia Len"])
  }

  @Test func equalNamesGoByIdentifier() throws {
    let ids = ["b", "a-2", "a-1", "c-very-long-identifier-1", "c-very-long-identifier-0"]
    let contacts = ids.map { id in Contact.person("Bo", "Berg").with { $0.uid = id } }
    #expect(try ShownList(contacts, "sv").rows.map(\.id) == ids.sorted())
  }

  @Test func oneFieldForOtherTitles() throws {
    // "Adam Zorn" is never split, so it stands under A.
    #expect(try texts([.named("Adam Zorn")]) == ["A: Adam Zorn"])
    let company = Contact.person("Zoe", "Zorn").with {
      $0.kind = .organization
      $0.organization = "Acme"
    }
    #expect(try texts([company]) == ["A: Acme"])
    let sorted = company.with { $0.organizationSortAs = "Box" }
    #expect(try texts([sorted]) == ["B: Acme"])
    let person = Contact.person("Zoe", "Zorn").with { $0.organizationSortAs = "Box" }
    #expect(try texts([person]) == ["Z: Zoe Zorn"])
  }

  @Test func sortAsReplacesFieldByField() throws {
    let essen = Contact.person("Hans", "von Essen")
    #expect(try texts([essen]) == ["V: Hans von Essen"])
    #expect(try texts([essen.with { $0.sortAs = ["Essen"] }]) == ["E: Hans von Essen"])
    // One part replaces the family name only: the given name still decides between two.
    let essens = ["Hans", "Adam"].map { given in
      Contact.person(given, "von Essen").with { $0.sortAs = ["Essen"] }
    }
    #expect(try texts(essens) == ["E: Adam von Essen, Hans von Essen"])
    // Two parts replace both; an empty later part drops its field, an empty first one does not.
    let two = [
      Contact.person("Hans", "von Essen").with { $0.sortAs = ["Essen", "Adam"] },
      Contact.person("Bo", "Essen"),
    ]
    #expect(try texts(two) == ["E: Hans von Essen, Bo Essen"])
    let dropped = Contact.person("Adam", "Berg").with { $0.sortAs = ["Berg", ""] }
    #expect(
      try texts([dropped, .person("", "Berg").with { $0.uid = "z" }, .person("Aa", "Berg")])
        .first?.hasSuffix("Aa Berg") == true)
    #expect(try texts([essen.with { $0.sortAs = ["", "Q"] }]) == ["V: Hans von Essen"])
    #expect(
      try texts([essen.with { $0.sortAs = ["", "Q"] }]) { $0.sortBy = .given }
        == ["Q: Hans von Essen"])
  }

  @Test func phoneticFieldsReplaceKanaAndHan() throws {
    func reading(_ family: String, _ phonetic: String) -> Contact {
      Contact.person("太郎", family).with { $0.name.phoneticFamily = phonetic }
    }
    #expect(try texts([reading("渡辺", "わたなべ")], "ja") == ["わ: 渡辺太郎"])
    #expect(try texts([reading("渡辺", "わたなべ")], "ja") { $0.phonetic = .never } == ["他: 渡辺太郎"])
    #expect(try texts([reading("", "わたなべ")], "ja") == ["わ: 太郎"])
    let latin = Contact.person("Siobhan", "Nguyen").with { $0.name.phoneticFamily = "Win" }
    #expect(try texts([latin]) == ["N: Siobhan Nguyen"])
    #expect(try texts([latin]) { $0.phonetic = .always } == ["W: Siobhan Nguyen"])
    // SORT-AS is the stronger word.
    let both = reading("渡辺", "わたなべ").with { $0.sortAs = ["あおき"] }
    #expect(try texts([both], "ja") == ["あ: 渡辺太郎"])
  }

  @Test func leadingNonLettersAreDropped() throws {
    #expect(try texts([.person("", "…«Åsa»")]) == ["Å: …«Åsa»"])
    #expect(try texts([.person("Bo", "--")]) == ["B: Bo --"])
    #expect(try texts([.person("", "\u{301}Åsa")]) == ["Å: \u{301}Åsa"])
    #expect(try texts([.person("", "ʻOkina")], "haw").first?.hasPrefix("ʻ") == true)
    #expect(try texts([.person("", "ʻOkina")]) == ["O: ʻOkina"])
    #expect(try texts([.person("", "\u{FFFE}Åsa")]).first?.hasPrefix("Å") == true)
  }

  @Test func sortKeysCompareAsRowsDo() throws {
    let names = ["Öberg", "Alm", "3M", "Анна", "Åsa", "alm", "Álm"]
    var options = FormattingOptions()
    options.sortKeys = true
    let rows = try ShownList(
      names.map { .person("Bo", $0) } + [Contact()], "sv", options
    ).rows
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.sortKey.lexicographicallyPrecedes(next.sortKey))
    }
    // Letters A to Ö are sections 0 to 28, other is 29 and number 30.
    #expect(rows.map { $0.sortKey[1] } == [0, 0, 0, 26, 28, 29, 30, 30])
  }
}
