/// Divides records into fields.
///
/// One value serves one run of bytes.
struct CSVFieldScanner: Sendable {
  private let dialect: CSVDialect
  private var marks: CSVMarks

  init(dialect: CSVDialect) {
    self.dialect = dialect
    marks = CSVMarks(delimiter: dialect.delimiter)
  }

  /// Reads one record.
  ///
  /// - Parameters:
  ///   - bytes: Whole records; the file ends within the last one at most.
  ///   - start: Where the record begins; less than `bytes.count`.
  ///   - record: Is filled.
  /// - Returns: The offset behind the record and its line end.
  /// - Complexity: O(*n*) in the length of the record; a declined field is read twice.
  mutating func read(_ bytes: Span<UInt8>, from start: Int, into record: inout CSVRecord) -> Int {
    let earlierCount = min(record.fieldCount, record.cells.count)
    record.restart(at: start)
    let end = readFields(bytes, from: start, into: &record)
    record.clearCells(before: earlierCount)
    record.end = end
    guard end < bytes.count else { return end }
    record.lineCount += 1
    return CSVDialect.behindLineEnd(end, in: bytes)
  }

  /// Reads all fields and returns where the line end is.
  private mutating func readFields(
    _ bytes: Span<UInt8>, from start: Int, into record: inout CSVRecord
  ) -> Int {
    var position = start
    var count = 0
    var notes = CSVRecord.Notes()
    let delimiter = dialect.delimiter
    // One check that nobody else holds the cells; one for each cell took a tenth of the time.
    var cells = record.cells.mutableSpan
    while true {
      var end = marks.next(bytes, from: position)
      var cell = CSVCell(start: position, end: end)
      // All fields but the last one of nearly all records.
      if end < bytes.count, bytes[end] == delimiter, count < cells.count {
        cells[count] = cell
        count &+= 1
        position = end &+ 1
        continue
      }
      if end < bytes.count, bytes[end] != delimiter, !CSVDialect.isLineEnd(bytes[end]) {
        if end == position, let closing = plainClosing(bytes, behind: end) {
          cell = CSVCell(start: position + 1, end: closing)
          end = closing + 1
        } else {
          cell = readOddField(bytes, from: position, firstOdd: end, &end, &notes)
        }
      }
      if count < cells.count {
        cells[count] = cell
      } else if hasContent(cell, bytes) {
        notes.findings.insert(.extraContent)
      }
      count += 1
      position = end + 1
      guard end < bytes.count, bytes[end] == delimiter else {
        record.fieldCount = count
        record.lineCount = notes.lineCount
        record.findings = notes.findings
        return end
      }
    }
  }

  private func hasContent(_ cell: CSVCell, _ bytes: Span<UInt8>) -> Bool {
    for index in cell.start..<cell.end where bytes[index] > 0x20 && bytes[index] != 0x22 {
      return true
    }
    return false
  }

  // MARK: - Fields with quotation marks or control characters

  /// Where the closing mark is of a quoted field that is the bytes between its marks; nil when it is
  /// anything else or when no such field begins here.
  ///
  /// Quoted files hold little else: a third of the instructions of `readOddField`.
  @inline(__always)
  private mutating func plainClosing(_ bytes: Span<UInt8>, behind opening: Int) -> Int? {
    guard bytes[opening] == CSVDialect.quote, !dialect.hasBackslashQuotes else { return nil }
    var mark = opening
    repeat {
      mark = marks.next(bytes, from: mark + 1)
      guard mark + 1 < bytes.count else { return nil }
    } while bytes[mark] == dialect.delimiter
    guard bytes[mark] == CSVDialect.quote else { return nil }
    let next = bytes[mark + 1]
    return next == dialect.delimiter || CSVDialect.isLineEnd(next) ? mark : nil
  }

  private mutating func readOddField(
    _ bytes: Span<UInt8>, from start: Int, firstOdd: Int, _ end: inout Int,
    _ notes: inout CSVRecord.Notes
  ) -> CSVCell {
    var opening = firstOdd
    while opening < bytes.count, dialect.isText(bytes[opening]) {
      opening = marks.next(bytes, from: opening + 1)
    }
    guard opening < bytes.count, bytes[opening] == CSVDialect.quote,
      dialect.opensField(opening, since: start, in: bytes)
    else {
      return readLiteral(bytes, from: start, &end, &notes)
    }
    var field = CSVQuotedField(opening: opening)
    switch field.scan(bytes, dialect, &marks, isFinal: true) {
    case .closed(let closing):
      return readTail(bytes, of: field, closing: closing, &end, &notes)
    case .declined, .incomplete:
      notes.findings.insert(.unterminatedQuote)
      return readLiteral(bytes, from: opening + 1, &end, &notes)
    }
  }

  /// Reads a field without quoted part; quotation marks in it are text.
  private func readLiteral(
    _ bytes: Span<UInt8>, from start: Int, _ end: inout Int, _ notes: inout CSVRecord.Notes
  ) -> CSVCell {
    let rest = skipRest(bytes, from: start)
    if rest.hasNull { notes.findings.insert(.nullByte) }
    if rest.hasQuote, !isGuarded(bytes, start..<rest.end),
      !notes.findings.contains(.unterminatedQuote)
    {
      notes.findings.insert(.strayQuote)
    }
    end = rest.end
    return CSVCell(start: start, end: rest.end, closing: rest.end, isUnclean: rest.hasNull)
  }

  /// Reads what follows a closing quotation mark.
  private func readTail(
    _ bytes: Span<UInt8>, of field: CSVQuotedField, closing: Int, _ end: inout Int,
    _ notes: inout CSVRecord.Notes
  ) -> CSVCell {
    let rest = skipRest(bytes, from: closing + 1)
    end = rest.end
    notes.lineCount += field.lineCount
    if field.hasNull || rest.hasNull { notes.findings.insert(.nullByte) }
    if rest.hasText { notes.findings.insert(.textAfterQuote) }
    var cell = CSVCell(
      start: field.opening + 1, end: rest.hasText ? rest.end : closing, closing: closing,
      isUnclean: field.isUnclean || rest.hasText || dialect.hasBackslashQuotes)
    cell.hasBackslashes = dialect.hasBackslashQuotes
    return cell
  }

  private struct Rest {
    var end = 0
    var hasNull = false
    var hasQuote = false
    /// Something other than blanks, NUL bytes and Ctrl-Z is there.
    var hasText = false
  }

  private func skipRest(_ bytes: Span<UInt8>, from start: Int) -> Rest {
    var rest = Rest(end: start)
    while rest.end < bytes.count {
      let byte = bytes[rest.end]
      switch dialect.classes[Int(byte)] {
      case CSVDialect.ByteClass.delimiter, CSVDialect.ByteClass.lineEnd: return rest
      case CSVDialect.ByteClass.null: rest.hasNull = true
      case CSVDialect.ByteClass.quote:
        rest.hasQuote = true
        rest.hasText = true
      default:
        if byte > 0x20 { rest.hasText = true }
      }
      rest.end += 1
    }
    return rest
  }

  /// Whether a field is `="..."`, which keeps spreadsheets from taking a number for one.
  private func isGuarded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count >= 3 && bytes[range.lowerBound] == 0x3D
      && bytes[range.lowerBound + 1] == CSVDialect.quote
      && bytes[range.upperBound - 1] == CSVDialect.quote
  }
}
