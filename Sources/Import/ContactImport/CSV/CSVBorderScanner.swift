/// Finds where records end, window by window, without dividing them into fields.
///
/// It must give every border that `CSVFieldScanner` gives for the whole file, wherever windows end.
struct CSVBorderScanner: Sendable {
  private enum State {
    /// Outside quotes; a quotation mark at a field's start opens one.
    case plain
    /// Behind a closed or declined quotation mark: quotation marks are text.
    case literal
    case quoted(CSVQuotedField)
  }

  private let dialect: CSVDialect
  /// Classes outside quotes without the delimiter, which says nothing about borders there.
  private let plainClasses: [UInt8]
  private var state = State.plain
  /// The next byte to look at.
  private var position = 0
  /// Where the record begins that `position` is in.
  private var recordStart = 0
  /// The number of bytes that were there at the last call.
  private var knownCount = 0

  init(dialect: CSVDialect) {
    self.dialect = dialect
    var classes = dialect.quotedClasses
    classes[0] = CSVDialect.ByteClass.other
    plainClasses = classes
  }

  /// See `RecordFormat.lastBorder(in:scanned:)`.
  mutating func lastBorder(in bytes: Span<UInt8>, scanned: Int) -> Int {
    shift(by: knownCount - scanned)
    knownCount = bytes.count
    while position < bytes.count {
      let isIncomplete =
        switch state {
        case .plain: scanPlain(bytes)
        case .literal: scanLiteral(bytes)
        case .quoted(let field): scanQuoted(bytes, field)
        }
      if isIncomplete { break }
    }
    return recordStart
  }

  private mutating func shift(by count: Int) {
    guard count > 0 else { return }
    position -= count
    recordStart = max(0, recordStart - count)
    if case .quoted(var field) = state {
      field.shift(by: count)
      state = .quoted(field)
    }
  }

  private mutating func scanPlain(_ bytes: Span<UInt8>) -> Bool {
    var index = position
    while index < bytes.count {
      guard plainClasses[Int(bytes[index])] == CSVDialect.ByteClass.other else { break }
      index += 1
    }
    position = index
    guard index < bytes.count else { return false }
    if bytes[index] != CSVDialect.quote { return endRecord(bytes) }
    if dialect.opensField(index, since: recordStart, in: bytes) {
      state = .quoted(CSVQuotedField(opening: index))
    } else {
      position += 1
      state = .literal
    }
    return false
  }

  private mutating func scanLiteral(_ bytes: Span<UInt8>) -> Bool {
    while position < bytes.count {
      switch dialect.classes[Int(bytes[position])] {
      case CSVDialect.ByteClass.lineEnd: return endRecord(bytes)
      case CSVDialect.ByteClass.delimiter:
        position += 1
        state = .plain
        return false
      default: position += 1
      }
    }
    return false
  }

  private mutating func scanQuoted(_ bytes: Span<UInt8>, _ earlier: CSVQuotedField) -> Bool {
    var field = earlier
    switch field.scan(bytes, dialect, isFinal: false) {
    case .closed(let closing):
      position = closing + 1
      state = .literal
      return false
    case .declined:
      position = field.opening + 1
      state = .literal
      return false
    case .incomplete:
      state = .quoted(field)
      return true
    }
  }

  /// Passes a line end; tells whether the byte is missing that shows whether CR stands alone.
  private mutating func endRecord(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[position] == CSVDialect.lineFeed || position + 1 < bytes.count else { return true }
    position = CSVDialect.behindLineEnd(position, in: bytes)
    recordStart = position
    state = .plain
    return false
  }
}
