internal import SectionModel

extension TableView {
  /// Asks the data source for everything anew, and shows it.
  ///
  /// The offset stays as it is, within the content. Selection stays, as it is kept by identifiers.
  ///
  /// - Parameter keepingPlace: Whether the first visible row that is still in the list keeps its distance from
  ///   the screen's top instead.
  /// - Complexity: O(*n*) in sections; in rows as well where the delegate decides heights without estimates.
  public func reloadData(keepingPlace: Bool = false) {
    let held = keepingPlace ? visibleIDs() : []
    discardVisible()
    load()
    anchor = nil
    for (id, distance) in held {
      guard let place = dataSource.place(ofRow: id), let row = geometry.row(at: place) else {
        continue
      }
      anchor = (row, distance)
      contentOffset = geometry.top(of: place) - distance
      break
    }
    layout()
  }

  /// The visible rows and their distances from the screen's top.
  private func visibleIDs() -> [(id: String, distance: Double)] {
    visibleCells.compactMap { cell in
      guard let id = cell.binding.id else { return nil }
      return (id, geometry.top(of: cell.place) - contentOffset)
    }
  }

  private func load() {
    heights = delegate as? any TableHeights
    let sections = 0..<max(0, dataSource.numberOfSections)
    headers = sections.map { dataSource.header(ofSection: $0) }
    footers = sections.map { dataSource.footer(ofSection: $0) }
    geometry = TableLayout(sections.map { section(number: $0) })
  }

  private func section(number: Int) -> SectionGeometry {
    let hasHeader = headers[number] != nil
    let header = heights?.height(ofHeader: number) ?? headerHeight
    let footer = heights?.height(ofFooter: number) ?? footerHeight
    return SectionGeometry(
      padding: hasHeader ? TableLayout.checked(sectionHeaderTopPadding) : 0,
      headerHeight: hasHeader ? TableLayout.checked(header) : 0,
      footerHeight: footers[number] != nil ? TableLayout.checked(footer) : 0,
      rows: rows(ofSection: number))
  }

  private func rows(ofSection section: Int) -> RowHeights {
    let count = max(0, dataSource.numberOfRows(inSection: section))
    guard let heights else {
      return .equal(count: count, height: checkedRow(rowHeight))
    }
    let estimate = estimatedRowHeight ?? rowHeight
    guard !(estimate > 0) else {
      return .estimated(HeightTree(count: count, estimate: checkedRow(estimate)))
    }
    counters.rowHeightCalls += count
    var ends: [Double] = []
    ends.reserveCapacity(count)
    var end = 0.0
    for row in 0..<count {
      end += checkedRow(heights.height(ofRow: RowPlace(section: section, row: row)))
      ends.append(end)
    }
    return .own(ends: ends)
  }

  private func checkedRow(_ height: Double) -> Double {
    TableLayout.checked(height, lowest: TableLayout.lowestRow)
  }
}
