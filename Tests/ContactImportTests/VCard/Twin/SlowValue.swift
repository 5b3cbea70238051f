@testable import ContactImport

/// A value as text, by the rules of `VCardValueDecoder` written down in the most obvious way.
struct SlowValue {
  enum Comma {
    case text, separator, blank
  }

  private(set) var parts: [String] = []
  /// Bytes whose charset the file has to decide; each is the character of its number.
  private(set) var isUndecided = false
  private let version: SlowProperties.Version

  init(
    _ property: SlowProperties.Property, _ version: SlowProperties.Version,
    splitsAtSemicolons: Bool = false, comma: Comma = .text
  ) {
    self.version = version
    let raw = Self.raw(property, version)
    let text = decoded(raw.map { UInt8(truncatingIfNeeded: $0.value) }, property.header)
    split(text, splitsAtSemicolons, comma == .blank && version == .old ? .text : comma)
  }

  var isBeyondASCII: Bool { parts.contains { !$0.utf8.allSatisfy { $0 < 0x80 } } }

  /// A part; empty when there is none, or only blanks in it.
  func part(_ number: Int) -> String {
    guard number < parts.count else { return "" }
    return parts[number].unicodeScalars.allSatisfy { " \t".unicodeScalars.contains($0) }
      ? "" : parts[number]
  }

  /// The only part without blanks at its ends.
  var trimmed: String { Self.trimmed(parts[0]) }

  static func trimmed(_ text: String) -> String {
    let isSpace = { (scalar: Unicode.Scalar) in " \t\n\r".unicodeScalars.contains(scalar) }
    var rest = text.unicodeScalars.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return String(rest)
  }

  // MARK: - Lines

  private static func raw(
    _ property: SlowProperties.Property, _ version: SlowProperties.Version
  ) -> [Unicode.Scalar] {
    switch property.header.encoding {
    case "QUOTED-PRINTABLE": Array(quotedPrintable(property.lines, version).unicodeScalars)
    case "BASE64", "B": Array(base64(property.lines.joined()).unicodeScalars)
    default: Array(unfolded(property.lines, property.header.name, version).unicodeScalars)
    }
  }

  private static let unblanked: Set = [
    "EMAIL", "URL", "PHOTO", "UID", "BDAY", "ANNIVERSARY", "X-ANNIVERSARY", "X-MS-ANNIVERSARY",
    "X-EVOLUTION-ANNIVERSARY", "X-KADDRESSBOOK-X-ANNIVERSARY", "X-ABDATE", "DEATHDATE",
    "X-DEATHDATE", "X-WAB-WEDDING_ANNIVERSARY",
  ]

  private static func unfolded(
    _ lines: [String], _ name: String, _ version: SlowProperties.Version
  ) -> String {
    lines.dropFirst().reduce(lines[0]) { text, line in
      guard let first = line.first, SlowCards.isBlank(first) else {
        return text + (["NOTE", "LABEL"].contains(name) ? "\n" : " ") + line
      }
      let keepsBlank = version == .old && !unblanked.contains(name)
      let next = line.unicodeScalars.dropFirst().first.map { $0.value & 0xC0 == 0x80 } ?? false
      let isCut = next && endsWithinLetter(text)
      return text + (keepsBlank && !isCut ? line : String(line.dropFirst()))
    }
  }

  /// Whether bytes end with the beginning of a letter in UTF-8.
  private static func endsWithinLetter(_ text: String) -> Bool {
    for (count, scalar) in text.unicodeScalars.reversed().prefix(4).enumerated() {
      switch scalar.value {
      case 0x80...0xBF: continue
      case 0xC2...0xDF: return count < 1
      case 0xE0...0xEF: return count < 2
      case 0xF0...0xFF: return count < 3
      default: return false
      }
    }
    return false
  }

  // MARK: - Transfer encodings

  private static func quotedPrintable(
    _ lines: [String], _ version: SlowProperties.Version
  ) -> String {
    let isBroken = lines.map { SlowCards.trimmedEnd($0).hasSuffix("=") }
    let behindBreaks = zip(isBroken, lines.dropFirst()).filter(\.0).map(\.1)
    let isPadded = behindBreaks.allSatisfy { $0.first.map(SlowCards.isBlank) ?? false }
    var text = ""
    for (number, line) in lines.enumerated() {
      var line = line
      let isBehindBreak = number > 0 && isBroken[number - 1]
      let dropsBlank = isBehindBreak ? isPadded : number > 0 && version != .old
      if dropsBlank, let first = line.first, SlowCards.isBlank(first) { line.removeFirst() }
      if isBroken[number] { line = String(SlowCards.trimmedEnd(line).dropLast()) }
      text = appendingDecoded(line, to: text)
    }
    return text
  }

