import ContactModel
import Kartotek
import TestSupport
import Testing

/// Every heading of every program, one at a time: a row of its own holds a value under it alone.
@Suite("Headings of programs")
struct ProgramTableTests {
  @Test("recognised from the headings alone", arguments: ProgramTables.all)
  func schema(_ table: ProgramTable) throws {
    let line = table.columns.map { "\"\($0.heading)\"" }.joined(separator: ",") + "\r\n"
    let bytes = try #require(TextPages.encode(Self.storable(line, table.page), table.page))
    let report = try ContactBook(bytes: bytes).report
    let file = try #require(report.files.first)
    #expect(file.schema == table.schema)
    #expect(file.delimiter == ",")
    #expect((file.records, file.contacts) == (0, 0))
    let codes = Set(report.diagnostics.map(\.code))
    #expect(
      codes.isSubset(of: [.fileWithoutContacts, .csvHeadingAmbiguous, .encodingGuessed]),
      "\(codes)")
  }

  @Test("each column has its place", arguments: ProgramTables.all)
  func columns(_ table: ProgramTable) throws {
    var lines = [table.columns.map { "\"\($0.heading)\"" }.joined(separator: ",")]
    for column in table.columns.indices { lines.append(Self.row(column, of: table)) }
    let text = lines.joined(separator: "\r\n") + "\r\n"
    let bytes = try #require(TextPages.encode(Self.storable(text, table.page), table.page))
    let book = try ContactBook(bytes: bytes)
    #expect(book.report.files.first?.schema == table.schema)
    var found = [[String]](repeating: [], count: table.columns.count)
    for index in 0..<book.count {
      let contact = book.contact(at: index)
      found[Int(contact.source.line) - 2] = places(of: contact)
    }
    for (column, places) in zip(table.columns, found) {
      let wanted = column.place.hasPrefix("birthday") ? "birthday" : column.place
      if wanted.isEmpty {
        #expect(places.allSatisfy { !Self.isGuarded($0) }, "\(column.heading)")
      } else if let last = wanted.last, last == "|" {
        #expect(places == [] || places == [String(wanted.dropLast())], "\(column.heading)")
      } else {
        #expect(places == [wanted], "\(column.heading)")
      }
    }
  }

  /// A row with a value in one column, or a birthday in its three.
  private static func row(_ column: Int, of table: ProgramTable) -> String {
    let parts = table.columns.indices.filter { table.columns[$0].place == "birthday.part" }
    let isPart = table.columns[column].place == "birthday.part"
    return table.columns.indices.map { place in
      if isPart, let part = parts.firstIndex(of: place) { return ["1990", "3", "\(column)"][part] }
      return place == column ? value(table.columns[column].place, column) : ""
    }.joined(separator: ",")
  }

  private static func value(_ place: String, _ column: Int) -> String {
    if place.hasPrefix("phone.") || place == "phone" { return "+46 8 \(1000 + column)" }
    if place.hasPrefix("email") { return "v\(column)@e.org" }
    if ["birthday", "anniversary", "date"].contains(place) { return "1990-03-\(10 + column % 18)" }
    return "Value \(column)"
  }

  /// What must never come from a column that holds something else.
  private static func isGuarded(_ place: String) -> Bool {
    ["note", "jobTitle", "department", "organization", "date", "categories", "photo"]
      .allSatisfy { place != $0 } && !place.hasPrefix("url")
  }

  /// The text as the page can hold it: of the headings' letters the Turkish page lacks the schwa.
  static func storable(_ text: String, _ page: String) -> String {
    page == "windows-1254" ? String(text.map { "\u{259}\u{18F}".contains($0) ? "?" : $0 }) : text
  }
}
