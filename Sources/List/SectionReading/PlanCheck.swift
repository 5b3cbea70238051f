internal import SectionModel

/// Checks that the numbers of a plan agree with each other, so that nothing behind it has to.
struct PlanCheck {
  let plan: SectionPlan

  /// Checks sections, totals and index.
  func run() throws(ReadingError) {
    try checkSections()
    let sections = plan.sections
    let rows = sections.last.map { $0.firstRow + $0.count } ?? 0
    try require(plan.counts.sections == sections.count, "$.counts.sections", "sections are missing")
    try require(plan.counts.rows == rows, "$.counts.rows", "the sections have other rows")
    try require(
      plan.counts.positions == rows + sections.count, "$.counts.positions",
      "positions are headers and rows")
    if let index = plan.index { try checkIndex(index) }
  }

  /// Checks that pages hold all rows of the plan, in order.
  func checkPages(_ pages: [PageSummary]) throws(ReadingError) {
    var next = 0
    for (number, page) in pages.enumerated() {
      let path = "$.pages[\(number)]"
      try require(page.firstRow == next, path + ".firstRow", "pages follow each other")
      try require(page.count > 0, path + ".count", "a page has at least one row")
      try require(
        page.count <= plan.counts.rows - next, path + ".count", "the list has fewer rows")
      next += page.count
    }
    try require(next == plan.counts.rows, "$.pages", "the list has more rows")
  }

  private func checkSections() throws(ReadingError) {
    var ids: Set<String> = []
    var next = 0
    for (number, section) in plan.sections.enumerated() {
      let path = "$.sections[\(number)]"
      try require(ids.insert(section.id).inserted, path + ".id", "the id stands there twice")
      try require(section.count > 0, path + ".count", "a section has at least one row")
      try require(section.firstRow == next, path + ".firstRow", "sections follow each other")
      let (end, overflows) = next.addingReportingOverflow(section.count)
      // The positions of all headers must be numbers as well.
      let room = Int.max - plan.sections.count
      try require(!overflows && end <= room, path + ".count", "the number is too large")
      try require(
        section.firstPosition == next + number, path + ".firstPosition",
        "a position counts the headers and rows before")
      next = end
    }
  }

  // MARK: - Index

  private func checkIndex(_ index: SectionIndexTitles) throws(ReadingError) {
    try require(plan.style == .plain, "$.index", "only plain lists have an index")
    try require(!index.titles.isEmpty, "$.index.titles", "an index has titles")
    let map = IndexMap(
      path: "$.index", titles: index.titles.count, sections: index.sections, rows: index.rows,
      positions: index.positions)
    try checkMap(map)
    try require(
      index.present.count == map.titles && index.spoken.count == map.titles, "$.index",
      "the arrays are equally long")
    for (place, section) in index.sections.enumerated() {
      let isOwn = plan.sections[section].title.utf8.elementsEqual(index.titles[place].utf8)
      try require(
        index.present[place] == isOwn, "$.index.present[\(place)]",
        "it tells whether the section is the title's own")
    }
    for (number, variant) in (index.condensed ?? []).enumerated() {
      let path = "$.index.condensed[\(number)]"
      try require(
        variant.slots == variant.titles.count, path + ".slots", "it is the number of titles")
      try require(variant.slots > 0, path + ".slots", "an index has titles")
      try checkMap(
        IndexMap(
          path: path, titles: variant.slots, sections: variant.sections, rows: variant.rows,
          positions: variant.positions))
    }
  }

  /// Checks that titles lead to sections in order, and that rows and positions are those sections'.
  private func checkMap(_ map: IndexMap) throws(ReadingError) {
    try require(
      [map.sections.count, map.rows.count, map.positions.count].allSatisfy { $0 == map.titles },
      map.path, "the arrays are equally long")
    var before = 0
    for (place, section) in map.sections.enumerated() {
      let path = "\(map.path).sections[\(place)]"
      try require(section < plan.sections.count, path, "there is no such section")
      try require(section >= before, path, "the sections ascend")
      let summary = plan.sections[section]
      try require(
        map.rows[place] == summary.firstRow, "\(map.path).rows[\(place)]",
        "it is the section's first row")
      try require(
        map.positions[place] == summary.firstPosition, "\(map.path).positions[\(place)]",
        "it is the section's first position")
      before = section
    }
  }

  private func require(
    _ holds: Bool, _ path: @autoclosure () -> String, _ rule: String
  ) throws(ReadingError) {
    guard holds else { throw ReadingError(path: path(), rule: rule) }
  }
}

/// An index or one of its condensed variants.
private struct IndexMap {
  let path: String
  let titles: Int
  let sections: [Int]
  let rows: [Int]
  let positions: [Int]
}
