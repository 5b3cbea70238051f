internal import SectionModel

/// Reads a row; its members are in `DocumentReader+RowParts.swift`.
extension DocumentReader {
  /// Reads an array of rows, whose kinds are below a number.
  mutating func readRows(kinds: Int) throws(ReadingError) -> [Row] {
    var rows: [Row] = []
    try readArray { (json) throws(ReadingError) in rows.append(try json.readRow(kinds: kinds)) }
    return rows
  }

  private mutating func readRow(kinds: Int) throws(ReadingError) -> Row {
    var row = Row(id: "", hash: "", text: "", image: RowImage())
    try readMembers(["id", "hash", "text", "image"]) { (json, key) throws(ReadingError) in
      switch key {
      case "id": row.id = try json.readIdentifier()
      case "hash": row.hash = try json.readHashText()
      case "kind": row.kind = try json.readCount(below: kinds)
      case "text": row.text = try json.readText()
      case "parts": row.parts = try json.readTexts()
      case "titleSource": row.titleSource = try json.readWord()
      case "secondaryText": row.secondaryText = try json.readText()
      case "secondaryValue": row.secondaryValue = try json.readText()
      case "image": row.image = try json.readImage()
      case "direction": row.direction = try json.readWord()
      case "language": row.language = try json.readText()
      case "spoken": row.spoken = try json.readText()
      case "dates": row.dates = try json.readDates()
      case "sourceID": row.sourceID = try json.readText()
      case "keys": row.keys = try json.readTexts()
      case "sortKey": row.sortKey = try json.readText()
      case "phones": row.phones = try json.readDetails()
      case "emails": row.emails = try json.readDetails()
      case "organization": row.organization = try json.readText()
      case "jobTitle": row.jobTitle = try json.readText()
      default: return false
      }
      return true
    }
    if let parts = row.parts, parts.count != 3 || !parts.joined().utf8.elementsEqual(row.text.utf8)
    {
      throw fault("parts are three texts that joined are the row's text")
    }
    return row
  }

  /// Reads an identifier of a row.
  private mutating func readIdentifier() throws(ReadingError) -> String {
    let id = try readText()
    guard !id.isEmpty, id.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw fault("an id is printable ASCII without blanks")
    }
    return id
  }
}
