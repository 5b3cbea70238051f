import JSONReading
import Testing

/// Reads a whole text of any shape; the rule it breaks, or nothing.
private func fault(_ text: [UInt8], maximumDepth: Int = 64) -> JSONError? {
  var reader = JSONReader(text, maximumDepth: maximumDepth)
  do throws(JSONError) {
    try reader.skipValue()
    try reader.finish()
    return nil
  } catch {
    return error
  }
}

private func fault(_ text: String) -> JSONError? { fault(Array(text.utf8)) }

private struct Refusal: CustomTestStringConvertible, Sendable {
  let text: String
  let rule: JSONRule
  let offset: Int
  var testDescription: String { text }

  init(_ text: String, _ rule: JSONRule, at offset: Int) {
    self.text = text
    self.rule = rule
    self.offset = offset
  }
}

@Suite struct JSONGrammarTests {
  @Test(arguments: [
    "{}", "[]", "null", "true", "false", "\"\"", "0", "-0", "-0.0e-0", " \t\r\n[ ]\n", "[1,2]",
    "1E400", "123.456e+78", "{\"\":{}}", "[[],{}]", "\"\\u0000\"", "\"\u{7F}\u{2028}\"",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\uD83D\\uDE00\"", "\"\u{10FFFF}\"", "\"\\uFFFF\"",
  ])
  func acceptsWhatTheRFCAllows(_ text: String) {
    #expect(fault(text) == nil)
  }

  @Test(arguments: [
    Refusal("", .unexpectedEnd, at: 0), Refusal("  ", .unexpectedEnd, at: 2),
    Refusal("[1,]", .unexpectedByte, at: 3), Refusal("[,1]", .unexpectedByte, at: 1),
    Refusal("[1 2]", .expectedCommaOrEnd, at: 3), Refusal("[1}", .expectedCommaOrEnd, at: 2),
    Refusal("{1:2}", .expectedKey, at: 1), Refusal("{\"a\":1,}", .expectedKey, at: 7),
    Refusal("{\"a\" 1}", .expectedColon, at: 5), Refusal("{\"a\"}", .expectedColon, at: 4),
    Refusal("{\"a\":}", .unexpectedByte, at: 5), Refusal("{'a':1}", .expectedKey, at: 1),
    Refusal("[1] 2", .trailingContent, at: 4), Refusal("// c\n1", .unexpectedByte, at: 0),
    Refusal("NaN", .unexpectedByte, at: 0), Refusal("Infinity", .unexpectedByte, at: 0),
    Refusal("nul", .unexpectedEnd, at: 0), Refusal("nulL", .invalidLiteral, at: 0),
    Refusal("True", .unexpectedByte, at: 0), Refusal("truex", .trailingContent, at: 4),
    Refusal("\u{FEFF}1", .byteOrderMark, at: 0), Refusal("[1]\u{A0}", .trailingContent, at: 3),
    Refusal("]", .unexpectedByte, at: 0), Refusal("\u{0C}1", .unexpectedByte, at: 0),
  ])
  private func refusesOtherStructure(_ refusal: Refusal) {
    let error = fault(refusal.text)
    #expect(error?.rule == refusal.rule)
    #expect(error?.byteOffset == refusal.offset)
  }

  @Test(arguments: [
    Refusal("01", .invalidNumber, at: 0), Refusal("-01", .invalidNumber, at: 0),
    Refusal("1.", .unexpectedEnd, at: 2), Refusal("[1.]", .invalidNumber, at: 1),
    Refusal("-", .unexpectedEnd, at: 1), Refusal("[-]", .invalidNumber, at: 1),
    Refusal("1e", .unexpectedEnd, at: 2), Refusal("[1e+]", .invalidNumber, at: 1),
    Refusal("+1", .unexpectedByte, at: 0), Refusal(".5", .unexpectedByte, at: 0),
    Refusal("0x10", .trailingContent, at: 1), Refusal("1_000", .trailingContent, at: 1),
    Refusal("--1", .invalidNumber, at: 0), Refusal("1.e3", .invalidNumber, at: 0),
    Refusal("\u{661}", .unexpectedByte, at: 0),
  ])
  private func refusesOtherNumbers(_ refusal: Refusal) {
    let error = fault(refusal.text)
    #expect(error?.rule == refusal.rule)
    #expect(error?.byteOffset == refusal.offset)
  }

