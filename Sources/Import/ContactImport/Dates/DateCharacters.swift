/// A date's text in ASCII digits, without marks and ends that carry nothing.
struct DateCharacters {
  /// The text; letters are kept as they are.
  private(set) var bytes: [UInt8] = []
  /// Whether it was written with the digits of Persian, U+06F0...06F9.
  private(set) var hasPersianDigits = false

  /// Takes a value.
  init(_ text: Span<UInt8>) {
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        bytes.append(byte == 0x09 ? 0x20 : byte)
        index += 1
      } else {
        index += appendLetter(of: text, at: index)
      }
    }
    trim()
    dropBulgarianYearWord()
  }

  /// Whether there is more than blanks and separators, as in `/  /` and `-`.
  var hasContent: Bool {
    bytes.contains { $0 != 0x20 && $0 != 0x2D && $0 != 0x2E && $0 != 0x2F }
  }

  /// Whether there are digits and letters, as in every date with a month's name.
  var hasDigitsAndLetters: Bool {
    bytes.contains { (0x30...0x39).contains($0) }
      && bytes.contains { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
  }

  /// Takes one letter beyond ASCII and returns its number of bytes.
  private mutating func appendLetter(of text: Span<UInt8>, at index: Int) -> Int {
    let first = text[index]
    let second = index + 1 < text.count ? text[index + 1] : 0
    let third = index + 2 < text.count ? text[index + 2] : 0
    switch (first, second, third) {
    case (0xDB, 0xB0...0xB9, _):  // U+06F0...06F9, Persian digits
      bytes.append(second - 0xB0 + 0x30)
      hasPersianDigits = true
      return 2
    case (0xD9, 0xA0...0xA9, _):  // U+0660...0669, Arabic digits
      bytes.append(second - 0xA0 + 0x30)
      return 2
    case (0xD8, 0x8D, _):  // U+060D, Arabic date separator
      bytes.append(0x2F)
      return 2
    case (0xC2, 0xA0, _):  // U+00A0, no-break space
      bytes.append(0x20)
      return 2
    case (0xE2, 0x80, 0xAF):  // U+202F, narrow no-break space
      bytes.append(0x20)
      return 3
    case (0xE2, 0x80, 0x8E...0x8F), (0xD8, 0x9C, _):  // U+200E, U+200F, U+061C: marks
      return first == 0xE2 ? 3 : 2
    case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92):  // Dashes and the minus sign
      bytes.append(0x2D)
      return 3
    default:
      bytes.append(first)
      return 1
    }
  }

  private mutating func trim() {
    while bytes.last == 0x20 { bytes.removeLast() }
    let leading = bytes.prefix { $0 == 0x20 }.count
    if leading > 0 { bytes.removeFirst(leading) }
  }

  /// Drops the word for "year" that Bulgarian writes behind a date: U+0433 with or without a dot.
  private mutating func dropBulgarianYearWord() {
    var end = bytes.count
    if end > 0, bytes[end - 1] == 0x2E { end -= 1 }
    guard end >= 2, bytes[end - 2] == 0xD0, bytes[end - 1] == 0xB3 else { return }
    bytes.removeSubrange((end - 2)...)
    trim()
  }
}
