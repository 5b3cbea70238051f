/// How the bytes of one CSV file divide into fields and records: the delimiter, and byte tables that
/// both scanners share.
///
/// The rules are RFC 4180 with these deviations, each met in files of the programs listed in
/// `docs/import.md`:
/// - CRLF, LF and CR end a record alike, also mixed; within quotes they become LF.
/// - A quotation mark opens a quoted field only at the field's start; blanks, NUL bytes and a byte
///   order mark may stand before it. Any other quotation mark is text.
/// - Text between the closing quotation mark and the delimiter is appended to the value.
/// - A quoted field that reaches over a line end is *declined* where its closing quotation mark is
///   missing (end of the file, `usualQuotedLimit`) or is followed by neither delimiter, line end nor
///   blank: its opening mark is passed over and the field ends at the next delimiter or line end. So
///   one missing quotation mark damages one record and not the rest of the file.
/// - A backslash is text; only where the beginning of the file proves it, it makes the quotation mark
///   behind it a part of the value.
struct CSVDialect: Sendable {
  /// What a scanner has to look at; everything else is 0.
  enum ByteClass {
    static let other: UInt8 = 0
    static let delimiter: UInt8 = 1
    static let lineEnd: UInt8 = 2
    static let quote: UInt8 = 3
    static let null: UInt8 = 4
  }

  static let quote: UInt8 = 0x22
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  /// Ctrl-Z, which DOS programs write behind the last line.
  static let endOfText: UInt8 = 0x1A

  /// How far a quoted field may reach over line ends: well above the limit of a value, so that a long
  /// note is not taken for a missing quotation mark, and below that of a record.
  static let usualQuotedLimit = 32 << 20

  /// The byte between fields.
  let delimiter: UInt8
  /// Classes of bytes outside quotes, 256 entries.
  let classes: [UInt8]
  /// `usualQuotedLimit`, less in tests.
  let quotedLimit: Int
  /// Whether a backslash makes a quotation mark within quotes text, as databases write it.
  let hasBackslashQuotes: Bool

  init(
    delimiter: UInt8, hasBackslashQuotes: Bool = false, quotedLimit: Int = usualQuotedLimit
  ) {
    self.delimiter = delimiter
    self.hasBackslashQuotes = hasBackslashQuotes
    self.quotedLimit = quotedLimit
    var classes = [UInt8](repeating: ByteClass.other, count: 256)
    classes[Int(Self.lineFeed)] = ByteClass.lineEnd
    classes[Int(Self.carriageReturn)] = ByteClass.lineEnd
    classes[Int(Self.quote)] = ByteClass.quote
    classes[0] = ByteClass.null
    classes[Int(delimiter)] = ByteClass.delimiter
    self.classes = classes
  }

  /// Whether a quotation mark opens a quoted field, judged from the bytes before it.
  ///
  /// - Parameters:
  ///   - quote: Where the mark is.
  ///   - start: Where its record or field begins.
  ///   - bytes: The bytes.
  /// - Returns: Whether nothing but blanks stands between it and the field's start.
  func opensField(_ quote: Int, since start: Int, in bytes: Span<UInt8>) -> Bool {
    var index = quote
    while index > start {
      let byte = bytes[index - 1]
      if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn { return true }
      if byte == 0x20 || byte == 0x09 || byte == 0 {
        index -= 1
      } else if Self.hasMark(bytes, endingAt: index, since: start) {
        index -= 3
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a byte neither ends a field nor is a quotation mark.
  func isText(_ byte: UInt8) -> Bool {
    let byteClass = classes[Int(byte)]
    return byteClass == ByteClass.other || byteClass == ByteClass.null
  }

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  /// The offset behind the line end at an offset.
  ///
  /// - Parameters:
  ///   - index: Where CR or LF is.
  ///   - bytes: The bytes.
  /// - Returns: One or two bytes further.
  static func behindLineEnd(_ index: Int, in bytes: Span<UInt8>) -> Int {
    let isPair =
      bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
    return index + (isPair ? 2 : 1)
  }

  /// Whether a byte order mark ends at an offset; files that were joined have one inside.
  private static func hasMark(_ bytes: Span<UInt8>, endingAt end: Int, since start: Int) -> Bool {
    end - start >= 3 && bytes[end - 1] == 0xBF && bytes[end - 2] == 0xBB && bytes[end - 3] == 0xEF
  }
}
