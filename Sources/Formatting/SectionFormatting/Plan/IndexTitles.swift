internal import SectionModel

/// The index beside a plain list.
enum IndexTitles {
  /// All of the main locale's letters; other titles only where they have rows.
  ///
  /// A title leads to its own section, else to the next one that has rows, else to the last.
  ///
  /// - Parameters:
  ///   - table: Every possible section.
  ///   - counts: The number of rows of each.
  ///   - summaries: The sections with rows.
  /// - Returns: Nil without rows.
  static func make(
    _ table: SectionTable, counts: [Int], summaries: [SectionSummary]
  ) -> SectionIndexTitles? {
    guard !summaries.isEmpty else { return nil }
    var titles: [String] = []
    var targets: [Int] = []
    var sectionsBefore = 0
    for (slot, count) in zip(table.slots, counts) {
      if slot.isOwnLetter || count > 0 {
        titles.append(slot.title)
        targets.append(min(sectionsBefore, summaries.count - 1))
      }
      if count > 0 { sectionsBefore += 1 }
    }
    return SectionIndexTitles(titles: titles, targets: targets, summaries: summaries)
  }
}
