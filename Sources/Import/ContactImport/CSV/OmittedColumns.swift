internal import ContactModel

/// Counts the values of the columns that are left out, so that the report can tell what a user has
/// not got.
struct OmittedColumns {
  private struct Tally {
    var count = 0
    var first = SourcePosition()
    var last = SourcePosition()
  }

  /// The columns, in the order of the plan's omissions.
  let columns: [Int]
  private var tallies: [Tally]

  init(_ plan: ColumnPlan) {
    columns = plan.omissions.map(\.column)
    tallies = Array(repeating: Tally(), count: columns.count)
  }

  /// Counts a value of the column at a place in `columns`.
  mutating func countValue(_ place: Int, at source: SourcePosition) {
    if tallies[place].count == 0 { tallies[place].first = source }
    tallies[place].count += 1
    tallies[place].last = source
  }

  /// A finding for each column with values, in the order of the first ones: cut into chunks or not,
  /// a file gives the same order.
  func findings(_ plan: ColumnPlan) -> [Diagnostic] {
    let filled = tallies.indices.filter { tallies[$0].count > 0 }.sorted { left, right in
      (tallies[left].first.record, left) < (tallies[right].first.record, right)
    }
    return filled.map { place in
      let (tally, omission) = (tallies[place], plan.omissions[place])
      var finding = Diagnostic(
        omission.code, at: tally.first, field: omission.heading,
        detail: omission.meant.map { "did you mean \($0)?" } ?? "")
      finding.extend(by: tally.count - 1, to: tally.last)
      return finding
    }
  }
}
