/// Tells contacts in JSON from each other, and JSON from a table whose first heading looks like it.
enum JSONFormat {
  /// The name of a text that begins with a bracket; nil where it is no JSON.
  static func name(of text: Span<UInt8>) -> String? {
    guard let depth = depthOfFirstValue(text) else { return nil }
    let (index, brackets) = depth
    if (1...2).contains(brackets), let next = behindWord("\"vcard\"", text, index) {
      return next == text.count || text[next] == UInt8(ascii: ",") ? "jCard (RFC 7095)" : nil
    }
    guard brackets <= 1, isMember(text, index), !isCell(text) else { return nil }
    for start in text.indices {
      if text[start] == UInt8(ascii: "["),
        let next = behindWord("\"vcard\"", text, RefusedFormat.behindBlanks(text, start + 1)),
        next < text.count, text[next] == UInt8(ascii: ",")
      {
        return "jCard (RFC 7095)"
      }
      if text[start] == UInt8(ascii: "\""), let colon = behindWord("\"@type\"", text, start),
        colon < text.count, text[colon] == UInt8(ascii: ":"),
        behindWord("\"Card\"", text, RefusedFormat.behindBlanks(text, colon + 1)) != nil
      {
        return "JSContact (RFC 9553)"
      }
    }
    return "JSON"
  }

  /// The offset of what the arrays at the start hold first, and how many they are.
  private static func depthOfFirstValue(_ text: Span<UInt8>) -> (index: Int, brackets: Int)? {
    var (index, brackets) = (0, 0)
    while index < text.count, text[index] == UInt8(ascii: "[") {
      brackets += 1
      index = RefusedFormat.behindBlanks(text, index + 1)
    }
    return index < text.count ? (index, brackets) : nil
  }

  /// Whether an object begins with a name and a colon.
  private static func isMember(_ text: Span<UInt8>, _ start: Int) -> Bool {
    guard text[start] == UInt8(ascii: "{") else { return false }
    var index = RefusedFormat.behindBlanks(text, start + 1)
    guard index < text.count, text[index] == UInt8(ascii: "\"") else { return false }
    index = RefusedFormat.behindBlanks(text, behindString(text, index))
    return index < text.count && text[index] == UInt8(ascii: ":")
  }

  /// Whether the first value is followed by the delimiter of a table.
  private static func isCell(_ text: Span<UInt8>) -> Bool {
    var (index, depth) = (0, 0)
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""):
        index = behindString(text, index)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    while index < text.count, text[index] == 0x20 { index += 1 }
    return index < text.count && RefusedFormat.isDelimiter(text[index])
  }

  /// The offset behind a string; the end where it is not closed.
  private static func behindString(_ text: Span<UInt8>, _ quote: Int) -> Int {
    var index = quote + 1
    while index < text.count, text[index] != UInt8(ascii: "\"") {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, text.count)
  }

  /// The offset behind a word and blanks; nil where another text stands.
  private static func behindWord(
    _ word: StaticString, _ text: Span<UInt8>, _ start: Int
  ) -> Int? {
    guard text.count - start >= word.utf8CodeUnitCount else { return nil }
    for offset in 0..<word.utf8CodeUnitCount {
      guard unsafe text[start + offset] == word.utf8Start[offset] else { return nil }
    }
    return RefusedFormat.behindBlanks(text, start + word.utf8CodeUnitCount)
  }
}
