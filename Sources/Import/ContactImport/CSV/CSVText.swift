/// The value of a field, ready to be written: trimmed, unescaped, without guards.
struct CSVText: Sendable {
  /// The bytes are in the worker's scratch instead of the chunk.
  var isInScratch = false
  var start = 0
  var end = 0

  var isEmpty: Bool { start >= end }
  var range: Range<Int> { start..<end }
}

/// Turns fields into values.
enum CSVValue {
  /// A field's value with doubled quotation marks, line ends, NUL bytes and guards taken care of.
  ///
  /// - Parameters:
  ///   - cell: The field.
  ///   - bytes: The chunk.
  ///   - scratch: Takes the value if it is not a part of the chunk.
  /// - Returns: Where the value is.
  static func text(of cell: CSVCell, in bytes: Span<UInt8>, _ scratch: inout [UInt8]) -> CSVText {
    var text = CSVText(start: cell.start, end: cell.end)
    guard cell.isUnclean else {
      if !isBare(bytes, cell) { trim(&text, bytes) }
      return text
    }
    text.isInScratch = true
    text.start = scratch.count
    appendClean(bytes, cell, to: &scratch)
    text.end = scratch.count
    trim(&text, scratch.span)
    return text
  }

  private static func appendClean(
    _ bytes: Span<UInt8>, _ cell: CSVCell, to scratch: inout [UInt8]
  ) {
    let hasBackslashes = cell.hasBackslashes
    let isQuoted =
      cell.closing < cell.end || (cell.closing < bytes.count && isQuote(bytes, cell.closing))
    var index = cell.start
    while index < cell.end {
      let byte = bytes[index]
      switch byte {
      case 0: break
      case CSVDialect.carriageReturn where index < cell.closing:
        scratch.append(CSVDialect.lineFeed)
        if index + 1 < cell.closing, bytes[index + 1] == CSVDialect.lineFeed { index += 1 }
      case 0x5C where hasBackslashes && escapes(bytes, index, until: cell.closing):
        scratch.append(bytes[index + 1])
        index += 1
      case CSVDialect.quote where isQuoted && index == cell.closing: break
      case CSVDialect.quote where isQuoted && index < cell.closing:
        scratch.append(byte)
        index += 1
      default: scratch.append(byte)
      }
      index += 1
    }
  }

  private static func escapes(_ bytes: Span<UInt8>, _ index: Int, until end: Int) -> Bool {
    index + 1 < end && (bytes[index + 1] == 0x5C || isQuote(bytes, index + 1))
  }

  private static func isQuote(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    bytes[index] == CSVDialect.quote
  }

  // MARK: - Ends

  /// Whether a cell's first and last character alone show that nothing is to be trimmed.
  ///
  /// True for nearly all cells, in a sixth of the instructions that `trim` takes.
  @inline(__always)
  private static func isBare(_ bytes: Span<UInt8>, _ cell: CSVCell) -> Bool {
    guard cell.start < cell.end else { return true }
    let first = bytes[cell.start]
    // No blank is written in two bytes but for those that begin with C2.
    guard first > 0x3D && first < 0xC2 || first > 0xC2 && first < 0xE1 || isPlainSign(first) else {
      return false
    }
    let last = bytes[cell.end - 1]
    if last < 0x80 { return last > 0x20 }
    guard cell.end - cell.start >= 2 else { return false }
    let lead = bytes[cell.end - 2]
    return lead > 0xC2
  }

  /// Digits and signs that begin neither a blank nor a guard.
  @inline(__always)
  private static func isPlainSign(_ byte: UInt8) -> Bool {
    byte > 0x27 && byte < 0x3D
  }

  static func trim(_ text: inout CSVText, _ bytes: Span<UInt8>) {
    trimEnds(&text, bytes)
    guard text.end - text.start >= 2, bytes[text.start] == 0x27 || bytes[text.start] == 0x3D else {
      return
    }
    removeGuard(&text, bytes)
  }

  private static func trimEnds(_ text: inout CSVText, _ bytes: Span<UInt8>) {
    while text.start < text.end {
      let length = blankLength(bytes, text.start, text.end)
      guard length > 0 else { break }
      text.start += length
    }
    while text.end > text.start {
      let length = blankLengthBefore(bytes, text.start, text.end)
      guard length > 0 else { break }
      text.end -= length
    }
  }

  /// The length of the blank at an offset; 0 when there is none.
  private static func blankLength(_ bytes: Span<UInt8>, _ index: Int, _ end: Int) -> Int {
    let byte = bytes[index]
    if byte <= 0x20 { return isBlank(byte) ? 1 : 0 }
    guard byte >= 0xC2 else { return 0 }
    if end - index >= 2, byte == 0xC2 { return isWideBlank(0xC2, 0, bytes[index + 1]) ? 2 : 0 }
    guard end - index >= 3 else { return 0 }
    return isWideBlank(byte, bytes[index + 1], bytes[index + 2]) ? 3 : 0
  }

  private static func blankLengthBefore(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let byte = bytes[end - 1]
    if byte <= 0x20 { return isBlank(byte) || byte == CSVDialect.endOfText ? 1 : 0 }
    guard byte >= 0x80, byte <= 0xBF else { return 0 }
    if end - start >= 2, bytes[end - 2] == 0xC2 { return isWideBlank(0xC2, 0, byte) ? 2 : 0 }
    guard end - start >= 3 else { return 0 }
    return isWideBlank(bytes[end - 3], bytes[end - 2], byte) ? 3 : 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// U+0085, U+00A0, U+1680, U+2000...U+200A, U+2028, U+2029, U+202F, U+205F, U+3000 and U+FEFF.
  private static func isWideBlank(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xC2, _): third == 0xA0 || third == 0x85
    case (0xE1, 0x9A): third == 0x80
    case (0xE2, 0x80): (0x80...0x8A).contains(third) || [0xA8, 0xA9, 0xAF].contains(third)
    case (0xE2, 0x81): third == 0x9F
    case (0xE3, 0x80): third == 0x80
    case (0xEF, 0xBB): third == 0xBF
    default: false
    }
  }

  /// Takes away what keeps spreadsheets from computing: `="..."`, and an apostrophe before a sign or
  /// digit (not before a letter: `'t Hooft`).
  private static func removeGuard(_ text: inout CSVText, _ bytes: Span<UInt8>) {
    let next = bytes[text.start + 1]
    if bytes[text.start] == 0x3D {
      guard text.end - text.start >= 3, isQuote(bytes, text.start + 1),
        isQuote(bytes, text.end - 1)
      else { return }
      text.start += 2
      text.end -= 1
      trimEnds(&text, bytes)
    } else if [0x2B, 0x2D, 0x3D, 0x40, 0x09].contains(next) || (0x30...0x39).contains(next) {
      text.start += 1
      trimEnds(&text, bytes)
    }
  }
}
