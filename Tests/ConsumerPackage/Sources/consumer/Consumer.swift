import Foundation
import Kartotek

/// Prints the sections that the CSV or vCard files given as arguments make in Greek.
@main
struct Consumer {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func main() throws {
    let sources = try CommandLine.arguments.dropFirst().map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure(description: "\(path) cannot be read")
      }
      return ContactSource(bytes: Array(data), path: path)
    }
    let book = try ContactBook(reading: sources)
    var options = FormattingOptions()
    options.style = .insetGrouped
    options.secondary = .none
    let list = try book.list(for: ListLocale("el"), options: options)

    let sections = list.collected()
    print(sections.plan.summary)
    for section in sections.sections {
      print("\(section.summary.header) (\(section.summary.footer ?? ""))")
      for row in section.rows { print("  \(row.text)") }
    }
    guard try decoded(list) == sections else {
      throw Failure(description: "the exported document decodes to another list")
    }
    print("\(book.report.diagnostics.count) remarks")
  }

  /// The list as an app gets it: from the bytes of an exported document.
  static func decoded(_ list: ContactList) throws -> SectionedList {
    var document: [UInt8] = []
    list.write { document += $0 }
    return try JSONDecoder().decode(SectionedList.self, from: Data(document))
  }
}
