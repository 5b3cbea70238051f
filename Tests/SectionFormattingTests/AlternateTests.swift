import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// Names in several languages: which of them a list shows.
@Suite struct AlternateTests {
  private static func name(_ given: String, _ family: String) -> PersonName {
    var name = PersonName()
    (name.given, name.family) = (given, family)
    return name
  }

  private static func alternate(
    _ language: String, _ given: String, _ family: String, formatted: String = ""
  ) -> AlternateName {
    var alternate = AlternateName()
    alternate.language = language
    alternate.name = name(given, family)
    alternate.formattedName = formatted
    return alternate
  }

  /// One person in English, Greek and Bulgarian; the English name is the card's own.
  private static let person = Contact().with {
    $0.uid = "p1"
    $0.name = name("George", "Ivanov")
    $0.name.language = "en"
    $0.formattedName = "George Ivanov"
    $0.sortAs = ["Aaa"]
    $0.phones = [.init(value: "1")]
    $0.alternates = [
      alternate("el", "Γιώργος", "Ιβάνωφ", formatted: "Γιώργος Ιβάνωφ"),
      alternate("bg", "Георги", "Иванов"),
    ]
  }

  static let lists = [
    ("el", "Γιώργος Ιβάνωφ", "Ι", ""), ("bg", "Георги Иванов", "И", ""),
    ("sv", "George Ivanov", "A", "en"), ("en-GB", "George Ivanov", "A", ""),
    ("el-CY", "Γιώργος Ιβάνωφ", "Ι", ""), ("fa", "George Ivanov", "A", "en"),
  ]

  @Test(arguments: lists)
  func everyListTakesItsName(
    _ locale: String, _ text: String, _ section: String, _ language: String
  ) throws {
    let list = try ShownList([Self.person], locale)
    let row = try list.row
    #expect(row.text == text)
    #expect(list.plan.sections.map(\.title) == [section])
    #expect(row.language == language)
    #expect(row.id == "p1")
    #expect(row.secondary.contains("1"))
  }

  /// The family name decides and is marked; the monogram is of the name that is shown.
  @Test func partsAndMonogram() throws {
    let greek = try ShownList([Self.person], "el").row
    #expect(greek.parts == ["Γιώργος ", "Ιβάνωφ", ""])
    #expect(greek.monogram == "ΓΙ")
    #expect(try ShownList([Self.person], "bg").row.monogram == "ГИ")
  }

  /// A card's own hint for the order is of its own name, not of the others.
  @Test func hintsStayWithTheirName() throws {
    let other = Contact.person("Ζωή", "Ζαχαρίου")
    #expect(try ShownList([Self.person, other], "el").texts == ["Ζωή Ζαχαρίου", "Γιώργος Ιβάνωφ"])
    let hinted = Self.person.with { $0.alternates[0].sortAs = ["Ωω"] }
    #expect(try ShownList([hinted, other], "el").texts == ["Ζωή Ζαχαρίου", "Γιώργος Ιβάνωφ"])
    #expect(try ShownList([hinted], "el").plan.sections.map(\.title) == ["Ω"])
    let latin = Contact.person("Bea", "Bengtsson")
    #expect(try ShownList([latin, Self.person], "sv").texts == ["George Ivanov", "Bea Bengtsson"])
  }

  @Test func formattedNames() throws {
    let options = FormattingOptions().with { $0.nameStyle = .formatted }
    let own = Self.person.with { $0.formattedName = "Dr. Ivanov" }
    #expect(try ShownList([own], "sv", options).row.text == "Dr. Ivanov")
    #expect(try ShownList([own], "el", options).row.text == "Γιώργος Ιβάνωφ")
    // The Bulgarian name has none of its own; the English one would be of another name.
    #expect(try ShownList([own], "bg", options).row.text == "Георги Иванов")
  }

  @Test func alternateOfTheFormattedNameAlone() throws {
    let contact = Contact().with {
      $0.name = Self.name("Anna", "Berg")
      $0.alternates = [Self.alternate("el", "", "", formatted: "Άννα Μπεργκ")]
    }
    let row = try ShownList([contact], "el").row
    #expect(row.text == "Άννα Μπεργκ")
    #expect(row.source == .formattedName)
    #expect(try ShownList([contact], "sv").row.source == nil)
  }

