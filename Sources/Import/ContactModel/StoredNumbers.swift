/// Columns of numbers as they lie in memory, within the bytes of a stored batch or run.
package enum StoredNumbers {
  /// Adds numbers at the end.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - output: Receives four bytes for each.
  package static func append(_ numbers: [UInt32], to output: inout [UInt8]) {
    unsafe numbers.withUnsafeBytes { unsafe output.append(contentsOf: $0) }
  }

  /// Takes numbers and moves behind them.
  ///
  /// - Parameters:
  ///   - count: How many; all of them are there.
  ///   - stored: The bytes.
  ///   - offset: Where the first begins.
  /// - Returns: The numbers.
  package static func take(
    _ count: Int, from stored: [UInt8], _ offset: inout Int
  ) -> [UInt32] {
    precondition(offset + 4 * count <= stored.count, "what is stored is whole")
    defer { offset += 4 * count }
    let raw = unsafe stored.span.bytes
    return (0..<count).map { index in
      unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self)
    }
  }
}
