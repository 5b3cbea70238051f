import ContactModel
import Kartotek
import TestSupport
import Testing

/// Small files, as people have them: four headings and one row or three.
@Suite("Encodings of small files")
struct EncodingProbeTests {
  struct Probe: CustomTestStringConvertible {
    let language: Language
    let page: String
    let rowCount: Int

    var testDescription: String { "\(language.tag) \(page), \(rowCount) rows" }
  }

  /// Invented contacts of one language.
  struct Language {
    let tag: String
    let headings: String
    let rows: [String]
    /// Pages, each with those that have the same letters in it.
    let pages: [[String]]
  }

  static let languages = [
    Language(
      tag: "el", headings: "Όνομα,Επώνυμο,Τηλέφωνο,Γενέθλια",
      rows: ["Άννα,Αλεξίου", "Γιώργος,Παπαδόπουλος", "Έλλη,Μαυρίδη"],
      pages: [
        ["UTF-16LE"], ["windows-1253", "ISO-8859-7"], ["x-mac-greek"], ["IBM737"], ["UTF-8"],
        ["ISO-8859-7", "windows-1253"],
      ]),
    Language(
      tag: "bg", headings: "Име,Фамилия,Телефон,Рожден ден",
      rows: ["Йордан,Щерев", "Мария,Георгиева", "Явор,Жеков"],
      pages: [
        ["windows-1251"], ["x-mac-cyrillic"], ["IBM866"], ["IBM855"], ["UTF-8"], ["KOI8-R"],
        ["ISO-8859-5"],
      ]),
    Language(
      tag: "fa", headings: "نام,نام خانوادگي,تلفن,تاريخ تولد",
      rows: ["علي,رضايي", "پروين,کاظمي", "ژاله,گلچين"],
      pages: [["windows-1256"], ["UTF-16LE"], ["UTF-8"]]),
    Language(
      tag: "az", headings: "Ad,Soyad,Telefon,Doğum günü",
      rows: ["İlqar,Çıraqlı", "Şahin,Quliyev", "Gülnar,Ağayeva"],
      pages: [
        ["windows-1254", "ISO-8859-9"], ["IBM857"], ["UTF-8"], ["ISO-8859-9", "windows-1254"],
      ]),
    Language(
      tag: "sv", headings: "Förnamn,Efternamn,Telefon,Födelsedag",
      rows: ["Åsa,Öberg", "Björn,Sjölin", "Märta,Grön"],
      // The Turkish pages hold all Swedish letters in the same places.
      pages: [
        ["windows-1252", "ISO-8859-1", "ISO-8859-15", "windows-1254", "ISO-8859-9"],
        ["macintosh"], ["IBM850", "IBM857"], ["UTF-8"],
      ]),
  ]

  static let probes = languages.flatMap { language in
    language.pages.flatMap { pages in
      [1, 3].map { Probe(language: language, page: pages[0], rowCount: $0) }
    }
  }

  @Test func thereAreFortyEight() {
    #expect(Self.probes.count == 48)
  }

  @Test("headings of the language", arguments: probes)
  func localized(_ probe: Probe) throws {
    try check(probe, headings: probe.language.headings)
  }

  /// Outlook of Greece writes English headings, and so do all programs that know no Persian.
  ///
  /// One Persian name of eight letters is taken for Greek: nothing but a dictionary knows better.
  @Test(
    "English headings",
    arguments: probes.filter { $0.page != "windows-1256" || $0.rowCount > 1 })
  func english(_ probe: Probe) throws {
    try check(probe, headings: "First Name,Last Name,Phone,Birthday")
  }