  @Test func organizations() throws {
    let options = FormattingOptions().with { $0.secondary = .organization }
    let company = Contact().with {
      $0.kind = .organization
      $0.organization = "Sofia Trading"
      $0.organizationSortAs = "Trading"
      $0.alternates = [AlternateName()]
      $0.alternates[0].language = "bg"
      $0.alternates[0].organization = "Софийска търговия"
    }
    let bulgarian = try ShownList([company], "bg")
    #expect(bulgarian.grouped == ["С: Софийска търговия"])
    let hinted = company.with { $0.alternates[0].organizationSortAs = "Търговия" }
    #expect(try ShownList([hinted], "bg").grouped == ["Т: Софийска търговия"])
    #expect(try ShownList([company], "sv").grouped == ["T: Sofia Trading"])
    let employee = company.with {
      $0.kind = .individual
      $0.name = Self.name("Eva", "Berg")
      $0.name.language = "sv"
    }
    let row = try ShownList([employee], "bg", options).row
    #expect(row.text == "Eva Berg")
    #expect(row.language == "sv")
    #expect(row.secondary == "Софийска търговия")
  }

  static let matches =
    [
      (["az-Cyrl", "az-Latn"], "az", 1), (["az-Cyrl"], "az", nil), (["az-Latn"], "az-Cyrl", nil),
      (["sr", "sr-Latn"], "sr-Latn", 1), (["sr"], "sr-Latn", nil),
      (["zh-Hans", "zh-TW"], "zh-Hant", 1), (["zh-CN", "zh"], "zh-TW", nil),
      (["en-US", "en", "en-GB"], "en-GB", 2), (["en-US", "en"], "en-GB", 1),
      (["en-US", "en-AU"], "en-GB", 0), (["EL"], "el", 0), (["el_GR"], "el", 0),
      (["el"], "el-u-co-standard", 0),
      (["sv-FI"], "sv", 0), (["ru", "und-Grek"], "el", nil), (["x", "", "jp"], "ja", nil),
      (["nb"], "no", 0), (["no"], "nb-NO", 0), (["nn", "nb"], "no", 1), (["nn"], "nb", 0),
      (["nb", "nn"], "nn", 1), (["da"], "nb", nil), (["nb"], "da", nil),
    ] as [([String], String, Int?)]

  /// Likely scripts are those of CLDR's likelySubtags: az and az-Latn, zh-TW and zh-Hant, sr and
  /// sr-Cyrl are the same.
  ///
  /// BCP 47's registry has `no` as the macrolanguage of nb and nn; CLDR's aliases
  /// take it and nb for one.
  @Test(arguments: matches)
  func matching(_ tags: [String], _ locale: String, _ expected: Int?) throws {
    let contact = Contact().with {
      $0.name.family = "own"
      $0.alternates = tags.enumerated().map { Self.alternate($1, "", "other\($0)") }
    }
    let text = expected.map { "other\($0)" } ?? "own"
    #expect(try ShownList([contact], locale).row.text == text)
  }

  @Test func ownNameWinsADraw() throws {
    let contact = Contact().with {
      $0.name = Self.name("", "own")
      $0.name.language = "en-US"
      $0.alternates = [Self.alternate("en-AU", "", "other")]
    }
    #expect(try ShownList([contact], "en-GB").row.text == "own")
  }

  /// An alternate of which nothing is to be seen is none.
  @Test func emptyAlternates() throws {
    let contact = Contact().with {
      $0.name = Self.name("Anna", "Berg")
      $0.nickname = "Annie"
      $0.alternates = [Self.alternate("el", " ", "\u{202A}"), Self.alternate("el", "Ά", "Μ")]
    }
    #expect(try ShownList([contact], "el").row.text == "Ά Μ")
    let single = contact.with { $0.alternates.removeLast() }
    #expect(try ShownList([single], "el").row.text == "Anna Berg")
  }

  /// Names of many cards, over more than one run of preparation, with and without alternates.
  @Test func manyContacts() throws {
    let contacts = (0..<20_000).map { number in
      let own = Contact().with {
        $0.uid = "u\(number)"
        $0.name = Self.name("A\(number)", "B\(number % 7)")
      }
      guard number % 3 == 0 else { return own }
      return own.with { $0.alternates = [Self.alternate("el", "Α\(number)", "Β\(number % 5)")] }
    }
    for workers in [2] {
      let list = try ShownList(contacts, "el", workers: workers)
      #expect(list.rows.count == 20_000)
      for row in list.rows {
        let number = try #require(Int(row.id.dropFirst()))
        let expected =
          number % 3 == 0 ? "Α\(number) Β\(number % 5)" : "A\(number) B\(number % 7)"
        try #require(row.text == expected)
      }
    }
  }
}

extension FormattingOptions {
  fileprivate func with(_ change: (inout FormattingOptions) -> Void) -> FormattingOptions {
    var copy = self
    change(&copy)
    return copy
  }
}
