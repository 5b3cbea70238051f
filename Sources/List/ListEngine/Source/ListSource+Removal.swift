internal import SectionModel

extension ListSource {
  /// Takes a row out of the list that is shown; a section that loses its last row goes with it.
  ///
  /// Until the next export `plan` has no summary, and footers are ready-made ones or none. A table shows the
  /// change when it is told to `reloadData`.
  ///
  /// - Parameter id: The row's identifier.
  /// - Returns: Whether the list had the row.
  /// - Complexity: O(*n*) in sections and in rows that were taken out before.
  @discardableResult
  public func remove(_ id: String) -> Bool {
    guard let number = number(ofRow: id), removed.current(of: number) != nil else { return false }
    removed.insert(number)
    let counts = base.sections.map { section in
      let end = section.firstRow + section.count
      return section.count
        - (removed.count(before: end) - removed.count(before: section.firstRow))
    }
    plan = base.remaining(counts)
    return true
  }
}
