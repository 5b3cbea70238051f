import Testing

@testable import ListBrowser

/// What xterm sends (ctlseqs.txt, "PC-Style Function Keys"); tmux and the Linux console alike.
struct KeyDecoderTests {
  private static let sequences: [(String, Key)] = [
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}[H", .home), ("\u{1B}[F", .end),
    ("\u{1B}[1~", .home), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[1;5A", .up), ("\u{1B}[5;2~", .pageUp), ("\r", .enter), ("\t", .tab),
    ("\u{7F}", .backspace), ("\u{3}", .control("c")), ("a", .character("a")),
    ("\u{3B1}", .character("\u{3B1}")), ("\u{67E}", .character("\u{67E}")),
    ("\u{1F600}", .character("\u{1F600}")),
  ]

  @Test(arguments: sequences) func aSequenceIsOneKey(_ sequence: String, _ key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(sequence.utf8)) == [key])
    #expect(!decoder.isWaiting)
  }

  @Test func keysComeTheSameHoweverTheyAreCut() {
    let bytes = Self.sequences.flatMap { Array($0.0.utf8) }
    for cut in 1...7 {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: cut) {
        keys += decoder.decode(Array(bytes[start..<min(start + cut, bytes.count)]))
      }
      #expect(keys == Self.sequences.map(\.1))
    }
  }

  @Test func anEscapeAloneIsTheEscapeKey() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.decode([0x1B, 0x1B]) == [.escape])
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
  }

  @Test func unknownSequencesAndBrokenTextAreNothing() {
    var decoder = KeyDecoder()
    let keys = decoder.decode(
      Array("\u{1B}[200~".utf8) + [0xFF, 0xC3, 0x41, 0xED, 0xA0, 0x80, 0x42])
    #expect(keys == [.character("A"), .character("B")])
    #expect(!decoder.isWaiting)
  }

  @Test func anEndlessSequenceIsDropped() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 100)).isEmpty)
    #expect(decoder.decode(Array("q".utf8)) == [.character("q")])
  }
}
