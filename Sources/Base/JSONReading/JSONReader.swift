/// A strict pull reader for one JSON text (RFC 8259) in memory.
///
/// The caller asks for the values it expects, in the order in which they stand; everything that is
/// read or skipped is checked. Nothing recurses, so hostile nesting costs no stack. Every byte is
/// looked at once, and once more where a string is taken out. Names of object members may repeat;
/// a caller to whom that matters compares them.
package struct JSONReader: Sendable {
  /// Deeper nesting than any document of this project has, and far from any cost that matters.
  package static let defaultMaximumDepth = 64

  /// The offset at which the key or value that was read last begins, from 0.
  package private(set) var byteOffset = 0

  private let bytes: [UInt8]
  private let maximumDepth: Int
  private var position = 0
  private var frames: [JSONFrame] = []

  /// Creates a reader at the beginning of a text.
  package init(_ bytes: [UInt8], maximumDepth: Int = defaultMaximumDepth) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  /// The place of the key or value that was read last, as in `$.columns[2][0]`.
  package var path: String { JSONFrame.path(frames, in: bytes) }

  /// Tells the kind of the next value from its first byte without reading it.
  ///
  /// - Returns: The kind; whether the value is well-formed shows when it is read.
  /// - Throws: A `JSONError` when no value can begin here.
  package mutating func peek() throws(JSONError) -> JSONKind {
    position = JSONGrammar.skipWhitespace(bytes.span, from: position)
    byteOffset = position
    guard position < bytes.count else { throw fault(.unexpectedEnd) }
    switch bytes[position] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case 0xEF where position == 0: throw fault(.byteOrderMark)
    default: throw fault(.unexpectedByte)
    }
  }

  /// Checks that nothing but white space follows the value that was read.
  ///
  /// - Throws: A `JSONError` with the rule `trailingContent`.
  package mutating func finish() throws(JSONError) {
    position = JSONGrammar.skipWhitespace(bytes.span, from: position)
    byteOffset = position
    guard position == bytes.count else { throw fault(.trailingContent) }
  }

  // MARK: Objects and arrays

  /// Enters an object.
  ///
  /// - Throws: A `JSONError` when the next value is no object or nested too deep.
  package mutating func beginObject() throws(JSONError) {
    try expect(.object)
    try push(isObject: true)
  }

  /// Moves to the next member of the object entered last, whose value is then to be read.
  ///
  /// - Returns: The member's name, or `nil` when the object has ended and been left.
  /// - Throws: A `JSONError` when the text is malformed.
  package mutating func nextKey() throws(JSONError) -> String? {
    guard let token = try advanceInObject() else { return nil }
    return text(token)
  }

  /// Enters an array.
  ///
  /// - Throws: A `JSONError` when the next value is no array or nested too deep.
  package mutating func beginArray() throws(JSONError) {
    try expect(.array)
    try push(isObject: false)
  }

  /// Moves to the next element of the array entered last, which is then to be read.
  ///
  /// - Returns: Whether there is one; if not, the array has ended and been left.
  /// - Throws: A `JSONError` when the text is malformed.
  package mutating func nextElement() throws(JSONError) -> Bool {
    guard try advance(closing: UInt8(ascii: "]")) else { return false }
    byteOffset = position
    return true
  }

  /// Reads the next value whatever it is, checks it and drops it.
  ///
  /// - Throws: A `JSONError` when the text is malformed or nested too deep.
  package mutating func skipValue() throws(JSONError) {
    let base = frames.count
    repeat {
      switch try peek() {
      case .object: try push(isObject: true)
      case .array: try push(isObject: false)
      case .string: _ = try scanString()
      case .number: _ = try scanNumber()
      case .boolean: _ = try readBoolean()
      case .null: try readNull()
      }
      try skipEnds(downTo: base)
    } while frames.count > base
  }

  // MARK: Scalars

  /// Reads a string.
  ///
  /// - Returns: The string with its escapes replaced.
  /// - Throws: A `JSONError` when the next value is no string or malformed.
  package mutating func readString() throws(JSONError) -> String {
    try expect(.string)
    return text(try scanString())
  }

  /// Reads a number that is written without fraction and exponent.
  ///
  /// - Returns: The integer.
  /// - Throws: A `JSONError` when the next value is no such number or does not fit.
  package mutating func readInteger() throws(JSONError) -> Int {
    try expect(.number)
    let digits = bytes[try scanNumber()]
    guard let value = Int(String(decoding: digits, as: UTF8.self)) else {
      let hasOnlyDigits = digits.allSatisfy { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 }
      throw fault(hasOnlyDigits ? .numberOutOfRange : .notAnInteger)
    }
    return value
  }

  /// Reads a number.
  ///
  /// - Returns: The nearest finite value.
  /// - Throws: A `JSONError` when the next value is no number or too large.
  package mutating func readNumber() throws(JSONError) -> Double {
    try expect(.number)
    let digits = bytes[try scanNumber()]
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      throw fault(.numberOutOfRange)
    }
    return value
  }

  /// Reads `true` or `false`.
  ///
  /// - Returns: The value.
  /// - Throws: A `JSONError` when the next value is neither.
  package mutating func readBoolean() throws(JSONError) -> Bool {
    try expect(.boolean)
    let value = bytes[position] == UInt8(ascii: "t")
    try scanLiteral(value ? "true" : "false")
    return value
  }

  /// Reads `null`.
  ///
  /// - Throws: A `JSONError` when the next value is something else.
  package mutating func readNull() throws(JSONError) {
    try expect(.null)
    try scanLiteral("null")
  }
}

