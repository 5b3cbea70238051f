public import SectionDiff
internal import SectionModel

extension ListSource {
  /// Takes a row out of the list that is shown; a section that loses its last row goes with it.
  ///
  /// Until the next version `plan` has no summary, and footers are ready-made ones or none. A table shows the
  /// change when it is told to `perform` it.
  ///
  /// - Parameter id: The row's identifier.
  /// - Returns: The batch that tells a table; nil where the list has no such row.
  /// - Complexity: O(*n*) in sections and in rows that were taken out before.
  @discardableResult
  public func remove(_ id: String) -> ListOperations? {
    guard let number = number(ofRow: id), let row = removed.current(of: number),
      let place = plan.place(ofRow: row)
    else { return nil }
    var batch = ListOperations()
    if plan.sections[place.section].count == 1 {
      batch.deletedSections = [place.section]
    } else {
      batch.deletedRows = [place]
    }
    var gone = removed
    gone.insert(number)
    let counts = version.plan.sections.map { section in
      let end = section.firstRow + section.count
      return section.count - (gone.count(before: end) - gone.count(before: section.firstRow))
    }
    leaveOut(number, version.plan.remaining(counts))
    return batch
  }
}
