import ContactModel
import SectionFormatting
import SectionModel
import Testing

private let phone = "+98 21 8890 1234"
private let isolated = "\u{2066}+98 21 8890 1234\u{2069}"

@Suite("Direction") struct DirectionTests {
  private func row(
    _ contact: Contact, _ locale: String, _ change: (inout FormattingOptions) -> Void = { _ in }
  ) throws -> ShownRow {
    var options = FormattingOptions()
    change(&options)
    return try ShownList([contact], locale, options).row
  }

  @Test func listsHaveTheDirectionOfTheirScript() throws {
    for (locale, direction) in [
      ("el", TextDirection.leftToRight), ("bg", .leftToRight), ("fa", .rightToLeft),
      ("az", .leftToRight), ("sv", .leftToRight), ("az-IR", .rightToLeft), ("he", .rightToLeft),
    ] {
      #expect(try ShownList([], locale).plan.direction == direction)
    }
  }

  @Test func rowsTellTheirDirectionWhereItDiffers() throws {
    #expect(try row(.person("علی", "رضایی"), "sv").direction == .rightToLeft)
    #expect(try row(.person("علی", "رضایی"), "fa").direction == nil)
    #expect(try row(.person("Åsa", "Öberg"), "fa").direction == .leftToRight)
    #expect(try row(.named("123"), "fa").direction == nil)
    // The first strong letter of the text as shown: the given name's.
    #expect(try row(.person("Ali", "رضایی"), "sv").direction == nil)
    // Letters within an isolate do not count (UAX #9 P2).
    #expect(try row(.named("\u{2067}علی\u{2069} Ali"), "sv").direction == nil)
  }

  @Test func phonesAreIsolatedWhereListOrRowIsRightToLeft() throws {
    let ali = Contact.person("علی", "رضایی").with { $0.phones = [.init(value: phone)] }
    let asa = Contact.person("Åsa", "Öberg").with { $0.phones = [.init(value: phone)] }
    for (contact, locale) in [(ali, "fa"), (asa, "fa"), (ali, "sv")] {
      let row = try row(contact, locale) { $0.details = true }
      #expect(row.secondary == isolated)
      #expect(row.secondaryValue == phone)
      #expect(row.phones.map { $0[1...] } == [[isolated, phone]])
    }
    let plain = try row(asa, "sv") { $0.details = true }
    #expect(plain.secondary == phone)
    #expect(plain.secondaryValue == "")
    #expect(plain.phones.map { $0[1...] } == [[phone, phone]])
  }

  @Test func addressesAsTitlesAreIsolatedToo() throws {
    let nameless = Contact().with { $0.phones = [.init(value: phone)] }
    #expect(try row(nameless, "fa").text == isolated)
    #expect(try row(nameless, "fa").direction == nil)
    #expect(try row(nameless, "sv").text == phone)
    let email = Contact().with { $0.emails = [.init(value: "a@b.ir")] }
    let shown = try row(email, "fa") { $0.parts = .always }
    #expect(shown.text == "\u{2066}a@b.ir\u{2069}")
    #expect(shown.direction == nil)
    #expect(shown.parts == ["\u{2066}", "a@b.ir", "\u{2069}"])
    let persian = Contact().with { $0.emails = [.init(value: "علی@b.ir")] }
    #expect(try row(persian, "sv").text == "\u{2066}علی@b.ir\u{2069}")
  }

