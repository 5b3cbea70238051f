public import SectionModel

/// Reads whole documents as values.
///
/// Everything is checked that a program relies on when it uses numbers of a list as places in it: a list
/// that is damaged or contradicts itself gives a `ReadingError`, never a trap. Hashes are not computed
/// anew. Members that are not known are passed over, as a later version may add some.
public enum ListReader {
  /// Reads a document.
  ///
  /// - Parameter document: The bytes of `TAG.json`.
  /// - Returns: The list with all rows.
  /// - Throws: `ReadingError` with the place and the rule that is broken.
  /// - Complexity: O(*n*) in bytes; a row of 300 bytes takes about 450 in memory.
  public static func list(ofDocument document: [UInt8]) throws(ReadingError) -> SectionedList {
    let head = try DocumentHead(document, hasRows: true)
    var sections: [ListSection] = []
    var ids: Set<String> = []
    for (number, parts) in head.sections.enumerated() {
      let path = "$.sections[\(number)]"
      let rows = parts.rows ?? []
      guard rows.count == parts.summary.count else {
        throw ReadingError(path: path + ".count", rule: "the section has \(rows.count) rows")
      }
      for (place, row) in rows.enumerated() where !ids.insert(row.id).inserted {
        throw ReadingError(path: "\(path).rows[\(place)].id", rule: "the id stands there twice")
      }
      sections.append(
        ListSection(
          summary: parts.summary, hash: parts.hash, rows: rows, rowsHash: parts.rowsHash))
    }
    return SectionedList(plan: head.plan, sections: sections, snapshot: head.snapshot)
  }
}
