/// What RFC 8259 section 7 demands to be escaped in strings, and how.
///
/// Public for `marks` alone: the compiler writes a function of this module into the loops of another
/// only if it is public. No product has this module.
public enum JSONEscapes {
  /// Sets the high bit of each byte that must be escaped.
  ///
  /// A byte above a marked one may be marked wrongly, for the subtractions borrow upwards; the lowest
  /// mark is right. Source: "Hacker's Delight", section 6-1.
  ///
  /// - Parameter word: Eight bytes, the first one lowest.
  /// - Returns: 0 when nothing must be escaped.
  @inlinable @inline(__always)
  public static func marks(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let controls = (word &- ones &* 0x20) & ~word
    return (controls | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes)
      & (ones &* 0x80)
  }

  /// Whether a byte must be escaped.
  ///
  /// - Parameter byte: A byte of UTF-8.
  /// - Returns: True for controls, quotation mark and backslash.
  package static func isNeeded(for byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C
  }

  /// What stands for a byte that must be escaped: up to six ASCII bytes, the first one lowest.
  ///
  /// - Parameter byte: A byte that `isNeeded` is true for.
  /// - Returns: The bytes and their number.
  package static func escape(of byte: UInt8) -> (bytes: UInt64, count: Int) {
    let letter: UInt8
    switch byte {
    case 0x22, 0x5C: letter = byte
    case 0x08: letter = 0x62  // b
    case 0x0C: letter = 0x66  // f
    case 0x0A: letter = 0x6E  // n
    case 0x0D: letter = 0x72  // r
    case 0x09: letter = 0x74  // t
    default:
      let digit = byte & 15
      let digits = (byte < 0x10 ? 0x30 : 0x31, digit < 10 ? 0x30 + digit : 0x57 + digit)
      return (0x3030_755C | UInt64(digits.0) << 32 | UInt64(digits.1) << 40, 6)
    }
    return (0x5C | UInt64(letter) << 8, 2)
  }

  /// The most bytes that escaping can add to texts; far more than it does where it adds any.
  ///
  /// - Parameter text: Any number of texts, one after another.
  /// - Returns: At most 155 when no byte must be escaped.
  package static func room(for text: Span<UInt8>) -> Int {
    let raw = unsafe text.bytes
    var room = 0
    var offset = 0
    while offset &+ 32 <= raw.byteCount {
      var found: UInt64 = 0
      for place in 0..<4 {
        let word = unsafe raw.unsafeLoadUnaligned(
          fromByteOffset: offset &+ place &* 8, as: UInt64.self)
        found |= marks(word)
      }
      if found != 0 { room &+= 5 * 32 }
      offset &+= 32
    }
    return room &+ 5 * (raw.byteCount &- offset)
  }
}
