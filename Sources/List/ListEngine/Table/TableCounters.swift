/// What a table has done, counted since it was made or since the counters were reset.
///
/// All numbers follow from the data and the motion alone, so that tests can ask for exact ones.
public struct TableCounters: Sendable, Equatable {
  /// Passes of layout.
  public var layouts = 0
  /// Times that the data source was asked for a cell.
  public var binds = 0
  /// Cells made.
  public var cellsCreated = 0
  /// Cells taken from a pool.
  public var cellsReused = 0
  /// Rows that were shown anew in the cell that they had.
  public var reconfigured = 0
  /// Batches done.
  public var batches = 0
  /// Cells that a batch left on the screen with their row.
  public var cellsCarried = 0
  /// Times that everything was loaded.
  public var reloads = 0
  /// Updates of the list that came after a later one.
  public var updatesSuperseded = 0
  /// Rows shown as placeholders.
  public var placeholders = 0
  /// Times that the height of a row was asked for.
  public var rowHeightCalls = 0
  /// Times that measured heights above the screen moved the offset.
  public var anchorCorrections = 0
  /// Things asked for ahead.
  public var prefetchesIssued = 0
  /// Things asked for ahead whose row was then shown.
  public var prefetchesUsed = 0
  /// Things asked for ahead that were called off.
  public var prefetchesCancelled = 0
  /// Pages that came when the list did not have them any more.
  public var stalePages = 0
  /// Pictures that came when their row was no longer in their cell.
  public var stalePictures = 0

  /// Makes counters at zero.
  public init() {}
}
