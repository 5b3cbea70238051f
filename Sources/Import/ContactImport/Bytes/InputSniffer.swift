internal import ContactModel

/// What the first window of an input tells about its encoding form and format.
struct InputSniffer {
  /// How bytes become text that the scanners can read.
  enum EncodingForm: Equatable {
    /// ASCII-compatible: UTF-8 or a legacy encoding.
    case bytes
    case utf16(UTF16Transcoder.Order)
    case utf32(UTF16Transcoder.Order)
  }

  /// The form of the encoding.
  let form: EncodingForm
  /// The length of the byte order mark.
  let markLength: Int

  init(_ head: Span<UInt8>) {
    (form, markLength) = Self.byteOrderMark(head) ?? (Self.formWithoutMark(head), 0)
  }

  private static func byteOrderMark(_ head: Span<UInt8>) -> (EncodingForm, Int)? {
    if starts(head, [0xEF, 0xBB, 0xBF]) { return (.bytes, 3) }
    if starts(head, [0xFF, 0xFE, 0, 0]) { return (.utf32(.littleEndian), 4) }
    if starts(head, [0, 0, 0xFE, 0xFF]) { return (.utf32(.bigEndian), 4) }
    if starts(head, [0xFF, 0xFE]) { return (.utf16(.littleEndian), 2) }
    if starts(head, [0xFE, 0xFF]) { return (.utf16(.bigEndian), 2) }
    return nil
  }

  /// UTF-16 without a mark shows in its NUL bytes.
  ///
  /// Nearly all are at odd or all at even offsets, in at least a twentieth of the units, and beside
  /// the separators and line ends, which are ASCII in every language. Stray NUL bytes stand anywhere.
  private static func formWithoutMark(_ head: Span<UInt8>) -> EncodingForm {
    if let order = wideUnits(head) { return .utf32(order) }
    let zeros = ByteSearch.zeros(in: head)
    let units = head.count / 2
    if zeros.odd > 0, zeros.odd * 20 >= units, zeros.even * 20 <= zeros.odd,
      separatorsAreWide(head, .littleEndian)
    {
      return .utf16(.littleEndian)
    }
    if zeros.even > 0, zeros.even * 20 >= units, zeros.odd * 20 <= zeros.even,
      separatorsAreWide(head, .bigEndian)
    {
      return .utf16(.bigEndian)
    }
    return .bytes
  }

  /// UTF-32 without a mark: the first four units are below U+10000 and none is NUL.
  private static func wideUnits(_ head: Span<UInt8>) -> UTF16Transcoder.Order? {
    guard head.count >= 16 else { return nil }
    func isWide(low: Int, high: Int) -> Bool {
      for unit in stride(from: 0, to: 16, by: 4) {
        guard head[unit + high] == 0, head[unit + (high ^ 1)] == 0 else { return false }
        guard head[unit + low] != 0 || head[unit + (low ^ 1)] != 0 else { return false }
      }
      return true
    }
    return isWide(low: 0, high: 3) ? .littleEndian : isWide(low: 3, high: 0) ? .bigEndian : nil
  }

  /// Whether most blanks, separators and line ends have a NUL byte where UTF-16 has its other half.
  private static func separatorsAreWide(
    _ head: Span<UInt8>, _ order: UTF16Transcoder.Order
  ) -> Bool {
    var wide = 0
    var narrow = 0
    for index in head.indices {
      switch head[index] {
      case 0x09, 0x0A, 0x0D, 0x20, 0x2C, 0x3A, 0x3B: break
      default: continue
      }
      let other = order == .littleEndian ? index + 1 : index - 1
      let isWide = other >= 0 && other < head.count && head[other] == 0
      if isWide { wide += 1 } else { narrow += 1 }
    }
    return wide > narrow
  }

