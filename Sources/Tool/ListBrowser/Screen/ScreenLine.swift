/// One line of the screen: pieces of clean text, from left to right.
struct ScreenLine: Equatable, Sendable {
  /// How a piece looks; no colours, so that every terminal and every eye can tell them apart.
  enum Look: String, Sendable {
    case plain = "0"
    case bold = "1"
    case faint = "2"
    case reversed = "7"
  }

  /// A piece of text.
  struct Piece: Equatable, Sendable {
    let text: String
    let look: Look
  }

  private(set) var pieces: [Piece] = []

  /// Adds text behind all others.
  mutating func append(_ text: String, _ look: Look = .plain) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: text, look: look))
  }

  /// One line behind another.
  static func + (left: ScreenLine, right: ScreenLine) -> ScreenLine {
    var line = left
    line.pieces += right.pieces
    return line
  }

  /// The text alone.
  var text: String { pieces.map(\.text).joined() }

  /// The line as a terminal takes it, at a place of the screen.
  ///
  /// - Parameter row: The line's number from 0.
  /// - Returns: The cursor's place, the line erased, and the pieces with their looks (SGR of ECMA-48).
  func bytes(at row: Int) -> [UInt8] {
    // Behind a full line the cursor is still on its last column, which erasing would take.
    var text = "\u{1B}[\(row + 1);1H\u{1B}[0m\u{1B}[K"
    for piece in pieces { text += "\u{1B}[0;\(piece.look.rawValue)m\(piece.text)" }
    return Array((text + "\u{1B}[0m").utf8)
  }
}
