internal import ListEngine
internal import SectionModel

/// The lines of a table: its headers and rows as the engine places them, and the index beside them.
struct ListPicture {
  let table: TableView
  let plan: SectionPlan
  /// The columns of the screen.
  let width: Int
  /// The number of the row that keys act upon.
  let cursor: Int?
  /// Gives the row of a cell.
  let row: (RowPlace) -> Row?

  /// As many lines as the table is high.
  func lines() -> [ScreenLine] {
    let height = Int(table.height)
    var lines = [ScreenLine](repeating: filled(""), count: height)
    let columns = RowColumns(width: inner, direction: plan.direction)
    for (number, cell) in zip(table.visibleRows, table.visibleCells) {
      guard let top = table.frame(ofRow: cell.place)?.top else { continue }
      put(
        columns.line(texts(of: cell), number == cursor ? .reversed : .plain), at: top, in: &lines)
    }
    // They float over rows.
    for bar in table.bars { put(filled(bar.text, .bold), at: bar.top, in: &lines) }
    return withIndex(lines)
  }

  private func put(_ line: ScreenLine, at top: Double, in lines: inout [ScreenLine]) {
    let place = Int((top - table.contentOffset).rounded())
    if lines.indices.contains(place) { lines[place] = line }
  }

  private func texts(of cell: TableCell) -> RowTexts {
    guard !cell.content.isPlaceholder, let row = row(cell.place) else {
      return RowTexts(title: "\u{2026}")
    }
    return RowTexts(row)
  }

  /// A line with one text at the leading edge.
  private func filled(_ text: String, _ look: ScreenLine.Look = .plain) -> ScreenLine {
    var line = ScreenLine()
    line.append(TerminalText.fitted(text, to: inner, Alignment(startOf: plan.direction)), look)
    return line
  }

  // MARK: - Index

  /// The columns beside the index.
  private var inner: Int { max(0, width - indexWidth) }

  /// The columns of the index and a blank; none where it would take a third of the line.
  private var indexWidth: Int {
    let widest = table.indexBar?.titles.reduce(0) { max($0, TerminalText.columns(of: $1)) } ?? 0
    let width = widest == 0 ? 0 : min(widest, 4) + 1
    return width * 3 <= self.width ? width : 0
  }

  private func withIndex(_ lines: [ScreenLine]) -> [ScreenLine] {
    guard indexWidth > 0, let bar = table.indexBar else { return lines }
    let current = table.topSection.map { bar.title(ofSection: $0) }
    let first = Int(bar.top.rounded())
    return lines.enumerated().map { place, line in
      let title = bar.titles.indices.contains(place - first) ? bar.titles[place - first] : ""
      let look: ScreenLine.Look = !title.isEmpty && place - first == current ? .bold : .faint
      var index = ScreenLine()
      index.append(cell(title, bar.isOnLeft ? .left : .right), look)
      return bar.isOnLeft ? index + line : line + index
    }
  }

  private func cell(_ title: String, _ alignment: Alignment) -> String {
    let text = TerminalText.fitted(title, to: indexWidth - 1, alignment)
    return alignment == .left ? text + " " : " " + text
  }
}

extension RowTexts {
  /// A line with one text.
  init(title: String) {
    self.title = title
  }
}
