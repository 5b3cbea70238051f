extension SourcePosition {
  /// Turns a position within a chunk into one within the input.
  ///
  /// - Parameters:
  ///   - file: The number of the input.
  ///   - lines: The lines before the chunk.
  ///   - records: The records before the chunk.
  package mutating func shift(file: UInt32, lines: Int, records: Int) {
    self.file = file
    if line > 0 { line &+= UInt32(truncatingIfNeeded: lines) }
    if record > 0 { record &+= UInt32(truncatingIfNeeded: records) }
  }
}

extension ContactBatch {
  /// Turns positions within a chunk into positions within the input.
  ///
  /// - Parameters:
  ///   - file: The number of the input.
  ///   - lines: The lines before the chunk.
  ///   - records: The records before the chunk.
  package mutating func shiftSources(file: UInt32, lines: Int, records: Int) {
    for index in sources.indices {
      sources[index].shift(file: file, lines: lines, records: records)
    }
  }

  /// The records that hold U+FFFD.
  ///
  /// - Returns: Their indices, ascending.
  package func recordsWithReplacement() -> [Int] {
    (0..<count).filter { index in
      let range = range(of: index)
      guard range.count > 2 else { return false }
      return (range.lowerBound..<(range.upperBound - 2)).contains { offset in
        bytes[offset] == 0xEF && bytes[offset + 1] == 0xBF && bytes[offset + 2] == 0xBD
      }
    }
  }
}

extension ContactDirectory {
  /// Where a record was read.
  ///
  /// - Parameter record: The number of a record.
  /// - Returns: The position.
  package func source(of record: UInt32) -> SourcePosition {
    let place = location(of: record)
    return batches[place.batch].sources[place.index]
  }
}
