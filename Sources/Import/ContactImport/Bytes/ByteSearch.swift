/// Finds and counts bytes, eight at a time.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// The offset of the first such byte at an offset or behind it; the number of bytes when there is
  /// none.
  static func first(_ wanted: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe bytes.bytes
    let pattern = UInt64(wanted) &* ones
    var index = start
    // Four words with one branch: half the instructions where the byte is far.
    while index &+ 32 <= bytes.count {
      var found: UInt64 = 0
      for offset in 0..<4 {
        let difference = word(raw, index &+ offset &* 8) ^ pattern
        found |= (difference &- ones) & ~difference
      }
      guard found & high == 0 else { break }
      index &+= 32
    }
    while index &+ 8 <= bytes.count {
      // The lowest set bit is right; bytes above a match may be marked wrongly ("Hacker's Delight",
      // section 6-1).
      let difference = word(raw, index) ^ pattern
      let found = (difference &- ones) & ~difference & high
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != wanted { index &+= 1 }
    return index
  }

  /// The offset of the first byte below a limit, 0x80 at most, at an offset or behind it; the number
  /// of bytes when there is none.
  static func first(below limit: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe bytes.bytes
    let limits = UInt64(limit) &* ones
    var index = start
    while index &+ 32 <= bytes.count {
      var found: UInt64 = 0
      for offset in 0..<4 {
        let word = word(raw, index &+ offset &* 8)
        found |= (word &- limits) & ~word
      }
      guard found & high == 0 else { break }
      index &+= 32
    }
    while index &+ 8 <= bytes.count {
      // As above, but a byte is found by the borrow that it needs.
      let word = word(raw, index)
      let found = (word &- limits) & ~word & high
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < bytes.count, bytes[index] >= limit { index &+= 1 }
    return index
  }

  /// How many NUL bytes are at even and at odd offsets.
  static func zeros(in bytes: Span<UInt8>) -> (even: Int, odd: Int) {
    let raw = unsafe bytes.bytes
    var count = (even: 0, odd: 0)
    // Nearly all text has none.
    var index = first(0, in: bytes, from: 0) & ~7
    while index &+ 8 <= bytes.count {
      let word = word(raw, index)
      let zeros = ~((word & low) &+ low | word | low)
      count.even &+= (zeros & 0x0080_0080_0080_0080).nonzeroBitCount
      count.odd &+= (zeros & 0x8000_8000_8000_8000).nonzeroBitCount
      index &+= 8
    }
    for index in index..<bytes.count where bytes[index] == 0 {
      if index & 1 == 0 { count.even += 1 } else { count.odd += 1 }
    }
    return count
  }

  /// How many bytes of well-formed UTF-8 begin a sequence of several.
  static func leads(in bytes: Span<UInt8>) -> Int {
    let raw = unsafe bytes.bytes
    var count = 0
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = word(raw, index)
      count &+= (word & (word &<< 1) & high).nonzeroBitCount
      index &+= 8
    }
    for index in index..<bytes.count where bytes[index] >= 0xC0 { count += 1 }
    return count
  }

  // Eight bytes of any value make a valid integer, and the callers keep to the bounds.
  private static func word(_ raw: RawSpan, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
