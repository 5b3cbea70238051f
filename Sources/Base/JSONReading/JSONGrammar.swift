/// A broken rule and its place; the reader adds the path.
struct JSONFault: Error {
  let offset: Int
  let rule: JSONRule
}

/// A string token without its quotes.
struct JSONStringToken {
  var content: Range<Int>
  var hasEscapes: Bool
  /// The offset behind the closing quote.
  var end: Int { content.upperBound + 1 }
}

/// The lexical grammar of RFC 8259 over a span of bytes; knows nothing of nesting.
enum JSONGrammar {
  static func skipWhitespace(_ text: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position < text.count {
      let byte = text[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      position += 1
    }
    return position
  }

  /// Checks one string and finds its end; `start` is the offset behind the opening quote.
  static func scanString(
    _ text: Span<UInt8>, from start: Int
  ) throws(JSONFault) -> JSONStringToken {
    var position = start
    var hasEscapes = false
    while position < text.count {
      let byte = text[position]
      if byte >= 0x80 {
        position += try multibyteLength(text, at: position)
      } else if byte == UInt8(ascii: "\"") {
        return JSONStringToken(content: start..<position, hasEscapes: hasEscapes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += try escapeLength(text, at: position)
      } else if byte < 0x20 {
        throw JSONFault(offset: position, rule: .controlCharacter)
      } else {
        position += 1
      }
    }
    throw JSONFault(offset: text.count, rule: .unexpectedEnd)
  }

  /// The length of the multi-byte sequence at `position` (table 3-7 of the Unicode Standard).
  private static func multibyteLength(
    _ text: Span<UInt8>, at position: Int
  ) throws(JSONFault) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch text[position] {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: throw JSONFault(offset: position, rule: .invalidUTF8)
    }
    for index in 1..<length {
      guard position + index < text.count else {
        throw JSONFault(offset: text.count, rule: .unexpectedEnd)
      }
      let allowed = index == 1 ? second : 0x80...0xBF
      guard allowed.contains(text[position + index]) else {
        throw JSONFault(offset: position, rule: .invalidUTF8)
      }
    }
    return length
  }

  /// The length of the escape at `position`; a surrogate pair counts as one escape.
  private static func escapeLength(
    _ text: Span<UInt8>, at position: Int
  ) throws(JSONFault) -> Int {
    guard position + 1 < text.count else {
      throw JSONFault(offset: text.count, rule: .unexpectedEnd)
    }
    switch text[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      let unit = try hexUnit(text, at: position)
      guard 0xD800...0xDFFF ~= unit else { return 6 }
      guard unit < 0xDC00 else { throw JSONFault(offset: position, rule: .unpairedSurrogate) }
      return try trailSurrogateEnd(text, lead: position) - position
    default:
      throw JSONFault(offset: position, rule: .invalidEscape)
    }
  }

  private static func trailSurrogateEnd(
    _ text: Span<UInt8>, lead: Int
  ) throws(JSONFault) -> Int {
    for (index, expected) in [UInt8(ascii: "\\"), UInt8(ascii: "u")].enumerated() {
      guard lead + 6 + index < text.count else {
        throw JSONFault(offset: text.count, rule: .unexpectedEnd)
      }
      guard text[lead + 6 + index] == expected else {
        throw JSONFault(offset: lead, rule: .unpairedSurrogate)
      }
    }
    guard 0xDC00...0xDFFF ~= (try hexUnit(text, at: lead + 6)) else {
      throw JSONFault(offset: lead, rule: .unpairedSurrogate)
    }
    return lead + 12
  }

  /// The UTF-16 unit of the `\uXXXX` escape whose backslash is at `position`.
  private static func hexUnit(
    _ text: Span<UInt8>, at position: Int
  ) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for index in position + 2..<position + 6 {
      guard index < text.count else {
        throw JSONFault(offset: text.count, rule: .unexpectedEnd)
      }
      guard let digit = hexDigit(text[index]) else {
        throw JSONFault(offset: position, rule: .invalidEscape)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Checks one number and returns the offset behind it (section 6).
  static func scanNumber(_ text: Span<UInt8>, from start: Int) throws(JSONFault) -> Int {
    var position = start
    if text[position] == UInt8(ascii: "-") { position += 1 }
    let integer = position
    position = try scanDigits(text, from: position, numberStart: start)
    if text[integer] == UInt8(ascii: "0") {
      guard position == integer + 1 else { throw JSONFault(offset: start, rule: .invalidNumber) }
    }
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position = try scanDigits(text, from: position + 1, numberStart: start)
    }
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < text.count {
        if text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
          position += 1
        }
      }
      position = try scanDigits(text, from: position, numberStart: start)
    }
    return position
  }

  private static func scanDigits(
    _ text: Span<UInt8>, from start: Int, numberStart: Int
  ) throws(JSONFault) -> Int {
    guard start < text.count else { throw JSONFault(offset: text.count, rule: .unexpectedEnd) }
    var position = start
    while position < text.count, 0x30...0x39 ~= text[position] { position += 1 }
    guard position > start else { throw JSONFault(offset: numberStart, rule: .invalidNumber) }
    return position
  }

  /// Replaces the escapes of a checked string by what they stand for.
  static func unescape(_ text: Span<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      let byte = text[position]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        position += 1
        continue
      }
      position += appendEscape(text, at: position, to: &result)
    }
    return result
  }

  /// Appends what the checked escape at `position` stands for and returns its length.
  private static func appendEscape(
    _ text: Span<UInt8>, at position: Int, to result: inout [UInt8]
  ) -> Int {
    let letter = text[position + 1]
    switch letter {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      let unit = checkedUnit(text, at: position)
      guard 0xD800...0xDBFF ~= unit else {
        appendScalar(unit, to: &result)
        return 6
      }
      let trail = checkedUnit(text, at: position + 6)
      appendScalar(0x10000 + (unit - 0xD800) << 10 + (trail - 0xDC00), to: &result)
      return 12
    default: result.append(letter)
    }
    return 2
  }

  private static func checkedUnit(_ text: Span<UInt8>, at position: Int) -> UInt32 {
    var unit: UInt32 = 0
    for index in position + 2..<position + 6 {
      unit = unit << 4 | UInt32(hexDigit(text[index]) ?? 0)
    }
    return unit
  }

  private static func appendScalar(_ value: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
