public import SectionDiff
internal import SectionModel

/// The cells that stay with their rows while a list changes.
struct CarriedCells {
  /// Cells and the numbers that their rows have now.
  var cells: [(row: Int, cell: TableCell)] = []
  /// Rows whose cells show what they were.
  let changed: Set<RowPlace>
}

extension TableView {
  /// Does batches one after another: the list has changed, and the table shows it without loading it anew.
  ///
  /// The data source has the new list already; it is asked for nothing of what lies between. The first visible
  /// row that neither goes nor moves keeps its distance from the screen's top; where there is none, the row that
  /// stands where the first one was takes its place. Cells stay with their rows, wherever these go; those of
  /// reconfigured rows are bound again, and reloaded rows get cells that were prepared. Heights that are known
  /// are not asked for again, but for rows with other content. Not to be called while the table asks for cells.
  ///
  /// - Parameter stages: The batches, such as `ListDiff.stages`. Sections that appear have the number that they
  ///   have at last.
  /// - Throws: `ReplayError` where a batch does not fit the list before, or all of them not the list of the data
  ///   source; the table is as it was, and `reloadData` shows the new list.
  /// - Complexity: O(*n*) in sections and operations, and one binding for each row that has changed or come into
  ///   view; in rows as well where the delegate decides heights.
  public func perform(_ stages: [ListOperations]) throws(ReplayError) {
    let counts = (0..<max(0, dataSource.numberOfSections)).map {
      max(0, dataSource.numberOfRows(inSection: $0))
    }
    let places = try ListPlaces(stages, from: geometry.sections.map(\.rows.count), to: counts)
    counters.batches += stages.count
    let held = heldRow(after: places)
    load(KnownHeights(geometry, places))
    if let held, let row = geometry.row(at: held.place) {
      anchor = (row, held.distance)
      contentOffset = geometry.top(of: held.place) - held.distance
    }
    carried = carriedCells(places)
    layout()
  }

  /// The row that stays where it is on the screen.
  private func heldRow(after places: ListPlaces) -> (place: RowPlace, distance: Double)? {
    for cell in visibleCells {
      if let place = places.place(ofUnmoved: cell.place) {
        return (place, geometry.top(of: cell.place) - contentOffset)
      }
    }
    return visibleCells.first.flatMap { cell in
      places.place(nearestTo: cell.place).map {
        ($0, geometry.top(of: cell.place) - contentOffset)
      }
    }
  }

  /// Takes the visible cells to their rows; those of rows that have gone are given back.
  private func carriedCells(_ places: ListPlaces) -> CarriedCells {
    var carried = CarriedCells(changed: places.changed)
    for cell in visibleCells {
      guard let place = places.place(after: cell.place), !places.reloaded.contains(place),
        let row = geometry.row(at: place)
      else {
        put(cell)
        continue
      }
      cell.place = place
      carried.cells.append((row, cell))
    }
    return carried
  }

  /// Takes over what the plans of two versions of a list differ in.
  func adopt(_ plan: SectionPlan, after old: SectionPlan) {
    style = plan.style
    if plan.direction != old.direction { direction = plan.direction }
    let (new, old) = (plan.metrics, old.metrics)
    if new.rowHeight != old.rowHeight { rowHeight = Double(new.rowHeight) }
    if new.headerHeight != old.headerHeight { headerHeight = Double(new.headerHeight) }
    if new.footerHeight != old.footerHeight { footerHeight = Double(new.footerHeight) }
    if new.sectionHeaderTopPadding != old.sectionHeaderTopPadding {
      sectionHeaderTopPadding = Double(new.sectionHeaderTopPadding)
    }
  }
}
