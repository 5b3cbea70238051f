/// The scan of one quoted field, which can stop at the end of a window and go on in the next.
///
/// Both scanners use it, so that they agree about every byte; see `CSVDialect` for the rules.
struct CSVQuotedField: Sendable {
  enum Outcome: Equatable {
    /// The closing quotation mark is at this offset.
    case closed(Int)
    /// The opening quotation mark is to be passed over.
    case declined
    /// The bytes end before it is clear.
    case incomplete
  }

  /// Where the opening quotation mark is.
  private(set) var opening: Int
  /// The next byte to look at.
  private(set) var position: Int
  /// Whether a line end was met.
  private(set) var hasLineEnd = false
  /// Where the first one is.
  private(set) var firstLineEnd = 0
  /// Line ends met so far.
  private(set) var lineCount = 0
  /// Whether the value is not simply the bytes between the marks.
  private(set) var isUnclean = false
  private(set) var hasNull = false

  init(opening: Int) {
    self.opening = opening
    position = opening + 1
  }

  /// Moves all offsets after bytes were cut off the start of the buffer.
  mutating func shift(by count: Int) {
    opening -= count
    position -= count
    firstLineEnd -= count
  }

  /// Goes on to the closing quotation mark.
  ///
  /// - Parameters:
  ///   - bytes: The buffer.
  ///   - dialect: The file's dialect.
  ///   - marks: The marks of the buffer.
  ///   - isFinal: Whether the file ends where the bytes end.
  /// - Returns: How the field ends.
  mutating func scan(
    _ bytes: Span<UInt8>, _ dialect: borrowing CSVDialect, _ marks: inout CSVMarks, isFinal: Bool
  ) -> Outcome {
    while true {
      position = marks.next(bytes, from: position)
      if hasLineEnd, position >= opening + dialect.quotedLimit { return .declined }
      guard position < bytes.count else { return isFinal ? .declined : .incomplete }
      let byte = bytes[position]
      if byte == CSVDialect.quote, dialect.hasBackslashQuotes, isEscaped(bytes) {
        isUnclean = true
        position += 1
      } else if byte == CSVDialect.quote {
        guard isFinal || position + 1 < bytes.count else { return .incomplete }
        guard position + 1 < bytes.count, bytes[position + 1] == CSVDialect.quote else {
          return closing(bytes, dialect)
        }
        isUnclean = true
        position += 2
      } else if byte == CSVDialect.lineFeed || byte == CSVDialect.carriageReturn {
        guard isFinal || position + 1 < bytes.count else { return .incomplete }
        passLineEnd(bytes)
      } else {
        if byte == 0 { passNull() }
        position += 1
      }
    }
  }

  private mutating func passNull() {
    hasNull = true
    isUnclean = true
  }

  /// Whether an odd number of backslashes stands before the byte at `position`.
  func isEscaped(_ bytes: Span<UInt8>) -> Bool {
    // The opening mark may have been cut off.
    let first = max(0, opening + 1)
    var index = position
    while index > first, bytes[index - 1] == 0x5C { index -= 1 }
    return (position - index) & 1 == 1
  }

  private mutating func passLineEnd(_ bytes: Span<UInt8>) {
    if !hasLineEnd { firstLineEnd = position }
    hasLineEnd = true
    lineCount += 1
    if bytes[position] == CSVDialect.carriageReturn { isUnclean = true }
    position = CSVDialect.behindLineEnd(position, in: bytes)
  }

  private func closing(_ bytes: Span<UInt8>, _ dialect: borrowing CSVDialect) -> Outcome {
    guard hasLineEnd, position + 1 < bytes.count else { return .closed(position) }
    let next = bytes[position + 1]
    switch dialect.classes[Int(next)] {
    case CSVDialect.ByteClass.other:
      return next == 0x20 || next == 0x09 || next == CSVDialect.endOfText
        ? .closed(position) : .declined
    default:
      return .closed(position)
    }
  }
}
