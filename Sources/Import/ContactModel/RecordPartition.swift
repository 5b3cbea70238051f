/// Divides contacts so that each part can be given identifiers alone.
///
/// Records that are equal, that share a UID, or that only e-mails or more tell apart, fall into one
/// part. Identifiers are then what they are in a directory of all, unless hashes of contacts in two
/// parts meet, which takes a file made for it: clashes are numbered within a part.
package enum RecordPartition {
  /// The part of a record.
  ///
  /// - Parameters:
  ///   - index: The record's place in the batch.
  ///   - batch: A decided batch.
  ///   - count: The number of parts; a power of two.
  /// - Returns: 0 ..< `count`.
  package static func part(of index: Int, in batch: borrowing ContactBatch, count: Int) -> Int {
    var input: [UInt8] = []
    let hash = IdentityAssignment.levelHash(
      .name, of: batch.range(of: index), in: batch.bytes.span, &input)
    return Int(truncatingIfNeeded: hash >> 32) & (count - 1)
  }
}
