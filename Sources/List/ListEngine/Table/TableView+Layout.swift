public import SectionModel

extension TableView {
  /// Shows the rows, headers and footers at the offset.
  ///
  /// Rows that have left give their cells back before others take theirs, so that a table makes no more cells
  /// than were ever visible at once.
  ///
  /// - Complexity: O(*v* + log *n*), *v* rows and sections being visible, and one binding for each row that has
  ///   come into view; in sections as well where rows are measured.
  public func layout() {
    counters.layouts += 1
    isLayingOut = true
    defer { isLayingOut = false }
    measure()
    clampOffset()
    let end = contentOffset + max(0, height)
    let rows = geometry.rows(from: contentOffset, to: end)
    if let carried { arrange(carried, over: rows) } else { show(rows) }
    bars = visibleBars(from: contentOffset, to: end)
    prefetch()
  }

  func clampOffset() {
    let last = max(0, geometry.contentHeight - height)
    contentOffset = contentOffset > 0 ? min(contentOffset, last) : 0
  }

  // MARK: - Cells

  private func show(_ rows: Range<Int>) {
    guard rows != visibleRows else { return }
    let kept = rows.clamped(to: visibleRows)
    for (row, cell) in zip(visibleRows, visibleCells) where !kept.contains(row) { put(cell) }
    let old = (rows: visibleRows, cells: visibleCells)
    (visibleRows, visibleCells) = (rows, [])
    visibleCells.reserveCapacity(rows.count)
    for row in rows {
      if kept.contains(row) {
        visibleCells.append(old.cells[row - old.rows.lowerBound])
      } else if let place = geometry.place(ofRow: row) {
        visibleCells.append(makeCell(at: place))
      }
    }
  }

  /// Gives all cells back.
  func discardVisible() {
    for cell in visibleCells { put(cell) }
    (visibleRows, visibleCells, bars) = (0..<0, [], [])
  }

  /// Shows rows after a batch, many of them in the cells that they had.
  private func arrange(_ carried: CarriedCells, over rows: Range<Int>) {
    self.carried = nil
    var cells: [Int: TableCell] = [:]
    for (row, cell) in carried.cells {
      if rows.contains(row) { cells[row] = cell } else { put(cell) }
    }
    (visibleRows, visibleCells) = (rows, [])
    visibleCells.reserveCapacity(rows.count)
    for row in rows {
      if let cell = cells[row] {
        counters.cellsCarried += 1
        let isStale = carried.changed.contains(cell.place) || cell.content.isPlaceholder
        visibleCells.append(isStale ? rebind(cell) : cell)
      } else if let place = geometry.place(ofRow: row) {
        visibleCells.append(makeCell(at: place))
      }
    }
  }

  func put(_ cell: TableCell) {
    delegate?.didEndDisplaying(cell, in: self)
    pool.put(cell)
  }

  // MARK: - Measuring

  /// Measures the rows that are about to be visible, and moves the offset with those above the screen's first.
  private func measure() {
    defer { anchor = nil }
    guard heights != nil, estimatedRowHeight ?? rowHeight > 0 else { return }
    clampOffset()
    let held = heldRow()
    while measureVisible() {
      guard let held, let place = geometry.place(ofRow: held.row) else { continue }
      let offset = geometry.top(of: place) - held.distance
      if offset != contentOffset { counters.anchorCorrections += 1 }
      contentOffset = offset
      clampOffset()
    }
  }

  /// The row that must not move on the screen: one that was jumped to, else the first that stays visible, else
  /// the first there will be.
  private func heldRow() -> (row: Int, distance: Double)? {
    if let anchor { return anchor }
    let rows = geometry.rows(from: contentOffset, to: contentOffset + height)
    let kept = rows.clamped(to: visibleRows)
    guard let row = kept.first ?? rows.first, let place = geometry.place(ofRow: row) else {
      return nil
    }
    return (row, geometry.top(of: place) - contentOffset)
  }

  private func measureVisible() -> Bool {
    let rows = geometry.rows(from: contentOffset, to: contentOffset + height)
    var hasMeasured = false
    for row in rows {
      guard let place = geometry.place(ofRow: row), !geometry.isMeasured(place), let heights else {
        continue
      }
      counters.rowHeightCalls += 1
      geometry.measure(place, height: heights.height(ofRow: place))
      hasMeasured = true
    }
    return hasMeasured
  }

  // MARK: - Places on the screen

  /// Where a row is.
  ///
  /// - Parameter place: A place of the list.
  /// - Returns: Its top, in points from the top of the content, and its height; nil where there is no such row.
  public func frame(ofRow place: RowPlace) -> (top: Double, height: Double)? {
    guard geometry.row(at: place) != nil else { return nil }
    return (geometry.top(of: place), geometry.height(of: place))
  }

  /// The row at a point of the screen.
  ///
  /// - Parameter y: The distance from the screen's top.
  /// - Returns: The row; nil where there is none, or where a header or footer covers it.
  public func row(atY y: Double) -> RowPlace? {
    let offset = contentOffset + y
    guard y >= 0, y < height,
      !bars.contains(where: { $0.top <= offset && offset < $0.top + $0.height })
    else { return nil }
    return visibleCells.first { cell in
      let top = geometry.top(of: cell.place)
      return top <= offset && offset < top + geometry.height(of: cell.place)
    }?.place
  }
}