  @Test(arguments: [
    Refusal("\"a", .unexpectedEnd, at: 2), Refusal("\"\\", .unexpectedEnd, at: 2),
    Refusal("\"\\x\"", .invalidEscape, at: 1), Refusal("\"\\'\"", .invalidEscape, at: 1),
    Refusal("\"\\u12\"", .invalidEscape, at: 1), Refusal("\"\\u12", .unexpectedEnd, at: 5),
    Refusal("\"\\uD83D\"", .unpairedSurrogate, at: 1),
    Refusal("\"\\uD83Dx\"", .unpairedSurrogate, at: 1),
    Refusal("\"\\uD83D\\n\"", .unpairedSurrogate, at: 1),
    Refusal("\"\\uD83D\\uD83D\"", .unpairedSurrogate, at: 1),
    Refusal("\"\\uDE00\"", .unpairedSurrogate, at: 1),
    Refusal("\"\\uD83D\\u\"", .invalidEscape, at: 7),
    Refusal("\"a\tb\"", .controlCharacter, at: 2), Refusal("\"\n\"", .controlCharacter, at: 1),
    Refusal("\"\0\"", .controlCharacter, at: 1),
  ])
  private func refusesOtherStrings(_ refusal: Refusal) {
    let error = fault(refusal.text)
    #expect(error?.rule == refusal.rule)
    #expect(error?.byteOffset == refusal.offset)
  }

  /// The ill-formed sequences of table 3-7 and 3-8 of the Unicode Standard.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2, 0x20], [0xE0, 0x9F, 0xBF],
      [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE1, 0x80, 0x20],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF1, 0x80, 0x80, 0x20], [0xFE], [0xFF],
    ] as [[UInt8]])
  func refusesIllFormedUTF8(_ sequence: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let error = fault([quote] + sequence + [quote])
    #expect(error == JSONError(path: "$", byteOffset: 1, rule: .invalidUTF8))
  }

  @Test(
    arguments: [
      [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
      [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]])
  func acceptsTheLimitsOfUTF8(_ sequence: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(fault([quote] + sequence + [quote]) == nil)
    #expect(fault([quote] + sequence.dropLast())?.rule == .unexpectedEnd)
  }

  @Test func everyPrefixOfATextIsRefusedAsTruncated() {
    let text = Array(#"{"a":[1.5e3,true,null,"\u00e9\uD83D\uDE00é"],"b":{"c":-2}}"#.utf8)
    #expect(fault(text) == nil)
    for length in 0..<text.count {
      #expect(fault(Array(text[..<length]))?.rule == .unexpectedEnd, "length \(length)")
    }
  }

  @Test func nestingStopsAtTheLimit() {
    let open = [UInt8](repeating: UInt8(ascii: "["), count: 3)
    let close = [UInt8](repeating: UInt8(ascii: "]"), count: 3)
    #expect(fault(open + close, maximumDepth: 3) == nil)
    let error = fault(open + close, maximumDepth: 2)
    #expect(error == JSONError(path: "$[0][0]", byteOffset: 2, rule: .tooDeep))
  }

  @Test func aMillionOpenBracketsCostNoStack() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(fault(text)?.rule == .tooDeep)
    #expect(fault(text, maximumDepth: .max)?.rule == .unexpectedEnd)
  }
}

