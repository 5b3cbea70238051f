/// Follows cards by their BEGIN, END and AGENT lines alone, to find where one ends that is too long to
/// be held.
struct VCardPassing: Sendable {
  /// A longer line is none that begins or ends a card; its bytes need not be kept.
  private static let lineLimit = 4096

  private var awaitsNested = false
  private var isWithinLine = false
  private var hasBegun = false
  private var depth = 0
  private var isOutside = false
  private var isIndented = false

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
    let isFirst = !hasBegun
    hasBegun = true
    let isPadded = (isFirst || isOutside) && VCardLines.isBeginOutside(bytes, line)
    if isPadded || VCardLines.isBegin(bytes, line) {
      if !isFirst, !awaitsNested { return true }
      if isFirst { isIndented = VCardIndentation.behindBlanks(bytes, line) > line.lowerBound }
      if awaitsNested { depth += 1 }
      awaitsNested = false
      return false
    }
    if isFirst { isOutside = true }
    follow(bytes, isIndented ? VCardIndentation.behindBlanks(bytes, line)..<line.upperBound : line)
    return false
  }

  private mutating func follow(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    if VCardLines.isEnd(bytes, line) {
      if depth == 0 { isOutside = true }
      depth = max(0, depth - 1)
      awaitsNested = false
    } else {
      awaitsNested = VCardNesting.isAgentBeforeBlock(bytes, line)
      if VCardNesting.isAgentWithBegin(bytes, line) { depth += 1 }
    }
  }

  /// Where the last card of a buffer begins, or the text behind it.
  static func unfinishedPart(of bytes: Span<UInt8>) -> UnfinishedPart {
    var part = UnfinishedPart(isRecord: false)
    var (offset, depth, awaitsNested, isIndented) = (0, 0, false, false)
    while offset < bytes.count {
      var line = VCardLines.line(of: bytes, from: offset)
      let next = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
      let content = VCardIndentation.behindBlanks(bytes, line)
      let isPadded = !part.isRecord && VCardLines.isBeginOutside(bytes, line)
      if isPadded { isIndented = content > line.lowerBound }
      if isIndented { line = content..<line.upperBound }
      if isPadded || VCardLines.isBegin(bytes, line) {
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
