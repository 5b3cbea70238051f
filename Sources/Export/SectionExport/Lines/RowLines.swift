package import SectionModel
internal import StableHash

/// Rows as lines that any program can sort: the place in the order, the id, and the row itself.
///
/// A line is the section's slot (4 hexadecimal digits) and the row's ICU key in hexadecimal, a tab,
/// the id, a tab, the row as it stands in a document, a tab, the XXH64 of all that (16 hexadecimal
/// digits), a line feed. A tab sorts before all digits and
/// signs of an id, so the order of the bytes (`LC_ALL=C sort`) is the list's: by section, by key, by
/// id. What is true of the whole list stands in lines that begin with `~`, behind all rows
/// (`ListLine`).
package enum RowLines {
  /// Writes the rows of a batch.
  ///
  /// - Parameters:
  ///   - batch: Rows with their sort keys.
  ///   - keepsSortKeys: Whether the rows show their sort keys.
  /// - Returns: A line for each row.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func encode(_ batch: RowBatch, keepsSortKeys: Bool) -> [UInt8] {
    var shown = batch
    if !keepsSortKeys { shown.sortKey = TextColumn() }
    let rows = EncodedRows.encode(shown)
    var lines: [UInt8] = []
    lines.reserveCapacity(
      rows.bytes.count + 2 * batch.sortKey.bytes.count + batch.id.bytes.count + 20 * rows.count)
    var start = 0
    for row in 0..<rows.count {
      let line = lines.count
      for place in batch.sortKey.range(row) { lines.appendHexadecimal(batch.sortKey.bytes[place]) }
      lines.append(0x09)
      lines += batch.id.bytes[batch.id.range(row)]
      lines.append(0x09)
      let end = Int(rows.ends[row])
      lines += rows.bytes[start..<end]
      let hash = StableHash.hash(lines.span.extracting(line...))
      lines.append(0x09)
      StableHash.appendHexadecimal(hash, to: &lines)
      lines.append(0x0A)
      // Behind the comma and the line feed.
      start = end + 2
    }
    return lines
  }
}
