/// Follows cards by their BEGIN, END and AGENT lines alone, to find where one ends that is too long to
/// be held.
struct VCardPassing: Sendable {
  /// A longer line is none that begins or ends a card; its bytes need not be kept.
  private static let lineLimit = 4096

  private var awaitsNested = false
  private var isWithinLine = false
  private var hasBegun = false

  /// Passes over the lines of a card, or of text outside cards, up to the next card.
  ///
  /// - Parameter bytes: The buffer; what was passed over earlier is cut off.
  /// - Returns: What can be cut off now.
  mutating func passOver(_ bytes: Span<UInt8>) -> PassedOver {
    var passed = PassedOver()
    while passed.count < bytes.count {
      let end = VCardLines.end(of: bytes, from: passed.count)
      // CR CR LF is one line end; its bytes have to be there.
      guard end + 2 < bytes.count else { break }
      let line = VCardLines.line(of: bytes, from: passed.count)
      if beginsCard(bytes, line) {
        passed.isEnd = true
        self = VCardPassing()
        return passed
      }
      isWithinLine = false
      passed.count = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
      if line.upperBound == end { passed.lineCount += 1 }
    }
    if bytes.count - passed.count > Self.lineLimit {
      isWithinLine = true
      passed.count = bytes.count - 2
      // The two bytes that stay may belong to a line end that began before them.
      while bytes[passed.count - 1] == 0x0D { passed.count -= 1 }
    }
    return passed
  }

  /// Whether a line begins a card that is not within the one being passed over.
  private mutating func beginsCard(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard !isWithinLine, !VCardLines.isBlank(bytes, line) else { return false }
    defer { hasBegun = true }
    if VCardLines.isBegin(bytes, line) {
      if hasBegun, !awaitsNested { return true }
      awaitsNested = false
    } else {
      awaitsNested = VCardNesting.isAgentBeforeBlock(bytes, line)
    }
    return false
  }

  /// Where the last card of a buffer begins, or the text behind it.
  static func unfinishedPart(of bytes: Span<UInt8>) -> UnfinishedPart {
    var part = UnfinishedPart(isRecord: false)
    var (offset, depth, awaitsNested) = (0, 0, false)
    while offset < bytes.count {
      let line = VCardLines.line(of: bytes, from: offset)
      let next = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
      if VCardLines.isBegin(bytes, line) {
        if part.isRecord, awaitsNested { depth += 1 } else { part = UnfinishedPart(start: offset) }
        if !awaitsNested { depth = 0 }
        awaitsNested = false
      } else if VCardLines.isEnd(bytes, line) {
        if depth == 0, part.isRecord { part = UnfinishedPart(start: next, isRecord: false) }
        depth = max(0, depth - 1)
        awaitsNested = false
      } else if !VCardLines.isBlank(bytes, line) {
        awaitsNested = VCardNesting.isAgentBeforeBlock(bytes, line)
        if part.isRecord, VCardNesting.isAgentWithBegin(bytes, line) { depth += 1 }
      }
      offset = next
    }
    return part
  }
}
