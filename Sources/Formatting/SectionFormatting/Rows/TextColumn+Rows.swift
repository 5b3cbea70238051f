internal import SectionModel

extension TextColumn {
  /// Adds a text for the next row, within an isolate of this direction unless that is nil.
  mutating func append(_ text: [UInt8], isolate direction: TextDirection?) {
    guard let direction else { return append(text) }
    add(Isolates.start(direction))
    add(text)
    append(Isolates.end)
  }

  /// Adds a text for a row to a column that few rows use; the rows before that have none get an
  /// empty one.
  mutating func set(_ text: [UInt8], atRow row: Int) {
    while count < row { endText() }
    append(text)
  }

  /// Gives the last rows an empty text, if the column is used at all.
  mutating func close(rowCount: Int) {
    guard count > 0 else { return }
    while count < rowCount { endText() }
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
