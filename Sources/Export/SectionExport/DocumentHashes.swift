internal import SectionModel
internal import StableHash

/// The hash of a document that grows with its sections: `snapshot`.
struct DocumentHashes {
  private var snapshot: StableHash

  /// Begins with what the document's head gives.
  init(_ head: DocumentHead) {
    snapshot = head.snapshot
  }

  /// Adds the next section with its hash and its rows'.
  mutating func add(_ summary: SectionSummary, hash: UInt64, rowsHash: UInt64) {
    snapshot.updateWithLength(Array(summary.id.utf8).span)
    snapshot.update(hexadecimal: hash)
    snapshot.update(hexadecimal: rowsHash)
  }

  /// The document's `snapshot`, when every section was added.
  var value: UInt64 { snapshot.finalize() }
}
