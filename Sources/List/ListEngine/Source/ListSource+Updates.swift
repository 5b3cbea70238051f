public import SectionDiff
internal import SectionModel

/// One version after another.
extension ListSource {
  /// Begins an update; those that have begun before cannot be applied any more.
  ///
  /// - Parameters:
  ///   - version: The version to show.
  ///   - limit: From how much on everything is loaded anew.
  /// - Returns: The update.
  public func update(
    to version: ListVersion, limit: ListUpdate.Limit = ListUpdate.Limit()
  ) -> VersionUpdate {
    updateCount += 1
    return VersionUpdate(version, number: updateCount, base: state, limit: limit)
  }

  /// Shows another version at once.
  ///
  /// - Parameters:
  ///   - version: The version to show.
  ///   - table: The table that shows this source.
  /// - Returns: What has come of it.
  /// - Throws: `DiffError` when an identifier stands twice; list and table are as they were.
  @discardableResult
  public func apply(
    _ version: ListVersion, in table: TableView
  ) throws(DiffError) -> AppliedUpdate {
    try apply(update(to: version), in: table)
  }

  /// Shows the version of an update.
  ///
  /// The first visible row that neither goes nor moves keeps its distance from the screen's top. Rows that
  /// were visible and still are keep their cells; only those with other content are bound, and those that come
  /// into view. What is selected, opened or fetched ahead stays so where it is still there. Style, direction
  /// and measures follow where those of the lists differ. Rows that were taken out come back if the version
  /// has them.
  ///
  /// - Parameters:
  ///   - update: The update; it is compared here where it was not before, or where the list has changed since.
  ///   - table: The table that shows this source.
  /// - Returns: What has come of it.
  /// - Throws: `DiffError` when an identifier stands twice; list and table are as they were.
  /// - Complexity: For an update that was compared O(*n*) in sections and operations, one binding for each row
  ///   that has changed or come into view, and in rows where the delegate decides heights.
  @discardableResult
  public func apply(
    _ update: VersionUpdate, in table: TableView
  ) throws(DiffError) -> AppliedUpdate {
    guard update.number == updateCount else {
      table.counters.updatesSuperseded += 1
      return .superseded
    }
    guard !table.isLayingOut else { return .busy }
    var update = update
    if update.base.number != state.number { update.begin(from: state) }
    try update.compare()
    let before = plan
    show(update.version)
    table.adopt(plan, after: before)
    defer { forgetGone(in: table) }
    return show(update.outcome ?? .incomparable, in: table)
  }

  private func show(_ outcome: VersionUpdate.Outcome, in table: TableView) -> AppliedUpdate {
    var reason: ListUpdate.ReloadReason?
    switch outcome {
    case .compared(.unchanged):
      if (try? table.perform([])) != nil { return .unchanged }
    case .compared(.changes(let diff)):
      // Hashes that do not tell the truth give batches that do not fit.
      if (try? table.perform(diff.stages)) != nil { return .changed }
    case .compared(.reload(let why)): reason = why
    case .incomparable: break
    }
    table.reloadData(keepingPlace: true)
    return .reloaded(reason)
  }

  /// Ends the selection of rows that are not in the list any more.
  private func forgetGone(in table: TableView) {
    table.refreshActions()
    guard knowsAllRows else { return }
    table.selectedIDs = table.selectedIDs.filter { place(ofRow: $0) != nil }
  }
}
