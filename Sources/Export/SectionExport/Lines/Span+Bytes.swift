/// How two runs of bytes follow each other.
enum ByteOrder {
  case before
  case equal
  case behind
}

extension Span<UInt8> {
  /// Whether these bytes sort before or behind others.
  func order(behind other: Span<UInt8>) -> ByteOrder {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index] ? .before : .behind
    }
    return count == other.count ? .equal : count < other.count ? .before : .behind
  }
}

extension [UInt8] {
  /// Makes an array of the bytes of a span.
  init(copying bytes: Span<UInt8>) {
    self.init()
    append(copying: bytes)
  }

  /// Appends the bytes of a span.
  mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension String {
  /// Makes a text of UTF-8.
  init(copying bytes: Span<UInt8>) {
    self.init(decoding: [UInt8](copying: bytes), as: UTF8.self)
  }
}
