/// Finds a byte, eight bytes at a time.
enum ByteSearch {
  /// The offset of the first such byte at an offset or behind it; the number of bytes when there is
  /// none.
  static func first(_ wanted: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe bytes.bytes
    let pattern = UInt64(wanted) &* 0x0101_0101_0101_0101
    var index = start
    while index &+ 8 <= bytes.count {
      // Eight bytes of any value make a valid integer, and the bounds were looked at.
      let word = UInt64(
        littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let difference = word ^ pattern
      // The lowest set bit is right; bytes above a match may be marked wrongly ("Hacker's Delight",
      // section 6-1).
      let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != wanted { index &+= 1 }
    return index
  }
}
