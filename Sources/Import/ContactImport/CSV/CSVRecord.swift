internal import ContactModel

/// One field of a record as offsets into the bytes it was read from.
///
/// 16 bytes: a chunk is never as large as 4 GiB.
struct CSVCell: Sendable {
  private let first: UInt32
  private let limit: UInt32
  private let quote: UInt32
  /// Its value is not its bytes: doubled quotation marks, CR, NUL, or text behind the closing mark.
  let isUnclean: Bool
  /// Backslashes before quotation marks and backslashes are no part of its value.
  var hasBackslashes = false

  /// An empty field.
  init() {
    self.init(start: 0, end: 0)
  }

  /// A field that is its bytes.
  init(start: Int, end: Int) {
    self.init(start: start, end: end, closing: end, isUnclean: false)
  }

  init(start: Int, end: Int, closing: Int, isUnclean: Bool) {
    first = UInt32(truncatingIfNeeded: start)
    limit = UInt32(truncatingIfNeeded: end)
    quote = UInt32(truncatingIfNeeded: closing)
    self.isUnclean = isUnclean
  }

  /// Where the field, or the text within its quotation marks, begins.
  var start: Int { Int(first) }
  /// Where it ends.
  var end: Int { Int(limit) }
  /// Where the closing quotation mark is when text follows it; else `end`.
  var closing: Int { Int(quote) }
  var isEmpty: Bool { first == limit }
}

/// The fields of one record; a worker makes one and fills it again and again.
struct CSVRecord: Sendable {
  /// What was wrong in the record.
  struct Findings: OptionSet, Sendable {
    let rawValue: UInt8

    static let strayQuote = Findings(rawValue: 1)
    static let textAfterQuote = Findings(rawValue: 2)
    static let unterminatedQuote = Findings(rawValue: 4)
    static let nullByte = Findings(rawValue: 8)
    static let quotes: Findings = [.strayQuote, .textAfterQuote, .unterminatedQuote]
    /// A field beyond the capacity is not blank.
    static let extraContent = Findings(rawValue: 16)

    /// What is told of quotation marks and NUL bytes out of place.
    var codes: [DiagnosticCode] {
      Self.codesInOrder.compactMap { contains($0.0) ? $0.1 : nil }
    }

    private static let codesInOrder: [(Findings, DiagnosticCode)] = [
      (.unterminatedQuote, .csvQuoteUnterminated), (.strayQuote, .csvQuoteStray),
      (.textAfterQuote, .csvTextAfterQuote), (.nullByte, .csvNullByte),
    ]
  }

  /// What is noticed while the fields of a record are read.
  struct Notes {
    /// Line ends within fields.
    var lineCount = 0
    var findings: Findings = []
  }

  /// As many cells as the record may have columns; those from `fieldCount` on are empty.
  var cells: [CSVCell]
  /// The number of fields in the record; may be greater than the number of cells.
  var fieldCount = 0
  /// Where the record begins.
  var start = 0
  /// Where it ends, without its line end.
  var end = 0
  /// The line ends in it, its own included.
  var lineCount = 0
  var findings: Findings = []

  init(capacity: Int) {
    cells = Array(repeating: CSVCell(), count: capacity)
  }

  /// Forgets the record before, except for its cells.
  mutating func restart(at start: Int) {
    self.start = start
    fieldCount = 0
    lineCount = 0
    findings = []
  }

  /// Empties the cells behind the record's own.
  mutating func clearCells(before limit: Int) {
    var index = fieldCount
    while index < limit {
      cells[index] = CSVCell()
      index += 1
    }
  }

  /// Whether the record is an empty line or only a Ctrl-Z; such lines are no records.
  func isBlankLine(in bytes: Span<UInt8>) -> Bool {
    guard fieldCount == 1 else { return false }
    for index in start..<end {
      guard [0x20, 0x09, CSVDialect.endOfText].contains(bytes[index]) else {
        return isMarkOnly(in: bytes)
      }
    }
    return true
  }

  private func isMarkOnly(in bytes: Span<UInt8>) -> Bool {
    end - start == 3 && bytes[start] == 0xEF && bytes[start + 1] == 0xBB && bytes[start + 2] == 0xBF
  }
}
