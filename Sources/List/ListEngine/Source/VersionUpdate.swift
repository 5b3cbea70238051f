public import SectionDiff
internal import SectionModel

/// The step of a source from the version that it shows to another.
///
/// It may be compared on any thread while the table goes on showing the old version. Nothing changes before
/// it is applied, and nothing at all when it never is.
///
/// ```swift
/// var update = source.update(to: ListVersion(list))  // on the table's thread
/// try update.compare()                               // on any
/// try source.apply(update, in: table)                // on the table's
/// ```
public struct VersionUpdate: Sendable {
  /// How the list changes.
  enum Outcome: Sendable {
    case compared(ListUpdate)
    /// One of the versions has no outline.
    case incomparable
  }

  /// The version that is to be shown.
  private(set) var version: ListVersion
  /// Updates are counted as they begin; a later one outdoes the others.
  let number: Int
  /// What the source showed when it began.
  private(set) var base: SourceState
  private let limit: ListUpdate.Limit
  private(set) var outcome: Outcome?

  init(_ version: ListVersion, number: Int, base: SourceState, limit: ListUpdate.Limit) {
    self.version = version
    self.number = number
    self.base = base
    self.limit = limit
  }

  /// Compares both versions; once is enough.
  ///
  /// - Throws: `DiffError` when an identifier stands twice in one of them; such an update cannot be applied.
  /// - Complexity: O(*n* log *n*) in rows, O(*n*) where few have moved.
  public mutating func compare() throws(DiffError) {
    guard outcome == nil else { return }
    try version.makeSnapshot()
    guard let old = try base.snapshot(), let new = version.snapshot else {
      outcome = .incomparable
      return
    }
    outcome = .compared(ListUpdate(from: old, to: new, limit: limit))
  }

  /// Begins again from what is shown by now.
  mutating func begin(from base: SourceState) {
    self.base = base
    outcome = nil
  }
}

/// What a source shows: a version, without the rows that were taken out of it since.
struct SourceState: Sendable {
  let version: ListVersion
  let removed: RowGaps
  /// The sections that are left.
  let sections: [SectionSummary]
  /// Counts changes.
  let number: Int

  /// Identifiers and hashes of what is shown; nil where they are not known.
  ///
  /// - Throws: `DiffError` when an identifier stands twice.
  /// - Complexity: O(*n*) in rows where they have not been asked for before, or rows were taken out.
  func snapshot() throws(DiffError) -> ListSnapshot? {
    var version = version
    try version.makeSnapshot()
    guard let snapshot = version.snapshot, !removed.isEmpty else { return version.snapshot }
    return try ListSnapshot(snapshot.outline.without(removed, leaving: sections))
  }
}

/// What has come of an update.
public enum AppliedUpdate: Sendable, Equatable {
  /// Sections and rows are as they were.
  case unchanged
  /// Batches were done; everything else on the screen stands as it stood.
  case changed
  /// Everything was loaded anew; the reason is nil where the versions could not be compared.
  case reloaded(ListUpdate.ReloadReason?)
  /// A later update has begun since; nothing was changed.
  case superseded
  /// The table is asking for cells; nothing was changed, and the update can be applied when it has them.
  case busy
}
