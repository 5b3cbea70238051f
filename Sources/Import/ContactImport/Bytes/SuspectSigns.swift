/// What a text holds that may be damage, found eight bytes at a time: every name of every contact is
/// looked through.
struct SuspectSigns {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  private var seen: UInt64 = 0
  private var questionMarks: UInt64 = 0
  private var leads: UInt64 = 0

  @inline(__always)
  init(_ text: Span<UInt8>) {
    guard text.count >= 8 else {
      addBytes(text)
      return
    }
    let raw = unsafe text.bytes
    var offset = 0
    while offset < text.count {
      // The last word overlaps the one before.
      if offset &+ 8 > text.count { offset = text.count &- 8 }
      // Eight bytes of any value make a valid integer, and the bounds were looked at.
      add(unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
  }

  private mutating func addBytes(_ text: Span<UInt8>) {
    var word: UInt64 = 0
    for index in text.indices { word = word << 8 | UInt64(text[index]) }
    add(word)
  }

  private mutating func add(_ word: UInt64) {
    seen |= word
    questionMarks |= Self.zeros(word ^ Self.ones &* 0x3F)
    leads |= Self.zeros(word ^ Self.ones &* 0xEF)
  }

  /// Not zero exactly when a byte is ("Hacker's Delight", section 6-1).
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & high
  }

  var isBeyondASCII: Bool { seen & Self.high != 0 }
  var hasQuestionMark: Bool { questionMarks != 0 }
  /// The first byte of U+FFFD is there.
  var hasReplacementLead: Bool { leads != 0 }
}