  @Test func datesAreIsolatedByTheirOwnDirection() throws {
    let day = try #require(PartialDate(year: 1990, month: 5, day: 7))
    let year = try #require(PartialDate(year: 1990, month: nil, day: nil))
    let dates = [
      ContactDate(kind: .birthday, value: .date(day)), .init(kind: .other, value: .date(year)),
    ]
    let ali = Contact.person("علی", "رضایی").with { $0.dates = dates }
    let asa = Contact.person("Åsa", "Öberg").with { $0.dates = dates }
    let persian = "۱۷ اردیبهشت ۱۳۶۹"
    #expect(try row(ali, "fa").dates.map(\.text) == [persian, "۱۹۹۰"])
    #expect(try row(asa, "fa").dates.map(\.text) == ["\u{2067}\(persian)\u{2069}", "۱۹۹۰"])
    #expect(try row(asa, "sv").dates.map(\.text) == ["7 maj 1990", "1990"])
    #expect(try row(ali, "sv").dates.map(\.text) == ["\u{2066}7 maj 1990\u{2069}", "1990"])
    let birthday = try row(ali, "sv") { $0.secondary = .birthday }
    #expect(birthday.secondary == "\u{2066}7 maj 1990\u{2069}")
    #expect(birthday.secondaryValue == "7 maj 1990")
  }

  /// `شرکت (نو)` or `Acme (Nordic)` keeps its closing bracket at its end only within an isolate.
  @Test(arguments: [
    ("علی", "Acme (Nordic)", "fa", "\u{2066}Acme (Nordic)\u{2069}"),
    ("علی", "شرکت (نو)", "fa", "شرکت (نو)"), ("علی", "24", "fa", "24"),
    ("Åsa", "شرکت (نو)", "fa", "\u{2067}شرکت (نو)\u{2069}"),
    ("Åsa", "شرکت (نو)", "sv", "\u{2067}شرکت (نو)\u{2069}"),
    ("Åsa", "Acme (Nordic)", "sv", "Acme (Nordic)"),
    ("علی", "Acme (Nordic)", "sv", "\u{2066}Acme (Nordic)\u{2069}"),
  ])
  func organisationsAreIsolatedByTheirOwnDirection(
    given: String, organization: String, locale: String, shown: String
  ) throws {
    let contact = Contact.person(given, "").with { $0.organization = organization }
    let row = try row(contact, locale) { $0.secondary = .organization }
    #expect(row.secondary == shown)
    #expect(row.secondaryValue == (shown == organization ? "" : organization))
  }

  @Test func languageIsTheCardsElseTheScripts() throws {
    func language(_ contact: Contact, _ locale: String) throws -> String {
      try row(contact, locale).language
    }
    func speaking(_ tag: String) -> Contact {
      .person("Anna", "").with { $0.name.language = tag }
    }
    #expect(try language(.person("Åsa", "Öberg"), "sv") == "")
    #expect(try language(.person("علی", "رضایی"), "sv") == "und-Arab")
    #expect(try language(.person("駿", "宮崎"), "sv") == "und-Hani")
    #expect(try language(.person("駿", "宮崎"), "ja") == "")
    #expect(try language(.person("", "あおき"), "ja") == "")
    #expect(try language(.person("", "아"), "ja") == "und-Hang")
    #expect(try language(.person("", "金"), "ko") == "")
    #expect(try language(.named("123"), "sv") == "")
    #expect(try language(speaking("de"), "sv") == "de")
    #expect(try language(speaking("sv-FI"), "sv") == "")
    #expect(try language(speaking("not a tag"), "sv") == "")
    #expect(try language(speaking("el"), "el") == "")
  }

  /// UTS 35 part 8, "Derive the name locale": the script of the surname, else of the given name,
  /// whichever of them is shown first.
  @Test(arguments: [
    ("Åsa", "Παπαδοπούλου", "el", ""), ("Åsa", "Παπαδοπούλου", "sv", "und-Grek"),
    ("Άννα", "Öberg", "el", "und-Latn"), ("Άννα", "Öberg", "sv", ""),
    ("Наталья", "Əliyeva", "az", ""), ("Åsa", "宮崎", "sv", "und-Hani"),
    ("Åsa", "24", "el", "und-Latn"), ("", "علی", "fa", ""), ("Åsa", "", "fa", "und-Latn"),
  ])
  func mixedNamesAreOfTheFamilyNamesScript(
    given: String, family: String, locale: String, language: String
  ) throws {
    #expect(try row(.person(given, family), locale).language == language)
  }
}
