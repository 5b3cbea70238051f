internal import SectionModel

extension SectionPlan {
  /// The plan of what remains when rows were taken out.
  ///
  /// Sections without rows go. Their titles in the index lead to the next section, else to the last. Words that
  /// count contacts are taken from `countTexts`, or left out where there are none.
  ///
  /// - Parameter counts: The number of rows that remain in each section.
  /// - Returns: The plan.
  /// - Complexity: O(*n*) in sections and titles.
  func remaining(_ counts: [Int]) -> SectionPlan {
    var plan = self
    plan.summary = ""
    plan.sections = []
    // For each old section its number now, or that of the next one.
    var numbers: [Int] = []
    var row = 0
    for (section, count) in zip(sections, counts) {
      numbers.append(plan.sections.count)
      guard count > 0 else { continue }
      var rest = section
      if count != section.count { rest.footer = footer(of: section, count: count) }
      rest.firstRow = row
      rest.firstPosition = row + plan.sections.count
      rest.count = count
      plan.sections.append(rest)
      row += count
    }
    plan.counts = Counts(sections: plan.sections)
    plan.index = plan.sections.isEmpty ? nil : index?.leading(to: numbers, of: plan.sections)
    return plan
  }

  private func footer(of section: SectionSummary, count: Int) -> String? {
    guard section.footer != nil, let texts = countTexts, texts.indices.contains(count) else {
      return nil
    }
    return texts[count]
  }
}

extension SectionIndexTitles {
  /// The index when sections have other numbers.
  fileprivate func leading(to numbers: [Int], of summaries: [SectionSummary]) -> SectionIndexTitles
  {
    func moved(_ section: Int) -> Int { min(numbers[section], summaries.count - 1) }
    var index = self
    index.sections = sections.map(moved)
    index.rows = index.sections.map { summaries[$0].firstRow }
    index.positions = index.sections.map { summaries[$0].firstPosition }
    index.present = zip(titles, index.sections).map { summaries[$1].title == $0 }
    for (place, isPresent) in index.present.enumerated() where !isPresent {
      index.spoken[place] = titles[place]
    }
    index.condensed = condensed?.map { variant in
      var variant = variant
      variant.sections = variant.sections.map(moved)
      variant.rows = variant.sections.map { summaries[$0].firstRow }
      variant.positions = variant.sections.map { summaries[$0].firstPosition }
      return variant
    }
    return index
  }
}
