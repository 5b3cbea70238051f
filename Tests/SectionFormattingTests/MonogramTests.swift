import ContactModel
import SectionFormatting
import SectionModel
import StableHash
import Testing

/// A contact and its monogram: given and family name in display order, whole grapheme clusters
/// (UAX #29), title case of the list's locale.
private struct MonogramCase: CustomTestStringConvertible {
  let locale: String
  let contact: Contact
  let monogram: String

  init(_ locale: String, _ contact: Contact, _ monogram: String) {
    self.locale = locale
    self.contact = contact
    self.monogram = monogram
  }

  var testDescription: String {
    "\(locale): \(contact.name.given) \(contact.name.family)\(contact.formattedName)"
  }
}

private let monogramCases = [
  MonogramCase("el", .person("Ήρα", "Έλληνα"), "ΗΕ"), MonogramCase("el", .person("άννα", ""), "Α"),
  MonogramCase("bg", .person("Иван", "Иванов", "Петров"), "ИИ"),
  MonogramCase("fa", .person("علی", "رضایی"), "ع\u{200C}ر"),
  MonogramCase("fa", .person("علی", "Smith"), "عS"),
  MonogramCase("az", .person("ilham", "ışıq"), "İI"), MonogramCase("sv", .person("ilham", ""), "I"),
  MonogramCase("sv", .person("åsa", "öberg"), "ÅÖ"),
  MonogramCase("sv", .person("Zlatan", ""), "Z"), MonogramCase("sv", .person("", "Öberg"), "Ö"),
  MonogramCase("sv", .person("駿", "宮崎"), "宮駿"),
  MonogramCase("sv", .person("(Åsa)", "-Öberg"), "ÅÖ"),
  MonogramCase("sv", .person("გიორგი", "strauß"), "გS"),
  MonogramCase("sv", .person("👨‍👩‍👧 Åsa", "Öberg"), "👨‍👩‍👧"), MonogramCase("sv", .person("Åsa", "🇸🇪"), "Å"),
  // Digits are no letters, wherever they stand.
  MonogramCase("sv", .person("3M", "Öberg"), "MÖ"), MonogramCase("sv", .named("112 Larm 24"), "L"),
  MonogramCase("bg", Contact().with { $0.organization = "7 Морета Тур" }, "М"),
  MonogramCase("bg", .named("7 Морета Тур"), "МТ"),
  MonogramCase("sv", Contact().with { $0.emails = [.init(value: "24bo@x.se")] }, "B"),
  // A formatted name that repeats the organisation is one.
  MonogramCase(
    "bg",
    Contact.named("Щит Охрана ООД").with { $0.organization = "Щит Охрана ООД" }, "Щ"),
  // The vowel before the consonant is not the letter that the name begins with.
  MonogramCase("th", .person("เก่ง", "ใจดี"), "ก่จ"),
  // Forms of Arabic letters stand for the letters.
  MonogramCase("fa", .person("\u{FEF3}\u{FEEE}\u{FEB3}\u{FED2}", "رضایی"), "ي\u{200C}ر"),
  // Of a ligature the first letter; what has no capital of one letter stays.
  MonogramCase("sv", .person("\u{FB01}ona", "ßöhm"), "Fß"),
  MonogramCase("sv", .person("ǆemal", "ŉkosi"), "ǅŉ"),
  MonogramCase("el", .person("η\u{301}", "ΐ"), "ΗΪ"),
  MonogramCase("tr", .person("ışık", "ilqar"), "Iİ"),
  MonogramCase("sv", .named("Åsa Maria Öberg"), "ÅÖ"), MonogramCase("sv", .named("Åsa"), "Å"),
  MonogramCase("sv", .named("Åsa Öberg (jobb)"), "ÅÖ"),
  MonogramCase("sv", .named("[x] Åsa \u{1F600}"), "Å"), MonogramCase("sv", .named("(Åsa)"), "Å"),
  MonogramCase("sv", .named("Åsa - Öberg !"), "ÅÖ"),
  MonogramCase("nl", .person("ijsbrand", "Visser"), "IJV"),
  MonogramCase("sv", Contact().with { $0.organization = "Acme Broar" }, "A"),
  MonogramCase("sv", Contact().with { $0.emails = [.init(value: "bo@x.se")] }, "B"),
  MonogramCase("sv", Contact().with { $0.phones = [.init(value: "08-1")] }, ""),
  MonogramCase("sv", Contact(), ""), MonogramCase("sv", .named("08-12"), ""),
]

@Suite("Monograms and images") struct MonogramTests {
  @Test(arguments: monogramCases)
  private func monogram(_ monogramCase: MonogramCase) throws {
    let row = try ShownList([monogramCase.contact], monogramCase.locale).row
    #expect(Array(row.monogram.utf8) == Array(monogramCase.monogram.utf8))
    #expect(row.symbol == (monogramCase.monogram.isEmpty ? "person.circle" : ""))
  }

  @Test func familyNameFirstWhereItIsDisplayedFirst() throws {
    var options = FormattingOptions()
    options.nameOrder = .familyFirst
    #expect(try ShownList([.person("Åsa", "Berg")], "sv", options).row.monogram == "BÅ")
  }

  @Test func colourIsOfTheIdentifier() throws {
    let contact = Contact.person("Åsa", "Berg").with { $0.uid = "asa-1" }
    let row = try ShownList([contact], "sv").row
    #expect(row.id == "asa-1")
    #expect(UInt64(row.color) == StableHash.hash(Array("asa-1".utf8).span) % 12)
  }

  @Test(arguments: [
    ("https://x.se/a.png", true), ("HTTP://x.se/a", true), ("ftp://x.se/a", false),
    ("data:image/png;base64,AA", false), ("file:///a.png", false), ("https://x.se/a b", false),
    ("https://x.se/\u{202E}a", false), ("https://", false),
  ])
  func onlyWebPhotosAreShown(_ address: String, _ isShown: Bool) throws {
    let row = try ShownList([.person("Åsa", "").with { $0.photo = address }], "sv").row
    #expect(row.photo == (isShown ? address : ""))
    #expect(row.monogram == "Å")
  }
}
