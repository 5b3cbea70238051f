internal import SectionModel

/// The identifiers of all rows of a list, as numbers of bytes that are compared and hashed in words.
struct RowIDs: Sendable {
  private let bytes: [UInt8]
  private let ends: [UInt64]

  init(_ outline: ListOutline) {
    (bytes, ends) = (outline.ids, outline.ends)
  }

  /// A single identifier, to look for.
  init(_ id: String) {
    bytes = Array(id.utf8)
    ends = [UInt64(bytes.count)]
  }

  var count: Int { ends.count }

  /// Whether an identifier equals one of another list.
  func isEqual(_ row: Int, _ other: RowIDs, _ otherRow: Int) -> Bool {
    let (start, length) = place(of: row)
    let (otherStart, otherLength) = other.place(of: otherRow)
    guard length == otherLength else { return false }
    let (left, right) = unsafe (bytes.span.bytes, other.bytes.span.bytes)
    var offset = 0
    while offset &+ 8 <= length {
      guard
        unsafe left.unsafeLoadUnaligned(fromByteOffset: start &+ offset, as: UInt64.self)
          == right.unsafeLoadUnaligned(fromByteOffset: otherStart &+ offset, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    while offset < length {
      guard bytes[start &+ offset] == other.bytes[otherStart &+ offset] else { return false }
      offset &+= 1
    }
    return true
  }

  /// A hash of an identifier, the same in every process: words multiplied into each other, and the
  /// high half mixed into the low one at last.
  func hash(of row: Int) -> UInt64 {
    let (start, length) = place(of: row)
    let raw = unsafe bytes.span.bytes
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(length)
    var offset = 0
    while offset &+ 8 <= length {
      let word = UInt64(
        littleEndian: unsafe raw.unsafeLoadUnaligned(
          fromByteOffset: start &+ offset, as: UInt64.self))
      hash = Self.mixed(hash, word)
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < length {
      rest = rest << 8 | UInt64(bytes[start &+ offset])
      offset &+= 1
    }
    hash = Self.mixed(hash, rest)
    return hash ^ hash >> 32
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
    return product ^ product >> 33
  }

  private func place(of row: Int) -> (start: Int, length: Int) {
    let start = row == 0 ? 0 : Int(truncatingIfNeeded: ends[row &- 1])
    return (start, Int(truncatingIfNeeded: ends[row]) &- start)
  }
}
