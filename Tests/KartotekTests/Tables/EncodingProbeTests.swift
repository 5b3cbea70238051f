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
