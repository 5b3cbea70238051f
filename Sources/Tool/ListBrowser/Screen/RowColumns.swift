internal import SectionModel

/// The columns of a row: title, second text and date, from the leading edge to the trailing one.
struct RowColumns {
  private let title: Int
  private let secondary: Int
  private let date: Int
  private let isMirrored: Bool

  /// Divides the width of a line.
  ///
  /// - Parameters:
  ///   - width: The columns that there are for a row.
  ///   - direction: The direction of the list; from right to left the title stands on the right.
  init(width: Int, direction: TextDirection) {
    isMirrored = direction == .rightToLeft
    date = width >= 70 ? 18 : 0
    secondary = width >= 36 ? (width - date) * 2 / 5 : 0
    title = max(0, width - date - secondary)
  }

  /// A row as a line.
  ///
  /// - Parameters:
  ///   - texts: The row's texts.
  ///   - look: How the title looks.
  /// - Returns: A line of exactly the width.
  func line(_ texts: RowTexts, _ look: ScreenLine.Look) -> ScreenLine {
    let start: Alignment = isMirrored ? .right : .left
    let end: Alignment = isMirrored ? .left : .right
    var cells: [(String, ScreenLine.Look)] = [
      (column(texts.title, title, start), look),
      (column(texts.secondary, secondary, start), look == .reversed ? look : .plain),
      (TerminalText.fitted(texts.date, to: date, end), look == .reversed ? look : .faint),
    ]
    if isMirrored { cells.reverse() }
    var line = ScreenLine()
    for (text, look) in cells { line.append(text, look) }
    return line
  }

  /// Text with a blank column on its inner side.
  private func column(_ text: String, _ width: Int, _ alignment: Alignment) -> String {
    guard width > 1 else { return TerminalText.fitted(text, to: width, alignment) }
    let text = TerminalText.fitted(text, to: width - 1, alignment)
    return alignment == .left ? text + " " : " " + text
  }
}

/// What a line says of a row.
struct RowTexts: Equatable {
  var title: String
  var secondary = ""
  var date = ""

  /// Takes the texts of a row; of its dates the first.
  init(_ row: Row) {
    title = row.text
    secondary = row.secondaryText ?? ""
    date = row.dates?.first?.text ?? ""
  }
}

extension Alignment {
  /// The side where lines of a direction begin.
  init(startOf direction: TextDirection) {
    self = direction == .rightToLeft ? .right : .left
  }
}
