import Kartotek
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
