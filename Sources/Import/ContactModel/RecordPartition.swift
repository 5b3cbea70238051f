/// Divides contacts so that each part can be given identifiers alone.
///
/// Records that are equal, that share a UID, or that only e-mails or more tell apart, fall into one
/// part. Identifiers are then what they are in a directory of all, unless hashes of contacts in two
/// parts meet, which takes a file made for it: clashes are numbered within a part.
package enum RecordPartition {
  /// The part of each record.
  ///
  /// - Parameters:
  ///   - batch: A decided batch.
  ///   - count: The number of parts; a power of two, at most 256.
  /// - Returns: 0 ..< `count` for each record.
  package static func parts(of batch: ContactBatch, count: Int) -> [UInt8] {
    var input: [UInt8] = []
    let bytes = batch.bytes.span
    let starts = batch.starts.span
    return (0..<batch.count).map { index in
      let record = Int(starts[index])..<Int(starts[index + 1])
      let hash = IdentityAssignment.levelHash(.name, of: record, in: bytes, &input)
      return UInt8(Int(truncatingIfNeeded: hash >> 32) & (count - 1))
    }
  }
}
