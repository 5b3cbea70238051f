public import SectionModel

/// What is done to the sections and rows of a list.
///
/// Deleted things and the origins of moves are places in the list before, all others places in the
/// list after, as a batch of `UITableView` has them. Each array is in ascending order: deletions by
/// their places, moves by their targets. The rows of inserted and deleted sections are not named.
public struct ListOperations: Sendable, Equatable {
  /// Sections that disappear with the rows that are left in them.
  public var deletedSections: [Int] = []
  /// Sections that appear with all of their rows.
  public var insertedSections: [Int] = []
  /// Sections that other sections pass.
  public var movedSections: [SectionMove] = []
  /// Sections with another title, header or footer.
  public var reconfiguredSections: [Int] = []
  /// Rows that disappear.
  public var deletedRows: [RowPlace] = []
  /// Rows that appear.
  public var insertedRows: [RowPlace] = []
  /// Rows that change their section or that other rows of their section pass.
  public var movedRows: [RowMove] = []
  /// Rows with other content, whose cell stays.
  public var reconfiguredRows: [RowPlace] = []
  /// Rows of another kind, which need another cell.
  public var reloadedRows: [RowPlace] = []

  /// Makes operations that do nothing.
  public init() {}

  /// How many operations there are.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + reconfiguredSections.count + deletedRows.count + insertedRows.count + movedRows.count
      + reconfiguredRows.count + reloadedRows.count
  }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }
}
