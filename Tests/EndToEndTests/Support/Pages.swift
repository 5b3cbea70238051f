import Foundation
import TestSupport

/// Pages of `preview` for one test, in a folder of their own.
final class Pages {
  private let folder = Result { try Scratch() }

  /// In the order of the product.
  static let locales = ["el", "bg", "fa", "az", "sv"]

  /// The list of all samples in a language, with details and search keys.
  static func document(_ locale: String) throws -> RawJSON {
    guard let bytes = try SharedRuns.documents.get()[locale] else { throw Missing() }
    return try RawJSON(parsing: bytes)
  }

  private struct Missing: Error {}

  private func preview(_ lists: [String], _ page: String) throws -> String {
    let folder = try folder.get()
    let run = try Tool.run(["preview"] + lists.map { folder[$0] } + ["-o", folder[page]])
    guard run.code == 0 else { throw UnexpectedEnd(code: run.code, messages: run.messages) }
    return folder[page]
  }

  /// The lists of all samples in the five languages.
  func samples() throws -> String {
    for (locale, bytes) in try SharedRuns.documents.get() {
      try folder.get().write("\(locale).json", bytes)
    }
    return try preview(Self.locales.map { "\($0).json" }, "samples.html")
  }

  /// All samples in two languages, in pages of about 64 rows.
  func paged() throws -> String {
    let folder = try folder.get()
    let run = try Tool.run(
      ["export"] + Repository.samples + [
        "--locale", "el,fa", "--search-keys", "--page-rows", "64", "-o", folder["paged/"],
      ])
    guard run.code == 0 else { throw UnexpectedEnd(code: run.code, messages: run.messages) }
    return try preview(["paged"], "paged/preview.html")
  }

  /// A file of a paged list by its path on the server, and a text that is not what was exported.
  typealias Damage = (path: String, text: String)

  /// Damages to the manifest of the Greek list that lies beside a page of `paged()`.
  static func damagedManifests(beside page: String) throws -> [Damage] {
    let path = "/el/manifest.json"
    let manifest = String(decoding: try readFile(folder(of: page) + path), as: UTF8.self)
    let parts = ["sections", "pages", "kinds", "actions", "metrics", "count"]
    let others = parts.map { manifest.replacing("\"\($0)\":", with: "\"other\":") }
    let empty = #"{"sections":[],"pages":[]}"#
    return (["null", "{}", "[]", "7", empty] + others).map { (path, $0) }
  }

