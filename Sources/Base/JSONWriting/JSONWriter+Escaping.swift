extension JSONWriter {
  /// Writes the inside of a string: only what RFC 8259 section 7 demands is escaped.
  ///
  /// Runs that need no escape are found eight bytes at a time and copied whole: 0.5-1.9 GB/s on
  /// names, against 0.24-1.15 GB/s with a table looked up for each byte.
  mutating func appendEscaped(_ text: Span<UInt8>) {
    var start = 0
    while true {
      let end = Self.firstEscape(in: text, from: start)
      if end > start { appendRun(text.extracting(start..<end)) }
      guard end < text.count else { return }
      appendEscape(text[end])
      start = end + 1
    }
  }

  /// The first byte from `start` on that must be escaped; the count when there is none.
  static func firstEscape(in text: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe text.bytes
    var offset = start
    while offset &+ 8 <= raw.byteCount {
      let word = UInt64(
        littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let marks = JSONEscapes.marks(word)
      if marks != 0 { return offset &+ marks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < text.count, !JSONEscapes.isNeeded(for: text[offset]) { offset &+= 1 }
    return offset
  }

  private mutating func appendEscape(_ byte: UInt8) {
    var (escape, count) = JSONEscapes.escape(of: byte)
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: escape))
      (escape, count) = (escape >> 8, count - 1)
    }
  }

  private mutating func appendRun(_ run: Span<UInt8>) {
    unsafe run.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}
