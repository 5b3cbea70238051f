/// Tells whether bytes are UTF-8.
///
/// Eight bytes at a time, as long as no sequence is longer than two bytes: that is nearly all text in
/// Latin, Greek, Cyrillic and Arabic letters. The others are looked at one by one.
enum UTF8Check {
  /// What bytes are.
  enum Result {
    case ascii
    /// Well-formed, with some byte of 0x80 or more.
    case utf8
    case malformed
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Looks at a whole run of bytes.
  static func check(_ bytes: Span<UInt8>) -> Result {
    let start = asciiCount(bytes)
    if start == bytes.count { return .ascii }
    return isValid(bytes, from: start) ? .utf8 : .malformed
  }

  /// Whether bytes are well-formed; ASCII is.
  static func isValid(_ bytes: Span<UInt8>) -> Bool {
    isValid(bytes, from: 0)
  }

  /// The number of bytes below 0x80 at the start, rounded down to eight except at the end.
  private static func asciiCount(_ bytes: Span<UInt8>) -> Int {
    let raw = unsafe bytes.bytes
    var index = 0
    while index &+ 8 <= bytes.count {
      guard word(raw, index) & high == 0 else { return index }
      index &+= 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
    return index
  }

  private static func isValid(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    let raw = unsafe bytes.bytes
    var index = start
    // 0x80 when the byte before `index` begins a sequence of two.
    var isOpen: UInt64 = 0
    while index &+ 8 <= bytes.count {
      let word = word(raw, index)
      if word & high | isOpen == 0 {
        index &+= 8
        continue
      }
      if let open = openAfter(word, isOpen) {
        isOpen = open
        index &+= 8
        continue
      }
      let end = skipSequences(bytes, from: isOpen == 0 ? index : index &- 1, to: index &+ 8)
      guard let end else { return false }
      index = end
      isOpen = 0
    }
    if isOpen != 0 { index &-= 1 }
    return skipSequences(bytes, from: index, to: bytes.count) != nil
  }

  /// Looks at eight bytes; nil when they are not just ASCII and sequences of two, else 0x80 when the
  /// last one begins a sequence.
  private static func openAfter(_ word: UInt64, _ isOpen: UInt64) -> UInt64? {
    let second = word &<< 1
    let leads = word & second & high
    let followers = word & ~second & high
    let isLong = leads & (word &<< 2)
    // C0 and C1 begin nothing: none of the bits 1 to 4 is set in them.
    let isTooLow = leads & ~((word & 0x1E1E_1E1E_1E1E_1E1E) &+ 0x7F7F_7F7F_7F7F_7F7F)
    guard (followers ^ (leads &<< 8 | isOpen)) | isLong | isTooLow == 0 else { return nil }
    return leads &>> 56
  }

  /// Passes whole sequences until `end` is reached; nil when one is malformed.
  private static func skipSequences(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index] < 0x80 {
        index &+= 1
        continue
      }
      let length = UTF8Evidence.sequenceLength(bytes, at: index)
      guard length > 0 else { return nil }
      index &+= length
    }
    return index
  }

  // Eight bytes of any value make a valid integer, and the callers keep to the bounds. The checked
  // subscript byte by byte takes 7 instructions a byte of ASCII text instead of 1.
  private static func word(_ raw: RawSpan, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
