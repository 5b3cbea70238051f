internal import SectionModel
internal import StableHash

/// The hashes of a document that grow with its rows: `rowsHash` of the open section and `snapshot`.
struct DocumentHashes {
  private var snapshot: StableHash
  private var rows = StableHash()

  /// Begins with what the document's head gives.
  init(_ head: DocumentHead) {
    snapshot = head.snapshot
  }

  /// Adds rows of the open section.
  mutating func add(_ encoded: EncodedRows) {
    rows.update(encoded.digest.span)
  }

  /// Ends the open section and returns its `rowsHash`.
  mutating func endSection(_ summary: SectionSummary, hash: UInt64) -> UInt64 {
    let rowsHash = rows.finalize()
    rows = StableHash()
    snapshot.updateWithLength(Array(summary.id.utf8).span)
    snapshot.update(hexadecimal: hash)
    snapshot.update(hexadecimal: rowsHash)
    return rowsHash
  }

  /// The document's `snapshot`, when every section was ended.
  var value: UInt64 { snapshot.finalize() }
}
