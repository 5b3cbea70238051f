import Testing

@testable import ListBrowser

struct ScreenPainterTests {
  private func line(_ text: String, _ look: ScreenLine.Look = .plain) -> ScreenLine {
    var line = ScreenLine()
    line.append(text, look)
    return line
  }

  @Test func onlyChangedLinesAreWritten() {
    var painter = ScreenPainter()
    #expect(
      String(decoding: painter.paint([line("a"), line("b", .bold)]), as: UTF8.self)
        == "\u{1B}[1;1H\u{1B}[0m\u{1B}[K\u{1B}[0;0ma\u{1B}[0m"
        + "\u{1B}[2;1H\u{1B}[0m\u{1B}[K\u{1B}[0;1mb\u{1B}[0m")
    #expect(painter.paint([line("a"), line("b", .bold)]).isEmpty)
    #expect(
      String(decoding: painter.paint([line("a"), line("c")]), as: UTF8.self)
        == "\u{1B}[2;1H\u{1B}[0m\u{1B}[K\u{1B}[0;0mc\u{1B}[0m")
  }

  @Test func aForgottenPictureIsWrittenWhole() {
    var painter = ScreenPainter()
    let all = painter.paint([line("a"), line("b")])
    painter.forget()
    #expect(painter.paint([line("a"), line("b")]) == all)
    #expect(painter.paint([line("a")]) != [])
  }
}
