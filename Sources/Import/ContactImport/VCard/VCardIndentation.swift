/// Cards all of whose lines are indented alike, as in quoted mail and text pasted elsewhere.
///
/// Within a card a blank at the start of a line is a fold; here the blanks of the BEGIN line, which
/// stands outside of cards, are taken from every line before it is looked at.
struct VCardIndentation {
  /// The lines behind the BEGIN without their indentation.
  private(set) var text: [UInt8] = []
  /// The offset behind them.
  private(set) var end: Int

  /// Takes the lines up to one that is indented otherwise; nil where none of them ends a card.
  init?(_ bytes: Span<UInt8>, begin: Range<Int>) {
    let blanks = begin.lowerBound..<Self.behindBlanks(bytes, begin)
    end = VCardLines.behindLineEnd(of: bytes, at: begin.upperBound)
    guard !blanks.isEmpty else { return nil }
    var hasEnd = false
    while end < bytes.count {
      let line = end..<VCardLines.end(of: bytes, from: end)
      var start = line.upperBound
      if !VCardLines.isBlank(bytes, line) {
        guard Self.starts(bytes, line, with: blanks) else { break }
        start = line.lowerBound + blanks.count
        hasEnd = hasEnd || VCardLines.isEnd(bytes, VCardLines.line(of: bytes, from: start))
      }
      end = VCardLines.behindLineEnd(of: bytes, at: line.upperBound)
      for index in start..<line.upperBound { text.append(bytes[index]) }
      // Without what stood between them a CR and an LF would be one line end.
      if end > line.upperBound { text.append(0x0A) }
    }
    guard hasEnd else { return nil }
  }

  /// The start of the line behind its spaces and tabs.
  static func behindBlanks(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    line.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 } ?? line.upperBound
  }

  private static func starts(
    _ bytes: Span<UInt8>, _ line: Range<Int>, with blanks: Range<Int>
  ) -> Bool {
    guard line.count >= blanks.count else { return false }
    return blanks.allSatisfy { bytes[$0] == bytes[line.lowerBound + $0 - blanks.lowerBound] }
  }
}
