import ContactModel
import TestSupport
import Testing

@testable import ContactImport

/// What looks at eight bytes at a time, against what looks at one.
struct ByteSearchTests {
  private static func texts(_ pieces: [[UInt8]], seed: UInt64) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<4000).map { number in
      (0..<(number % 40)).flatMap { _ in
        pieces.randomElement(using: &generator)
          ?? [UInt8.random(in: 0...255, using: &generator)]
      }
    }
  }

  @Test func findsBytesBelowALimit() {
    for text in Self.texts([[0x41], [0x1F], [0x20], [0x80], [0xFF], [0x0A]], seed: 1) {
      for limit in [0x01, 0x20, 0x80] as [UInt8] {
        for start in [0, text.count / 2, text.count] {
          let expected = text[start...].firstIndex { $0 < limit } ?? text.count
          #expect(ByteSearch.first(below: limit, in: text.span, from: start) == expected)
        }
      }
    }
  }

  @Test func countsNullBytesByTheirPlace() {
    for text in Self.texts([[0], [1], [0x80], [0xFF], [0x41]], seed: 2) {
      let zeros = ByteSearch.zeros(in: text.span)
      #expect(zeros.even == text.indices.count { $0 % 2 == 0 && text[$0] == 0 })
      #expect(zeros.odd == text.indices.count { $0 % 2 == 1 && text[$0] == 0 })
    }
  }

  /// The Unicode Standard, table 3-6: one sequence for each scalar value beyond ASCII.
  @Test func countsSequences() {
    let letters = ["a", ",", "\u{391}", "\u{6CC}", "\u{20AC}", "\u{1F642}", "\n"]
    for text in Self.texts(letters.map { Array($0.utf8) }, seed: 3) {
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      #expect(ByteSearch.leads(in: text.span) == scalars.count { !$0.isASCII })
      let evidence = UTF8Evidence(text.span)
      #expect(evidence.validSequences == scalars.count { !$0.isASCII })
      #expect(evidence.invalidBytes == 0)
    }
  }

  @Test func countsControlCharacters() {
    for text in Self.texts([[0x41], [0x42, 0x43], [9], [10], [12], [13], [26], [0], [1]], seed: 4) {
      // NULs behind the text do not count.
      let end = text.lastIndex { $0 != 0 } ?? text.count - 1
      let counted = text[...end]
      let count = counted.count { $0 < 0x20 && ![9, 10, 12, 13, 26].contains($0) }
      let expected = count > 2 && count * 10 > counted.count
      #expect(InputSniffer.isBinary(text.span) == expected, "\(text)")
    }
  }

  @Test func findsCardLines() {
    let words = [
      "BEGIN", "bEgIn", "BEGIN :", ":", " ", "\t", "VCARD", "vcard", "\n", "\r", "\u{FEFF}", "x",
      "b",
    ]
    var cards = 0
    for text in Self.texts(words.map { Array($0.utf8) }, seed: 5) {
      let isCard = Self.hasCardLine(text)
      cards += isCard ? 1 : 0
      #expect((InputSniffer.format(of: text.span) == .vcard) == isCard, "\(text)")
    }
    #expect(cards > 100)
  }

  /// A line that begins, behind byte order marks and blanks, with BEGIN, blanks, a colon, blanks and VCARD; before
  /// the first one, blanks of all kinds do not matter.
  private static func hasCardLine(_ text: [UInt8]) -> Bool {
    let blanks: [UInt8] = [0x20, 0x09]
    func isCard(_ line: ArraySlice<UInt8>) -> Bool {
      let lower = line.map { $0 | 0x20 }
      guard lower.starts(with: "begin".utf8) else { return false }
      let colon = line.dropFirst(5).drop { blanks.contains($0) }
      guard colon.first == 0x3A else { return false }
      let word = colon.dropFirst().drop { blanks.contains($0) }
      return word.map { $0 | 0x20 }.starts(with: "vcard".utf8)
    }
    let marks: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = text.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    if lines.contains(where: { isCard($0.drop { (marks + blanks).contains($0) }) }) { return true }
    let content = text.drop { $0 <= 0x20 }
    let rest = content.starts(with: marks) ? content.dropFirst(3) : content
    return isCard(rest.drop { $0 <= 0x20 })
  }
}
