/// XXH64 with seed 0 written after the specification, step by step and without regard to speed.
///
/// The twin of `StableHash`, with which it shares no code; tests of exported documents use it to
/// compute hashes again.
package enum SlowXXH64 {
  private static let primes: [UInt64] = [
    0, 11_400_714_785_074_694_791, 14_029_467_366_897_019_727, 1_609_587_929_392_839_161,
    9_650_029_242_287_828_579, 2_870_177_450_012_600_261,
  ]

  /// Hashes bytes.
  ///
  /// - Parameter input: The bytes.
  /// - Returns: The hash.
  package static func hash(_ input: [UInt8]) -> UInt64 {
    var rest = input[...]
    var hash: UInt64
    if input.count >= 32 {
      var lanes = [primes[1] &+ primes[2], primes[2], 0, 0 &- primes[1]]
      while rest.count >= 32 {
        for lane in 0..<4 { lanes[lane] = round(lanes[lane], take(8, &rest)) }
      }
      hash = zip(lanes, [1, 7, 12, 18] as [UInt64]).reduce(0) { $0 &+ rotate($1.0, $1.1) }
      for lane in lanes { hash = (hash ^ round(0, lane)) &* primes[1] &+ primes[4] }
    } else {
      hash = primes[5]
    }
    hash &+= UInt64(input.count)
    while rest.count >= 8 {
      hash = rotate(hash ^ round(0, take(8, &rest)), 27) &* primes[1] &+ primes[4]
    }
    if rest.count >= 4 {
      hash = rotate(hash ^ (take(4, &rest) &* primes[1]), 23) &* primes[2] &+ primes[3]
    }
    while !rest.isEmpty { hash = rotate(hash ^ (take(1, &rest) &* primes[5]), 11) &* primes[1] }
    hash = (hash ^ (hash >> 33)) &* primes[2]
    hash = (hash ^ (hash >> 29)) &* primes[3]
    return hash ^ (hash >> 32)
  }

  /// The hash as 16 lower-case hexadecimal digits.
  ///
  /// - Parameter input: The bytes.
  /// - Returns: The digits.
  package static func text(_ input: [UInt8]) -> String {
    let digits = String(hash(input), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* primes[2], 31) &* primes[1]
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }

  private static func take(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> UInt64 {
    let word = rest.prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(count)
    return word
  }
}
