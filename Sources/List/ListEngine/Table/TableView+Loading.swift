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
    counters.reloads += 1
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

  /// Asks for sections, headers, footers and heights.
  ///
  /// - Parameter known: Heights that are known from before a batch.
  func load(_ known: KnownHeights? = nil) {
    heights = delegate as? any TableHeights
    let sections = 0..<max(0, dataSource.numberOfSections)
    headers = sections.map { dataSource.header(ofSection: $0) }
    footers = sections.map { dataSource.footer(ofSection: $0) }
    geometry = TableLayout(sections.map { section(number: $0, known) })
  }

  private func section(number: Int, _ known: KnownHeights?) -> SectionGeometry {
    let hasHeader = headers[number] != nil
    let header = heights?.height(ofHeader: number) ?? headerHeight
    let footer = heights?.height(ofFooter: number) ?? footerHeight
    return SectionGeometry(
      padding: hasHeader ? TableLayout.checked(sectionHeaderTopPadding) : 0,
      headerHeight: hasHeader ? TableLayout.checked(header) : 0,
      footerHeight: footers[number] != nil ? TableLayout.checked(footer) : 0,
      rows: rows(ofSection: number, known))
  }

  private func rows(ofSection section: Int, _ known: KnownHeights?) -> RowHeights {
    let count = max(0, dataSource.numberOfRows(inSection: section))
    guard let heights else {
      return .equal(count: count, height: checkedRow(rowHeight))
    }
    let estimate = estimatedRowHeight ?? rowHeight
    guard !(estimate > 0) else {
      var tree = HeightTree(count: count, estimate: checkedRow(estimate))
      for (row, height) in known?.measured(section) ?? [] { tree.measure(row, height: height) }
      return .estimated(tree)
    }
    var ends: [Double] = []
    ends.reserveCapacity(count)
    var end = 0.0
    for row in 0..<count {
      let place = RowPlace(section: section, row: row)
      end += known?.height(of: place) ?? askedHeight(of: place, heights)
      ends.append(end)
    }
    return .own(ends: ends)
  }

  private func askedHeight(of place: RowPlace, _ heights: any TableHeights) -> Double {
    counters.rowHeightCalls += 1
    return checkedRow(heights.height(ofRow: place))
  }

  private func checkedRow(_ height: Double) -> Double {
    TableLayout.checked(height, lowest: TableLayout.lowestRow)
  }
}