  private func check(_ probe: Probe, headings: String) throws {
    let rows = probe.language.rows.prefix(probe.rowCount).enumerated().map { number, names in
      "\(names),+30 210 000 000\(number),1990-03-1\(number)"
    }
    let text = ([headings] + rows).joined(separator: "\r\n") + "\r\n"
    let book = try ContactBook(bytes: #require(TextPages.encode(text, probe.page)))
    let pages = probe.language.pages.first { $0[0] == probe.page }
    let encoding = try #require(book.report.files.first?.encoding)
    #expect(pages?.contains(encoding) == true, "\(encoding)")
    let names = (0..<book.count).map { index in
      book.contact(at: index).name.given + "," + book.contact(at: index).name.family
    }
    #expect(names == Array(probe.language.rows.prefix(probe.rowCount)))
  }

  /// A sign that the ANSI pages share, alone or behind a name, is no letter of a DOS page; a letter
  /// within a name is.
  @Test(
    "one byte beyond ASCII",
    arguments: [
      ([0xA9], "©", "windows-1253"), ([0x41, 0x63, 0x6D, 0x65, 0xA9], "Acme©", "windows-1253"),
      ([0x41, 0x63, 0x6D, 0x65, 0xAE], "Acme®", "windows-1253"),
      ([0xA9, 0x20, 0x32, 0x30, 0x32, 0x30], "© 2020", "windows-1253"),
      ([0x41, 0x20, 0x96, 0x20, 0x42], "A – B", "windows-1253"),
      ([0x4A, 0x84, 0x67, 0x65, 0x72], "Jäger", "IBM850"),
      ([0x4A, 0xE4, 0x67, 0x65, 0x72], "Jäger", "windows-1252"),
    ] as [([UInt8], String, String)])
  func oneByte(_ name: [UInt8], _ expected: String, _ page: String) throws {
    let book = try ContactBook(bytes: Array("id,name\n1,english\n2,".utf8) + name + [0x0A])
    #expect(book.contact(at: 1).formattedName == expected)
    #expect(book.report.files.first?.encoding == page)
    #expect(book.report.diagnostics.first?.code == .encodingGuessed)
  }

  /// Favourite colour is a heading that no schema has; its letters choose the page all the same.
  @Test(
    "headings that nobody knows above ASCII",
    arguments: [
      ("Αγαπημένο χρώμα", "windows-1253"), ("Любим цвят", "windows-1251"),
      ("Älsklingsfärg", "windows-1252"), ("Älsklingsfärg", "macintosh"),
    ])
  func unknownHeadings(_ heading: String, _ page: String) throws {
    let text = "First Name,Last Name,\(heading)\r\nBo,Ek,red\r\n"
    let book = try ContactBook(bytes: #require(TextPages.encode(text, page)))
    #expect(book.report.files.first?.encoding == page)
    let told = book.report.diagnostics.map { "\($0.code.rawValue) \($0.field)\($0.detail)" }
    #expect(told == ["encoding-guessed \(page)", "csv-heading-unknown \(heading)"])
  }

  /// Too little to tell pages apart: one row that a page of another script reads as well, one letter.
  @Test(
    "thin evidence is told",
    arguments: [
      (
        "First Name,Last Name,Phone,Company\r\nГеорги,Иванов,0888123456,Роза ООД\r\n", "IBM866",
        true
      ),
      ("Name;Phone;Notes\r\nAnna;1;ä\r\n", "windows-1252", true),
      ("First Name,Last Name\r\nAnna,Sjölin © Åberg\r\n", "windows-1252", false),
      (
        "First Name,Last Name\r\nМария,Георгиева\r\nЯвор,Жеков\r\nПетър,Димитров\r\n",
        "windows-1251", false
      ),
      (
        "First Name,Last Name\r\nΓιώργος,Παπαδόπουλος\r\nΈλλη,Μαυρίδη\r\n", "windows-1253", false
      ),
      ("Name,Company\r\nAnna,Acme ©\r\n", "windows-1252", false),
    ])
  func thinEvidence(_ text: String, _ page: String, _ isDoubtful: Bool) throws {
    let book = try ContactBook(bytes: #require(TextPages.encode(text, page)))
    let codes = book.report.diagnostics.map(\.code)
    #expect(codes.contains(.encodingGuessed))
    #expect(codes.contains(.encodingDoubtful) == isDoubtful)
  }

  /// The page that made the headings known is told where no value is beyond ASCII.
  @Test(
    "only headings beyond ASCII",
    arguments: [
      ("Име,Фамилия,Телефон", "windows-1251"), ("Όνομα,Επώνυμο,Τηλέφωνο", "windows-1253"),
    ])
  func onlyHeadings(_ headings: String, _ page: String) throws {
    let bytes = try #require(TextPages.encode(headings + "\r\nAnna,Ek,1\r\n", page))
    let book = try ContactBook(bytes: bytes)
    #expect(book.contact(at: 0).name.family == "Ek")
    #expect(book.report.files.first?.encoding == page)
    #expect(book.report.diagnostics.map(\.code) == [.encodingGuessed])
    #expect(book.report.diagnostics.map(\.detail) == [page])
  }

  /// A dash for a date is none, which can be told only when the file has chosen its page.
  @Test("a record with a dash alone is no contact") func dashAlone() throws {
    let text = "First Name,Last Name,Birthday\n,,–\nÅsa,Öberg,–\n,,–\nBjörn,Sjölin,1990-03-14\n"
    let book = try ContactBook(bytes: #require(TextPages.encode(text, "windows-1252")))
    #expect((0..<book.count).map { book.contact(at: $0).name.given } == ["Åsa", "Björn"])
    #expect((0..<book.count).map { book.contact(at: $0).dates.count } == [0, 1])
    let file = try #require(book.report.files.first)
    #expect([file.records, file.contacts, file.skipped] == [4, 2, 2])
    let skipped = book.report.diagnostics.filter { $0.code == .recordWithoutContent }
    #expect(skipped.map(\.position.line) == [2, 4])
  }

  @Test(
    "marks of UTF-16 and UTF-32 in both orders",
    arguments: [
      ("UTF-16LE", [0xFF, 0xFE], 2), ("UTF-16BE", [0xFE, 0xFF], 2),
      ("UTF-32LE", [0xFF, 0xFE, 0, 0], 4), ("UTF-32BE", [0, 0, 0xFE, 0xFF], 4),
    ] as [(String, [UInt8], Int)])
  func marks(_ name: String, _ mark: [UInt8], _ size: Int) throws {
    var bytes = mark
    for scalar in "Όνομα,Επώνυμο\nΆννα,Αλεξίου\n".unicodeScalars {
      let unit = (0..<size).map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0 * 8)) }
      bytes += name.hasSuffix("LE") ? unit : unit.reversed()
    }
    let book = try ContactBook(bytes: bytes)
    #expect(book.report.files.first?.encoding == name)
    #expect(book.contact(at: 0).name.family == "Αλεξίου")
  }
}
