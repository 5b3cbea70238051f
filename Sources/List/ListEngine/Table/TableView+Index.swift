internal import SectionModel

extension TableView {
  /// The index; nil in grouped styles, without titles, and for lists with fewer rows than
  /// `sectionIndexMinimumDisplayRowCount`.
  ///
  /// All titles where the screen is high enough for them, else the longest of the condensed variants that
  /// fits, else the shortest with lower titles.
  ///
  /// - Complexity: O(*n*) in titles.
  public var indexBar: IndexBar? {
    guard style == .plain, rowCount > 0, rowCount >= sectionIndexMinimumDisplayRowCount else {
      return nil
    }
    let titles = dataSource.indexTitles
    guard !titles.isEmpty else { return nil }
    let room = clippedRow(height / max(1, indexTitleHeight), count: Int.max)
    if titles.count > room, let variant = condensed(room) {
      return bar(variant.titles, variant.sections)
    }
    let sections = titles.enumerated().map { place, title in
      dataSource.section(forIndexTitle: title, at: place)
    }
    return bar(titles, sections)
  }

  private func condensed(_ room: Int) -> CondensedIndex? {
    let variants = dataSource.condensedIndexes.filter { $0.titles.count == $0.sections.count }
    return variants.last { $0.titles.count <= room } ?? variants.first
  }

  private func bar(_ titles: [String], _ sections: [Int]) -> IndexBar {
    let last = max(0, sectionCount - 1)
    let titleHeight = min(max(1, indexTitleHeight), max(1, height) / Double(titles.count))
    return IndexBar(
      titles: titles, sections: sections.map { min(max(0, $0), last) },
      top: (height - titleHeight * Double(titles.count)) / 2, titleHeight: titleHeight,
      isOnLeft: isOnLeft(.trailing))
  }

  /// Scrolls to the section of the title below a finger.
  ///
  /// - Parameters:
  ///   - bar: The index that is shown.
  ///   - y: The distance of the finger from the screen's top.
  /// - Returns: The title, as a place in the bar's titles.
  @discardableResult
  public func touchIndex(_ bar: IndexBar, atY y: Double) -> Int {
    let title = bar.title(atY: y)
    scrollToSection(bar.sections[title])
    return title
  }

  /// The section at the top of the screen; nil for an empty table.
  public var topSection: Int? { geometry.section(at: contentOffset) }
}
