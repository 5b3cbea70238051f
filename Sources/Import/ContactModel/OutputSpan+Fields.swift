extension OutputSpan<UInt8> {
  /// Adds a length as LEB128; nearly all take one byte.
  @inline(__always)
  mutating func append(length: Int) {
    if length < 0x80 { append(UInt8(truncatingIfNeeded: length)) } else { appendLong(length) }
  }

  private mutating func appendLong(_ length: Int) {
    var rest = length
    while rest >= 0x80 {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Adds bytes; there must be room for them.
  @inline(__always)
  mutating func append(bytes: Span<UInt8>) {
    precondition(bytes.count <= freeCapacity, "a field is as long as it says")
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let target = buffer.baseAddress, let start = source.baseAddress else { return }
        unsafe (target + count).initialize(from: start, count: source.count)
        count += source.count
      }
    }
  }

  /// Adds what a date begins with.
  mutating func append(
    _ kind: ContactDate.Kind, _ form: ContactDateForm, year: Int
  ) {
    append(kind.code)
    append(form.rawValue)
    append(UInt8(truncatingIfNeeded: year))
    append(UInt8(truncatingIfNeeded: year >> 8))
  }
}
