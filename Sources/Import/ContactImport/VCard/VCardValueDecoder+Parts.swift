/// Escapes and parts of a value.
extension VCardValueDecoder {
  /// The most parts of one value; further separators are text.
  ///
  /// A card in a thousand groups is real,
  /// and the parts of a hostile value would take sixteen times its size.
  private static let partLimit = 10_000

  mutating func split(_ layout: Layout, _ version: VCardVersion, into text: inout VCardText) {
    // Lists within components came with vCard 3.0.
    let comma: Layout.Comma =
      layout.comma == .blank && version == .v21 ? .text : layout.comma
    var start = 0
    var index = 0
    while index < raw.count {
      let run = runEnd(from: index)
      text.bytes.append(contentsOf: raw[index..<run])
      guard run < raw.count else { break }
      let byte = raw[run]
      index = run + 1
      switch byte {
      case UInt8(ascii: "\\"):
        if index < raw.count, let plain = Self.unescaped(raw[index], version) {
          text.bytes.append(plain)
          index += 1
        } else {
          text.bytes.append(byte)
        }
      case UInt8(ascii: ";") where layout.splitsAtSemicolons && text.parts.count < Self.partLimit,
        UInt8(ascii: ",") where comma == .separator && text.parts.count < Self.partLimit:
        text.parts.append(start..<text.bytes.count)
        start = text.bytes.count
      case UInt8(ascii: ",") where comma == .blank:
        if text.bytes.count > start, text.bytes.last != 0x20 { text.bytes.append(0x20) }
        while index < raw.count, raw[index] == 0x20 { index += 1 }
      // Padding of some programs; never text.
      case 0: findings.insert(.nullBytes)
      default: text.bytes.append(byte)
      }
    }
    text.parts.append(start..<text.bytes.count)
  }

  /// The end of the bytes that are copied as they are.
  private func runEnd(from start: Int) -> Int {
    var index = start
    while index < raw.count {
      let byte = raw[index]
      if byte == UInt8(ascii: "\\") || byte == 0 { break }
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { break }
      index += 1
    }
    return index
  }

  /// What a backslash and a byte mean; nil when the backslash is text.
  ///
  /// RFC 6350 3.4 and RFC 2426 4; the colon is escaped by many programs, the quotation mark by
  /// Apple's. vCard 2.1 escapes only the semicolon, Android also backslash, colon and comma; a line
  /// break is never `\n` there.
  private static func unescaped(_ byte: UInt8, _ version: VCardVersion) -> UInt8? {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\\"): byte
    case UInt8(ascii: "n"), UInt8(ascii: "N"): version == .v21 ? nil : 0x0A
    case UInt8(ascii: "\""): version == .v21 ? nil : byte
    default: nil
    }
  }
}
