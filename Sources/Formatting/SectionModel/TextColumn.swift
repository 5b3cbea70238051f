/// One text for each row of a batch, in one arena; an empty text means that the row has none.
package struct TextColumn: Sendable, Equatable {
  /// The texts, one after another, UTF-8.
  ///
  /// What is appended belongs to the next row, whose text ends when its end is added to `ends`. Hot
  /// loops append here and there themselves, because a call into this module for each piece costs
  /// more than the copy.
  package var bytes: [UInt8] = []
  /// Where each text ends.
  package var ends: [UInt32] = []

  /// Makes an empty column.
  ///
  /// - Parameters:
  ///   - rowCapacity: Rows to reserve.
  ///   - byteCapacity: Bytes to reserve.
  package init(rowCapacity: Int = 0, byteCapacity: Int = 0) {
    ends.reserveCapacity(rowCapacity)
    bytes.reserveCapacity(byteCapacity)
  }

  /// The number of texts.
  package var count: Int { ends.count }

  /// Where a text is.
  ///
  /// - Parameter row: 0 ..< `count`.
  /// - Returns: Offsets into `bytes`; empty when the row has no text.
  package func range(_ row: Int) -> Range<Int> {
    let start = row == 0 ? 0 : Int(ends[row - 1])
    return start..<Int(ends[row])
  }

  /// Adds bytes to the text of the next row.
  ///
  /// - Parameter text: UTF-8.
  package mutating func add(_ text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds bytes to the text of the next row.
  ///
  /// - Parameter text: UTF-8.
  package mutating func add(_ text: [UInt8]) {
    // By buffer, because `append` takes an array over, with a reference count for each row.
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds one byte to the text of the next row.
  ///
  /// - Parameter byte: An ASCII character.
  package mutating func add(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds a whole text for the next row.
  ///
  /// - Parameter text: UTF-8; empty for none.
  package mutating func append(_ text: [UInt8]) {
    add(text)
    ends.append(UInt32(bytes.count))
  }
}
