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
  /// All bytes of the value, ORed.
  private(set) var seen: UInt8 = 0
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
  ///   - isFinal: Whether the file ends where the bytes end.
  /// - Returns: How the field ends.
  mutating func scan(
    _ bytes: Span<UInt8>, _ dialect: borrowing CSVDialect, isFinal: Bool
  ) -> Outcome {
    while true {
      let limit = opening + dialect.quotedLimit
      let stop = hasLineEnd ? min(bytes.count, limit) : bytes.count
      position = skipText(bytes, until: stop, dialect.quotedClasses)
      if hasLineEnd && position >= limit { return .declined }
      guard position < bytes.count else { break }
      switch dialect.quotedClasses[Int(bytes[position])] {
      case CSVDialect.ByteClass.lineEnd:
        guard isFinal || position + 1 < bytes.count else { return .incomplete }
        passLineEnd(bytes)
      case CSVDialect.ByteClass.null:
        hasNull = true
        isUnclean = true
        position += 1
      default:
        guard isFinal || position + 1 < bytes.count else { return .incomplete }
        guard position + 1 < bytes.count, bytes[position + 1] == CSVDialect.quote else {
          return closing(bytes, dialect)
        }
        isUnclean = true
        position += 2
      }
    }
    return isFinal ? .declined : .incomplete
  }

  private mutating func skipText(
    _ bytes: Span<UInt8>, until stop: Int, _ classes: borrowing [UInt8]
  ) -> Int {
    var index = position
    var all = seen
    while index < stop {
      let byte = bytes[index]
      guard classes[Int(byte)] == CSVDialect.ByteClass.other else { break }
      all |= byte
      index += 1
    }
    seen = all
    return index
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
