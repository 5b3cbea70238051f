/// Whole-text operations on UTF-8, eight bytes at a time.
enum ByteText {
  /// A hash for tables of one run; unlike `StableHash` it may change at any time.
  static func hash(_ text: Span<UInt8>) -> UInt64 {
    let raw = unsafe text.bytes
    var hash = UInt64(truncatingIfNeeded: raw.byteCount) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset &+ 8 <= raw.byteCount {
      hash = mix(hash ^ word(raw, offset))
      offset &+= 8
    }
    var tail: UInt64 = 0
    while offset < raw.byteCount {
      tail = tail << 8 | UInt64(text[offset])
      offset &+= 1
    }
    return mix(hash ^ tail)
  }

  static func isEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    let leftRaw = unsafe left.bytes
    let rightRaw = unsafe right.bytes
    var offset = 0
    while offset &+ 8 <= leftRaw.byteCount {
      guard word(leftRaw, offset) == word(rightRaw, offset) else { return false }
      offset &+= 8
    }
    while offset < left.count {
      guard left[offset] == right[offset] else { return false }
      offset &+= 1
    }
    return true
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

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  // Every 8-byte pattern is a valid integer, so this load cannot form a bad value.
  private static func word(_ raw: RawSpan, _ offset: Int) -> UInt64 {
    unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
