/// Makes texts whose XXH64 is that of another text.
///
/// XXH64 is no cryptographic hash: in one of its four lanes a change of eight bytes can be made good
/// by the eight bytes that come next in that lane, 32 bytes later.
enum HashClash {
  private static let prime1: UInt64 = 11_400_714_785_074_694_791
  private static let prime2: UInt64 = 14_029_467_366_897_019_727

  /// Changes 16 bytes within the first 64 so that the hash stays, and all of them stay letters, digits
  /// and ASCII punctuation.
  ///
  /// - Parameters:
  ///   - input: At least 64 bytes.
  ///   - lane: The lane, 0...3: bytes 8 * `lane` and following, and those 32 behind them.
  ///   - seed: Another seed gives another text.
  /// - Returns: A text of the same length.
  static func partner(of input: [UInt8], lane: Int, seed: UInt64) -> [UInt8] {
    let starts: [UInt64] = [prime1 &+ prime2, prime2, 0, 0 &- prime1]
    let place = 8 * lane
    let good = round(starts[lane], word(input, place))
    var state = seed
    while true {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var letters: UInt64 = 0
      for shift: UInt64 in [0, 8, 16, 24, 32, 40, 48, 56] {
        letters |= (0x61 + (state >> (8 + shift / 8 * 6)) % 26) << shift
      }
      let repair =
        word(input, place + 32) &+ (good &- round(starts[lane], letters)) &* inverseOfPrime2
      guard isPrintable(repair) else { continue }
      var output = input
      output.replaceSubrange(place..<(place + 8), with: bytes(letters))
      output.replaceSubrange((place + 32)..<(place + 40), with: bytes(repair))
      return output
    }
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let sum = lane &+ word &* prime2
    return (sum << 31 | sum >> 33) &* prime1
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt64 {
    bytes[place..<(place + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func bytes(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
  }

  /// Whether all eight bytes are in 0x21...0x7E.
  private static func isPrintable(_ word: UInt64) -> Bool {
    var rest = word
    while rest != 0 {
      guard rest & 0xFF >= 0x21, rest & 0xFF <= 0x7E else { return false }
      rest >>= 8
    }
    return word >> 56 != 0
  }

  /// The inverse modulo 2^64, by Newton's method.
  private static let inverseOfPrime2: UInt64 = (0..<6).reduce(prime2) { result, _ in
    result &* (2 &- prime2 &* result)
  }
}
