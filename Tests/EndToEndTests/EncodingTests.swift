import TestSupport
import Testing

/// Small tables in many encodings, written by codecs that are not ICU's.
@Suite("Encodings") struct EncodingTests {
  /// A fixture and the names of encodings in which its bytes are the same letters.
  struct Fixture: CustomTestStringConvertible {
    let name: String
    let pages: [String]

    var testDescription: String { name }
    var path: String { Repository.tests + "/Fixtures/Encodings/\(name).csv" }
  }

  private static let unicodeFixtures = Repository.locales.flatMap { locale in
    [
      ("utf-8", "UTF-8"), ("utf-8-sig", "UTF-8"), ("utf-16", "UTF-16LE"),
      ("utf-16-le", "UTF-16LE"), ("utf-16-be", "UTF-16BE"),
    ].map { Fixture(name: "\(locale).\($0.0)", pages: [$0.1]) }
  }

  private static let legacyFixtures = [
    Fixture(name: "el.cp1253", pages: ["windows-1253", "ISO-8859-7"]),
    Fixture(name: "el.iso8859_7", pages: ["ISO-8859-7", "windows-1253"]),
    Fixture(name: "el.mac_greek", pages: ["x-mac-greek"]),
    Fixture(name: "el.cp737", pages: ["IBM737"]),
    Fixture(name: "bg.cp1251", pages: ["windows-1251"]),
    Fixture(name: "bg.iso8859_5", pages: ["ISO-8859-5"]),
    Fixture(name: "bg.mac_cyrillic", pages: ["x-mac-cyrillic"]),
    Fixture(name: "bg.cp866", pages: ["IBM866"]),
    Fixture(name: "bg.koi8_r", pages: ["KOI8-R"]),
    Fixture(name: "fa.cp1256", pages: ["windows-1256"]),
    Fixture(name: "az.cp1254", pages: ["windows-1254", "ISO-8859-9"]),
    Fixture(name: "az.iso8859_9", pages: ["ISO-8859-9", "windows-1254"]),
    Fixture(name: "az.mac_turkish", pages: ["x-mac-turkish"]),
    Fixture(name: "az.cp857", pages: ["IBM857"]),
    Fixture(name: "sv.cp1252", pages: ["windows-1252", "ISO-8859-1", "ISO-8859-15"]),
    Fixture(name: "sv.iso8859_1", pages: ["ISO-8859-1", "windows-1252", "ISO-8859-15"]),
    Fixture(name: "sv.mac_roman", pages: ["macintosh"]),
    Fixture(name: "sv.cp850", pages: ["IBM850"]),
  ]

  /// The contacts of the UTF-8 file of each language.
  private static let twins = Result {
    try Dictionary(
      uniqueKeysWithValues: Repository.locales.map { locale in
        (locale, try importContacts([Fixture(name: "\(locale).utf-8", pages: []).path]))
      })
  }

  @Test("every fixture is listed") func list() {
    let names = filesBelow(Repository.tests + "/Fixtures/Encodings").map(Repository.name)
    let listed = (Self.unicodeFixtures + Self.legacyFixtures).map { Repository.name(of: $0.path) }
    #expect(names.filter { $0.hasSuffix(".csv") } == listed.sorted())
  }

  @Test("marked or recognised as Unicode", arguments: unicodeFixtures)
  func unicode(fixture: Fixture) throws {
    try check(fixture, guessed: 0)
  }

  @Test("voted from the letters", arguments: legacyFixtures)
  func legacy(fixture: Fixture) throws {
    try check(fixture, guessed: 1)
  }

  @Test("voted from the values alone", arguments: legacyFixtures)
  func englishHeadings(fixture: Fixture) throws {
    let bytes = try readFile(fixture.path)
    let lineEnd = try #require(bytes.firstIndex(of: 0x0A))
    let headings = Array("First Name,Last Name,Phone,Birthday\r\n".utf8)
    let folder = try Scratch()
    try folder.write("values.csv", headings + bytes[(lineEnd + 1)...])
    let contacts = try importContacts([folder["values.csv"]])
    #expect(contacts.count == 3)
    #expect(try contacts.map(fields) == expected(fixture))
  }

  private func check(_ fixture: Fixture, guessed: Int) throws {
    let folder = try Scratch()
    let contacts = try importContacts([fixture.path], ["--report", folder["report.json"]])
    #expect(contacts.count == 3)
    #expect(try contacts.map(fields) == expected(fixture))
    let report = try RawJSON(parsing: folder.bytes("report.json"))
    let encoding = report["files"]?.elements.first?["encoding"]?.string ?? ""
    #expect(fixture.pages.contains(encoding), "\(encoding)")
    let codes = (report["diagnostics"]?.elements ?? []).compactMap { $0["code"]?.string }
    let lost = Self.lostNames(fixture.name)
    #expect(
      codes == Array(repeating: "encoding-guessed", count: guessed)
        + Array(repeating: "text-lost", count: lost))
  }

  /// The names of the Azerbaijani table that have a schwa.
  private static func lostNames(_ name: String) -> Int {
    name.hasPrefix("az") && !name.contains("utf") ? 3 : 0
  }

  /// The fields of the UTF-8 twin, as the fixture's page can hold them.
  private func expected(_ fixture: Fixture) throws -> [[String]] {
    let twin = try #require(Self.twins.get()[fixture.name.prefix(2).description])
    // The Turkish pages have no schwa; the fixtures have a question mark in its place.
    let isTurkish = fixture.name.hasPrefix("az") && !fixture.name.contains("utf")
    return twin.map { contact in
      fields(contact).map { text in
        isTurkish ? String(text.map { "əƏ".contains($0) ? "?" : $0 }) : text
      }
    }
  }

  private func fields(_ contact: RawJSON) -> [String] {
    let name = ["given", "family"].map { contact["name"]?[$0]?.string ?? "" }
    let phones = (contact["phones"]?.elements ?? []).compactMap { $0["value"]?.string }
    let dates = (contact["dates"]?.elements ?? []).compactMap { $0["iso"]?.string }
    return name + phones + dates
  }

  /// The tables themselves, so that the twins are not merely equal to each other.
  @Test(arguments: [
    ("el", ["Άννα", "Αλεξίου", "+30 210 000 0001", "1990-03-14"]),
    ("bg", ["Йордан", "Щерев", "+359 2 000 0001", "1985-05-06"]),
    ("fa", ["علي", "رضايي", "+98 21 0000 0001", "1990-03-14"]),
    ("az", ["İlqar", "Çıraqlı", "+994 12 000 0001", "1990-03-14"]),
    ("sv", ["Åsa", "Öberg", "+46 8 000 0001", "1990-03-14"]),
  ])
  func firstContact(locale: String, expected: [String]) throws {
    #expect(try Self.twins.get()[locale]?.first.map(fields) == expected)
  }
}
