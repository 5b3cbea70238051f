internal import SectionModel

/// A section as it is read, with rows in a document and without them in a manifest.
struct SectionParts {
  var summary = SectionSummary(
    id: "", kind: .letter, title: "", footer: nil, place: (firstRow: 0, number: 0, count: 0))
  var hash = ""
  var rowsHash = ""
  var rows: [Row]?
}

extension DocumentReader {
  /// Reads a section, whose rows have kinds below a number; nil to pass rows over.
  mutating func readSection(kinds: Int?) throws(ReadingError) -> SectionParts {
    var section = SectionParts()
    let members = [
      "id", "kind", "title", "header", "firstRow", "firstPosition", "count", "hash", "rowsHash",
    ]
    try readMembers(members) { (json, key) throws(ReadingError) in
      switch key {
      case "id": section.summary.id = try json.readText()
      case "kind": section.summary.kind = try json.readWord()
      case "title": section.summary.title = try json.readText()
      case "header": section.summary.header = try json.readText()
      case "headerSpoken": section.summary.headerSpoken = try json.readText()
      case "footer": section.summary.footer = try json.readText()
      case "firstRow": section.summary.firstRow = try json.readCount()
      case "firstPosition": section.summary.firstPosition = try json.readCount()
      case "count": section.summary.count = try json.readCount()
      case "hash": section.hash = try json.readHashText()
      case "rowsHash": section.rowsHash = try json.readHashText()
      case "rows":
        guard let kinds else { return false }
        section.rows = try json.readRows(kinds: kinds)
      default: return false
      }
      return true
    }
    return section
  }
}
