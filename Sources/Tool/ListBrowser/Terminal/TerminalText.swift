internal import KartotekICU

/// Text as a terminal shows it: in columns, without anything that a terminal would obey.
enum TerminalText {
  /// The columns that a character takes: 0, 1 or 2.
  ///
  /// A character of several code points, such as a flag or a family, is as wide as its widest.
  static func columns(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, TerminalColumns.count(of: $1)) }
  }

  /// The columns that a clean text takes.
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Text without controls, isolates and the like: a contact must not move the cursor.
  ///
  /// A terminal that knows directions finds them itself; one that does not shows marks as boxes.
  static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !Self.isObeyed(scalar) { scalars.append(scalar) }
    return String(scalars)
  }

  /// Clean text cut or filled with blanks to exactly so many columns.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: The columns; at least 0.
  ///   - alignment: The side on which the text stands.
  /// - Returns: Text of exactly the width; one that was cut ends in an ellipsis.
  static func fitted(_ text: String, to width: Int, _ alignment: Alignment = .left) -> String {
    let cut = cut(clean(text), to: width)
    let blanks = String(repeating: " ", count: max(0, width - columns(of: cut)))
    return alignment == .left ? cut + blanks : blanks + cut
  }

  private static func cut(_ text: String, to width: Int) -> String {
    var kept = ""
    var used = 0
    for character in text {
      let columns = columns(of: character)
      guard used + columns <= width else { return shortened(kept, used, to: width) }
      kept.append(character)
      used += columns
    }
    return kept
  }

  /// Text with its last characters replaced by an ellipsis, which takes one column.
  private static func shortened(_ text: String, _ columns: Int, to width: Int) -> String {
    guard width > 0 else { return "" }
    var kept = text
    var used = columns
    while used > width - 1, let last = kept.popLast() { used -= Self.columns(of: last) }
    return kept + "\u{2026}"
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }
}

/// The side of a column on which text stands.
enum Alignment {
  case left
  case right
}
