import Kartotek
import TestSupport
import Testing

/// Words that people of the language type: the profiles of `Locales/`, and İ/i of Unicode's
/// SpecialCasing (tr, az).
@Suite("Words in label cells and headings")
struct LabelWordTests {
  static let labels: [(word: String, label: String)] = [
    ("İş", "work"), ("iş", "work"), ("İŞ", "work"), ("Ev", "home"), ("ev", "home"),
    ("موبایل", "mobile"), ("گوشی", "mobile"), ("تلفن همراه", "mobile"), ("منزل", "home"),
    ("نمابر", "otherFax"), ("Hem", "home"), ("Вила", "Вила"),
  ]

  @Test("label words of typed cells", arguments: labels)
  func label(_ fact: (word: String, label: String)) throws {
    let text = "First Name,Last Name,Phone 1 - Label,Phone 1 - Value\nA,B,\(fact.word),12345\n"
    let book = try ContactBook(bytes: Array(text.utf8))
    #expect(book.contact(at: 0).phones.map(\.label) == [fact.label])
  }

  /// The same words in the pages of their languages; the letters of the labels have a part in the vote.
  @Test(
    "label words in legacy files",
    arguments: [
      ("Şahin Ağayeva", "İş", "windows-1254", "work"),
      ("Мария Георгиева", "Домашен", "windows-1251", "home"),
      ("Anna", "Σπίτι", "windows-1253", "home"), ("Anna", "Övrigt", "windows-1252", "other"),
      ("Anna", "Köket på ön", "windows-1252", "Köket på ön"),
    ])
  func legacyLabel(_ name: String, _ word: String, _ page: String, _ label: String) throws {
    let text =
      "First Name,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,"
      + "Event 1 - Label,Event 1 - Value\n\(name),\(word),12345,\(word),S 1,\(word),soon\n"
    let book = try ContactBook(bytes: #require(TextPages.encode(text, page)))
    let contact = book.contact(at: 0)
    #expect(contact.phones.map(\.label) == [label])
    #expect(contact.addresses.map(\.label) == [label])
    #expect(contact.dates.map(\.label) == [label])
  }

  static let headings = [
    "Telefon nömrəsi", "Nömrə", "Elaqe nömresi", "شمارهٔ تلفن", "شماره تلفن", "شماره\u{200C}ی تلفن",
  ]

  @Test("everyday headings of phone columns", arguments: headings)
  func heading(_ heading: String) throws {
    let book = try ContactBook(bytes: Array("Ad,Soyad,\(heading)\nƏli,Abbasov,12345\n".utf8))
    #expect(book.contact(at: 0).phones.map(\.value) == ["12345"])
  }

  @Test("identity numbers stay out", arguments: ["FİN kodu", "Şəxsiyyət vəsiqəsi", "شماره ملی"])
  func identityNumbers(_ heading: String) throws {
    let book = try ContactBook(bytes: Array("Ad,Soyad,\(heading)\nƏli,Abbasov,12345\n".utf8))
    #expect(book.report.diagnostics.map(\.code) == [.csvHeadingPrivate])
  }
}
