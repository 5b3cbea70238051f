/// Counts what speaks for and against UTF-8 in a run of bytes.
struct UTF8Evidence: Equatable {
  /// Well-formed sequences of two to four bytes.
  private(set) var validSequences = 0
  /// Bytes of 0x80 or more that are part of no well-formed sequence.
  private(set) var invalidBytes = 0

  /// Looks at bytes; a sequence cut off at the end is not counted.
  init(_ bytes: Span<UInt8>) {
    switch UTF8Check.check(bytes) {
    case .ascii: break
    case .utf8: validSequences = ByteSearch.leads(in: bytes)
    case .malformed: count(bytes)
    }
  }

  private mutating func count(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      let length = Self.sequenceLength(bytes, at: index)
      if length > 0 {
        validSequences += 1
        index += length
      } else if Self.isCutOff(bytes, at: index) {
        return
      } else {
        invalidBytes += 1
        index += 1
      }
    }
  }

  /// The encoding that the bytes speak for.
  ///
  /// A UTF-8 file with a few damaged bytes stays UTF-8: legacy text hardly ever forms sequences, so
  /// two to one separates the two (135 pairs of windows-1256 letters do, a few of a thousand).
  var encoding: FileEncoding {
    if validSequences == 0 && invalidBytes == 0 { return .undetermined }
    return validSequences >= 2 * invalidBytes ? .utf8 : .legacy
  }

  /// What two runs of bytes say together.
  static func + (left: UTF8Evidence, right: UTF8Evidence) -> UTF8Evidence {
    var sum = left
    sum.validSequences += right.validSequences
    sum.invalidBytes += right.invalidBytes
    return sum
  }

  /// The length of the well-formed sequence at an offset (Unicode table 3-7); 0 when there is none.
  static func sequenceLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    guard index + length <= bytes.count else { return 0 }
    let second = bytes[index + 1]
    let low: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    guard second >= low, second <= high else { return 0 }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  private static func isCutOff(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard bytes[index] >= 0xC2, bytes[index] <= 0xF4, bytes.count - index < 4 else { return false }
    for offset in (index + 1)..<max(index + 1, bytes.count) where bytes[offset] & 0xC0 != 0x80 {
      return false
    }
    let needed = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : 2
    return bytes.count - index < needed
  }
}
