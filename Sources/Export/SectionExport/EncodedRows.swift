internal import JSONWriting
package import SectionModel

/// The rows of a batch as JSON, with what is needed of them for the hash of their section.
package struct EncodedRows: Sendable {
  /// The place of the section in the plan.
  package let section: Int
  /// The number of rows.
  package let count: Int
  /// The rows, each on one line, with a comma and a line feed between them and nothing around them.
  package let bytes: [UInt8]
  /// For each row the length of its id (UInt32, little-endian), its id, and the 16 hexadecimal
  /// digits of its hash: the input of the section's `rowsHash`.
  package let digest: [UInt8]
  /// Where each row ends in `bytes`.
  let ends: [UInt32]

  /// Encodes a batch; a pure function that any number of threads may call at the same time.
  ///
  /// - Parameter batch: Rows of one section, in order; their texts are valid UTF-8.
  /// - Returns: The rows as bytes.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func encode(_ batch: RowBatch) -> EncodedRows {
    let room = (rows: RowRoom.bytes(for: batch), ids: RowRoom.digest(for: batch))
    var digest: [UInt8] = []
    var ends: [UInt32] = []
    ends.reserveCapacity(batch.count)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room.rows) { rows, size in
      digest = unsafe [UInt8](unsafeUninitializedCapacity: room.ids) { ids, idSize in
        var encoder = unsafe RowEncoder(
          json: JSONCursor(UnsafeMutableRawBufferPointer(rows)),
          digest: JSONCursor(UnsafeMutableRawBufferPointer(ids)))
        for row in 0..<batch.count {
          encoder.encode(row, of: batch)
          ends.append(UInt32(encoder.json.count))
        }
        (size, idSize) = (encoder.json.count, encoder.digest.count)
      }
    }
    return EncodedRows(
      section: batch.section, count: batch.count, bytes: bytes, digest: digest, ends: ends)
  }

  /// The hashes of the rows as text, in order.
  var hashes: [String] {
    var hashes: [String] = []
    hashes.reserveCapacity(count)
    var offset = 0
    while let id = nextID(&offset) {
      hashes.append(String(decoding: digest[id.upperBound..<offset], as: UTF8.self))
    }
    return hashes
  }

  /// Where the next id lies in `digest`; its hash follows and ends at the new offset.
  ///
  /// - Parameter offset: 0 for the first row; then what the last call left.
  /// - Returns: Nil behind the last row.
  func nextID(_ offset: inout Int) -> Range<Int>? {
    guard offset < digest.count else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(digest[offset + $1]) << (8 * $1) }
    let start = offset + 4
    offset = start + length + 16
    return start..<(start + length)
  }
}
