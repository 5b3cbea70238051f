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

  private enum WantedBorder {
    case first
    case last
  }

  private let dialect: CSVDialect
  private var state = State.plain
  /// The next byte to look at.
  private var position = 0
  /// Where the record begins that `position` is in.
  private var recordStart = 0
  /// The number of bytes that were there at the last call.
  private var knownCount = 0

  init(dialect: CSVDialect) {
    self.dialect = dialect
  }

  /// See `RecordFormat.lastBorder(in:scanned:)`.
  ///
  /// A blank line goes with the record behind it: another table may begin there.
  mutating func chunkBorder(in bytes: Span<UInt8>, scanned: Int) -> Int {
    let border = lastBorder(in: bytes, scanned: scanned)
    guard border > 0 else { return 0 }
    var start = border - 1
    if start > 0, bytes[start] == CSVDialect.lineFeed, bytes[start - 1] == CSVDialect.carriageReturn
    {
      start -= 1
    }
    // Blanks, Ctrl-Z and the bytes of a byte order mark.
    while start > 0, [0x20, 0x09, 0x1A, 0xEF, 0xBB, 0xBF].contains(bytes[start - 1]) { start -= 1 }
    return start == 0 || CSVDialect.isLineEnd(bytes[start - 1]) ? start : border
  }

  /// Where the last record begins in a buffer whose start may have been cut off since the last call.
  func recordStart(in bytes: Span<UInt8>) -> Int {
    max(0, recordStart - (knownCount - bytes.count))
  }

  /// The last border in the bytes.
  mutating func lastBorder(in bytes: Span<UInt8>, scanned: Int) -> Int {
    shift(by: knownCount - scanned)
    knownCount = bytes.count
    var marks = CSVMarks(delimiter: dialect.delimiter)
    while position < bytes.count {
      if step(bytes, &marks, to: .last) { break }
    }
    return recordStart
  }

  /// See `RecordFormat.passOver(_:scanned:)`.
  mutating func passOver(_ bytes: Span<UInt8>, scanned: Int) -> PassedOver {
    shift(by: knownCount - scanned)
    knownCount = bytes.count
    var marks = CSVMarks(delimiter: dialect.delimiter)
    while position < bytes.count, recordStart == 0 {
      if step(bytes, &marks, to: .first) { break }
    }
    let isEnd = recordStart > 0
    let count = isEnd ? recordStart : passedCount(bytes)
    return PassedOver(count: count, lineCount: Self.lineEnds(in: bytes, count), isEnd: isEnd)
  }

  /// The bytes at the buffer's start that the scan does not look at again.
  ///
  /// Whether a quotation mark opens a field shows in a few bytes before it, a quoted field over
  /// several lines may be declined, and then its first line is read again.
  private func passedCount(_ bytes: Span<UInt8>) -> Int {
    guard case .quoted(let field) = state else { return max(0, position - Self.fieldStartReach) }
    guard field.hasLineEnd else {
      // Of backslashes before the next byte only an odd one counts.
      let isOdd = dialect.hasBackslashQuotes && field.isEscaped(bytes)
      return max(0, field.position - (isOdd ? 1 : 0))
    }
    return max(0, field.opening >= 0 ? field.opening : field.firstLineEnd)
  }

  /// How many blanks before a quotation mark are looked at in a record that is passed over.
  private static let fieldStartReach = 4096

  private static func lineEnds(in bytes: Span<UInt8>, _ count: Int) -> Int {
    var lines = 0
    var index = 0
    while index < count {
      if bytes[index] == CSVDialect.lineFeed || bytes[index] == CSVDialect.carriageReturn {
        lines += 1
        index = CSVDialect.behindLineEnd(index, in: bytes)
      } else {
        index += 1
      }
    }
    return lines
  }

  /// Goes on to the next change of state or beyond; tells whether a byte is missing for it.
  private mutating func step(
    _ bytes: Span<UInt8>, _ marks: inout CSVMarks, to border: WantedBorder
  ) -> Bool {
    switch state {
    case .plain: border == .last ? scanPlain(bytes) : scanPlainRecord(bytes, &marks)
    case .literal: scanLiteral(bytes)
    case .quoted(let field): scanQuoted(bytes, field, &marks)
    }
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

  /// Looks for the next quotation mark only; of the records before it the last one counts, and it
  /// is found from behind.
  private mutating func scanPlain(_ bytes: Span<UInt8>) -> Bool {
    let quote = ByteSearch.first(CSVDialect.quote, in: bytes, from: position)
    var last = quote
    while last > position, !CSVDialect.isLineEnd(bytes[last - 1]) { last -= 1 }
    if last > position {
      // Only a further byte shows whether a CR at the end stands alone.
      if last == bytes.count, bytes[last - 1] == CSVDialect.carriageReturn {
        return waitForByte(behind: last - 1, bytes)
      }
      recordStart = last
    }
    position = quote
    guard quote < bytes.count else { return false }
    if dialect.opensField(quote, since: recordStart, in: bytes) {
      state = .quoted(CSVQuotedField(opening: quote))
    } else {
      position += 1
      state = .literal
    }
    return false
  }

  /// Looks for the next quotation mark or line end.
  private mutating func scanPlainRecord(_ bytes: Span<UInt8>, _ marks: inout CSVMarks) -> Bool {
    position = marks.next(bytes, from: position)
    guard position < bytes.count else { return false }
    if CSVDialect.isLineEnd(bytes[position]) { return endRecord(bytes) }
    guard bytes[position] == CSVDialect.quote else {
      position += 1
      return false
    }
    return scanPlain(bytes)
  }

  private mutating func waitForByte(behind end: Int, _ bytes: Span<UInt8>) -> Bool {
    var last = end
    while last > position, !CSVDialect.isLineEnd(bytes[last - 1]) { last -= 1 }
    if last > position { recordStart = last }
    position = end
    return true
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

  private mutating func scanQuoted(
    _ bytes: Span<UInt8>, _ earlier: CSVQuotedField, _ marks: inout CSVMarks
  ) -> Bool {
    var field = earlier
    while true {
      switch field.scan(bytes, dialect, &marks, isFinal: false) {
      case .closed(let closing):
        // Where one field is quoted the next one is, as a rule.
        if closing + 2 < bytes.count, bytes[closing + 1] == dialect.delimiter,
          bytes[closing + 2] == CSVDialect.quote
        {
          field = CSVQuotedField(opening: closing + 2)
          continue
        }
        position = closing + 1
        state = .literal
        return false
      case .declined:
        // The opening mark is gone only where a record is passed over that had no line end so far.
        position = field.opening + 1 >= 0 ? field.opening + 1 : field.firstLineEnd
        state = .literal
        return false
      case .incomplete:
        state = .quoted(field)
        return true
      }
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
