import ContactModel
import Testing

@testable import ContactImport

/// Cards are read alike with the text of long values and without, wherever a window ends.
@Suite struct CardLongValueTests {
  private static let limit = 20

  private func read(_ bytes: [UInt8]) -> AssembledChunk {
    var options = ImportOptions()
    options.limits.valueLength = Self.limit
    let knowledge = ImportKnowledge(
      charsets: SampleCharsets(), schemas: { [] }, labelWords: { [:] }, dates: .sample)
    return VCardFormat(options: options, knowledge: knowledge).assemble(bytes.span)
  }

  private func shortened(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    return VCardLongValues.shortened(bytes.span, valueLimit: Self.limit, limit: .max) ?? []
  }

  static let texts = [
    card("3.0", "FN:A", "PHOTO;ENCODING=b:" + lines(" AAAABBBBCCCC", 30), "TEL:1", "NOTE:b"),
    card("2.1", "FN:A", "PHOTO;BASE64:", lines("AAAABBBBCCCC", 30), "", "TEL:1", "NOTE:b"),
    card(
      "2.1", "FN:A", "PHOTO;BASE64:", lines("AAAABBBBCCCC", 30), "TEL:1", "x.LOGO;BASE64:", "QQ"),
    card("2.1", "FN:A", "PHOTO;BASE64:" + lines("    AAAABBBBCCCC", 30), "TEL;HOME:1", "NOTE:b"),
    card("3.0", "FN:A", "NOTE:" + String(repeating: "END:VCARD", count: 40), "TEL:1"),
    card("4.0", "FN:A", "X-A;B=\"c:d\":" + lines(" BEGIN:VCARD", 20), " ", "TEL:1"),
    card("3.0", "FN:A", "NO", " TE;LANGUAGE=el:" + lines(" abcdefgh", 20), "TEL:1"),
    card("3.0", "FN:A", "AGENT:BEGIN:VCARD\\n" + lines(" abcdefgh", 20), "TEL:1")
      + card("3.0", "FN:B"),
  ]

  private static func lines(_ line: String, _ count: Int) -> String {
    Array(repeating: line, count: count).joined(separator: "\r\n")
  }

  @Test(arguments: texts) func everyWindow(_ text: String) {
    let bytes = Array(text.utf8)
    let expected = read(bytes)
    #expect(expected.batch.count >= 1)
    #expect(shortened(bytes).count < bytes.count)
    for cut in 0...bytes.count {
      let once = shortened(bytes[..<cut]) + bytes[cut...]
      for text in [once, shortened(once)] {
        let chunk = read(text)
        #expect(chunk.batch.bytes == expected.batch.bytes, "cut at \(cut)")
        #expect(chunk.batch.sources == expected.batch.sources, "cut at \(cut)")
        #expect(chunk.diagnostics == expected.diagnostics, "cut at \(cut)")
        #expect(chunk.lineCount == expected.lineCount, "cut at \(cut)")
      }
    }
  }

  @Test func valuesWithinTheLimitStay() {
    let text = card(
      "2.1", "FN:A", "TITLE:12345678901234567890", "TEL:1", "PHOTO;BASE64:", "AAAA", "")
    #expect(shortened(text.utf8) == Array(text.utf8))
    let long = card("2.1", "TITLE:123456789012345678901234567890", "TEL:1")
    #expect(shortened(long.utf8) == Array(card("2.1", "TITLE:123456789012345678901", "TEL:1").utf8))
  }

  @Test func tooMuchIsLeft() {
    let text = Array(card("3.0", "FN:A", "TEL:1").utf8)
    #expect(VCardLongValues.shortened(text.span, valueLimit: 20, limit: text.count) == text)
    #expect(VCardLongValues.shortened(text.span, valueLimit: 20, limit: text.count - 1) == nil)
  }
}