  /// Damages to the first page of that list.
  static func damagedRows(beside page: String) throws -> [Damage] {
    let manifest = try RawJSON(parsing: readFile(folder(of: page) + "/el/manifest.json"))
    let first = manifest["pages"]?.elements.first
    guard let file = first?["file"]?.string, let count = first?["count"]?.integer else {
      throw Missing()
    }
    // As many rows as there ought to be.
    let rows = ["{}", "null", "[]", "7"].map { row in
      "[" + [String](repeating: row, count: count).joined(separator: ",") + "]"
    }
    let pages = (["{}", "null"] + rows).map { #"{"rows":\#($0)}"# }
    return (["null", "[]"] + pages).map { ("/el/" + file, $0) }
  }

  /// Writes damages for a scene, as they are too long for a command line, and gives the file's path.
  func file(of damages: [Damage]) throws -> String {
    let folder = try folder.get()
    let pairs = damages.map { [$0.path, $0.text] }
    try folder.write("damages.json", Array(try JSONEncoder().encode(pairs)))
    return folder["damages.json"]
  }

  private static func folder(of page: String) -> String {
    String(page.prefix(upTo: page.lastIndex(of: "/") ?? page.startIndex))
  }

  /// Two Greeks, with search keys.
  func people() throws -> String {
    let folder = try folder.get()
    let table = """
      First Name,Last Name,Company,Phone
      Γιώργος,Παπαδόπουλος,,+30 210 123 4567
      Θεόφιλος,Καΐρης,Νέα Στέγη,

      """
    try folder.write("people.csv", Array(table.utf8))
    try folder.write("people.json", export([folder["people.csv"]], "el", ["--search-keys"]))
    return try preview(["people.json"], "people.html")
  }

  /// Nobody, in Greek.
  func empty() throws -> String {
    let folder = try folder.get()
    try folder.write("empty.csv", Array("First Name,Last Name\n".utf8))
    try folder.write("empty.json", export([folder["empty.csv"]], "el"))
    return try preview(["empty.json"], "empty.html")
  }

  // MARK: - Texts without room

  /// Texts that no phone has room for, and those that any phone has room for, in both directions.
  static let longTexts = (
    number: "+7 (812) 900 070 7989 ext. 1234567890 / 1234567890",
    title: "+98 (21) 1234 5678 ext. 1234567890 / 1234567890 / 12",
    latinName: "Christopher Montgomery-Featherstonehaugh of Winterbottom",
    persianName: "محمدرضا عبدالحسین نجم‌الدین شمس‌الدین میرحسینی تهرانی اصفهانی",
    latinCompany: "International Business Machines of Winterbottom",
    persianCompany: "شرکت بسیار بزرگ و طولانی برای آزمایش بریدن متن در خانه کوچک"
  )

  /// A Persian list with numbers and a Swedish one with companies, of the same people.
  func cut() throws -> String {
    let folder = try folder.get()
    let texts = Self.longTexts
    let table = """
      First Name,Last Name,Company,Phone
      علی,,Acme,+7 8 900 070 7989
      رضا,,\(texts.latinCompany),\(texts.number)
      \(texts.latinName),,\(texts.persianCompany),+7 1
      ,,,\(texts.title)
      \(texts.persianName),,,

      """
    try folder.write("cut.csv", Array(table.utf8))
    try folder.write("cut-fa.json", export([folder["cut.csv"]], "fa"))
    let companies = ["--secondary", "organization"]
    try folder.write("cut-sv.json", export([folder["cut.csv"]], "sv", companies))
    return try preview(["cut-fa.json", "cut-sv.json"], "cut.html")
  }

  // MARK: - Names that want to be more

  /// In the order of the list.
  ///
  /// The last has a mark that turns text around and is never closed: exports
  /// have none, other documents may.
  static let hostileNames = [
    #"<img src=x onerror="window.touched=1"> Alpha"#,
    "</script><script>window.touched=1</script> Beta",
    "javascript:window.touched=1 Delta", "&lt;b&gt;&amp;amp; Epsilon",
    "<!--<script> Gamma", "\u{202E}olleh Zeta",
  ]

  /// `hostileNames` in Swedish.
  func hostile() throws -> String {
    let folder = try folder.get()
    let rows = Self.hostileNames.map { name in
      let parts = name.split(separator: " ")
      let given = parts.dropLast().joined(separator: " ").replacing("\u{202E}", with: "RLO")
      return "\"\(given.replacing("\"", with: "\"\""))\",\(parts.last ?? "")\r\n"
    }
    try folder.write("hostile.csv", Array(("First Name,Last Name\r\n" + rows.joined()).utf8))
    let document = try export([folder["hostile.csv"]], "sv", ["--search-keys"])
    let text = String(decoding: document, as: UTF8.self).replacing("RLO", with: "\u{202E}")
    try folder.write("hostile.json", Array(text.utf8))
    return try preview(["hostile.json"], "hostile.html")
  }

  // MARK: - Many rows

  static let longCount = 100_000

  private static func longName(_ number: Int) -> String {
    let letter = Character(UnicodeScalar(UInt8(0x41 + number % 26)))
    return "\(letter)" + String(String(1_000_000 + number).dropFirst())
  }

  /// The first name, the first under Z, and the last.
  static let longNames: (first: String, z: String, last: String) = {
    let last = (0..<longCount).last { $0 % 26 == 25 } ?? 25
    return ("Ann \(longName(0))", "Ann \(longName(25))", "Ann \(longName(last))")
  }()

  /// `longCount` people in Swedish.
  func long() throws -> String {
    let folder = try folder.get()
    let rows = (0..<Self.longCount).map { "Ann,\(Self.longName($0))\n" }
    try folder.write("long.csv", Array(("First Name,Last Name\n" + rows.joined()).utf8))
    try folder.write("long.json", export([folder["long.csv"]], "sv"))
    return try preview(["long.json"], "long.html")
  }
}
