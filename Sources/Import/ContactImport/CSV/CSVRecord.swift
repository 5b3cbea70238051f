/// One field of a record as offsets into the bytes it was read from.
struct CSVCell: Sendable {
  /// What is to be known of a field before its bytes are used.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// It has bytes of 0x80 or more.
    static let isBeyondASCII = Traits(rawValue: 1)
    /// Its value is not its bytes: doubled quotation marks, CR, NUL, or text behind the closing mark.
    static let isUnclean = Traits(rawValue: 2)
  }

  /// Where the field, or the text within its quotation marks, begins.
  var start = 0
  /// Where it ends.
  var end = 0
  /// Where the closing quotation mark is when text follows it; else `end`.
  var closing = 0
  var traits: Traits = []
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
    /// A field beyond the capacity is not blank.
    static let extraContent = Findings(rawValue: 16)
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
