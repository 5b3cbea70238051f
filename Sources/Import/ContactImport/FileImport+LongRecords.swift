internal import ContactModel

/// The bytes at the start of a buffer that are passed over.
struct PassedOver: Equatable {
  /// Their number.
  var count = 0
  /// The line ends among them.
  var lineCount = 0
  /// Whether the record ends behind them.
  var isEnd = false
}

/// What the end of a buffer is in when no record has ended in it for long.
struct UnfinishedPart: Equatable {
  /// Where it begins.
  var start = 0
  /// Whether it is a record, and not text between records.
  var isRecord = true
}

/// Records that are longer than the limit: they are kept without their long values, or passed over
/// window by window.
extension FileImport {
  /// Takes long values out of the record that fills the buffer; false when too much would be left.
  ///
  /// Half of the limit has to become free, or every further window would have all of them looked at.
  mutating func shortenValues() -> Bool {
    let limit = options.limits.recordLength / 2
    guard let rest = format.withoutLongValues(buffer.span, limit: limit) else { return false }
    buffer = rest
    scanned = rest.count
    return true
  }

  /// Gives up the record that fills the buffer; whole records that the border scan did not divide are
  /// read first.
  mutating func giveUpRecord() throws(ImportError) {
    let part = format.unfinishedPart(of: buffer.span)
    if part.start > 0 { give(part.start) }
    guard buffer.count > options.limits.recordLength else { return }
    try joinAll()
    var position = SourcePosition(file: file, line: UInt32(truncatingIfNeeded: lines + 1))
    if part.isRecord {
      result.report.records += 1
      result.report.skipped += 1
      position.record = UInt32(truncatingIfNeeded: result.report.records)
    }
    result.log.add(
      Diagnostic(
        part.isRecord ? .recordTooLong : .vcardTextOutside, at: position,
        detail: ImportLimits.text(options.limits.recordLength)))
    isPassingOver = true
    passOver()
  }

  /// Drops what the buffer holds of the record that was given up.
  mutating func passOver() {
    let window = buffer
    let part = format.passOver(window.span, scanned: scanned)
    lines += part.lineCount
    buffer = Array(window[part.count...])
    scanned = buffer.count
    isPassingOver = !part.isEnd
  }
}
