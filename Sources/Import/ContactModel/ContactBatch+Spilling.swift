extension ContactBatch {
  /// The batch as bytes to be stored: four counts, then its columns as they lie in memory.
  ///
  /// - Returns: Bytes for `init(spilled:)` in this process; no format for files that stay.
  package func spilled() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16 * (count + 2) + 4 * undecidedRecords.count)
    for number in [count, bytes.count, undecidedRecords.count, 0] {
      Self.append([UInt32(number)], to: &output)
    }
    Self.append(starts, to: &output)
    Self.append(sources.flatMap { [$0.file, $0.line, $0.record] }, to: &output)
    Self.append(undecidedRecords, to: &output)
    output += bytes
    return output
  }

  /// Makes a batch from its bytes.
  ///
  /// - Parameter stored: What `spilled` gave.
  package init(spilled stored: [UInt8]) {
    self.init()
    var offset = 0
    let counts = Self.take(4, from: stored, &offset)
    let count = Int(counts[0])
    starts = Self.take(count + 1, from: stored, &offset)
    let positions = Self.take(3 * count, from: stored, &offset)
    sources = (0..<count).map { index in
      SourcePosition(
        file: positions[3 * index], line: positions[3 * index + 1],
        record: positions[3 * index + 2])
    }
    undecidedRecords = Self.take(Int(counts[2]), from: stored, &offset)
    bytes = Array(stored[offset...])
    precondition(bytes.count == Int(counts[1]), "a stored batch is whole")
  }

  /// Adds a record of another batch.
  ///
  /// - Parameters:
  ///   - index: The record's place in the other batch, which is decided.
  ///   - other: The other batch.
  package mutating func append(_ index: Int, of other: borrowing ContactBatch) {
    let range = other.range(of: index)
    unsafe other.bytes.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0[range]) }
    starts.append(UInt32(bytes.count))
    sources.append(other.sources[index])
  }

  private static func append(_ numbers: [UInt32], to output: inout [UInt8]) {
    unsafe numbers.withUnsafeBytes { unsafe output.append(contentsOf: $0) }
  }

  private static func take(
    _ count: Int, from stored: [UInt8], _ offset: inout Int
  ) -> [UInt32] {
    defer { offset += 4 * count }
    let raw = unsafe stored.span.bytes
    precondition(offset + 4 * count <= stored.count, "a stored batch is whole")
    return (0..<count).map { index in
      unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self)
    }
  }
}
