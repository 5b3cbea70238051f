/// Makes keys of the bytes that a terminal sends, however they are cut.
///
/// Sequences are those of ECMA-48 as xterm and its relatives send them; unknown ones are passed over,
/// and so are bytes that are no UTF-8.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// Whether bytes wait for the rest of a sequence; an escape key looks like the start of one.
  var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes.
  ///
  /// - Parameter bytes: What was read, of any length.
  /// - Returns: The keys that are complete.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var place = 0
    while place < pending.count, let (key, length) = Self.first(pending[place...]) {
      if let key { keys.append(key) }
      place += length
    }
    pending.removeFirst(place)
    return keys
  }

  /// Takes what waits for what it is: nothing came after it for a while.
  ///
  /// - Returns: The escape key when it waited, and the keys behind it.
  mutating func flush() -> [Key] {
    guard let first = pending.first else { return [] }
    let rest = Array(pending.dropFirst())
    pending = []
    return (first == 0x1B ? [.escape] : []) + decode(rest)
  }

  /// The first key, which may be nothing, and its length; nil when bytes are missing.
  private static func first(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1B: return sequence(bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x00..<0x20:
      let letter = Unicode.Scalar(byte | 0x60)
      return (("a"..."z").contains(letter) ? .control(Character(letter)) : nil, 1)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let length =
      switch bytes[bytes.startIndex] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let tail = bytes.dropFirst().prefix(length - 1)
    guard tail.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
    guard tail.count == length - 1 else { return nil }
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self) else {
      return (nil, 1)
    }
    return (text.first.map(Key.character), length)
  }

  /// A sequence behind an escape: `ESC [ parameters final` or `ESC O final`.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let rest = bytes.dropFirst()
    guard let kind = rest.first else { return nil }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return (.escape, 1) }
    let body = rest.dropFirst()
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // No terminal sends so long a sequence.
      return body.count > 32 ? (nil, bytes.count) : nil
    }
    return (key(final: body[end], parameters: body[..<end]), end - bytes.startIndex + 1)
  }

  private static func key(final: UInt8, parameters: ArraySlice<UInt8>) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "~"): numbered(parameters)
    default: nil
    }
  }

  private static func numbered(_ parameters: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
    case "1", "7": .home
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    default: nil
    }
  }
}
