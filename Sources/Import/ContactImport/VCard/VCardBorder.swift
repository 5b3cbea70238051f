/// Finds the last border between whole cards in a buffer that grows window by window.
///
/// A border is the end of an `END:VCARD` that is followed, but for blank lines, by a `BEGIN:VCARD`. An END that is followed by anything else may be the END of a card inside
/// another one. Where END is missing, the BEGIN itself is the border, unless the line before may have
/// to do with it: an AGENT, a continuation, a soft break. Only the last border is wanted, so the scan
/// runs backwards from the end of the buffer and mostly looks at one card.
struct VCardBorder: Sendable {
  /// The distance of the border found last from the end of the bytes seen then; nil before.
  private var distance: Int?

  /// A line that begins a card is at most this long, and may have been cut off by the last window:
  /// a mark, ten letters, a colon, and what blanks a program may put there.
  private static let overlap = 4096

  /// The offset behind the last whole record that another record follows; 0 when there is none.
  ///
  /// - Parameters:
  ///   - bytes: The buffer.
  ///   - scanned: The bytes at its start that were seen before.
  /// - Returns: The offset.
  mutating func lastBorder(in bytes: Span<UInt8>, scanned: Int) -> Int {
    let floor = max(0, scanned - Self.overlap)
    if let border = Self.lastBorder(in: bytes, above: floor) {
      distance = bytes.count - border
      return border
    }
    let earlier = max(0, scanned - (distance ?? scanned))
    distance = distance.map { $0 + bytes.count - scanned }
    return earlier
  }

  /// Looks for the last border whose BEGIN line starts at `floor` or behind it.
  private static func lastBorder(in bytes: Span<UInt8>, above floor: Int) -> Int? {
    var lineEnd = -1  // The end of the line being looked at; the last one may not be whole.
    var index = bytes.count - 1
    while index >= floor {
      let byte = bytes[index]
      if byte <= 0x0D {
        if byte == 0x0A || byte == 0x0D {
          if lineEnd > index + 1, let border = border(in: bytes, at: (index + 1)..<lineEnd) {
            return border
          }
          lineEnd = index
        }
      }
      index -= 1
    }
    return nil
  }

  /// The border before or within a line; nil where there is none.
  private static func border(in bytes: Span<UInt8>, at line: Range<Int>) -> Int? {
    if VCardLines.isBegin(bytes, line) { return border(in: bytes, before: line.lowerBound) }
    return VCardLines.joint(bytes, line)
  }

  /// The offset behind the END line that comes before a BEGIN line, or of the BEGIN line; nil when the
  /// line before may belong to it.
  private static func border(in bytes: Span<UInt8>, before begin: Int) -> Int? {
    var end = begin
    while end > 0, isBlankOrLineEnd(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if VCardLines.isEnd(bytes, start..<end) {
      return VCardLines.behindLineEnd(of: bytes, at: VCardLines.end(of: bytes, from: end))
    }
    return mayGoOn(bytes, start..<end) ? nil : begin
  }

  /// Whether what the assembly makes of a line depends on the next one, even if that is a BEGIN.
  private static func mayGoOn(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    line.isEmpty || VCardLines.isBlank(bytes[line.lowerBound])
      || bytes[line.upperBound - 1] == UInt8(ascii: "=")
      || VCardNesting.isAgentBeforeBlock(bytes, line)
  }

  private static func isBlankOrLineEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || VCardLines.isBlank(byte)
  }
}
