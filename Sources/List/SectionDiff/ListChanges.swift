public import SectionModel

/// What has changed from one version of a list to the next, by identifiers.
public struct ListChanges: Sendable, Equatable {
  /// What has become of a section itself.
  public enum SectionChange: String, Sendable, Equatable {
    /// It was not there before.
    case inserted
    /// It is not there any more; all it holds are deleted rows.
    case deleted
    /// Its title, header or footer is another.
    case changed
  }

  /// The changes of one section; identifiers are in the order of their list.
  public struct Section: Sendable, Equatable {
    /// The section's identifier.
    public var id: String
    /// What has become of the section itself; nil when it is as before.
    public var change: SectionChange?
    /// Rows that no section had before.
    public var inserted: [String] = []
    /// Rows that were here and that no section has any more.
    public var deleted: [String] = []
    /// Rows that came from another section, or past other rows; as few as possible.
    public var moved: [String] = []
    /// Rows with other content, moved ones among them.
    public var changed: [String] = []

    /// Whether nothing has changed.
    var isEmpty: Bool {
      change == nil && inserted.isEmpty && deleted.isEmpty && moved.isEmpty && changed.isEmpty
    }
  }

  /// The sections that have changes: those of the new list in its order, then deleted ones.
  public let sections: [Section]

  /// Compares two versions of a list.
  ///
  /// Rows are the same when their identifiers are, and have changed when their hashes differ.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version after.
  /// - Throws: `DiffError` when an identifier stands twice in one of them.
  /// - Complexity: O(*n* log *n*) in rows, O(*n*) where few have moved.
  public init(from old: ListOutline, to new: ListOutline) throws(DiffError) {
    sections = try ListComparison(old, new).sections()
  }
}
