import KartotekICU
import Testing

@Suite("Numbers and plurals")
struct NumberTests {
  @Test(
    "Grouping and digits",
    arguments: [
      ("el", 1234, "1.234"), ("az", 1234, "1.234"), ("bg", 1234, "1234"),
      ("bg", 12345, "12\u{A0}345"),
      ("sv", 1234, "1\u{A0}234"), ("fa", 1234, "۱٬۲۳۴"), ("fa", 0, "۰"), ("sv", 0, "0"),
      ("fa-u-nu-latn", 1234, "1,234"), ("en", 1_000_000, "1,000,000"), ("sv", -5, "\u{2212}5"),
    ])
  func number(tag: String, value: Int, text: String) throws {
    #expect(try NumberText(locale: LocaleTag(tag)).format(value) == text)
  }

  @Test("The numbering system can be told")
  func numberingSystem() throws {
    let tag = try LocaleTag("sv")
    #expect(try NumberText(locale: tag, numberingSystem: "arabext").format(12) == "۱۲")
  }

  // CLDR 42 cardinal rules.
  @Test(
    "Plural categories",
    arguments: [
      ("el", [.other, .one, .other]), ("bg", [.other, .one, .other]),
      ("az", [.other, .one, .other]),
      ("sv", [.other, .one, .other]), ("fa", [.one, .one, .other]), ("en", [.other, .one, .other]),
      ("ar", [.zero, .one, .two, .few, .few, .few]),
      ("cs", [.other, .one, .few, .few, .few, .other]),
      ("ja", [.other, .other]),
    ] as [(String, [PluralCategory])])
  func plural(tag: String, categories: [PluralCategory]) throws {
    let rules = try PluralRules(locale: LocaleTag(tag))
    for (count, category) in categories.enumerated() {
      #expect(try rules.category(of: count) == category, "\(count)")
    }
  }

  @Test("Arabic 11 and 100")
  func arabic() throws {
    let rules = try PluralRules(locale: LocaleTag("ar"))
    #expect(try rules.category(of: 11) == .many)
    #expect(try rules.category(of: 100) == .other)
  }
}
