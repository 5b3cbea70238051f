internal import KartotekICU

/// The display rule for single values; most are recognised as clean without ICU.
enum DisplayText {
  /// Whether the display rule would change nothing; a no may be wrong, a yes never is.
  static func isSurelyClean(_ text: Span<UInt8>) -> Bool {
    var offset = 0
    guard var lastIsBlank = areSurelyClean(wordsOf: text, &offset) else { return false }
    while offset < text.count {
      let scalar = ScalarRanges.next(text, &offset)
      if scalar == 0x20 {
        if lastIsBlank { return false }
        lastIsBlank = true
      } else {
        guard ScalarRanges.isPlain(scalar) else { return false }
        lastIsBlank = false
      }
    }
    return text.isEmpty || !lastIsBlank
  }

  /// Looks at the text eight bytes at a time, as long as they are ASCII: phones and addresses are.
  ///
  /// - Returns: Whether a blank is the last of them, or nothing; nil where ICU has to look.
  private static func areSurelyClean(wordsOf text: Span<UInt8>, _ offset: inout Int) -> Bool? {
    let (ones, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var blankBefore: UInt64 = 0x80
    while offset &+ 8 <= text.count {
      let word = ByteText.word(unsafe text.bytes, offset)
      guard word & highBits == 0 else { break }
      let (areGraphic, areDelete) = (word &+ 0x60 &* ones, word &+ ones)
      guard areGraphic & highBits == highBits, areDelete & highBits == 0 else { return nil }
      let blanks = ((word ^ 0x20 &* ones) &+ 0x7F &* ones) & highBits ^ highBits
      guard blanks & (blanks << 8 | blankBefore) == 0 else { return nil }
      blankBefore = blanks >> 56
      offset &+= 8
    }
    return blankBefore != 0
  }

  /// Whether anything that can be seen is left of a text by the display rule.
  ///
  /// Joiners, fillers and other signs that are drawn as nothing stay in a text, but they are none.
  static func isVisible(_ text: Span<UInt8>) -> Bool {
    if !text.isEmpty, (0x21...0x7E).contains(text[0]) { return true }
    var offset = 0
    while offset < text.count {
      let scalar = ScalarRanges.next(text, &offset)
      if ScalarRanges.isPlain(scalar), !ScalarRanges.isIgnorable(scalar) { return true }
    }
    guard !text.isEmpty else { return false }
    let cleaned = cleanedByICU(text)
    offset = 0
    while offset < cleaned.count {
      let scalar = ScalarRanges.next(cleaned.span, &offset)
      if scalar != 0x20, !ScalarRanges.isIgnorable(scalar) { return true }
    }
    return false
  }

  /// The text by the display rule.
  static func cleanedByICU(_ text: Span<UInt8>) -> [UInt8] {
    var parts = PartArena()
    parts.add(text)
    return icu { () throws(ICUError) in try TextCleaning.clean(parts).texts.bytes }
  }

  /// Whether the text begins with a Han or kana letter, blanks aside.
  static func beginsWithHanOrKana(_ text: Span<UInt8>) -> Bool {
    firstScalar(text).map(ScalarRanges.isHanOrKana) ?? false
  }

  /// Whether the text begins with a Hangul syllable, blanks aside.
  static func beginsWithHangul(_ text: Span<UInt8>) -> Bool {
    firstScalar(text).map { (0xAC00...0xD7A3).contains($0) } ?? false
  }

  private static func firstScalar(_ text: Span<UInt8>) -> UInt32? {
    var offset = 0
    while offset < text.count {
      let scalar = ScalarRanges.next(text, &offset)
      if scalar == 0x20 || scalar == 0x3000 || scalar == 0xA0 { continue }
      return scalar
    }
    return nil
  }
}

/// Does a piece of work in ICU that was opened before.
///
/// Once opened, ICU fails only when memory runs out, and then it stops the program as Swift's own
/// allocations do.
func icu<Result: ~Copyable>(_ work: () throws(ICUError) -> Result) -> Result {
  do {
    return try work()
  } catch {
    preconditionFailure("\(error.function): \(error.name)")
  }
}
