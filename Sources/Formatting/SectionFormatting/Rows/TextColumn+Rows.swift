internal import SectionModel

extension TextColumn {
  /// Ends the text of the next row with what was added since the last end.
  @inline(__always)
  mutating func endText() { ends.append(UInt32(bytes.count)) }

  /// Adds a text for the next row, within an isolate of this direction unless that is nil.
  mutating func append(_ text: Span<UInt8>, isolate direction: TextDirection?) {
    if let direction { Isolates.open(direction, in: &bytes) }
    bytes.append(copying: text)
    if direction != nil { Isolates.close(in: &bytes) }
    endText()
  }

  /// Gives empty texts to the rows before `row` of a column that few rows use.
  mutating func fill(upTo row: Int) {
    while count < row { endText() }
  }

  /// Gives the last rows an empty text, if the column is used at all.
  mutating func close(rowCount: Int) {
    if count > 0 { fill(upTo: rowCount) }
  }
}

extension RowBatch {
  /// Makes every column that is used as long as the batch.
  mutating func closeColumns() {
    secondaryValue.close(rowCount: count)
    photo.close(rowCount: count)
    symbol.close(rowCount: count)
    language.close(rowCount: count)
    sourceID.close(rowCount: count)
  }
}

extension [UInt8] {
  /// Adds the bytes of a span.
  mutating func append(copying text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }

  /// A copy of the bytes of a span.
  init(copying text: Span<UInt8>) {
    self = unsafe text.withUnsafeBufferPointer { unsafe Array($0) }
  }
}
