/// Recognises UTF-8 that another program has taken for a Windows page and converted once more:
/// `\u{C4}\u{B0}lqar` for Ilqar with its dotted capital.
///
/// Text counts as such when all its letters beyond ASCII, turned back into bytes of the page, are
/// well-formed UTF-8 of letters. In a page for Latin letters one is enough, elsewhere two, because
/// there such letters stand side by side by chance.
struct MisreadUTF8: Sendable {
  /// A page that text was taken for.
  private struct Page: Sendable {
    let bytes: [UInt32: UInt8]
    let fewest: Int
  }

  private let pages: [Page]
  /// Bit n: the scalar is the first byte of a sequence in page n.
  private let leads: [UInt8]
  /// Bit n: the scalar is a further byte of a sequence in page n.
  private let followers: [UInt8]
  /// Scalars of two bytes are below; no page has a first byte among others.
  private static let leadLimit = 0x800

  /// Takes the Windows pages for Western Europe, which most programs fall back to, for Cyrillic, Greek,
  /// Turkish and Arabic.
  init(charsets: any CharsetDecoding) {
    let bytes = [UInt8](0...255)
    let tables = ["1252", "1251", "1253", "1254", "1256"].map { page in
      let text = charsets.decode(bytes.span, charset: "windows-" + page)
      return String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
    }
    self.init(pages: tables.filter { $0.count == 256 })
  }

  /// Makes a value from the pages' 256 scalars each; eight pages at most.
  init(pages tables: [[UInt32]]) {
    pages = tables.prefix(8).map { table in
      let pairs = (0x80..<0x100).map { byte in
        (table[byte] == 0xFFFD ? UInt32(byte) : table[byte], UInt8(byte))
      }
      // A program that takes UTF-8 for Latin-1 makes control characters of these bytes.
      let controls = (0x80..<0xA0).map { (UInt32($0), UInt8($0)) }
      let isLatin = (0xC0..<0x100).allSatisfy { table[$0] < 0x250 }
      return Page(
        bytes: Dictionary(pairs + controls, uniquingKeysWith: { first, _ in first }),
        fewest: isLatin ? 1 : 2)
    }
    leads = Self.marks(pages, 0xC2...0xF4)
    followers = Self.marks(pages, 0x80...0xBF)
  }

  /// For each scalar the pages in which it is one of these bytes.
  private static func marks(_ pages: [Page], _ bytes: ClosedRange<UInt8>) -> [UInt8] {
    var marks = [UInt8](repeating: 0, count: leadLimit)
    for (place, page) in pages.enumerated() {
      for (scalar, byte) in page.bytes where bytes.contains(byte) && scalar < leadLimit {
        marks[Int(scalar)] |= 1 << UInt8(place)
      }
    }
    return marks
  }

  /// Whether a text is such.
  ///
  /// - Parameter text: Well-formed UTF-8.
  /// - Returns: Whether its letters are the bytes of other letters.
  /// - Complexity: Most texts are decided by their first two letters beyond ASCII.
  func explains(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count, text[index] < 0x80 { index += 1 }
    guard index + 2 < text.count, text[index] & 0xE0 == 0xC0, text[index + 2] >= 0x80 else {
      return false
    }
    // Greek and Cyrillic letters are first bytes in their pages, but what makes further bytes hardly
    // ever stands behind them.
    var candidates = leads[Self.scalarOfTwo(text, at: index)]
    if text[index + 2] & 0xE0 == 0xC0, index + 3 < text.count {
      candidates &= followers[Self.scalarOfTwo(text, at: index + 2)]
    }
    guard candidates != 0 else { return false }
    for place in pages.indices where candidates & (1 << UInt8(place)) != 0 {
      if isMisread(text, pages[place]) { return true }
    }
    return false
  }

  /// Whether the letters are bytes of letters; `again` says how often these may be bytes once more, as
  /// in text that is encoded under a wrong name of its character set.
  private func isMisread(_ text: Span<UInt8>, _ page: Page, again: Int = 1) -> Bool {
    var original: [UInt8] = []
    var index = 0
    while index < text.count {
      let scalar = Self.scalar(text, at: &index)
      guard let byte = scalar < 0x80 ? UInt8(scalar) : page.bytes[scalar] else { return false }
      original.append(byte)
      // Enough to know, and what a hostile value can cost.
      if original.count == 256 { break }
    }
    let evidence = UTF8Evidence(original.span)
    guard evidence.invalidBytes == 0, evidence.validSequences >= page.fewest else { return false }
    let isText = String(decoding: original, as: UTF8.self).unicodeScalars.allSatisfy {
      $0.isASCII || Self.isExpectedLetter($0)
    }
    return isText || again > 0 && isMisread(original.span, page, again: again - 1)
  }

  /// Letters of Latin, Greek, Cyrillic and Arabic script, as far as address books hold them, and the
  /// signs between them.
  static func isExpectedLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0x17F, 0x0259, 0x018F, 0x0218...0x021B, 0x0370...0x03FF, 0x0400...0x045F,
      0x0490, 0x0491, 0x0600...0x06FF, 0x200C, 0x2013...0x201E:
      true
    default: false
    }
  }

  @inline(__always)
  private static func scalarOfTwo(_ text: Span<UInt8>, at index: Int) -> Int {
    Int(text[index] & 0x1F) << 6 | Int(text[index + 1] & 0x3F)
  }

  /// The scalar at an offset of well-formed UTF-8.
  private static func scalar(_ text: Span<UInt8>, at index: inout Int) -> UInt32 {
    let first = UInt32(text[index])
    // Nearly all letters beyond ASCII; a third of the instructions of the general way.
    if first & 0xE0 == 0xC0, index + 1 < text.count {
      defer { index += 2 }
      return (first & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F)
    }
    let length = first < 0x80 ? 1 : max(1, UTF8Evidence.sequenceLength(text, at: index))
    var value = length == 1 ? first : first & (0xFF >> UInt32(length + 1))
    for offset in 1..<max(1, length) { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
    index += length
    return value
  }
}
