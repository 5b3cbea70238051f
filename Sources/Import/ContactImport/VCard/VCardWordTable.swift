/// A fixed set of ASCII words, each with a number, found by their bytes in any case.
struct VCardWordTable: Sendable {
  private struct Entry: Sendable {
    var spelling: [UInt8]
    var number: UInt32
  }

  /// A hash table with linear probing; there are at most 100 words, so runs stay short.
  private var slots: [UInt8] = Array(repeating: 0, count: 256)
  private var entries = [Entry(spelling: [], number: 0)]

  /// Makes a table of words in upper case.
  init(_ words: [(String, UInt32)]) {
    precondition(words.count <= 100, "the table has 256 slots")
    for (word, number) in words {
      let bytes = Array(word.utf8)
      var slot = Self.hash(bytes.span, 0..<bytes.count)
      while slots[slot] != 0 { slot = (slot + 1) & 255 }
      slots[slot] = UInt8(entries.count)
      entries.append(Entry(spelling: bytes, number: number))
    }
  }

  /// The number of a word; nil when it is not in the table.
  func number(of range: Range<Int>, in bytes: Span<UInt8>) -> UInt32? {
    var slot = Self.hash(bytes, range)
    while slots[slot] != 0 {
      let entry = Int(slots[slot])
      if equals(entry, bytes, range) { return entries[entry].number }
      slot = (slot + 1) & 255
    }
    return nil
  }

  private func equals(_ entry: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard entries[entry].spelling.count == range.count else { return false }
    for offset in 0..<range.count {
      guard
        VCardBytes.upperCase(bytes[range.lowerBound + offset]) == entries[entry].spelling[offset]
      else { return false }
    }
    return true
  }

  /// The low five bits of a letter do not depend on its case.
  private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var hash = UInt32(truncatingIfNeeded: range.count)
    for index in range { hash = hash &* 31 &+ UInt32(bytes[index] & 0x1F) }
    return Int((hash ^ (hash >> 8)) & 255)
  }
}

/// Comparisons of ASCII bytes.
enum VCardBytes {
  static func upperCase(_ byte: UInt8) -> UInt8 {
    byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
  }

  /// Whether the bytes of a range are this ASCII word, which is given in upper case.
  static func equals(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && starts(bytes, range, with: word)
  }

  /// Whether the bytes of a range begin with this ASCII word, which is given in upper case.
  static func starts(
    _ bytes: Span<UInt8>, _ range: Range<Int>, with word: StaticString
  ) -> Bool {
    guard range.count >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      let byte = upperCase(bytes[range.lowerBound + offset])
      guard unsafe byte == word.utf8Start[offset] else { return false }
    }
    return true
  }

  /// The range without blanks at both ends.
  static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    while start < end, isSpace(bytes[start]) { start += 1 }
    return start..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The value of a hexadecimal digit in either case; nil for other bytes.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
