/// Something that a row needs and that takes time to get.
public enum PrefetchID: Sendable, Hashable {
  /// What belongs to one row, such as its photo, by the row's identifier.
  case row(String)
  /// A page of rows, by its file.
  case page(String)
}

/// What fetches ahead of the rows that come into view.
///
/// It may ignore what it is told: nothing depends on it but time.
public protocol TablePrefetching: AnyObject {
  /// Rows may soon be visible.
  ///
  /// - Parameters:
  ///   - ids: What they need, nearest first; nothing that was asked for before and not called off.
  ///   - table: The table.
  func prefetch(_ ids: [PrefetchID], for table: TableView)

  /// Rows will not be visible soon after all.
  ///
  /// - Parameters:
  ///   - ids: What is no longer needed, in the order in which it was asked for.
  ///   - table: The table.
  func cancelPrefetching(_ ids: [PrefetchID], for table: TableView)
}
