/// The place of a merge within one sorted run.
struct RunCursor {
  private let block: RunBlock
  private(set) var row = 0
  private var digestOffset = 0
  private(set) var id: Range<Int>

  /// Begins at the first row of a block, which is not empty.
  init(_ block: RunBlock) {
    self.block = block
    var offset = 0
    id = block.rows.nextID(&offset) ?? 0..<0
    digestOffset = offset
  }

  var key: ArraySlice<UInt8> {
    block.keys[(row == 0 ? 0 : Int(block.keyEnds[row - 1]))..<Int(block.keyEnds[row])]
  }

  /// The section's rank, with which every key begins.
  var section: Int { Int(key[key.startIndex]) << 8 | Int(key[key.startIndex + 1]) }

  /// Adds the row to those that were merged.
  func append(to output: inout MergedRows) {
    let rows = block.rows
    let start = row == 0 ? 0 : Int(rows.ends[row - 1]) + 2
    output.append(
      rows.bytes[start..<Int(rows.ends[row])],
      digest: rows.digest[(id.lowerBound - 4)..<digestOffset])
  }

  /// Moves to the next row; false at the end of the block.
  mutating func advance() -> Bool {
    guard let next = block.rows.nextID(&digestOffset) else { return false }
    id = next
    row += 1
    return true
  }

  /// Whether this row comes before that of another run: by key, then by id.
  func precedes(_ other: RunCursor) -> Bool {
    let (left, right) = (key, other.key)
    if left.lexicographicallyPrecedes(right) { return true }
    guard left == right else { return false }
    return block.rows.digest[id].lexicographicallyPrecedes(other.block.rows.digest[other.id])
  }
}

/// Rows that a merge has brought into order, until they are handed out.
struct MergedRows {
  private var bytes: [UInt8] = []
  private var digest: [UInt8] = []
  private var ends: [UInt32] = []

  var count: Int { ends.count }

  mutating func append(_ row: ArraySlice<UInt8>, digest rowDigest: ArraySlice<UInt8>) {
    if count > 0 { bytes.append(contentsOf: [0x2C, 0x0A]) }
    bytes.append(contentsOf: row)
    digest.append(contentsOf: rowDigest)
    ends.append(UInt32(bytes.count))
  }

  /// Hands out the rows.
  mutating func take(section: Int) -> EncodedRows {
    let rows = EncodedRows(
      section: section, count: count, bytes: bytes, digest: digest, ends: ends)
    self = MergedRows()
    return rows
  }
}