  static func starts(_ bytes: Span<UInt8>, _ prefix: [UInt8]) -> Bool {
    guard bytes.count >= prefix.count else { return false }
    for index in prefix.indices where bytes[index] != prefix[index] { return false }
    return true
  }

  /// The format of decoded text; nil when it is neither (then it is CSV unless it is refused).
  static func format(of text: Span<UInt8>) -> ContactFormat? {
    let start = firstContent(text)
    let isVCard =
      isCardLine(text, at: start)
      || VCardLines.isBegin(text, VCardLines.line(of: text, from: start))
    return isVCard || hasCardLine(text) ? .vcard : nil
  }

  /// Whether the bytes are no text: a known file signature, or many control characters.
  ///
  /// NULs behind the text do not count: a crash leaves them where the end of a file was to be written.
  static func isBinary(_ bytes: Span<UInt8>) -> Bool {
    var text = bytes
    if BinaryFormat.name(of: text) != nil { return true }
    var count = text.count
    while count > 0, text[count - 1] == 0 { count -= 1 }
    // Nothing but NULs is no text.
    if count > 0 { text = text.extracting(first: count) }
    var controls = 0
    var index = ByteSearch.first(below: 0x20, in: text, from: 0)
    while index < text.count {
      if isControl(text[index]) { controls += 1 }
      index = ByteSearch.first(below: 0x20, in: text, from: index + 1)
    }
    return controls > 2 && controls * 10 > text.count
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D && byte != 0x0C && byte != 0x1A
  }

  static func firstContent(_ text: Span<UInt8>) -> Int {
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index] <= 0x20 { index += 1 }
      index = VCardLines.behindPadding(text, index..<text.count)
      if index == start { break }
    }
    return index
  }

  /// A vCard file may begin with text; a line BEGIN:VCARD in the first window tells, also behind a
  /// byte order mark as files put together have it.
  static func hasCardLine(_ text: Span<UInt8>) -> Bool {
    // Tables hold few colons.
    var colon = ByteSearch.first(0x3A, in: text, from: 0)
    while colon < text.count {
      var end = colon
      while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
      if end >= 5, isCardLine(text, at: end - 5), isLineStart(text, end - 5) { return true }
      colon = ByteSearch.first(0x3A, in: text, from: colon + 1)
    }
    return false
  }

  /// Whether a line begins at an offset, or behind groups and padding.
  private static func isLineStart(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    var offset = offset
    if offset > 0, text[offset - 1] == UInt8(ascii: ".") {
      while offset > 0,
        text[offset - 1] == UInt8(ascii: ".") || VCardLines.isNamePart(text[offset - 1])
      {
        offset -= 1
      }
    }
    var start = offset
    // No longer than the padding, so that a line of many BEGIN:VCARD is no long work.
    while start > 0, isPadding(text[start - 1]) { start -= 1 }
    guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return false }
    return VCardLines.behindPadding(text, start..<offset) == offset
  }

  /// Whether a byte can be one of those that ``VCardLines`` passes over before a BEGIN.
  private static func isPadding(_ byte: UInt8) -> Bool {
    VCardLines.isBlank(byte) || [0x1A, 0xA0, 0xC2, 0xC3, 0xAF, 0xEF, 0xBB, 0xBF].contains(byte)
  }

  /// `BEGIN:VCARD` in any case, with blanks around the colon (vCard 2.1 allows them).
  private static func isCardLine(_ text: Span<UInt8>, at start: Int) -> Bool {
    var index = start
    func skipBlanks() {
      while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    }
    func skip(_ word: [UInt8]) -> Bool {
      guard index + word.count <= text.count else { return false }
      for offset in word.indices where text[index + offset] | 0x20 != word[offset] { return false }
      index += word.count
      return true
    }
    guard skip(Array("begin".utf8)) else { return false }
    skipBlanks()
    guard index < text.count, text[index] == 0x3A else { return false }
    index += 1
    skipBlanks()
    return skip(Array("vcard".utf8))
  }
}
