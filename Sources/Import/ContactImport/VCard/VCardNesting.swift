/// Recognises cards within cards: the block form of vCard 2.1's AGENT.
///
/// All who look for them look at the AGENT's physical line, which no fold may go on.
enum VCardNesting {
  /// Whether the line is an AGENT without a value, so that a BEGIN on the next line is its card's.
  static func isAgentBeforeBlock(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard let value = agentValue(bytes, line) else { return false }
    return value.isEmpty
  }

  /// Whether the line is an AGENT whose card begins on the same line.
  static func isAgentWithBegin(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard let value = agentValue(bytes, line) else { return false }
    return VCardLines.isBegin(bytes, value)
  }

  /// Whether a value is a whole card on one line, as vCard 3.0 has it: its line breaks are escaped.
  static func isEscapedCard(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    VCardBytes.starts(bytes, value, with: "BEGIN:VCARD\\N")
      || VCardBytes.starts(bytes, value, with: "BEGIN\\:VCARD\\N")
  }

  /// The number of cards within the one that a value is: AGENTs in it, escaped once more each.
  ///
  /// - Parameters:
  ///   - bytes: The bytes without folds.
  ///   - value: A whole card on one line.
  /// - Returns: The cards within it, at any depth.
  static func escapedCardCount(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Int {
    var count = 0
    var (start, index) = (value.lowerBound, value.lowerBound)
    while index < value.upperBound {
      let isBreak =
        bytes[index] | 0x20 == UInt8(ascii: "n") && index > start
        && bytes[index - 1] == UInt8(ascii: "\\")
      index += 1
      guard isBreak || index == value.upperBound else { continue }
      if isEscapedAgent(bytes, start..<index) { count += 1 }
      start = index
    }
    return count
  }

  /// Whether a line of an escaped card, with its escaped line end, is an AGENT whose card begins.
  private static func isEscapedAgent(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard let colon = VCardHeader.colon(in: bytes, line) else { return false }
    var nameEnd = line.lowerBound
    while nameEnd < colon,
      VCardLines.isNamePart(bytes[nameEnd]) || bytes[nameEnd] == UInt8(ascii: ".")
    {
      nameEnd += 1
    }
    guard let name = VCardHeader.nameRange(bytes, line.lowerBound..<nameEnd),
      VCardBytes.equals(bytes, name, "AGENT")
    else { return false }
    var value = colon + 1
    for word in ["BEGIN", ":", "VCARD"] as [StaticString] {
      while value < line.upperBound, bytes[value] == UInt8(ascii: "\\") { value += 1 }
      guard VCardBytes.starts(bytes, value..<line.upperBound, with: word) else { return false }
      value += word.utf8CodeUnitCount
    }
    return value < line.upperBound && bytes[value] == UInt8(ascii: "\\")
  }

  private static func agentValue(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Range<Int>? {
    guard !VCardLines.isBlank(bytes[line.lowerBound]) else { return nil }
    // Few lines have an A at the start or behind a dot: the rest is decided by one or two bytes.
    let isCandidate = bytes[line.lowerBound] | 0x20 == UInt8(ascii: "a")
    guard isCandidate || line.contains(where: { bytes[$0] == UInt8(ascii: ".") }) else {
      return nil
    }
    guard let colon = VCardHeader.colon(in: bytes, line) else { return nil }
    var nameEnd = line.lowerBound
    while nameEnd < colon, bytes[nameEnd] != UInt8(ascii: ";") { nameEnd += 1 }
    guard let name = VCardHeader.nameRange(bytes, line.lowerBound..<nameEnd),
      VCardBytes.equals(bytes, name, "AGENT"), !VCardLines.goesOn(bytes, behind: line)
    else { return nil }
    return VCardBytes.trimmed(bytes, (colon + 1)..<line.upperBound)
  }
}
