public import SectionModel

extension TableView {
  /// Chooses a row, by what it is and not by where it is: it stays selected when the list changes.
  ///
  /// - Parameter place: Where the row is.
  /// - Returns: Its identifier; nil where there is no such row, or rows have none.
  @discardableResult
  public func selectRow(at place: RowPlace) -> String? {
    guard geometry.row(at: place) != nil, let id = dataSource.id(ofRow: place) else { return nil }
    if !allowsMultipleSelection { selectedIDs.removeAll() }
    selectedIDs.insert(id)
    showSelection()
    delegate?.didSelectRow(id, in: self)
    return id
  }

  /// Ends the selection of a row, also of one that is no longer in the list.
  ///
  /// - Parameter id: The row's identifier.
  public func deselectRow(_ id: String) {
    selectedIDs.remove(id)
    showSelection()
  }

  private func showSelection() {
    for cell in visibleCells {
      cell.isSelected = cell.binding.id.map { selectedIDs.contains($0) } ?? false
    }
  }
}
