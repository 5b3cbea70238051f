internal import StableHash

/// The input of a row's or section's content hash, filled again and again without allocation.
///
/// The hash is XXH64 over the present fields, each as a tag byte, its length (UInt32, little-endian)
/// and the UTF-8 bytes of its JSON value as written. Tags and lengths keep two different contents
/// from having the same input.
struct ContentHash: Sendable {
  /// Longer than the input, so that hardly a field asks for more memory.
  private var input = [UInt8](repeating: 0, count: 1024)
  private var count = 0

  /// Forgets all fields.
  mutating func removeAll() {
    count = 0
  }

  /// Adds a field with its value.
  mutating func add(_ tag: UInt8, _ value: UnsafeRawBufferPointer) {
    let size = value.count
    let end = count + 5 + size
    if end > input.count { input += [UInt8](repeating: 0, count: end) }
    unsafe input.withUnsafeMutableBytes { input in
      let field = unsafe UnsafeMutableRawBufferPointer(rebasing: input[count..<end])
      unsafe field[0] = tag
      unsafe field.storeBytes(of: UInt32(size).littleEndian, toByteOffset: 1, as: UInt32.self)
      unsafe UnsafeMutableRawBufferPointer(rebasing: field[5...]).copyMemory(from: value)
    }
    count = end
  }

  /// The hash of the fields added since `removeAll`.
  var value: UInt64 { StableHash.hash(input.span.extracting(first: count)) }
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
    append(Self.hexadecimalDigit(byte >> 4))
    append(Self.hexadecimalDigit(byte & 15))
  }

  /// The lower-case hexadecimal digit of a number below 16.
  static func hexadecimalDigit(_ number: UInt8) -> UInt8 {
    number < 10 ? 0x30 + number : 0x57 + number
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
