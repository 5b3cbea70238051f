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
  ///   - spoken: What is read aloud.
  /// - Returns: Nil without rows.
  static func make(
    _ table: SectionTable, counts: [Int], summaries: [SectionSummary], spoken: SpokenTitles
  ) -> SectionIndexTitles? {
    guard !summaries.isEmpty else { return nil }
    var titles: [String] = []
    var targets: [Int] = []
    var sectionsBefore = 0
    var letterCount = 0
    for (slot, count) in zip(table.slots, counts) {
      if slot.isOwnLetter || count > 0 {
        titles.append(slot.title)
        targets.append(min(sectionsBefore, summaries.count - 1))
        if slot.kind == .letter { letterCount += 1 }
      }
      if count > 0 { sectionsBefore += 1 }
    }
    var index = SectionIndexTitles(titles: titles, targets: targets, summaries: summaries)
    index.spoken = titles.map { spoken[$0] ?? $0 }
    index.condensed = condensed(index, letterCount: letterCount)
    return index
  }

  private static func condensed(
    _ index: SectionIndexTitles, letterCount: Int
  ) -> [CondensedIndex]? {
    let otherCount = index.titles.count - letterCount
    let condensed = IndexThinning.slotCounts.filter { $0 < index.titles.count }.map { slots in
      CondensedIndex(
        IndexThinning.places(slots: slots, letterCount: letterCount, otherCount: otherCount),
        of: index)
    }
    return condensed.isEmpty ? nil : condensed
  }
}
