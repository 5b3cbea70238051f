/// U+FFFD, which stands for bytes that were no text.
package enum ReplacementCharacter {
  /// Whether one is there.
  ///
  /// - Parameter text: UTF-8.
  /// - Returns: True at the first.
  package static func isIn(_ text: Span<UInt8>) -> Bool {
    next(in: text, from: 0) != nil
  }

  /// How many are there.
  ///
  /// - Parameter text: UTF-8.
  /// - Returns: 0 or more.
  package static func count(in text: Span<UInt8>) -> Int {
    var count = 0
    var offset = 0
    while let found = next(in: text, from: offset) {
      count += 1
      offset = found + 3
    }
    return count
  }

  private static func next(in text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index + 2 < text.count {
      if text[index] == 0xEF, text[index + 1] == 0xBF, text[index + 2] == 0xBD { return index }
      index += 1
    }
    return nil
  }
}
