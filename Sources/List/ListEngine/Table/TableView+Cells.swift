public import SectionModel

extension TableView {
  /// Tells how cells of a kind are made; without it they are plain `TableCell`s.
  ///
  /// - Parameters:
  ///   - name: The name of the kind of row.
  ///   - make: Makes a cell.
  public func register(_ name: String, make: @escaping (ReuseIdentity) -> TableCell) {
    makers[name] = make
  }

  /// The most cells that wait in a pool for each identity; 64 by default.
  public var poolLimit: Int {
    get { pool.limit }
    set { pool.limit = max(0, newValue) }
  }

  /// Hands out a cell for a row: one from the pool, which is prepared just before, or a new one.
  ///
  /// While a row is reconfigured it is the cell that shows it, unprepared.
  ///
  /// - Parameters:
  ///   - identity: What the cell is reused for.
  ///   - place: Where the row is.
  /// - Returns: The cell; its content is still that of another row.
  public func dequeueCell(_ identity: ReuseIdentity, for place: RowPlace) -> TableCell {
    let cell = nextCell(identity)
    bindingCount += 1
    cell.binding = CellBinding(id: nil, number: bindingCount)
    cell.place = place
    return cell
  }

  private func nextCell(_ identity: ReuseIdentity) -> TableCell {
    if let cell = cellInPlace, cell.identity == identity { return cell }
    if let cell = pool.take(identity) {
      counters.cellsReused += 1
      cell.prepareForReuse()
      return cell
    }
    counters.cellsCreated += 1
    return makers[identity.name]?(identity) ?? TableCell(identity)
  }

  /// Has the data source bind a row.
  func makeCell(at place: RowPlace) -> TableCell {
    let cell = bind(at: place)
    delegate?.willDisplay(cell, in: self)
    return cell
  }

  private func bind(at place: RowPlace) -> TableCell {
    counters.binds += 1
    let cell = dataSource.cell(at: place, in: self)
    if cell.content.isPlaceholder { counters.placeholders += 1 }
    cell.isSelected = cell.binding.id.map { selectedIDs.contains($0) } ?? false
    cell.openEdge = opened.flatMap { $0.id == cell.binding.id ? $0.edge : nil }
    if prefetcher != nil { noteShown(place) }
    return cell
  }

  /// Shows visible rows anew in the cells that they have.
  ///
  /// For rows whose content has changed. Where a row now is of another kind its cell is replaced, which for
  /// UIKit would be a mistake of the program. Rows that are not visible are passed over.
  ///
  /// - Parameter rows: Numbers in the whole list.
  public func reconfigureRows(_ rows: Range<Int>) {
    rebindRows(rows) { _ in true }
  }

  /// Shows rows that have come in place of placeholders.
  func fillPlaceholders(_ rows: Range<Int>) {
    rebindRows(rows, where: \.content.isPlaceholder)
  }

  private func rebindRows(_ rows: Range<Int>, where isStale: (TableCell) -> Bool) {
    for row in rows.clamped(to: visibleRows) {
      let number = row - visibleRows.lowerBound
      if isStale(visibleCells[number]) { visibleCells[number] = rebind(visibleCells[number]) }
    }
  }

  /// Has the data source bind the row of a cell again, in that cell where it can.
  func rebind(_ old: TableCell) -> TableCell {
    cellInPlace = old
    let cell = bind(at: old.place)
    cellInPlace = nil
    if cell === old {
      counters.reconfigured += 1
    } else {
      put(old)
      delegate?.willDisplay(cell, in: self)
    }
    return cell
  }

  /// Gives a cell a picture that was being loaded, if it still shows the row that it was loaded for.
  ///
  /// - Parameters:
  ///   - picture: The picture's bytes.
  ///   - binding: The cell's `binding` when loading began.
  /// - Returns: Whether the picture was set; false where the row has left.
  /// - Complexity: O(*n*) in visible rows.
  @discardableResult
  public func setPicture(_ picture: [UInt8], for binding: CellBinding) -> Bool {
    guard let cell = visibleCells.first(where: { $0.binding == binding }) else {
      counters.stalePictures += 1
      return false
    }
    cell.picture = picture
    return true
  }
}
