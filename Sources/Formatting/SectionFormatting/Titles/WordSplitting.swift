/// The words of a formatted name that its monogram is taken from.
enum WordSplitting {
  /// The first and the last word that can give a letter; text in brackets does not count.
  ///
  /// Both are the same range for a single word; nil when no word can give a letter.
  static func endWords(of text: Span<UInt8>) -> (first: Range<Int>, last: Range<Int>)? {
    var first: Range<Int>?
    var last: Range<Int>?
    var depth = 0
    var start = 0
    var offset = 0
    func finish(_ end: Int) {
      guard depth == 0, start < end, canGiveLetter(text.extracting(start..<end)) else { return }
      first = first ?? start..<end
      last = start..<end
    }
    while offset < text.count {
      let place = offset
      let scalar = ScalarRanges.next(text, &offset)
      let opens = isOpening(scalar)
      guard opens || isClosing(scalar) || isBlank(scalar) else { continue }
      finish(place)
      depth = opens ? depth + 1 : isClosing(scalar) ? max(0, depth - 1) : depth
      start = offset
    }
    finish(text.count)
    guard let first, let last else { return nil }
    return (first, last)
  }

  private static func canGiveLetter(_ word: Span<UInt8>) -> Bool {
    for index in word.indices {
      switch word[index] {
      case 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: return true
      default: continue
      }
    }
    return false
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F: true
    case 0x205F, 0x3000: true
    default: false
    }
  }

  /// ( [ { < and the full-width parenthesis.
  private static func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x5B, 0x7B, 0x3C, 0xFF08: true
    default: false
    }
  }

  private static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x29, 0x5D, 0x7D, 0x3E, 0xFF09: true
    default: false
    }
  }
}
