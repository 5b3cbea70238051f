/// A JSON value that remembers its bytes and the order of its keys.
///
/// A plain recursive parser for tests: it accepts compact JSON only, that is no white space but a
/// line feed before an array's element or closing bracket and one at the very end.
package struct RawJSON: Sendable {
  /// What a value is.
  package enum Content: Sendable {
    case object([(key: String, value: RawJSON)])
    case array([RawJSON])
    case string(String)
    case integer(Int)
    case boolean(Bool)
  }

  /// What the value is.
  package let content: Content
  /// The bytes of the value as written.
  package let bytes: ArraySlice<UInt8>

  /// Why a text is no JSON of this kind.
  package struct Failure: Error, CustomStringConvertible {
    /// What was expected.
    package let reason: String
    /// The byte's place.
    package let offset: Int

    package var description: String { "\(reason) at byte \(offset)" }
  }

  /// Parses a whole text.
  ///
  /// - Parameter text: A value and a line feed.
  /// - Throws: `Failure` when the text is not compact JSON with a final line feed.
  package init(parsing text: [UInt8]) throws {
    var parser = RawJSONParser(text: text)
    self = try parser.value()
    try parser.expect(0x0A, "a final line feed")
    guard parser.offset == text.count else { throw parser.failure("the end of the text") }
  }

  init(content: Content, bytes: ArraySlice<UInt8>) {
    self.content = content
    self.bytes = bytes
  }

  // Not inlined: the optimiser of Swift 6.3.1 stops with an ownership error where it merges several
  // of these accessors into one function.

  /// The members of an object; empty for other values.
  @inline(never)
  package var members: [(key: String, value: RawJSON)] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The keys of an object in order.
  package var keys: [String] { members.map(\.key) }

  /// The elements of an array; empty for other values.
  @inline(never)
  package var elements: [RawJSON] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The string; nil for other values.
  @inline(never)
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number; nil for other values.
  @inline(never)
  package var integer: Int? {
    if case .integer(let number) = content { number } else { nil }
  }

  /// The truth value; nil for other values.
  @inline(never)
  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// The value of a key; nil when there is none.
  package subscript(key: String) -> RawJSON? {
    members.first { $0.key == key }?.value
  }

  /// The elements of an array of strings.
  package var strings: [String] { elements.compactMap(\.string) }

  /// The elements of an array of numbers.
  package var integers: [Int] { elements.compactMap(\.integer) }
}

struct RawJSONParser {
  let text: [UInt8]
  var offset = 0

  func failure(_ reason: String) -> RawJSON.Failure {
    RawJSON.Failure(reason: "expected \(reason)", offset: offset)
  }

  private var next: UInt8? { offset < text.count ? text[offset] : nil }

  mutating func expect(_ byte: UInt8, _ what: String) throws {
    guard next == byte else { throw failure(what) }
    offset += 1
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  mutating func value() throws -> RawJSON {
    let start = offset
    let content: RawJSON.Content
    switch next {
    case 0x7B: content = .object(try members())
    case 0x5B: content = .array(try elements())
    case 0x22: content = .string(try string())
    case 0x74:
      try word("true")
      content = .boolean(true)
    case 0x66:
      try word("false")
      content = .boolean(false)
    default: content = .integer(try integer())
    }
    return RawJSON(content: content, bytes: text[start..<offset])
  }

  private mutating func members() throws -> [(key: String, value: RawJSON)] {
    try expect(0x7B, "{")
    var members: [(key: String, value: RawJSON)] = []
    while !skip(0x7D) {
      if !members.isEmpty { try expect(0x2C, "a comma or }") }
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else { throw failure("another key") }
      try expect(0x3A, ":")
      members.append((key, try value()))
    }
    return members
  }

  private mutating func elements() throws -> [RawJSON] {
    try expect(0x5B, "[")
    var elements: [RawJSON] = []
    while true {
      if skip(0x5D) { return elements }
      if skip(0x0A), skip(0x5D) { return elements }
      if !elements.isEmpty {
        guard text[offset - 1] != 0x0A else { throw failure("a comma before the line feed") }
        try expect(0x2C, "a comma or ]")
        _ = skip(0x0A)
      }
      elements.append(try value())
    }
  }

  private mutating func word(_ word: String) throws {
    for byte in word.utf8 { try expect(byte, word) }
  }

  private mutating func integer() throws -> Int {
    let start = offset
    _ = skip(0x2D)
    while let digit = next, (0x30...0x39).contains(digit) { offset += 1 }
    let digits = String(decoding: text[start..<offset], as: UTF8.self)
    guard let number = Int(digits), String(number) == digits else { throw failure("a value") }
    return number
  }

  private mutating func string() throws -> String {
    try expect(0x22, "a string")
    var units: [UInt8] = []
    while !skip(0x22) {
      guard let byte = next, byte >= 0x20 else { throw failure("no bare control character") }
      offset += 1
      if byte == 0x5C { units += try escape() } else { units.append(byte) }
    }
    guard let string = String(validating: units, as: UTF8.self) else { throw failure("UTF-8") }
    return string
  }

  /// Only the escapes that the format writes are accepted.
  private mutating func escape() throws -> [UInt8] {
    let short: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]
    if let byte = next, let meaning = short[byte] {
      offset += 1
      return [meaning]
    }
    try word("u00")
    let digits = String(decoding: text[offset..<min(offset + 2, text.count)], as: UTF8.self)
    guard let code = UInt8(digits, radix: 16), code < 0x20, !short.values.contains(code),
      digits == digits.lowercased()
    else { throw failure("the number of a control character") }
    offset += 2
    return [code]
  }
}
