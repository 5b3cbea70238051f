import Foundation
import SectionModel
import TestSupport
import Testing

/// One document searched by the library and by the page of JavaScript in the documentation.
@Suite("Search in Swift and in JavaScript") struct SearchPageTests {
  private static let table = """
    First Name,Last Name,Nickname,Company,Phone
    Γιώργος,Παπαδόπουλος,,,+30 210 123 4567
    Θεόφιλος,Καΐρης,,Νέα Στέγη,
    Иван,Йорданов,,,+359 88 812 3456
    علی\u{200C}رضا,كريمي,,,۰۲۱ ۸۸۹۰ ۱۲۳۴
    مُحَمَّد,آرش,,,
    Jean-Paul,O'Brien,Jeannot,,1-800-555-0199
    Åsa,Öberg,,,+46 (0)8-123 45 67
    İlqar,Əliyev,,,
    Claudia,Strauß,,,
    小明,曾,,,

    """

  /// What is typed, and the family names that it finds, in the order of the list.
  private static let queries: [(typed: String, finds: [String])] = [
    ("giorgos", ["Παπαδόπουλος"]), ("ΓΙΩΡΓΟΣ", ["Παπαδόπουλος"]), ("γιω\u{301}", ["Παπαδόπουλος"]),
    ("papa giwr", ["Παπαδόπουλος"]), ("καϊρησ", ["Καΐρης"]), ("nea stegi", ["Καΐρης"]),
    ("ivan", ["Йорданов"]), ("и\u{306}орд", ["Йорданов"]), ("иван йордан", ["Йорданов"]),
    ("علی رضا", ["كريمي"]), ("علیرضا کریمی", ["كريمي"]), ("علي\u{200C}رضا", ["كريمي"]),
    ("محمد ارش", ["آرش"]), ("mhmd", ["آرش"]), ("mohammad", ["آرش"]),
    ("jeanpaul", ["O'Brien"]), ("jean paul o’brien", ["O'Brien"]), ("brien jeannot", ["O'Brien"]),
    ("OBERG", ["Öberg"]), ("oeberg asa", ["Öberg"]), ("ilqar", ["Əliyev"]), ("ILQAR", ["Əliyev"]),
    ("eliyev", ["Əliyev"]), ("strauss", ["Strauß"]), ("STRAUẞ", ["Strauß"]),
    ("曾小明", ["曾"]), ("zengxiao", ["曾"]), ("0030 210", ["Παπαδόπουλος"]),
    ("٠٢١ ٨٨٩٠", ["كريمي"]), ("+46 8 123", ["Öberg"]), ("8005550199", ["O'Brien"]),
    ("0", ["Παπαδόπουλος", "كريمي", "O'Brien"]), ("000", ["Παπαδόπουλος", "كريمي", "O'Brien"]),
    ("nobody", []), ("anna\u{1F642}", []),
  ]

  /// Debian's program, where it is installed.
  static let node = ["/usr/bin/node", "/usr/local/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  static let isMissing = "node is not installed (Debian: nodejs)"

  @Test("The library finds them", arguments: ["el", "fa", "sv"])
  func library(locale: String) throws {
    let folder = try Scratch()
    let document = try RawJSON(parsing: Self.document(locale, in: folder))
    let entries = try #require(document["fold"]).members.map { ($0.key, $0.value.string ?? "") }
    let fold = SearchFold(Dictionary(uniqueKeysWithValues: entries))
    for (typed, names) in Self.queries {
      let words = fold.words(of: typed)
      let found = document.rows.filter { row in
        SearchFold.matches(words, keys: (row["keys"]?.elements ?? []).compactMap(\.string))
      }
      #expect(Self.isSame(found.map { $0["text"]?.string ?? "" }, names), "\(typed)")
    }
  }

  @Test(
    "The documentation's page finds the same",
    .enabled(if: node != nil, "\(isMissing)"),
    arguments: ["el", "fa", "sv"])
  func page(locale: String) throws {
    let folder = try Scratch()
    try folder.write("list.json", try Self.document(locale, in: folder))
    let script =
      try Self.script() + """
        const list = JSON.parse(require("fs").readFileSync(process.argv[2], "utf8"))
        const rows = list.sections.flatMap(section => section.rows)
        for (const query of JSON.parse(process.argv[3])) {
          const words = wordsOf(query, list.fold)
          const found = rows.filter(row => matches(words, row.keys ?? []))
          console.log(found.map(row => row.text).join("\\t"))
        }

        """
    try folder.write("search.js", Array(script.utf8))
    let typed = String(
      decoding: try JSONEncoder().encode(Self.queries.map(\.typed)), as: UTF8.self)
    let run = try Tool.shell(
      #""$1" "$2" "$3" "$4""#,
      [try #require(Self.node), folder["search.js"], folder["list.json"], typed])
    #expect(run.code == 0, "\(run.messages)")
    let lines = String(decoding: run.output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == Self.queries.count + 1)
    for (line, query) in zip(lines, Self.queries) {
      #expect(
        Self.isSame(line.split(separator: "\t").map(String.init), query.finds),
        "\(query.typed): \(line)")
    }
  }

  private static func document(_ locale: String, in folder: Scratch) throws -> [UInt8] {
    try folder.write("contacts.csv", Array(table.utf8))
    let document = try export([folder["contacts.csv"]], locale, ["--search-keys"])
    #expect(checkSectionDocument(document) == [])
    return document
  }

  /// The JavaScript of the page on documents.
  private static func script() throws -> String {
    let page = String(
      decoding: try readFile(
        Repository.root + "/Sources/Tool/Kartotek/Kartotek.docc/SectionDocument.md"),
      as: UTF8.self)
    let start = try #require(page.range(of: "```js\n"))
    let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// Whether titles are those of the contacts with these family names.
  private static func isSame(_ titles: [String], _ families: [String]) -> Bool {
    titles.count == families.count
      && families.allSatisfy { family in titles.contains { $0.contains(family) } }
  }
}
