/// Divides records into fields.
struct CSVFieldScanner: Sendable {
  private let dialect: CSVDialect

  init(dialect: CSVDialect) {
    self.dialect = dialect
  }

  /// Reads one record.
  ///
  /// - Parameters:
  ///   - bytes: Whole records; the file ends within the last one at most.
  ///   - start: Where the record begins; less than `bytes.count`.
  ///   - record: Is filled.
  /// - Returns: The offset behind the record and its line end.
  /// - Complexity: O(*n*) in the length of the record; a declined field is read twice.
  func read(_ bytes: Span<UInt8>, from start: Int, into record: inout CSVRecord) -> Int {
    let earlierCount = min(record.fieldCount, record.cells.count)
    record.start = start
    record.fieldCount = 0
    record.lineCount = 0
    record.findings = []
    let classes = dialect.classes.span
    var position = start
    while true {
      position = readField(bytes, from: position, classes, into: &record)
      guard position < bytes.count, bytes[position] == dialect.delimiter else { break }
      position += 1
    }
    var index = record.fieldCount
    while index < earlierCount {
      record.cells[index] = CSVCell()
      index += 1
    }
    record.end = position
    guard position < bytes.count else { return position }
    record.lineCount += 1
    return CSVDialect.behindLineEnd(position, in: bytes)
  }

  /// Reads a field and returns where its delimiter or line end is.
  private func readField(
    _ bytes: Span<UInt8>, from start: Int, _ classes: Span<UInt8>, into record: inout CSVRecord
  ) -> Int {
    var index = start
    var seen: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard classes[Int(byte)] == CSVDialect.ByteClass.other else { break }
      seen |= byte
      index += 1
    }
    if index < bytes.count {
      if classes[Int(bytes[index])] >= CSVDialect.ByteClass.quote {
        return readOddField(bytes, from: start, firstOdd: index, into: &record)
      }
    }
    let traits: CSVCell.Traits = seen >= 0x80 ? .isBeyondASCII : []
    store(CSVCell(start: start, end: index, closing: index, traits: traits), bytes, in: &record)
    return index
  }

  private func store(_ cell: CSVCell, _ bytes: Span<UInt8>, in record: inout CSVRecord) {
    if record.fieldCount < record.cells.count {
      record.cells[record.fieldCount] = cell
    } else if hasContent(cell, bytes) {
      record.findings.insert(.extraContent)
    }
    record.fieldCount += 1
  }

  private func hasContent(_ cell: CSVCell, _ bytes: Span<UInt8>) -> Bool {
    for index in cell.start..<cell.end where bytes[index] > 0x20 && bytes[index] != 0x22 {
      return true
    }
    return false
  }

  // MARK: - Fields with quotation marks or NUL bytes

  private func readOddField(
    _ bytes: Span<UInt8>, from start: Int, firstOdd: Int, into record: inout CSVRecord
  ) -> Int {
    var opening = firstOdd
    while opening < bytes.count, bytes[opening] != CSVDialect.quote,
      dialect.classes[Int(bytes[opening])] != CSVDialect.ByteClass.delimiter,
      dialect.classes[Int(bytes[opening])] != CSVDialect.ByteClass.lineEnd
    {
      opening += 1
    }
    guard opening < bytes.count, bytes[opening] == CSVDialect.quote,
      dialect.opensField(opening, since: start, in: bytes)
    else {
      return readLiteral(bytes, from: start, into: &record)
    }
    var field = CSVQuotedField(opening: opening)
    switch field.scan(bytes, dialect, isFinal: true) {
    case .closed(let closing):
      return readTail(bytes, of: field, closing: closing, into: &record)
    case .declined, .incomplete:
      record.findings.insert(.unterminatedQuote)
      return readLiteral(bytes, from: opening + 1, into: &record)
    }
  }

  /// Reads a field without quoted part; quotation marks in it are text.
  private func readLiteral(
    _ bytes: Span<UInt8>, from start: Int, into record: inout CSVRecord
  ) -> Int {
    let rest = skipRest(bytes, from: start)
    var traits: CSVCell.Traits = rest.isBeyondASCII ? .isBeyondASCII : []
    if rest.hasNull {
      traits.insert(.isUnclean)
      record.findings.insert(.nullByte)
    }
    if rest.hasQuote, !isGuarded(bytes, start..<rest.end),
      !record.findings.contains(.unterminatedQuote)
    {
      record.findings.insert(.strayQuote)
    }
    let cell = CSVCell(start: start, end: rest.end, closing: rest.end, traits: traits)
    store(cell, bytes, in: &record)
    return rest.end
  }

  /// Reads what follows a closing quotation mark.
  private func readTail(
    _ bytes: Span<UInt8>, of field: CSVQuotedField, closing: Int, into record: inout CSVRecord
  ) -> Int {
    let rest = skipRest(bytes, from: closing + 1)
    record.lineCount += field.lineCount
    var cell = CSVCell(start: field.opening + 1, end: closing, closing: closing)
    if field.seen >= 0x80 || rest.isBeyondASCII { cell.traits.insert(.isBeyondASCII) }
    if field.isUnclean { cell.traits.insert(.isUnclean) }
    if field.hasNull || rest.hasNull { record.findings.insert(.nullByte) }
    if rest.hasText {
      record.findings.insert(.textAfterQuote)
      cell.traits.insert(.isUnclean)
      cell.end = rest.end
    }
    store(cell, bytes, in: &record)
    return rest.end
  }

  private struct Rest {
    var end = 0
    var isBeyondASCII = false
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
        if byte >= 0x80 { rest.isBeyondASCII = true }
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
