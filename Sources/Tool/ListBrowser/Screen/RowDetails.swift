internal import SectionModel

/// Everything that a list has of one row, line by line.
struct RowDetails {
  let row: Row
  let plan: SectionPlan
  /// The columns of the screen.
  let width: Int

  /// The row's lines; the last are what can be done with it.
  func lines() -> [ScreenLine] {
    var lines = [line(row.text, .bold)]
    lines += texts.map { line($0, .plain) }
    lines.append(ScreenLine())
    for action in plan.actions { lines.append(line("[\(action.title)]", .faint)) }
    return lines
  }

  private var texts: [String] {
    let details = (row.phones ?? []) + (row.emails ?? [])
    var texts: [String] = []
    if details.isEmpty, let text = row.secondaryText { texts.append(text) }
    texts += details.map { "\($0.label): \($0.text)" }
    texts += [row.jobTitle, row.organization].compactMap { $0 }
    texts += (row.dates ?? []).map { "\($0.label): \($0.text)" }
    return texts
  }

  private func line(_ text: String, _ look: ScreenLine.Look) -> ScreenLine {
    var line = ScreenLine()
    line.append(TerminalText.fitted(text, to: width, Alignment(startOf: plan.direction)), look)
    return line
  }
}
