/// Sections, rows and positions found from each other; numbers outside of the list are taken for its
/// nearest end, and an empty list has no places.
extension SectionPlan {
  /// The section of a row.
  ///
  /// - Parameter row: The number of the row in the whole list.
  /// - Returns: The number of the section; nil for an empty list.
  /// - Complexity: O(log *n*) in sections.
  public func section(ofRow row: Int) -> Int? {
    guard !sections.isEmpty else { return nil }
    return max(0, sections.partitioningIndex { $0.firstRow > row } - 1)
  }

  /// The place of a row.
  ///
  /// - Parameter row: The number of the row in the whole list.
  /// - Returns: Its place; nil for an empty list.
  /// - Complexity: O(log *n*) in sections.
  public func place(ofRow row: Int) -> RowPlace? {
    guard let section = section(ofRow: row) else { return nil }
    let summary = sections[section]
    let last = max(0, summary.count - 1)
    return RowPlace(
      section: section, row: min(max(0, row.clippedDistance(from: summary.firstRow)), last))
  }

  /// The number of a row in the whole list.
  ///
  /// - Parameter place: The row's place.
  /// - Returns: The number; nil where the list has no such place.
  /// - Complexity: O(1).
  public func row(at place: RowPlace) -> Int? {
    guard sections.indices.contains(place.section) else { return nil }
    let summary = sections[place.section]
    guard place.row >= 0, place.row < summary.count else { return nil }
    return summary.firstRow + place.row
  }

  /// What stands at a position.
  ///
  /// - Parameter position: A number that counts headers and rows, never footers.
  /// - Returns: A header or a row; nil for an empty list.
  /// - Complexity: O(log *n*) in sections.
  public func item(atPosition position: Int) -> ListItem? {
    guard !sections.isEmpty else { return nil }
    let section = max(0, sections.partitioningIndex { $0.firstPosition > position } - 1)
    let distance = position.clippedDistance(from: sections[section].firstPosition)
    guard distance > 0, sections[section].count > 0 else { return .header(section: section) }
    return .row(RowPlace(section: section, row: min(distance, sections[section].count) - 1))
  }

  /// The position of a row.
  ///
  /// - Parameter place: The row's place.
  /// - Returns: The position; nil where the list has no such place.
  /// - Complexity: O(1).
  public func position(of place: RowPlace) -> Int? {
    guard row(at: place) != nil else { return nil }
    return sections[place.section].firstPosition + 1 + place.row
  }
}

extension SectionIndexTitles {
  /// The section that a title leads to.
  ///
  /// - Parameter title: A place in `titles`; one outside is taken for the nearest end.
  /// - Returns: The number of the section; nil for an index without titles.
  /// - Complexity: O(1).
  public func section(ofTitle title: Int) -> Int? {
    guard !sections.isEmpty else { return nil }
    return sections[min(max(0, title), sections.count - 1)]
  }

  /// The title to show as the current one while a section is at the top.
  ///
  /// - Parameter section: The number of a section.
  /// - Returns: The place of the section's own title, else of the first that leads there, else of the
  ///   last that leads to a section before; nil for an index without titles.
  /// - Complexity: O(log *n*) in titles, and O(*m*) in those that lead to the section.
  public func title(ofSection section: Int) -> Int? {
    guard !sections.isEmpty else { return nil }
    let first = sections.partitioningIndex { $0 >= section }
    guard first < sections.count, sections[first] == section else { return max(0, first - 1) }
    // Letters without rows lead here as well.
    let end = sections.partitioningIndex { $0 > section }
    return (first..<end).first { present.indices.contains($0) && present[$0] } ?? first
  }
}

extension Int {
  /// The distance from another number, or the nearest that a number can hold.
  fileprivate func clippedDistance(from other: Int) -> Int {
    let (distance, overflows) = subtractingReportingOverflow(other)
    guard overflows else { return distance }
    return self < other ? .min : .max
  }
}
