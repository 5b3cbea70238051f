/// What a text holds that may be damage, found eight bytes at a time: every name of every contact is
/// looked through.
struct SuspectSigns {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  private var seen: UInt64 = 0
  private var questionMarks: UInt64 = 0
  private var leads: UInt64 = 0

  /// Looks at a text within other bytes.
  @inline(__always)
  init(_ range: Range<Int>, of bytes: Span<UInt8>) {
    let raw = unsafe bytes.bytes
    var offset = range.lowerBound
    precondition(offset >= 0 && range.upperBound <= bytes.count, "the text is within the bytes")
    // Eight bytes of any value make a valid integer, and the bounds were looked at.
    while offset &+ 8 <= range.upperBound {
      add(unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    let rest = range.upperBound &- offset
    guard rest > 0 else { return }
    if offset &+ 8 <= bytes.count {
      // What is behind the text is shifted out; the text's first byte is the lowest.
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      add(UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* rest))
    } else {
      addBytes(bytes.extracting(offset..<range.upperBound))
    }
  }

  private mutating func addBytes(_ text: Span<UInt8>) {
    var word: UInt64 = 0
    for index in text.indices { word = word << 8 | UInt64(text[index]) }
    add(word)
  }

  @inline(__always)
  private mutating func add(_ word: UInt64) {
    seen |= word
    questionMarks |= Self.zeros(word ^ Self.ones &* 0x3F)
    leads |= Self.zeros(word ^ Self.ones &* 0xEF)
  }

  /// Not zero exactly when a byte is ("Hacker's Delight", section 6-1).
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & high
  }

  /// Whether there is anything to look at: a question mark, or a byte beyond ASCII.
  var areAny: Bool { seen & Self.high | questionMarks != 0 }
  var isBeyondASCII: Bool { seen & Self.high != 0 }
  var hasQuestionMark: Bool { questionMarks != 0 }
  /// The first byte of U+FFFD is there.
  var hasReplacementLead: Bool { leads != 0 }
}
