/// Physical lines of vCards: where they end, and which ones begin and end a card.
///
/// A line ends with CR LF, LF, CR, or CR CR LF (CR LF written once more through a text-mode stream), and
/// between the END of one file and the BEGIN of the next one where the first had no line end.
/// A line that begins or ends a card does so wherever it stands, also where a value seems to go on:
/// the border scan and the assembly see the same cards because both look at physical lines only.
enum VCardLines {
  /// The line that begins at an offset, without its line end.
  static func line(of bytes: Span<UInt8>, from start: Int) -> Range<Int> {
    let line = start..<end(of: bytes, from: start)
    return start..<(joint(bytes, line) ?? line.upperBound)
  }

  /// Where `BEGIN:VCARD` follows `END:VCARD` on one line; nil where it does not.
  static func joint(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    guard index < line.upperBound, bytes[index] | 0x20 == UInt8(ascii: "e"),
      matchesCard(bytes, &index, end: line.upperBound, keyword: "end")
    else { return nil }
    while index < line.upperBound, isTail(bytes[index]) { index += 1 }
    return isBegin(bytes, index..<line.upperBound) ? index : nil
  }

  /// The end of the line that begins at an offset, without its line end.
  static func end(of bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x0D {
        if byte == 0x0A || byte == 0x0D { return index }
      }
      index += 1
    }
    return index
  }

  /// The offset behind the line end at an offset; the offset itself at the end of the bytes.
  static func behindLineEnd(of bytes: Span<UInt8>, at index: Int) -> Int {
    guard index < bytes.count else { return index }
    guard bytes[index] == 0x0D else { return bytes[index] == 0x0A ? index + 1 : index }
    guard index + 1 < bytes.count else { return index + 1 }
    if bytes[index + 1] == 0x0A { return index + 2 }
    if bytes[index + 1] == 0x0D, index + 2 < bytes.count, bytes[index + 2] == 0x0A {
      return index + 3
    }
    return index + 1
  }

  /// Whether the lines behind a line are folds of it with more than blanks.
  static func goesOn(_ bytes: Span<UInt8>, behind line: Range<Int>) -> Bool {
    var start = behindLineEnd(of: bytes, at: line.upperBound)
    while start < bytes.count, isFold(bytes[start]) {
      let fold = start..<end(of: bytes, from: start)
      guard isBlank(bytes, fold) else { return true }
      start = behindLineEnd(of: bytes, at: fold.upperBound)
    }
    return false
  }

  /// Whether a line that begins with a byte goes on the one before.
  static func isFold(_ first: UInt8) -> Bool {
    first == 0x20 || first == 0x09
  }

  /// The bytes without folds: line ends before a blank, and that blank.
  static func unfolded(_ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let next = behindLineEnd(of: bytes, at: index)
      if next > index, next < bytes.count, isFold(bytes[next]) {
        index = next + 1
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return text
  }

  /// Whether a byte is a blank within a line; NUL is what some programs pad with.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0
  }

  /// The line without blanks at its end.
  static func trimmedEnd(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether the line is empty or only blank.
  static func isBlank(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    trimmedEnd(bytes, line) == line.lowerBound
  }

  /// Whether the line is `BEGIN:VCARD` in any case, also with a group, and behind a byte order mark as
  /// files put together have it.
  static func isBegin(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    isCardLine(bytes, line, keyword: "begin", mayHaveMark: true)
  }

  /// Whether the line begins a card where no card is open: what stands before BEGIN there, and is no
  /// text, is no fold.
  static func isBeginOutside(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    isBegin(bytes, behindPadding(bytes, line)..<line.upperBound)
  }

  /// Whether the line is `END:VCARD` in any case, also with a group.
  static func isEnd(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    isCardLine(bytes, line, keyword: "end", mayHaveMark: false)
  }

  /// The start of the line behind blanks, NULs, DOS's sign for the end of a file, marks and
  /// no-break spaces.
  static func behindPadding(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    var index = line.lowerBound
    while index < line.upperBound {
      let mark = behindMark(bytes, index..<line.upperBound)
      if mark > index {
        index = mark
      } else if isBlank(bytes[index]) || bytes[index] == 0x1A || bytes[index] == 0xA0 {
        index += 1
      } else if bytes[index] == 0xC2, index + 1 < line.upperBound, bytes[index + 1] == 0xA0 {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  /// The start of the line behind a byte order mark in UTF-8, or one that was taken for Latin-1 and
  /// converted to UTF-8 once more.
  static func behindMark(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    let start = line.lowerBound
    guard line.count >= 3 else { return start }
    if bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF { return start + 3 }
    guard line.count >= 6, bytes[start] == 0xC3, bytes[start + 1] == 0xAF, bytes[start + 2] == 0xC2,
      bytes[start + 3] == 0xBB, bytes[start + 4] == 0xC2, bytes[start + 5] == 0xBF
    else { return start }
    return start + 6
  }

  /// Groups (RFC 2426 4), the keyword, a colon with or without blanks around it (vCard 2.1), `VCARD`,
  /// and what may stand behind it.
  private static func isCardLine(
    _ bytes: Span<UInt8>, _ line: Range<Int>, keyword: StaticString, mayHaveMark: Bool
  ) -> Bool {
    // Few lines end as these do: the rest is decided by one byte.
    guard let last = line.last, bytes[last] | 0x20 == UInt8(ascii: "d") || isTail(bytes[last])
    else {
      return false
    }
    let start = mayHaveMark ? behindMark(bytes, line) : line.lowerBound
    var index = behindGroups(bytes, start..<line.upperBound)
    guard matchesCard(bytes, &index, end: line.upperBound, keyword: keyword) else { return false }
    while index < line.upperBound, isTail(bytes[index]) { index += 1 }
    return index == line.upperBound
  }

  /// Whether a byte may stand behind `VCARD`: a blank, the delimiter that a spreadsheet adds, and
  /// DOS's sign for the end of a file.
  private static func isTail(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ";") || byte == 0x1A
  }

  /// The start of the name at the start of a line, behind the dots of its groups.
  private static func behindGroups(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    var start = line.lowerBound
    for index in line {
      if bytes[index] == UInt8(ascii: ".") {
        start = index + 1
      } else if !isNamePart(bytes[index]) {
        break
      }
    }
    return start
  }

  /// Whether a byte stands in names and groups: letters, digits, hyphens and, in use, underscores.
  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  /// Compares with a keyword, a colon and `VCARD`, and moves behind them.
  private static func matchesCard(
    _ bytes: Span<UInt8>, _ index: inout Int, end: Int, keyword: StaticString
  ) -> Bool {
    guard matches(bytes, &index, end: end, keyword) else { return false }
    while index < end, isBlank(bytes[index]) { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: ":") else { return false }
    index += 1
    while index < end, isBlank(bytes[index]) { index += 1 }
    return matches(bytes, &index, end: end, "vcard")
  }

  /// Compares with a word of lower-case ASCII letters and moves behind it.
  private static func matches(
    _ bytes: Span<UInt8>, _ index: inout Int, end: Int, _ word: StaticString
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - index >= count else { return false }
    for offset in 0..<count {
      guard unsafe bytes[index + offset] | 0x20 == word.utf8Start[offset] else { return false }
    }
    index += count
    return true
  }
}
