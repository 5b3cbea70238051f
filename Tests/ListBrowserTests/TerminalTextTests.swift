import Testing

@testable import ListBrowser

/// Widths are those of Unicode's EastAsianWidth.txt: W and F take two columns, marks none.
struct TerminalTextTests {
  @Test(arguments: [
    ("a", 1), ("\u{3B1}\u{301}", 1), ("\u{4E2D}", 2), ("\u{AC00}", 2), ("\u{1F600}", 2),
    ("\u{FF21}", 2), ("\u{634}", 1), ("\u{645}\u{64E}", 1),
  ])
  func aCharacterTakesItsColumns(_ character: Character, _ columns: Int) {
    #expect(TerminalText.columns(of: character) == columns)
  }

  @Test func textIsFilledToTheWidth() {
    #expect(TerminalText.fitted("ab", to: 4) == "ab  ")
    #expect(TerminalText.fitted("ab", to: 4, .right) == "  ab")
    #expect(TerminalText.fitted("\u{4E2D}", to: 3) == "\u{4E2D} ")
    #expect(TerminalText.fitted("", to: 0) == "")
  }

  @Test func longTextIsCutWithAnEllipsis() {
    #expect(TerminalText.fitted("abcdef", to: 4) == "abc\u{2026}")
    #expect(TerminalText.fitted("abcd", to: 4) == "abcd")
    #expect(TerminalText.fitted("\u{4E2D}\u{4E2D}\u{4E2D}", to: 4) == "\u{4E2D}\u{2026} ")
    #expect(TerminalText.fitted("abc", to: 1) == "\u{2026}")
    #expect(TerminalText.fitted("abc", to: 0) == "")
  }

  @Test func nothingMovesTheCursor() {
    #expect(TerminalText.clean("a\u{1B}[2Jb\u{7}\n\u{9B}31m") == "a[2Jb31m")
    #expect(TerminalText.clean("\u{2068}\u{627}\u{2069}\u{202E}x\u{200E}") == "\u{627}x")
    #expect(TerminalText.clean("\u{646}\u{200C}\u{645}") == "\u{646}\u{200C}\u{645}")
  }

  @Test func everyTextFitsEveryWidth() {
    let texts = ["", "Anna", "\u{4E2D}\u{6587}a", "e\u{301}e\u{301}", "\u{1B}[1m\u{645}\u{631}"]
    for sample in texts {
      for width in 0...6 {
        #expect(TerminalText.columns(of: TerminalText.fitted(sample, to: width)) == width)
      }
    }
  }
}
