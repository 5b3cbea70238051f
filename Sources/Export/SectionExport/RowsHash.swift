internal import StableHash

/// The hash of the rows of one section, which is written behind them as `rowsHash`.
struct RowsHash: Sendable {
  private var hash = StableHash()

  /// Adds rows.
  mutating func add(_ encoded: EncodedRows) {
    hash.update(encoded.digest.span)
  }

  /// Adds a row by its id and the 16 hexadecimal digits of its hash.
  mutating func add(id: Span<UInt8>, digits: Span<UInt8>) {
    hash.updateWithLength(id)
    hash.update(digits)
  }

  /// The hash of the rows added so far.
  var value: UInt64 { hash.finalize() }
}
