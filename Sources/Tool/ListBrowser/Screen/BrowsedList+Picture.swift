internal import ListEngine
internal import SectionModel

/// The screen: a line with the list's title, the list, a line with the state.
extension BrowsedList {
  private static let help = [
    "Up, Down, j, k      a row", "PageUp, PageDown    a screen (also b and the space bar)",
    "Home, End, g, G     the first and the last row", "Left, Right, [ ]    a section",
    "' and a letter      the section of the letter", "/                   search",
    "Enter               everything of the row", "Tab                 the next list of the folder",
    "Control-L           paint the screen anew", "q                   quit",
  ]

  /// As many lines as the screen has, each as wide as it.
  func picture() -> [ScreenLine] {
    var lines = [titleLine()]
    lines += middleLines().prefix(max(0, size.rows - 2))
    while lines.count < size.rows - 1 { lines.append(blank) }
    lines.append(stateLine())
    return Array(lines.prefix(size.rows))
  }

  private var blank: ScreenLine { line("", "", .plain) }

  private func middleLines() -> [ScreenLine] {
    switch mode {
    case .help: Self.help.map { line($0, "", .plain) }
    case .details(let row): RowDetails(row: row, plan: source.plan, width: size.columns).lines()
    case .search: resultLines()
    case .list, .jump:
      ListPicture(table: table, plan: source.plan, width: size.columns, cursor: cursor) {
        self.source.row(at: $0)
      }.lines()
    }
  }

  private func resultLines() -> [ScreenLine] {
    guard let results, let search else { return [] }
    return ListPicture(
      table: results, plan: source.plan, width: size.columns, cursor: resultCursor
    ) { search.found[$0.row].row }.lines()
  }

  private func titleLine() -> ScreenLine {
    let plan = source.plan
    return plan.direction == .rightToLeft
      ? line(plan.summary, plan.title, .reversed) : line(plan.title, plan.summary, .reversed)
  }

  private func stateLine() -> ScreenLine {
    if let message { return line(message, "", .bold) }
    if let fault = source.fault { return line("a page cannot be read: \(fault)", "", .bold) }
    switch mode {
    case .jump: return line("letter:", "", .bold)
    case .help: return line("any key: back", "", .faint)
    case .details:
      let note = source.plan.actions.isEmpty ? "" : "[ ] is done by apps, not here"
      return line("any key: back", note, .faint)
    case .search: return searchLine()
    case .list:
      let number = table.rowCount == 0 ? 0 : cursor + 1
      return line("? help   / search   q quit", "\(number)/\(table.rowCount)", .faint)
    }
  }

  private func searchLine() -> ScreenLine {
    let found = search?.found.count ?? 0
    let more = found >= RowSearch.limit ? "+" : isSearching ? "\u{2026}" : ""
    return line("/\(search?.query ?? "")", "\(found)\(more)", .bold)
  }

  /// A line with a text on the left and, where there is room, one on the right.
  private func line(_ left: String, _ right: String, _ look: ScreenLine.Look) -> ScreenLine {
    let right = TerminalText.clean(right)
    let columns = TerminalText.columns(of: right)
    var line = ScreenLine()
    if columns > 0, TerminalText.columns(of: TerminalText.clean(left)) + columns < size.columns {
      line.append(TerminalText.fitted(left, to: size.columns - columns) + right, look)
    } else {
      line.append(TerminalText.fitted(left, to: size.columns), look)
    }
    return line
  }
}