  private static func appendingDecoded(_ line: String, to text: String) -> String {
    var (rest, text) = (line[...], text)
    while let character = rest.popFirst() {
      let digits = rest.prefix(2)
      guard character == "=", digits.count == 2, digits.allSatisfy(\.isHexDigit),
        digits.allSatisfy(\.isASCII), let byte = UInt8(digits, radix: 16)
      else {
        text.append(character)
        continue
      }
      rest = rest.dropFirst(2)
      if byte == 0x0D, rest.prefix(3).uppercased() == "=0A" { rest = rest.dropFirst(3) }
      text = appendingByte(byte == 0x0D ? 0x0A : byte, to: text)
    }
    return text
  }

  /// Separators that were encoded separate nothing: they get a backslash.
  private static func appendingByte(_ byte: UInt8, to text: String) -> String {
    let scalar = Unicode.Scalar(byte)
    let backslashes = text.reversed().prefix { $0 == "\\" }.count
    let isSeparator = (scalar == ";" || scalar == ",") && backslashes % 2 == 0
    return text + (isSeparator ? "\\" : "") + String(Character(scalar))
  }

  private static func base64(_ text: String) -> String {
    let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let bits = text.compactMap { digits.firstIndex(of: $0) }
      .map { digits.distance(from: digits.startIndex, to: $0) }
      .flatMap { number in (0..<6).map { number >> (5 - $0) & 1 } }
    return stride(from: 0, to: bits.count - bits.count % 8, by: 8).reduce("") { text, start in
      appendingByte(bits[start..<(start + 8)].reduce(0) { $0 << 1 | UInt8($1) }, to: text)
    }
  }

  // MARK: - Charset

  private mutating func decoded(_ bytes: [UInt8], _ header: SlowHeader) -> String {
    let isStated = !header.charset.isEmpty && version != .four
    let isEncoded = ["QUOTED-PRINTABLE", "BASE64", "B"].contains(header.encoding)
    guard bytes.contains(where: { $0 >= 0x80 || isStated && $0 == 0x1B }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let utf8 = String(validating: bytes, as: UTF8.self)
    let isPlainUTF8 = utf8 != nil && !isEncoded && bytes.contains { $0 >= 0x80 }
    var charset = isStated ? SampleCharsets().canonicalName(header.charset) : nil
    let meant = ["ISO-8859-1": "windows-1252", "ISO-8859-9": "windows-1254"]
    charset = charset.map { meant[$0] ?? $0 }
    if charset == "US-ASCII" || charset == "UTF-7" { charset = nil }
    if let charset, charset != "UTF-8", !isPlainUTF8 {
      let text = SampleCharsets().decode(bytes.span, charset: charset)
      return String(decoding: text, as: UTF8.self)
    }
    if let utf8 { return utf8 }
    if Self.isDamagedUTF8(bytes[...]) { return String(decoding: bytes, as: UTF8.self) }
    isUndecided = true
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Whether there are more whole letters beyond ASCII than stray bytes; a letter that the end cuts
  /// off is neither.
  private static func isDamagedUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (rest, whole, stray) = (bytes, 0, 0)
    while let first = rest.first {
      let length = (1...4).first {
        String(validating: rest.prefix($0), as: UTF8.self)?.isEmpty == false
      }
      if let length {
        if first >= 0x80 { whole += 1 }
        rest = rest.dropFirst(min(length, rest.count))
        continue
      }
      let needed = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
      let isStart = (0xC2...0xF4).contains(first) && rest.count < needed
      if isStart, rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) { break }
      stray += 1
      rest = rest.dropFirst()
    }
    return whole > stray
  }

  // MARK: - Escapes and parts

  private mutating func split(_ text: String, _ splitsAtSemicolons: Bool, _ comma: Comma) {
    var part = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\0": continue
      case "\\":
        if let next = rest.first, let plain = unescaped(next) {
          part.append(plain)
          rest = rest.dropFirst()
        } else {
          part.append(scalar)
        }
      case ";" where splitsAtSemicolons, "," where comma == .separator:
        parts.append(String(part))
        part = String.UnicodeScalarView()
      case "," where comma == .blank:
        if let last = part.last, last != " " { part.append(" ") }
        rest = rest.drop { $0 == " " }
      default: part.append(scalar)
      }
    }
    parts.append(String(part))
  }

  private func unescaped(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case ";", ",", ":", "\\": scalar
    case "n", "N": version == .old ? nil : "\n"
    case "\"": version == .old ? nil : scalar
    default: nil
    }
  }
}
