import ContactModel
import Foundation
import KartotekICU
import SectionFormatting
import Testing

/// Names as ICU4J, which has a formatter of its own for them, shows them: Fixtures/PersonNames.java.
@Suite("Names as ICU4J shows them") struct PersonNameFixtureTests {
  private struct Line: Hashable {
    let list: String
    let contact: Contact
    let text: String
  }

  private static let icuVersion = (try? DataVersions().icu) ?? ""

  private static func lines() throws -> [Line] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/person-names.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        var name = PersonName()
        (name.language, name.given, name.additional) = (cells[1], cells[2], cells[3])
        name.family = cells[4]
        return Line(list: cells[0], contact: Contact().with { $0.name = name }, text: cells[5])
      }
  }

  @Test(.enabled(if: icuVersion.hasPrefix("72."), "the fixture is of ICU 72"))
  func everyName() throws {
    let lists = Dictionary(grouping: try Self.lines(), by: \.list)
    #expect(lists.count == 20)
    for (list, lines) in lists {
      for line in lines {
        let shown = try ShownList([line.contact], list).row.text
        #expect(shown == line.text, "\(list): \(line.contact.name)")
      }
    }
  }
}