extension JSONReader {
  private func fault(_ rule: JSONRule) -> JSONError {
    JSONError(path: path, byteOffset: byteOffset, rule: rule)
  }

  private func fault(_ cause: JSONFault) -> JSONError {
    JSONError(path: path, byteOffset: cause.offset, rule: cause.rule)
  }

  private mutating func expect(_ kind: JSONKind) throws(JSONError) {
    guard try peek() == kind else { throw fault(.expected(kind)) }
  }

  private mutating func push(isObject: Bool) throws(JSONError) {
    guard frames.count < maximumDepth else { throw fault(.tooDeep) }
    frames.append(JSONFrame(isObject: isObject))
    position += 1
  }

  /// Moves behind a comma to the next member or element, or leaves the container at its end.
  private mutating func advance(closing: UInt8) throws(JSONError) -> Bool {
    precondition(!frames.isEmpty, "a container must be entered before it is walked")
    position = JSONGrammar.skipWhitespace(bytes.span, from: position)
    byteOffset = position
    guard position < bytes.count else { throw fault(.unexpectedEnd) }
    let isFirst = frames[frames.count - 1].index < 0
    if bytes[position] == closing {
      frames.removeLast()
      position += 1
      return false
    }
    if !isFirst {
      guard bytes[position] == UInt8(ascii: ",") else { throw fault(.expectedCommaOrEnd) }
      position = JSONGrammar.skipWhitespace(bytes.span, from: position + 1)
    }
    frames[frames.count - 1].index += 1
    return true
  }

  private mutating func advanceInObject() throws(JSONError) -> JSONStringToken? {
    guard try advance(closing: UInt8(ascii: "}")) else { return nil }
    frames[frames.count - 1].key = nil
    byteOffset = position
    guard position < bytes.count else { throw fault(.unexpectedEnd) }
    guard bytes[position] == UInt8(ascii: "\"") else { throw fault(.expectedKey) }
    let token = try scanString()
    frames[frames.count - 1].key = token
    let keyOffset = byteOffset
    position = JSONGrammar.skipWhitespace(bytes.span, from: position)
    byteOffset = position
    guard position < bytes.count else { throw fault(.unexpectedEnd) }
    guard bytes[position] == UInt8(ascii: ":") else { throw fault(.expectedColon) }
    position += 1
    byteOffset = keyOffset
    return token
  }

  /// Leaves every container that ends here, or stops before the next value to be skipped.
  private mutating func skipEnds(downTo base: Int) throws(JSONError) {
    while frames.count > base {
      let hasNext =
        frames[frames.count - 1].isObject ? try advanceInObject() != nil : try nextElement()
      if hasNext { return }
    }
  }

  /// Checks the string at `position`, which holds its opening quote, and moves behind it.
  private mutating func scanString() throws(JSONError) -> JSONStringToken {
    do {
      let token = try JSONGrammar.scanString(bytes.span, from: position + 1)
      position = token.end
      return token
    } catch {
      throw fault(error)
    }
  }

  private mutating func scanNumber() throws(JSONError) -> Range<Int> {
    do {
      let start = position
      position = try JSONGrammar.scanNumber(bytes.span, from: start)
      return start..<position
    } catch {
      throw fault(error)
    }
  }

  private mutating func scanLiteral(_ literal: StaticString) throws(JSONError) {
    let start = position
    for index in 0..<literal.utf8CodeUnitCount {
      guard start + index < bytes.count else { throw fault(.unexpectedEnd) }
      let expected = unsafe literal.utf8Start[index]
      guard bytes[start + index] == expected else { throw fault(.invalidLiteral) }
    }
    position = start + literal.utf8CodeUnitCount
  }

  private func text(_ token: JSONStringToken) -> String { token.text(in: bytes) }
}
