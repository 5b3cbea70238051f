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

  /// The records that hold more U+FFFD than before.
  ///
  /// - Parameter original: The same records with undecided values; nil where all U+FFFD are new.
  /// - Returns: Their indices, ascending.
  package func recordsWithReplacement(since original: ContactBatch?) -> [Int] {
    guard let original else {
      return (0..<count).filter { ReplacementCharacter.isIn(bytes.span.extracting(range(of: $0))) }
    }
    return original.undecidedRecords.map { Int($0) }.filter {
      replacements(in: $0) > original.replacements(in: $0)
    }
  }

  private func replacements(in index: Int) -> Int {
    ReplacementCharacter.count(in: bytes.span.extracting(range(of: index)))
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
