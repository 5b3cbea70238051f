/// Where cards begin and end, written down in the most obvious way.
///
/// Every byte is a character of the same number, so that text in any encoding can be taken apart.
struct SlowCards {
  struct Card {
    /// The line of its BEGIN, from 1.
    let line: Int
    /// Its own lines; an empty one stands for a card within it.
    var lines: [String] = []
  }

  private(set) var cards: [Card] = []
  private(set) var nestedCount = 0

  init(_ bytes: [UInt8]) {
    var isInCard = false
    var depth = 0
    var awaitsNested = false
    var lines = Self.numberedLines(bytes)
    // The end of lines whose indentation was taken away.
    var indentedEnd = 0
    var position = 0
    while position < lines.count {
      if position == indentedEnd { isInCard = false }
      let (number, line) = lines[position]
      position += 1
      if Self.isBegin(line), isInCard, awaitsNested {
        depth += 1
        nestedCount += 1
        awaitsNested = false
      } else if Self.isBegin(line) || (!isInCard && Self.isBegin(Self.withoutPadding(line))) {
        if !isInCard, position > indentedEnd,
          let count = Self.takeIndentation(of: &lines, from: position - 1)
        {
          indentedEnd = position + count
        }
        cards.append(Card(line: number))
        (isInCard, depth, awaitsNested) = (true, 0, false)
      } else if Self.isEnd(line) {
        if depth > 0 { depth -= 1 } else { isInCard = false }
        awaitsNested = false
      } else if isInCard {
        // A fold, or a value that goes on in folds, is no card of its own lines.
        let further = lines[position..<(position < indentedEnd ? indentedEnd : lines.count)]
        let folds = further.map(\.line).prefix { " \t".contains($0.first ?? "-") }
        let isFolded = folds.contains { !$0.allSatisfy(Self.isBlank) }
        let isFold = line.first.map(Self.isBlank) ?? false
        let agent = isFold || isFolded ? nil : Self.agentValue(line)
        if !line.allSatisfy(Self.isBlank) { awaitsNested = agent == "" }
        if depth == 0 { cards[cards.count - 1].lines.append(line) }
        if let agent, Self.isBegin(agent) {
          depth += 1
          nestedCount += 1
        }
        continue
      }
      if isInCard { cards[cards.count - 1].lines.append("") }
    }
  }

  /// Where a BEGIN is indented and so is what follows, with an END in it, the indentation is taken away
  /// from there; returns how many lines follow.
  private static func takeIndentation(
    of lines: inout [(number: Int, line: String)], from begin: Int
  ) -> Int? {
    let blanks = String(lines[begin].line.prefix { " \t".contains($0) })
    guard !blanks.isEmpty else { return nil }
    let rest = lines[(begin + 1)...].prefix {
      $0.line.hasPrefix(blanks) || $0.line.allSatisfy(isBlank)
    }
    let bare = rest.flatMap { number, line in
      let isEmpty = line.allSatisfy(isBlank)
      return split(isEmpty ? "" : String(line.dropFirst(blanks.count)), number)
    }
    guard bare.contains(where: { isEnd($0.line) }) else { return nil }
    lines.replaceSubrange(rest.indices, with: bare)
    return bare.count
  }

  private static func withoutPadding(_ line: String) -> String {
    var rest = line[...]
    while true {
      if let mark = marks.first(where: rest.hasPrefix) {
        rest = rest.dropFirst(mark.count)
      } else if rest.hasPrefix("\u{C2}\u{A0}") {
        rest = rest.dropFirst(2)
      } else if let first = rest.first, "\u{1A}\u{A0}".contains(first) || isBlank(first) {
        rest = rest.dropFirst()
      } else {
        return String(rest)
      }
    }
  }

  /// CR CR LF, CR LF, CR and LF end a line.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    // No byte is this number.
    let mark: [Unicode.Scalar] = ["\u{2028}"]
    var scalars = bytes.map { Unicode.Scalar($0) }
    for end in ["\r\r\n", "\r\n", "\r", "\n"] {
      scalars.replace(Array(end.unicodeScalars), with: mark)
    }
    var lines = scalars.split(separator: mark[0], omittingEmptySubsequences: false).map {
      String(String.UnicodeScalarView($0))
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines and their numbers, from 1; the END of one card and the BEGIN of the next one are two
  /// also where no line end is between them.
  private static func numberedLines(_ bytes: [UInt8]) -> [(number: Int, line: String)] {
    lines(bytes).enumerated().flatMap { split($1, $0 + 1) }
  }

  private static func split(_ line: String, _ number: Int) -> [(number: Int, line: String)] {
    guard line.prefix(3).lowercased() == "end" else { return [(number, line)] }
    for index in line.indices where isCardLine(String(line[..<index]), "end", hasGroups: false) {
      let rest = String(line[index...].drop(while: isTail))
      if isBegin(rest) { return [(number, String(line[..<index])), (number, rest)] }
    }
    return [(number, line)]
  }

  static func isBlank(_ character: Character) -> Bool { " \t\0".contains(character) }

  static func trimmedEnd(_ line: some StringProtocol) -> String {
    var line = String(line)
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }

  /// The byte order mark in UTF-8, and the same taken for Latin-1.
  private static let marks = ["\u{EF}\u{BB}\u{BF}", "\u{C3}\u{AF}\u{C2}\u{BB}\u{C2}\u{BF}"]

  static func isBegin(_ line: String) -> Bool {
    let mark = marks.first(where: line.hasPrefix) ?? ""
    return isCardLine(String(line.dropFirst(mark.count)), "begin")
  }

  static func isEnd(_ line: String) -> Bool { isCardLine(line, "end") }

  private static func isTail(_ character: Character) -> Bool {
    isBlank(character) || ";\u{1A}".contains(character)
  }

  private static func isCardLine(
    _ line: String, _ keyword: String, hasGroups: Bool = true
  ) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    var name = trimmedEnd(line[..<colon])
    while hasGroups, let dot = name.firstIndex(of: "."), name[..<dot].allSatisfy(isNamePart) {
      name.removeSubrange(...dot)
    }
    var value = String(line[line.index(after: colon)...].drop(while: isBlank))
    while let last = value.last, isTail(last) { value.removeLast() }
    return name.lowercased() == keyword && value.lowercased() == "vcard"
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }

  /// The value of an AGENT; nil when the line is something else.
  private static func agentValue(_ line: String) -> String? {
    guard let header = SlowHeader(line), header.name == "AGENT" else { return nil }
    return trimmed(line.dropFirst(header.length + 1))
  }

  /// The number of cards that the value of an AGENT is and holds, their line ends escaped.
  static func escapedCards(in value: String) -> Int {
    let text = trimmed(value).uppercased()
    guard text.hasPrefix("BEGIN:VCARD\\N") || text.hasPrefix("BEGIN\\:VCARD\\N") else { return 0 }
    let lines = text.replacing("\\N", with: "\\N\u{2028}").split(separator: "\u{2028}")
    return 1
      + lines.map(String.init).count { line in
        guard let head = SlowHeader.head(of: line, mayBreakQuotes: true) else { return false }
        let name = head.prefix { isNamePart($0) || $0 == "." }
        let last = name.split(separator: ".", omittingEmptySubsequences: false).last
        let card = line.dropFirst(head.count + 1).prefixMatch(of: /\\*BEGIN\\*:\\*VCARD\\/)
        return last == "AGENT" && card != nil
      }
  }

  /// Without spaces, tabs and line ends at both ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    let isSpace = { (character: Character) in " \t\n\r".contains(character) }
    var rest = String(text.drop(while: isSpace))
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }
}
