import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// A name, the list's locale and the text that CLDR 42's patterns (UTS 35 part 8) give.
private struct NameCase: CustomTestStringConvertible {
  let locale: String
  let name: PersonName
  let text: String
  let change: @Sendable (inout FormattingOptions) -> Void

  init(
    _ locale: String, _ given: String, _ additional: String, _ family: String, _ text: String,
    language: String = "",
    _ change: @escaping @Sendable (inout FormattingOptions) -> Void = { _ in }
  ) {
    self.locale = locale
    self.text = text
    self.change = change
    var name = PersonName()
    (name.given, name.additional, name.family) = (given, additional, family)
    name.prefix = "Dr."
    name.suffix = "Jr."
    name.language = language
    self.name = name
  }

  var testDescription: String { "\(locale): \(text)" }
}

private let nameCases = [
  NameCase("el", "Άννα", "", "Αλεξίου", "Άννα Αλεξίου"),
  NameCase("bg", "Иван", "Петров", "Иванов", "Иван Петров Иванов"),
  NameCase("fa", "علی", "", "رضایی", "علی رضایی"),
  NameCase("az", "İlham", "Heydər oğlu", "Əliyev", "İlham Heydər oğlu Əliyev"),
  NameCase("sv", "Lars-Åke", "", "Öberg", "Lars-Åke Öberg"),
  NameCase("sv", "Zlatan", "", "", "Zlatan"),
  NameCase("sv", "", "", "Öberg", "Öberg"),
  // The name's own script decides: no blanks in Chinese and Japanese, family name first.
  NameCase("sv", "駿", "", "宮崎", "宮崎駿"),
  NameCase("sv", "太郎", "", "渡辺", "渡辺太郎", language: "ja"),
  NameCase("fa", "John", "", "Smith", "John Smith"),
  NameCase("sv", "민준", "", "김", "김민준"),
  // A Hungarian name is surname-first where the card tells its language and the list knows.
  NameCase("el", "Béla", "", "Bartók", "Bartók Béla", language: "hu"),
  NameCase("hu", "Béla", "", "Bartók", "Bartók Béla"),
  NameCase("vi", "Anh", "Văn", "Nguyễn", "Nguyễn Văn Anh"),
  // Foreign names in languages that write no blanks.
  NameCase("ja", "アルベルト", "", "アインシュタイン", "アルベルト・アインシュタイン", language: "de"),
  NameCase("zh", "阿尔伯特", "", "爱因斯坦", "阿尔伯特·爱因斯坦", language: "de"),
  NameCase("zh", "小明", "", "王", "王小明", language: "zh-Hans"),
  // The list's language knows which languages have the family name first: a Swedish list tells so
  // of Chinese and Vietnamese names, not of Hungarian ones; a Japanese list of Hungarian ones too.
  NameCase("sv", "Béla", "", "Kovács", "Béla Kovács", language: "hu"),
  NameCase("sv", "Anh", "Văn", "Nguyễn", "Nguyễn Anh Văn", language: "vi"),
  NameCase("ja", "Béla", "", "Kovács", "Kovács Béla", language: "hu"),
  // A script whose language ICU does not know has the patterns of root, never those of the list.
  NameCase("ja", "ߞ", "", "ߛߊ߬ߘߌ", "ߞ ߛߊ߬ߘߌ"), NameCase("hu", "ߞ", "", "ߛߊ߬ߘߌ", "ߞ ߛߊ߬ߘߌ"),
  // The family name's script is the name's (ICU4J 72 asks the given name first, UTS 35 does not).
  NameCase("hu", "Άννα", "", "Öberg", "Öberg Άννα"),
  NameCase("hu", "Åsa", "", "Παπαδοπούλου", "Åsa Παπαδοπούλου"),
  // No card tells a particle from the name, so it stays where it is, and the core is the whole.
  NameCase("bg", "Ян", "", "ван ден Берг", "Ян ван ден Берг"),
  NameCase("bg", "Ян", "", "ван ден Берг", "ван ден Берг, Ян") { $0.nameOrder = .familyFirst },
  NameCase("nl", "Jan", "", "van den Berg", "Jan van den Berg"),
  // A short name leaves the additional one out; CLDR's short patterns, which have initials in some
  // languages (И. П. Иванов), are for other places than a list that is looked through by names.
  NameCase("bg", "Иван", "Петров", "Иванов", "Иван Иванов") { $0.nameLength = .short },
  NameCase("fa", "زهرا", "سادات", "حسینی", "زهرا حسینی") { $0.nameLength = .short },
  // Options.
  NameCase("sv", "Åsa", "Maria", "Öberg", "Öberg Åsa Maria") { $0.nameOrder = .familyFirst },
  NameCase("bg", "Иван", "Петров", "Иванов", "Иванов, Иван Петров") {
    $0.nameOrder = .familyFirst
  },
  NameCase("sv", "Åsa", "Maria", "Öberg", "Åsa Öberg") { $0.nameLength = .short },
  NameCase("sv", "Åsa", "Maria", "Öberg", "Dr. Åsa Maria Öberg Jr.") { $0.nameLength = .full },
  NameCase("bg", "Иван", "", "Иванов", "Dr. Иван Иванов, Jr.") { $0.nameLength = .full },
  // An empty field leaves no blank before the comma behind it.
  NameCase("tr", "Deniz", "", "Kaya", "Dr. Deniz Kaya, Jr.") { $0.nameLength = .full },
  NameCase("cs", "Jan", "", "Novák", "Dr. Jan Novák, Jr.") { $0.nameLength = .full },
  NameCase("ca", "Anna", "", "Puig", "Puig, Anna") { $0.nameOrder = .familyFirst },
  NameCase("de", "Anna", "", "", "Dr. Anna, Jr.") {
    $0.nameOrder = .familyFirst
    $0.nameLength = .full
  },
  NameCase("lt", "Ona", "Marija", "Petraitė", "Petraitė, Ona Marija") {
    $0.nameOrder = .familyFirst
  },
  NameCase("fa", "علی", "", "رضایی", "Dr. علی رضایی Jr.") { $0.nameLength = .full },
]

