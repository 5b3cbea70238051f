import JSONWriting
import TestSupport
import Testing

struct JSONWriterTests {
  /// RFC 8259, section 7: only the quotation mark, the backslash and U+0000-001F must be escaped.
  @Test(arguments: [
    ("", #""""#),
    ("plain", #""plain""#),
    ("\"", #""\"""#),
    ("\\", #""\\""#),
    ("/", #""/""#),
    ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1}\u{B}\u{E}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000b\u000e\u000f\u0010\u001f""#),
    ("\u{7F}\u{80}\u{2028}", "\"\u{7F}\u{80}\u{2028}\""),
    ("Άννα Αλεξίου", "\"Άννα Αλεξίου\""),
    ("\u{1F600}", "\"\u{1F600}\""),
    ("12345678\"12345678", #""12345678\"12345678""#),
    ("1234567\\12345678\n", #""1234567\\12345678\n""#),
    ("\"\"\"\"\"\"\"\"\"", #""\"\"\"\"\"\"\"\"\"""#),
  ])
  func strings(_ text: String, _ expected: String) {
    var json = JSONWriter()
    json.string(text)
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  /// Each byte value at each place of a text that is longer than two words.
  @Test func everyByteAtEveryPlace() {
    for place in 0..<20 {
      for byte in UInt8.min...UInt8.max {
        var text = [UInt8](repeating: 0x61, count: 20)
        text[place] = byte
        var json = JSONWriter()
        json.string(text.span)
        #expect(json.bytes == slowString(text), "byte \(byte) at \(place)")
      }
    }
  }

  @Test func randomBytesEqualTheSlowTwin() {
    var random = SeededGenerator(seed: 1)
    let alphabet: [UInt8] = [0x22, 0x5C, 0x00, 0x1F, 0x20, 0x21, 0x23, 0x5B, 0x7F, 0x80, 0xFF]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        Bool.random(using: &random) ? alphabet.randomElement(using: &random) ?? 0 : 0x61
      }
      var json = JSONWriter()
      json.string(text.span)
      #expect(json.bytes == slowString(text), "\(text)")
    }
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (9, "9"), (10, "10"), (-1, "-1"), (4_294_967_296, "4294967296"),
    (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ])
  func integers(_ number: Int, _ expected: String) {
    var json = JSONWriter()
    json.integer(number)
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test func commasStandBetweenMembersAndElements() {
    var json = JSONWriter()
    json.beginObject()
    json.member("a", "x{")
    json.member("b", ifPresent: nil)
    json.member("c", ifNotEmpty: "")
    json.member("d", 1)
    json.key("e")
    json.strings(["[", ":", ","])
    json.key("f")
    json.integers([])
    json.key("g")
    json.booleans([true, false])
    json.key("h")
    json.beginArray()
    json.beginObject()
    json.endObject()
    json.beginArray()
    json.endArray()
    json.endArray()
    json.endObject()
    let expected = #"{"a":"x{","d":1,"e":["[",":",","],"f":[],"g":[true,false],"h":[{},[]]}"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test func linesBeginBehindTheirComma() {
    var json = JSONWriter(bytes: Array("x:".utf8))
    json.beginArray()
    json.beginLine()
    json.integer(1)
    json.beginLine()
    json.string("b")
    json.endArray()
    #expect(String(decoding: json.bytes, as: UTF8.self) == "x:[\n1,\n\"b\"]")
  }

  private func slowString(_ text: [UInt8]) -> [UInt8] {
    let short: [UInt8: String] = [
      0x22: "\\\"", 0x5C: "\\\\", 0x08: "\\b", 0x0C: "\\f", 0x0A: "\\n", 0x0D: "\\r", 0x09: "\\t",
    ]
    let inside = text.flatMap { byte -> [UInt8] in
      if let escape = short[byte] { return Array(escape.utf8) }
      guard byte < 0x20 else { return [byte] }
      let digits = String(byte, radix: 16)
      return Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
    }
    return [0x22] + inside + [0x22]
  }
}
