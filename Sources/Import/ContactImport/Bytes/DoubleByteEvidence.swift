/// Counts what speaks for an East Asian encoding with two bytes a letter, which no page of single bytes
/// can be told from by its bytes alone (GB18030, EUC-KR, EUC-JP).
struct DoubleByteEvidence {
  /// The bytes looked at.
  private static let limit = 1 << 16

  /// Runs of bytes of 0x80 or more.
  private(set) var runs = 0
  /// Those of an even length.
  private(set) var evenRuns = 0

  init(_ bytes: Span<UInt8>) {
    var length = 0
    for index in 0..<min(bytes.count, Self.limit) {
      if bytes[index] >= 0x80 {
        length += 1
      } else if length > 0 {
        count(length)
        length = 0
      }
    }
    if length > 0 { count(length) }
  }

  private mutating func count(_ length: Int) {
    runs += 1
    if length & 1 == 0 { evenRuns += 1 }
  }

  /// Whether all words are even: of eight words of single bytes that is one case in 256.
  var isLikely: Bool { runs >= 8 && evenRuns == runs }
}