@Suite("Displayed name") struct DisplayedNameTests {
  /// The order that ICU4J 72's formatter of each list gives; its own text differs for names in
  /// other letters than the list's (`WangXiaoming` in ja), which UTS 35 formats as their letters ask.
  @Test(arguments: ["el", "bg", "fa", "az", "az-Cyrl", "sv", "ru", "ja", "zh", "zh-Hant", "ko"])
  func namesSpeltInLatinLettersKeepTheirOrder(_ locale: String) throws {
    func shown(_ language: String) throws -> String {
      let contact = Contact.person("Xiaoming", "Wang").with { $0.name.language = language }
      return try ShownList([contact], locale).row.text
    }
    for language in ["zh", "zh-CN", "zh-TW", "zh-Latn", "yue", "ko"] {
      #expect(try shown(language) == "Wang Xiaoming", "\(language)")
    }
    #expect(try shown("en") == "Xiaoming Wang")
    let knowsJapanese = ["az-Cyrl", "ja", "zh", "zh-Hant", "ko"].contains(locale)
    #expect(try shown("ja") == (knowsJapanese ? "Wang Xiaoming" : "Xiaoming Wang"))
  }

  /// Programs write their own language into cards.
  @Test func aLanguageWithTheGivenNameFirstDoesNotTurnANameInHan() throws {
    let contact = Contact.person("太郎", "渡辺").with { $0.name.language = "en" }
    #expect(try ShownList([contact], "el").row.text == "渡辺太郎")
  }

  @Test(arguments: nameCases)
  private func text(_ nameCase: NameCase) throws {
    var options = FormattingOptions()
    nameCase.change(&options)
    let contact = Contact().with { $0.name = nameCase.name }
    #expect(try ShownList([contact], nameCase.locale, options).row.text == nameCase.text)
  }

