internal import ContactModel
package import SectionModel

/// Encoded rows with their sort keys: a piece of a sorted run that waits in storage.
package struct RunBlock: Sendable {
  let rows: EncodedRows
  /// The keys, one after another.
  let keys: [UInt8]
  /// Where each key ends.
  let keyEnds: [UInt32]

  /// Encodes a batch.
  ///
  /// - Parameters:
  ///   - batch: Rows of one section, in order, with their sort keys.
  ///   - writesSortKeys: Whether the rows themselves carry them, too.
  package init(_ batch: RowBatch, writesSortKeys: Bool) {
    rows = EncodedRows.encode(batch, writesSortKeys: writesSortKeys)
    keys = batch.sortKey.bytes
    keyEnds = (0..<batch.count).map { UInt32(batch.sortKey.range($0).upperBound) }
  }

  /// The block as bytes to be stored: four counts, then its columns as they lie in memory.
  ///
  /// - Returns: Bytes for `init(stored:)` in this process; no format for files that stay.
  package func stored() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(
      rows.bytes.count + rows.digest.count + keys.count + 8 * rows.count + 16)
    let counts = [rows.count, rows.digest.count, keys.count, rows.bytes.count]
    StoredNumbers.append(counts.map { UInt32($0) }, to: &output)
    StoredNumbers.append(keyEnds, to: &output)
    StoredNumbers.append(rows.ends, to: &output)
    output += rows.digest
    output += keys
    output += rows.bytes
    return output
  }

  /// Makes a block from its bytes.
  ///
  /// - Parameter stored: What `stored` gave.
  package init(stored: [UInt8]) {
    var offset = 0
    let counts = StoredNumbers.take(4, from: stored, &offset).map { Int($0) }
    keyEnds = StoredNumbers.take(counts[0], from: stored, &offset)
    let ends = StoredNumbers.take(counts[0], from: stored, &offset)
    let digest = Array(stored[offset..<(offset + counts[1])])
    offset += counts[1]
    keys = Array(stored[offset..<(offset + counts[2])])
    offset += counts[2]
    rows = EncodedRows(
      section: 0, count: counts[0], bytes: Array(stored[offset...]), digest: digest, ends: ends)
    precondition(rows.bytes.count == counts[3], "a stored block is whole")
  }
}
