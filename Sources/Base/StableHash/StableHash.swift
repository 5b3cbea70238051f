/// XXH64 with seed 0: a hash that is the same on every machine, in every run and in every version.
///
/// Source: the xxHash specification, "XXH64 algorithm description". It identifies contacts and the
/// content of exported rows, so a change of this code is a change of the exported format.
/// Not meant to resist somebody who searches for collisions.
package struct StableHash: Sendable {
  static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private var lanes = StableHashLanes()
  private var pending: [UInt8] = []
  private var totalLength: UInt64 = 0

  /// Makes the hash of no bytes yet.
  package init() {
    pending.reserveCapacity(64)
  }

  /// Adds bytes; the split of the input over several calls does not change the result.
  ///
  /// - Parameter bytes: The next bytes of the input.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func update(_ bytes: Span<UInt8>) {
    totalLength &+= UInt64(bytes.count)
    var rest = bytes
    if !pending.isEmpty {
      let missing = min(32 - pending.count, rest.count)
      for index in 0..<missing { pending.append(rest[index]) }
      rest = rest.extracting(droppingFirst: missing)
      guard pending.count == 32 else { return }
      let stripe = pending
      lanes.consume(stripe.span)
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count & ~31
    lanes.consume(rest.extracting(first: whole))
    for index in whole..<rest.count { pending.append(rest[index]) }
  }

  /// The hash of everything added so far.
  ///
  /// - Returns: 64 bits; the value for no bytes at all is `0xEF46DB3751D8E999`.
  package func finalize() -> UInt64 {
    lanes.finish(tail: pending.span, totalLength: totalLength)
  }

  /// Hashes one run of bytes.
  ///
  /// - Parameter bytes: The whole input.
  /// - Returns: The same value as `update` and `finalize` give.
  /// - Complexity: O(*n*) in the number of bytes, without an allocation.
  package static func hash(_ bytes: Span<UInt8>) -> UInt64 {
    var lanes = StableHashLanes()
    let whole = bytes.count & ~31
    lanes.consume(bytes.extracting(first: whole))
    return lanes.finish(
      tail: bytes.extracting(droppingFirst: whole), totalLength: UInt64(bytes.count))
  }

  /// Appends the 16 lower-case hexadecimal digits of a hash.
  ///
  /// - Parameters:
  ///   - hash: The value, most significant digit first.
  ///   - output: Receives exactly 16 ASCII bytes.
  package static func appendHexadecimal(_ hash: UInt64, to output: inout [UInt8]) {
    var digits = hexadecimalDigits(of: hash)
    unsafe withUnsafeBytes(of: &digits) { unsafe output.append(contentsOf: $0) }
  }

  /// The 16 lower-case hexadecimal digits of a hash as they lie in memory, eight in a number.
  ///
  /// Eight at a time: 16 single ones took 560 instructions, which is felt in every row.
  ///
  /// - Parameter hash: The value.
  /// - Returns: The more significant digits, then the others.
  package static func hexadecimalDigits(of hash: UInt64) -> (UInt64, UInt64) {
    (
      hexadecimal(UInt32(truncatingIfNeeded: hash >> 32)).bigEndian,
      hexadecimal(UInt32(truncatingIfNeeded: hash)).bigEndian
    )
  }

  /// Eight ASCII digits in one number, the most significant digit in its highest byte.
  private static func hexadecimal(_ value: UInt32) -> UInt64 {
    var spread = UInt64(value)
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
    spread = (spread | spread << 4) & 0x0F0F_0F0F_0F0F_0F0F
    // A digit of ten or more carries into bit 4 when 6 is added; letters begin 39 behind "9" + 1.
    let letters = (spread + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return spread + 0x3030_3030_3030_3030 + letters * 0x27
  }
}
