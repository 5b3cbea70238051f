import ContactModel
import Foundation
import TestSupport
import Testing

/// Pages of the documentation that can be checked are checked.
@Suite("Documentation") struct DocumentationTests {
  private static let folder = Repository.root + "/Sources/Tool/Kartotek/Kartotek.docc/"

  private static func page(_ name: String) throws -> String {
    String(decoding: try readFile(folder + name), as: UTF8.self)
  }

  @Test("the table of diagnostics is that of the code")
  func diagnostics() throws {
    let rows = try Self.page("Diagnostics.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    let expected = DiagnosticCode.allCases.map { code in
      "| `\(code.rawValue)` | \(code.level.rawValue) | \(code.explanation) |"
    }
    #expect(rows.map(String.init) == expected)
  }

  @Test(
    "the tables of the section document are its schema",
    arguments: [
      ("## The list\n", "list", []), ("## Sections\n", "section", ["rows"]),
      ("## Rows\n", "row", []),
    ])
  func tables(heading: String, definition: String, alsoThere: [String]) throws {
    let keys = try Self.keys(below: heading, of: "SectionDocument.md")
    let definitions = try #require(Self.schema("document")["$defs"] as? [String: Any])
    let schema = try #require(definitions[definition] as? [String: Any])
    let members = try #require(schema["properties"] as? [String: Any]).keys
    let required = try #require(schema["required"] as? [String])
    #expect(keys.map(\.name).sorted() == (members + alsoThere).sorted())
    #expect(keys.filter { !$0.isOptional }.map(\.name).sorted() == (required + alsoThere).sorted())
  }

  @Test("the table of contact records is their schema")
  func contactTable() throws {
    let members = try #require(Self.schema("contact")["properties"] as? [String: Any]).keys
    let keys = try Self.keys(below: "## Contact records\n", of: "Reports.md")
    #expect(keys.map(\.name).sorted() == members.sorted())
  }

  private static func schema(_ name: String) throws -> [String: Any] {
    let schema = try JSONSerialization.jsonObject(with: Data(Tool.run(["schema", name]).output))
    return try #require(schema as? [String: Any])
  }

  /// The keys in the first column of a table: `key` or `key?`, several where they are told of together.
  private static func keys(
    below heading: String, of name: String
  ) throws -> [(name: String, isOptional: Bool)] {
    let page = try page(name)
    let start = try #require(page.range(of: heading)).upperBound
    let end = page.range(of: "\n#", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
    let rows = page[start..<end].split(separator: "\n").filter { $0.hasPrefix("| `") }
    return rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)(\??)`/).map { key in
        (String(key.output.1), !key.output.2.isEmpty)
      }
    }
  }

  @Test("the recipes for pipelines run and leave what they say")
  func recipes() throws {
    let blocks = try Self.page("Pipelines.md").matches(of: /```sh\n((?s).*?)```/).map(\.1)
    #expect(blocks.count == 7)
    let folder = try Scratch()
    try folder.write(
      "contacts.csv", try readFile(Repository.root + "/data/samples/sv/outlook.csv"))
    let script = "set -e\nPATH=${0%/*}:$PATH\ncd \"$1\"\n" + blocks.joined()
    let run = try Tool.shell(script, [folder.path])
    #expect(run.code == 0, "\(run.messages)")
    let files = [
      "lists/fa.json", "lists/preview.html", "nightly/el/manifest.json", "changes.json",
      "document.schema.json", "update.json", "apart/sv/manifest.json",
    ]
    for file in files { #expect(try !folder.bytes(file).isEmpty, "\(file)") }
    #expect(try folder.bytes("sv.json") == folder.bytes("lists/sv.json"))
    let findings = String(decoding: try folder.bytes("findings.txt"), as: UTF8.self)
    #expect(findings.hasPrefix("contacts.csv 1 encoding-guessed\n"))
  }

  @Test("the documents of three rows are what the command writes", arguments: ["el", "fa"])
  func threeRows(locale: String) throws {
    let page = try Self.page("ThreeRows.md")
    let input = try #require(Self.block("text", after: "contacts.vcf", in: page))
    let shown = try #require(Self.block("json", after: "`\(locale).json`", in: page))
    let folder = try Scratch()
    try folder.write("contacts.vcf", Array(input.utf8))
    let document = try export([folder["contacts.vcf"]], locale, ["--details"])
    #expect(String(decoding: document, as: UTF8.self) == shown)
    #expect(checkSectionDocument(document) == [])
    #expect(try RawJSON(parsing: document).rows.count == 3)
  }

  /// The lines of the first block in a language after some words.
  private static func block(_ language: String, after words: String, in page: String) -> String? {
    guard let place = page.range(of: words),
      let start = page.range(of: "```\(language)\n", range: place.upperBound..<page.endIndex),
      let end = page.range(of: "```\n", range: start.upperBound..<page.endIndex)
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }
}
