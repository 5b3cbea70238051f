/// Undoes quoted-printable (RFC 2045 6.7) as vCards have it.
struct VCardQuotedPrintable {
  /// Every line behind a soft break begins with a blank that is no part of the text.
  private let isPadded: Bool
  private var isWellFormed = true
  private var hasEscape = false

  /// Undoes the encoding of a value.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - value: The value, soft breaks included.
  ///   - version: The card's version, which decides about folds.
  ///   - raw: Where the bytes are added.
  /// - Returns: False when an equals sign was none of the encoding; it is kept as text.
  static func undo(
    _ bytes: Span<UInt8>, _ value: Range<Int>, _ version: VCardVersion, into raw: inout [UInt8]
  ) -> Bool {
    var state = VCardQuotedPrintable(isPadded: hasPaddedSoftBreaks(bytes, value))
    var index = value.lowerBound
    while index < value.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "=") {
        index = state.undoEqualsSign(bytes, index..<value.upperBound, into: &raw)
      } else if byte == 0x0A || byte == 0x0D {
        index = VCardLines.behindLineEnd(of: bytes, at: index)
        if version != .v21, index < value.upperBound, VCardLines.isBlank(bytes[index]) {
          index += 1
        }
      } else {
        raw.append(byte)
        index += 1
      }
    }
    return state.isWellFormed
  }

  private init(isPadded: Bool) {
    self.isPadded = isPadded
  }

  /// Undoes what the equals sign at the start of a range begins and returns the offset behind it.
  private mutating func undoEqualsSign(
    _ bytes: Span<UInt8>, _ range: Range<Int>, into raw: inout [UInt8]
  ) -> Int {
    let (index, end) = (range.lowerBound, range.upperBound)
    if let next = Self.behindSoftBreak(bytes, index, end: end) {
      let hasBlank = next < end && VCardLines.isBlank(bytes[next])
      return isPadded && hasBlank ? next + 1 : next
    }
    guard index + 2 < end, let high = VCardBytes.hexValue(bytes[index + 1]),
      let low = VCardBytes.hexValue(bytes[index + 2])
    else {
      raw.append(UInt8(ascii: "="))
      isWellFormed = false
      return index + 1
    }
    let byte = high << 4 | low
    // Behind an escape, ISO 2022 has letters whose halves look like separators.
    hasEscape = hasEscape || byte == 0x1B
    if hasEscape { raw.append(byte) } else { VCardSeparators.append(byte, to: &raw) }
    let isLineEnd = raw.last == 0x0D
    if isLineEnd { raw[raw.count - 1] = 0x0A }
    // CR LF is one line break; `=0D=0A` is how every program writes it.
    let next = index + 3
    let isPair =
      isLineEnd && next + 2 < end && bytes[next] == UInt8(ascii: "=")
      && bytes[next + 1] == UInt8(ascii: "0") && bytes[next + 2] | 0x20 == UInt8(ascii: "a")
    return isPair ? next + 3 : next
  }

  /// The offset behind a soft break that begins at an equals sign; nil when it begins none.
  ///
  /// A sign at the very end of the value is a break that nothing follows.
  private static func behindSoftBreak(_ bytes: Span<UInt8>, _ index: Int, end: Int) -> Int? {
    var next = index + 1
    while next < end, VCardLines.isBlank(bytes[next]) { next += 1 }
    guard next < end else { return end }
    guard bytes[next] == 0x0A || bytes[next] == 0x0D else { return nil }
    return VCardLines.behindLineEnd(of: bytes, at: next)
  }

  /// Whether every line behind a soft break begins with a blank.
  ///
  /// Some programs fold and break at once, and the blank is the fold's. Others break within the
  /// text, where one line in six begins with a blank of the text; then other lines do not.
  private static func hasPaddedSoftBreaks(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    var index = value.lowerBound
    while index < value.upperBound {
      if bytes[index] == UInt8(ascii: "="),
        let next = behindSoftBreak(bytes, index, end: value.upperBound),
        next < value.upperBound
      {
        guard VCardLines.isBlank(bytes[next]) else { return false }
        index = next
      } else {
        index += 1
      }
    }
    return true
  }
}

/// Undoes BASE64.
enum VCardBase64 {
  /// Decodes text in BASE64, which is rare; pictures never come here.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - value: The value over all its lines.
  ///   - raw: Where the bytes are added.
  /// - Returns: False when bytes of no meaning were passed over.
  static func undo(_ bytes: Span<UInt8>, _ value: Range<Int>, into raw: inout [UInt8]) -> Bool {
    var isWellFormed = true
    var (pending, count): (UInt32, Int) = (0, 0)
    for index in value {
      guard let digit = digitValue(bytes[index]) else {
        let isExpected = bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "=")
        if !isExpected { isWellFormed = false }
        continue
      }
      pending = (pending << 6 | digit) & 0xFF_FFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      VCardSeparators.append(UInt8(truncatingIfNeeded: pending >> UInt32(count)), to: &raw)
    }
    return isWellFormed
  }

  /// For each byte whether it stands in BASE64, `=` included.
  static let isPart: [Bool] = (0..<256).map { byte in
    digitValue(UInt8(byte)) != nil || byte == 0x3D
  }

  /// RFC 4648 table 1.
  private static func digitValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x61...0x7A: UInt32(byte - 0x61) + 26
    case 0x30...0x39: UInt32(byte - 0x30) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

/// Keeps bytes that were encoded from separating parts.
enum VCardSeparators {
  /// Adds a byte; a separator gets a backslash, unless one is there.
  static func append(_ byte: UInt8, to raw: inout [UInt8]) {
    if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
      let backslashes = raw.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 0 { raw.append(UInt8(ascii: "\\")) }
    }
    raw.append(byte)
  }
}
