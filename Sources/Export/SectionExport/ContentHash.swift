internal import StableHash

/// The input of a row's or section's content hash, filled again and again without allocation.
///
/// The hash is XXH64 over the present fields, each as a tag byte, its length (UInt32, little-endian)
/// and the UTF-8 bytes of its JSON value as written. Tags and lengths keep two different contents
/// from having the same input.
struct ContentHash: Sendable {
  private var input: [UInt8] = []

  /// Forgets all fields.
  mutating func removeAll() {
    input.removeAll(keepingCapacity: true)
  }

  /// Adds a field whose value is everything in `bytes` from `start` on.
  mutating func add(_ tag: UInt8, _ bytes: [UInt8], from start: Int) {
    input.append(tag)
    input.appendLength(bytes.count - start)
    unsafe bytes.withUnsafeBufferPointer {
      unsafe input.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start...]))
    }
  }

  /// The hash of the fields added since `removeAll`.
  var value: UInt64 { StableHash.hash(input.span) }
}

extension [UInt8] {
  /// Appends a length as four bytes, the lowest first.
  mutating func appendLength(_ length: Int) {
    let length = UInt32(length)
    append(UInt8(truncatingIfNeeded: length))
    append(UInt8(truncatingIfNeeded: length >> 8))
    append(UInt8(truncatingIfNeeded: length >> 16))
    append(UInt8(truncatingIfNeeded: length >> 24))
  }
}

extension [UInt8] {
  /// Appends the two lower-case hexadecimal digits of a byte.
  mutating func appendHexadecimal(_ byte: UInt8) {
    for digit in [byte >> 4, byte & 15] {
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}

extension StableHash {
  /// Adds a length, as four bytes, and the bytes themselves.
  mutating func updateWithLength(_ bytes: Span<UInt8>) {
    var length: [UInt8] = []
    length.appendLength(bytes.count)
    update(length.span)
    update(bytes)
  }

  /// Adds the 16 hexadecimal digits of a hash.
  mutating func update(hexadecimal hash: UInt64) {
    var digits: [UInt8] = []
    Self.appendHexadecimal(hash, to: &digits)
    update(digits.span)
  }

  /// The 16 hexadecimal digits of a hash.
  static func text(_ hash: UInt64) -> String {
    var digits: [UInt8] = []
    appendHexadecimal(hash, to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }
}
