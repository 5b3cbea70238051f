/// Finds the bytes that may mean something to CSV: the delimiter, quotation marks and everything
/// below 0x10, which are line ends, NUL and a few that mean nothing.
///
/// 64 bytes are looked at together and leave one bit each, so that a field costs some ten instructions
/// however short it is, and the bytes 3 each (a table look-up takes 15). One value serves one run of
/// bytes, which must not change under it.
struct CSVMarks: Sendable {
  private static let quotes: UInt64 = 0x2222_2222_2222_2222
  private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  private let delimiters: UInt64
  /// The offset of the first bit.
  private var base = 0
  /// The offset behind the last bit.
  private var end = 0
  /// One bit for each byte from `base` on, set for marks.
  private var bits: UInt64 = 0

  /// Makes a value that has looked at nothing.
  init(delimiter: UInt8) {
    delimiters = UInt64(delimiter) &* 0x0101_0101_0101_0101
  }

  /// The offset of the first mark at an offset or behind it; the number of bytes when there is none.
  @inline(__always)
  mutating func next(_ bytes: Span<UInt8>, from position: Int) -> Int {
    if position >= base, position < end {
      let rest = bits &>> UInt64(truncatingIfNeeded: position &- base)
      if rest != 0 { return position &+ rest.trailingZeroBitCount }
      return nextBlock(bytes, from: end)
    }
    return nextBlock(bytes, from: position)
  }

  private mutating func nextBlock(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe bytes.bytes
    base = start
    while base &+ 64 <= bytes.count {
      bits = Self.block(raw, base, delimiters)
      end = base &+ 64
      if bits != 0 { return base &+ bits.trailingZeroBitCount }
      base = end
    }
    bits = 0
    end = bytes.count
    for index in base..<max(base, end) where isMark(bytes[index]) {
      bits |= 1 &<< UInt64(truncatingIfNeeded: index &- base)
    }
    return bits == 0 ? end : base &+ bits.trailingZeroBitCount
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte < 0x10 || byte == CSVDialect.quote || byte == UInt8(truncatingIfNeeded: delimiters)
  }

  private static func block(_ raw: RawSpan, _ start: Int, _ delimiters: UInt64) -> UInt64 {
    var bits: UInt64 = 0
    var place: UInt64 = 0
    while place < 64 {
      let offset = start &+ Int(truncatingIfNeeded: place)
      // Eight bytes of any value make a valid integer; the caller keeps to the bounds.
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      bits |= marks(UInt64(littleEndian: word), delimiters) &<< place
      place &+= 8
    }
    return bits
  }

  /// One bit for each of eight bytes, the first lowest.
  private static func marks(_ word: UInt64, _ delimiters: UInt64) -> UInt64 {
    let others =
      nonZero(word & 0xF0F0_F0F0_F0F0_F0F0) & nonZero(word ^ quotes) & nonZero(word ^ delimiters)
    // The product gathers the high bits of the bytes in its highest byte.
    return ((~others & ~low) &* 0x0002_0408_1020_4081) &>> 56
  }

  /// The high bit of each byte that is not zero; the other bits are any.
  private static func nonZero(_ word: UInt64) -> UInt64 {
    ((word & low) &+ low) | word
  }
}
