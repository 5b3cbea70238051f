extension SectionDocumentChecker {
  private static let rowFields = [
    "kind", "text", "parts", "titleSource", "secondaryText", "secondaryValue", "image",
    "direction", "language", "spoken", "dates", "keys", "phones", "emails", "organization",
    "jobTitle",
  ]
  private static let sectionFields = ["title", "header", "headerSpoken", "footer"]

  mutating func checkHashes() {
    var snapshot: [UInt8] = []
    for (key, value) in root.members where key != "producer" {
      if ["sections", "pageRows", "pages", "snapshot"].contains(key) { continue }
      snapshot += Self.length(key.utf8.count) + key.utf8
      snapshot += Self.length(value.bytes.count) + value.bytes
    }
    for section in sections {
      let id = section["id"]?.string ?? ""
      let hash = Self.contentHash(section, Self.sectionFields)
      let rowsHash = checkedRowsHash(section)
      require(section["hash"]?.string == hash, "section \(id): hash")
      require(section["rowsHash"]?.string == rowsHash, "section \(id): rowsHash")
      snapshot += Self.length(id.utf8.count) + id.utf8 + hash.utf8 + rowsHash.utf8
    }
    require(root["snapshot"]?.string == SlowXXH64.text(snapshot), "snapshot")
  }

  private mutating func checkedRowsHash(_ section: RawJSON) -> String {
    var input: [UInt8] = []
    for row in section["rows"]?.elements ?? [] {
      let id = row["id"]?.string ?? ""
      let hash = Self.contentHash(row, Self.rowFields)
      require(row["hash"]?.string == hash, "row \(id): hash")
      input += Self.length(id.utf8.count) + id.utf8 + hash.utf8
    }
    return SlowXXH64.text(input)
  }

  private static func contentHash(_ object: RawJSON, _ fields: [String]) -> String {
    var input: [UInt8] = []
    for (place, field) in fields.enumerated() {
      guard let value = object[field] else { continue }
      input += [UInt8(place + 1)] + length(value.bytes.count) + value.bytes
    }
    return SlowXXH64.text(input)
  }

  private static func length(_ count: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8((count >> $0) & 255) }
  }

  // MARK: - Lines

  /// Builds the lines that the document should have from the values and compares.
  mutating func checkLines() {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    require(lines.last?.isEmpty == true && lines.dropLast().last?.isEmpty == false, "final line")
    let rowLines = Set(
      sections.flatMap { section in
        (section["rows"]?.elements ?? []).map(\.bytes.startIndex)
      })
    let starts = lines.map(\.startIndex)
    require(
      rowLines.isSubset(of: starts), "a row does not begin its line")
    let rows = sections.reduce(0) { $0 + ($1["rows"]?.elements.count ?? 0) }
    // One line for the head, two for each section, one for the end, and the empty one behind it.
    let expected = sections.isEmpty ? 2 : rows + 2 * sections.count + 3
    require(lines.count == expected, "\(lines.count) lines instead of \(expected)")
  }
}