  @Test func formattedStyleShowsTheNameAsStored() throws {
    var options = FormattingOptions()
    options.nameStyle = .formatted
    let contact = Contact.person("Åsa", "Öberg").with { $0.formattedName = "Öberg, Åsa (jobb)" }
    let list = try ShownList([contact, .person("", "Alm")], "sv", options)
    #expect(list.grouped == ["A: Alm", "Ö: Öberg, Åsa (jobb)"])
    #expect(list.rows[1].source == nil)
  }

  /// NFC without controls; joiners, variation selectors and balanced isolates stay.
  @Test(
    arguments: [(String, String)]([
      ("  Åsa \t  Öberg\r\n", "Åsa Öberg"), ("A\u{30A}sa", "\u{C5}sa"),
      ("\u{202E}Åsa\u{202C}", "Åsa"), ("Å\u{2028}b", "Å b"), ("a\u{0}b\u{7F}c\u{85}d", "abc d"),
      ("\u{2068}Åsa\u{2069}", "\u{2068}Åsa\u{2069}"), ("\u{2067}Åsa", "Åsa"),
      ("علی\u{200C}رضا", "علی\u{200C}رضا"),
      (String(decoding: [0xEF, 0xB7, 0x90, 0xC3, 0x9F], as: UTF8.self), "ß"),
      ("❤\u{FE0F}", "❤\u{FE0F}"),
    ]))
  func cleaning(_ stored: String, _ shown: String) throws {
    let row = try ShownList([.named(stored)], "sv").row
    #expect(Array(row.text.utf8) == Array(shown.utf8))
  }
}

@Suite("Parts of titles") struct PartsTests {
  private func parts(
    _ contact: Contact, _ choice: PartsChoice = .auto, _ change: (inout FormattingOptions) -> Void
  ) throws -> [String]? {
    var options = FormattingOptions()
    options.parts = choice
    change(&options)
    return try ShownList([contact], "sv", options).row.parts
  }

  @Test func presentWhereTheDecidingFieldIsNotFirst() throws {
    let asa = Contact.person("Åsa", "Öberg", "Maria")
    #expect(try parts(asa) { _ in } == ["Åsa Maria ", "Öberg", ""])
    #expect(try parts(asa) { $0.sortBy = .given } == nil)
    #expect(try parts(asa) { $0.nameOrder = .familyFirst } == nil)
    #expect(
      try parts(asa) {
        $0.sortBy = .given
        $0.nameOrder = .familyFirst
      } == ["Öberg ", "Åsa", " Maria"])
    #expect(try parts(.person("Åsa", "")) { _ in } == nil)
    #expect(try parts(.named("Åsa Öberg")) { _ in } == nil)
  }

  @Test func alwaysAndNever() throws {
    #expect(try parts(.person("Åsa", ""), .always) { _ in } == ["", "Åsa", ""])
    #expect(try parts(.named("Åsa Öberg"), .always) { _ in } == ["", "Åsa Öberg", ""])
    #expect(try parts(.person("Åsa", "Öberg"), .never) { _ in } == nil)
    #expect(try parts(Contact(), .always) { _ in } == nil)
  }

  @Test func theSortPartIsTheStoredField() throws {
    let rene = Contact.person("Rene", "van der Harten").with { $0.sortAs = ["Harten"] }
    #expect(try parts(rene) { _ in } == ["Rene ", "van der Harten", ""])
    let punctuated = Contact.person("Åsa", "---")
    #expect(try parts(punctuated) { _ in } == nil)
  }

  @Test func formattedNamesAreSearched() throws {
    let an = Contact.person("Anna", "An").with { $0.formattedName = "Anna An" }
    #expect(try parts(an) { $0.nameStyle = .formatted } == ["Anna ", "An", ""])
    let other = an.with { $0.formattedName = "Mrs. X" }
    #expect(try parts(other) { $0.nameStyle = .formatted } == nil)
  }
}