@Suite struct JSONReaderTests {
  @Test func readsValuesInOrder() throws {
    var reader = JSONReader(
      Array(#" {"n":-12,"x":1.5e2,"s":"a\nb","t":true,"z":null,"l":[]} "#.utf8))
    try reader.beginObject()
    #expect(try reader.nextKey() == "n")
    #expect(try reader.readInteger() == -12)
    #expect(try reader.nextKey() == "x")
    #expect(try reader.readNumber() == 150)
    #expect(try reader.nextKey() == "s")
    #expect(try reader.readString() == "a\nb")
    #expect(try reader.nextKey() == "t")
    #expect(try reader.peek() == .boolean)
    #expect(try reader.readBoolean())
    #expect(try reader.nextKey() == "z")
    try reader.readNull()
    #expect(try reader.nextKey() == "l")
    try reader.beginArray()
    #expect(try !reader.nextElement())
    #expect(try reader.nextKey() == nil)
    try reader.finish()
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0391\u03cd\u00A0""#, "\u{391}\u{3CD}\u{A0}"),
    (#""\uD83D\uDE00""#, "\u{1F600}"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    (#""\u0000""#, "\0"), ("\"Åsa ə\"", "Åsa ə"), (#""\u0041\u030A""#, "A\u{30A}"),
  ])
  func replacesEscapes(_ text: String, _ expected: String) throws {
    var reader = JSONReader(Array(text.utf8))
    let value = try reader.readString()
    #expect(Array(value.utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("-0", 0), ("7", 7),
  ])
  func readsIntegers(_ text: String, _ expected: Int) throws {
    var reader = JSONReader(Array(text.utf8))
    #expect(try reader.readInteger() == expected)
  }

  @Test(arguments: [
    ("9223372036854775808", JSONRule.numberOutOfRange), ("1.0", .notAnInteger),
    ("1e2", .notAnInteger), ("\"1\"", .expected(.number)),
  ])
  func refusesOtherIntegers(_ text: String, _ rule: JSONRule) {
    var reader = JSONReader(Array(text.utf8))
    let error = #expect(throws: JSONError.self) { try reader.readInteger() }
    #expect(error?.rule == rule)
  }

  @Test func anInfiniteNumberIsOutOfRange() {
    var reader = JSONReader(Array("1e400".utf8))
    let error = #expect(throws: JSONError.self) { try reader.readNumber() }
    #expect(error?.rule == .numberOutOfRange)
  }

  @Test(arguments: [
    ("[1]", JSONKind.object), ("{}", .array), ("1", .string), ("null", .boolean), ("0", .null),
  ])
  func tellsWhichKindWasExpected(_ text: String, _ kind: JSONKind) {
    var reader = JSONReader(Array(text.utf8))
    let error = #expect(throws: JSONError.self) {
      switch kind {
      case .object: try reader.beginObject()
      case .array: try reader.beginArray()
      case .string: _ = try reader.readString()
      case .number: _ = try reader.readNumber()
      case .boolean: _ = try reader.readBoolean()
      case .null: try reader.readNull()
      }
    }
    #expect(error == JSONError(path: "$", byteOffset: 0, rule: .expected(kind)))
  }

  @Test func skippingLeavesTheReaderBehindTheValue() throws {
    var reader = JSONReader(Array(#"[{"a":[[],{"b":[1,2]}],"c":"]"},7]"#.utf8))
    try reader.beginArray()
    #expect(try reader.nextElement())
    try reader.skipValue()
    #expect(try reader.nextElement())
    #expect(try reader.readInteger() == 7)
    #expect(try !reader.nextElement())
    try reader.finish()
  }

  @Test(arguments: [
    (#"{"schemas":[{},{},{"columns":[["a",tru]]}]}"#, "$.schemas[2].columns[0][1]", 35),
    (#"{"label.home":{"value":01}}"#, "$['label.home'].value", 23),
    (#"{"a":{"b":1},"c":x}"#, "$.c", 17), (#"{"a":1 "b":2}"#, "$.a", 7),
    (#"[[1,2],[3 4]]"#, "$[1][0]", 10), (#"{"it's":x}"#, #"$['it\'s']"#, 8),
    (#"{"\u0041":x}"#, "$.A", 10), (#"{"1a":x}"#, "$['1a']", 6),
  ])
  func namesThePlaceOfAFault(_ text: String, _ path: String, _ offset: Int) {
    let error = fault(text)
    #expect(error?.path == path)
    #expect(error?.byteOffset == offset)
  }
}
