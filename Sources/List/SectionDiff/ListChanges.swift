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
    /// Rows that came from another section, or past other rows of this one; as few as possible.
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
    let (before, after) = (try ListSnapshot(old), try ListSnapshot(new))
    let operations = ListDiff(from: before, to: after).operations
    var sections = new.sections.map { Section(id: $0.id) }
    for number in operations.insertedSections { sections[number].change = .inserted }
    for number in operations.reconfiguredSections { sections[number].change = .changed }
    // Where the changes of each old section are told.
    var places = old.sections.map { after.section(withID: $0.id) ?? -1 }
    for number in operations.deletedSections {
      places[number] = sections.count
      sections.append(Section(id: old.sections[number].id, change: .deleted))
    }
    for row in operations.deletedRows {
      sections[places[row.section]].deleted.append(before.id(at: row))
    }
    for row in operations.insertedRows { sections[row.section].inserted.append(after.id(at: row)) }
    for move in operations.movedRows {
      sections[move.to.section].moved.append(after.id(at: move.to))
    }
    for row in (operations.reconfiguredRows + operations.reloadedRows).sorted() {
      sections[row.section].changed.append(after.id(at: row))
    }
    self.sections = sections.filter { !$0.isEmpty }
  }
}
