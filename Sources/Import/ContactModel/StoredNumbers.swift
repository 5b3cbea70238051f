/// Columns of numbers, or of values that are nothing else, as they lie in memory, within the bytes of
/// something stored.
package enum StoredNumbers {
  /// Adds numbers at the end.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - output: Receives their bytes.
  package static func append<Number: BitwiseCopyable>(
    _ numbers: [Number], to output: inout [UInt8]
  ) {
    unsafe numbers.withUnsafeBytes { unsafe output.append(contentsOf: $0) }
  }

  /// Takes numbers and moves behind them.
  ///
  /// - Parameters:
  ///   - count: How many; all of them are there.
  ///   - stored: The bytes.
  ///   - offset: Where the first begins.
  /// - Returns: The numbers.
  package static func take<Number: BitwiseCopyable>(
    _ count: Int, from stored: [UInt8], _ offset: inout Int
  ) -> [Number] {
    let size = count * MemoryLayout<Number>.stride
    precondition(offset + size <= stored.count, "what is stored is whole")
    defer { offset += size }
    // The length of an array without memory is written, too, to the one that all threads share.
    guard count > 0 else { return [] }
    return unsafe [Number](unsafeUninitializedCapacity: count) { numbers, filled in
      unsafe stored.withUnsafeBytes { bytes in
        let source = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + size)])
        unsafe UnsafeMutableRawBufferPointer(numbers).copyMemory(from: source)
      }
      filled = count
    }
  }
}
