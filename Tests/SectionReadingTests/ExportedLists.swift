import Foundation
import SectionModel
import TestSupport

@testable import SectionReading

/// Lists that the program exported, as they are recorded, and the same in pages.
enum ExportedLists {
  static let locales = ["az", "bg", "el", "fa", "sv"]

  static func document(_ locale: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    return Array(
      try Data(contentsOf: folder.appending(path: "EndToEndTests/Golden/\(locale).json")))
  }

  /// Cuts a document, which has one row a line, into a manifest and pages.
  static func paged(_ document: [UInt8], rows pageRows: Int) -> (manifest: String, pages: [String])
  {
    let text = String(decoding: document, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.filter { $0.hasPrefix(#"{"id":"#) && $0.contains(#""hash":"#) && !isHead($0) }
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
    let pages = stride(from: 0, to: rows.count, by: pageRows).map { start in
      let some = rows[start..<min(start + pageRows, rows.count)]
      return #"{"format":"kartotek.page","version":1,"rows":["# + some.joined(separator: ",\n")
        + "]}\n"
    }
    let summaries = pages.enumerated().map { number, page in
      let count = min(pageRows, rows.count - number * pageRows)
      return #"{"file":"\#(file(number))","firstRow":\#(number * pageRows),"count":\#(count),"#
        + #""bytes":\#(page.utf8.count)}"#
    }
    var manifest = lines.filter { !rows.contains(String($0.hasSuffix(",") ? $0.dropLast() : $0)) }
      .joined(separator: "\n").replacing(#""rows":["# + "\n],", with: "")
    manifest = manifest.replacing(
      #","sections":["# + "\n",
      with: #","pageRows":\#(pageRows),"pages":[\#(summaries.joined(separator: ","))],"sections":["#
        + "\n")
    return (manifest, pages)
  }

  /// The file of a page; its digits are its number.
  static func file(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return "pages/" + String(repeating: "0", count: 16 - digits.count) + digits + ".json"
  }

  private static func isHead(_ line: Substring) -> Bool { line.contains(#""firstPosition":"#) }
}
