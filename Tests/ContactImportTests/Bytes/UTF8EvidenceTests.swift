import Testing

@testable import ContactImport

/// Expected values: the Unicode Standard, table 3-7 (well-formed UTF-8 byte sequences).
@Suite struct UTF8EvidenceTests {
  static let cases: [(bytes: [UInt8], valid: Int, invalid: Int)] = [
    ([], 0, 0),
    (Array("abc".utf8), 0, 0),
    (Array("\u{0391}\u{20AC}\u{1F642}".utf8), 3, 0),
    ([0xC0, 0x80], 0, 2),
    ([0xC1, 0xBF], 0, 2),
    ([0xE0, 0x9F, 0xBF], 0, 3),
    ([0xE0, 0xA0, 0x80], 1, 0),
    ([0xED, 0xA0, 0x80], 0, 3),
    ([0xF0, 0x8F, 0xBF, 0xBF], 0, 4),
    ([0xF4, 0x90, 0x80, 0x80], 0, 4),
    ([0xF5, 0x80, 0x80, 0x80], 0, 4),
    ([0x41, 0xE9, 0x41], 0, 1),
    // Cut off at the end: neither for nor against.
    ([0x41, 0xCE], 0, 0),
    ([0x41, 0xE2, 0x82], 0, 0),
    ([0x41, 0xF0, 0x9F, 0x99], 0, 0),
  ]

  @Test("well-formed sequences and stray bytes are told apart", arguments: cases)
  func counts(_ fact: (bytes: [UInt8], valid: Int, invalid: Int)) {
    let evidence = UTF8Evidence(fact.bytes.span)
    #expect(evidence.validSequences == fact.valid)
    #expect(evidence.invalidBytes == fact.invalid)
  }

  @Test("a damaged UTF-8 file stays UTF-8, legacy text does not become it")
  func chooses() {
    // "Άννα Αλεξίου" with one letter cut in half.
    let damaged = Array("\u{0386}\u{03BD}\u{03BD}\u{03B1} \u{0391}\u{03BB}".utf8) + [0xCE, 0x41]
    #expect(UTF8Evidence(damaged.span).encoding == .utf8)
    // The same name in windows-1253.
    let legacy: [UInt8] = [0xA2, 0xED, 0xED, 0xE1, 0x20, 0xC1, 0xEB, 0xE5, 0xEE, 0xDF, 0xEF, 0xF5]
    #expect(UTF8Evidence(legacy.span).encoding == .legacy)
    #expect(UTF8Evidence(Array("Anna".utf8).span).encoding == .undetermined)
  }
}
