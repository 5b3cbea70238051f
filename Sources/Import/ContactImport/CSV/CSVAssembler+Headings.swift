/// Headings among the records: the file's own once more, or those of another table.
extension CSVAssembler {
  /// Whether another table could begin: behind a blank line, or where the number of fields changes.
  ///
  /// In files with records of all lengths the second tells nothing and is given up.
  var mayBeginTable: Bool {
    mutating get {
      if isBehindBlankLine { return true }
      guard record.fieldCount != headings.count, unevenRecordCount < 256 else { return false }
      unevenRecordCount += 1
      return true
    }
  }

  /// Whether a record where another table could begin has cells that are all known headings.
  mutating func isOtherHeadings(_ bytes: Span<UInt8>) -> Bool {
    guard !headings.isEmpty, !isEmptyCell(0) else { return false }
    var count = 0
    for column in 0..<min(record.fieldCount, record.cells.count) where !isEmptyCell(column) {
      let cell = copy(column, bytes)
      guard cell.count <= 80 else { return false }
      guard format.isHeading(String(decoding: cell, as: UTF8.self)) else { return false }
      count += 1
    }
    return count > 1
  }

  mutating func isHeadings(_ bytes: Span<UInt8>) -> Bool {
    guard !headings.isEmpty, record.fieldCount >= headings.count,
      !record.findings.contains(.extraContent)
    else { return false }
    // Values are never longer than their fields, so one look is enough for nearly all records.
    guard record.cells[0].end - record.cells[0].start >= headings[0].count else { return false }
    for column in headings.indices {
      let text = CSVValue.text(of: record.cells[column], in: bytes, &scratch)
      guard text.range.count == headings[column].count else { return false }
      for offset in 0..<text.range.count {
        let byte = text.isInScratch ? scratch[text.start + offset] : bytes[text.start + offset]
        if byte != headings[column][offset] { return false }
      }
    }
    return true
  }
}
