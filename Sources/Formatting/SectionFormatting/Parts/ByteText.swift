/// Whole-text operations on UTF-8, eight bytes at a time.
enum ByteText {
  /// A hash for tables of one run; unlike `StableHash` it may change at any time.
  static func hash(_ text: Span<UInt8>) -> UInt64 {
    let raw = unsafe text.bytes
    let count = raw.byteCount
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset &+ 8 < count {
      hash = mix(hash ^ word(raw, offset))
      offset &+= 8
    }
    return mix(hash ^ lastWord(raw))
  }

  static func isEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    let leftRaw = unsafe left.bytes
    let rightRaw = unsafe right.bytes
    var offset = 0
    while offset &+ 8 < leftRaw.byteCount {
      guard word(leftRaw, offset) == word(rightRaw, offset) else { return false }
      offset &+= 8
    }
    return lastWord(leftRaw) == lastWord(rightRaw)
  }

  /// Eight bytes as a number whose order is the order of the texts; short texts end in zeros.
  static func orderedWord(_ text: Span<UInt8>, at offset: Int) -> UInt64 {
    if offset &+ 8 <= text.count {
      return UInt64(bigEndian: word(unsafe text.bytes, offset))
    }
    var result: UInt64 = 0
    for place in offset..<(offset &+ 8) {
      result = result << 8 | (place < text.count ? UInt64(text[place]) : 0)
    }
    return result
  }

  /// The same for a text in the middle of others, whose bytes behind it may be read.
  static func orderedWord(_ bytes: Span<UInt8>, in range: Range<Int>, at offset: Int) -> UInt64 {
    let start = range.lowerBound &+ offset
    let count = range.upperBound &- start
    guard count > 0 else { return 0 }
    guard start &+ 8 <= bytes.count else {
      return orderedWord(bytes.extracting(range), at: offset)
    }
    let all = UInt64(bigEndian: word(unsafe bytes.bytes, start))
    return count >= 8 ? all : all & ~(UInt64.max >> UInt64(count &* 8))
  }

  /// The last eight bytes, or all of a shorter text, as a number that tells texts of one length apart.
  private static func lastWord(_ raw: RawSpan) -> UInt64 {
    let count = raw.byteCount
    if count >= 8 { return word(raw, count &- 8) }
    if count >= 4 { return UInt64(halfWord(raw, 0)) << 32 | UInt64(halfWord(raw, count &- 4)) }
    guard count > 0 else { return 0 }
    let ends = UInt64(byte(raw, 0)) << 16 | UInt64(byte(raw, count &- 1))
    return ends | UInt64(byte(raw, count / 2)) << 8
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  // Every pattern of bytes is a valid integer, so these loads cannot form a bad value; they check
  // that the bytes are there.
  static func word(_ raw: RawSpan, _ offset: Int) -> UInt64 {
    unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private static func halfWord(_ raw: RawSpan, _ offset: Int) -> UInt32 {
    unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  private static func byte(_ raw: RawSpan, _ offset: Int) -> UInt8 {
    unsafe raw.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
