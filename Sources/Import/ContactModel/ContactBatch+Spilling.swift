extension ContactBatch {
  /// The batch as bytes to be stored: four counts, then its columns as they lie in memory.
  ///
  /// - Returns: Bytes for `init(spilled:)` in this process; no format for files that stay.
  package func spilled() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16 * (count + 2) + 4 * undecidedRecords.count)
    for number in [count, bytes.count, undecidedRecords.count, 0] {
      StoredNumbers.append([UInt32(number)], to: &output)
    }
    StoredNumbers.append(starts, to: &output)
    StoredNumbers.append(sources, to: &output)
    StoredNumbers.append(undecidedRecords, to: &output)
    output += bytes
    return output
  }

  /// Makes a batch from its bytes.
  ///
  /// - Parameter stored: What `spilled` gave.
  package init(spilled stored: [UInt8]) {
    self.init()
    var offset = 0
    let counts: [UInt32] = StoredNumbers.take(4, from: stored, &offset)
    let count = Int(counts[0])
    starts = StoredNumbers.take(count + 1, from: stored, &offset)
    sources = StoredNumbers.take(count, from: stored, &offset)
    undecidedRecords = StoredNumbers.take(Int(counts[2]), from: stored, &offset)
    bytes = Array(stored[offset...])
    precondition(bytes.count == Int(counts[1]), "a stored batch is whole")
  }

  /// Adds a record of another batch.
  ///
  /// - Parameters:
  ///   - index: The record's place in the other batch, which is decided.
  ///   - other: The other batch.
  package mutating func append(_ index: Int, of other: borrowing ContactBatch) {
    appendBytes(of: index, of: other)
    starts.append(UInt32(bytes.count))
    sources.append(other.sources[index])
  }

  /// Adds the bytes of a record of another batch, but no record.
  mutating func appendBytes(of index: Int, of other: borrowing ContactBatch) {
    let range = other.range(of: index)
    unsafe other.bytes.withUnsafeBufferPointer {
      // A slice of the buffer would go through its iterator first.
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}
