internal import Glibc

/// The bytes that libFuzzer hands to a target.
package enum FuzzInput {
  /// Whether the run is to find a planted accident, to show that it would find a real one.
  private static let isPlanted = unsafe getenv("KARTOTEK_FUZZ_PLANT") != nil

  /// Copies an input.
  ///
  /// - Parameters:
  ///   - start: Where it begins; may be nil when there is none.
  ///   - count: Its bytes.
  /// - Returns: The bytes; none when only the planted accident is looked for.
  package static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard isPlanted else { return bytes }
    // Nothing else is run, so that few executions are enough.
    accident(bytes)
    return []
  }

  /// Stops at four bytes that chance does not find in a minute: only a fuzzer that sees the branches
  /// it has taken comes here.
  private static func accident(_ bytes: [UInt8]) {
    if bytes.count > 3 { compare(bytes, 0) }
  }

  /// A call for each byte: branches side by side would become one comparison, without steps to find.
  @inline(never)
  private static func compare(_ bytes: [UInt8], _ place: Int) {
    switch place {
    case 0: if bytes[0] == 0xC3 { compare(bytes, 1) }
    case 1: if bytes[1] == 0x28 { compare(bytes, 2) }
    case 2: if bytes[2] == 0x7F { compare(bytes, 3) }
    default: if bytes[3] == 0x01 { fatalError("the planted accident") }
    }
  }
}
