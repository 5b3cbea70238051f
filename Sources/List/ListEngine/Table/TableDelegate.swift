public import SectionModel

/// What learns of a table's rows as they come, go and are chosen; everything has a default.
///
/// A delegate that conforms to `TableHeights` as well decides heights.
public protocol TableDelegate: AnyObject {
  /// A cell is about to be shown.
  ///
  /// - Parameters:
  ///   - cell: The cell, with its row bound.
  ///   - table: The table.
  func willDisplay(_ cell: TableCell, in table: TableView)

  /// A cell has left the screen; its row is bound until the cell is used again.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - table: The table.
  func didEndDisplaying(_ cell: TableCell, in table: TableView)

  /// A row was chosen.
  ///
  /// - Parameters:
  ///   - id: The row's identifier.
  ///   - table: The table.
  func didSelectRow(_ id: String, in table: TableView)

  /// An action of a row was chosen.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - id: The row's identifier; the row is in the list at this moment.
  ///   - table: The table.
  /// - Returns: Whether the action was done; false by default.
  func perform(_ action: RowAction, onRow id: String, in table: TableView) -> Bool
}

extension TableDelegate {
  /// Does nothing.
  public func willDisplay(_ cell: TableCell, in table: TableView) {}
  /// Does nothing.
  public func didEndDisplaying(_ cell: TableCell, in table: TableView) {}
  /// Does nothing.
  public func didSelectRow(_ id: String, in table: TableView) {}
  /// Does nothing.
  public func perform(_ action: RowAction, onRow id: String, in table: TableView) -> Bool { false }
}

/// A delegate that decides heights; its answers outrank the table's properties.
///
/// Do not conform for rows that are all equally high: asking for each costs time and memory in proportion to
/// the list, and a property costs neither.
public protocol TableHeights: AnyObject {
  /// The height of a row in points; measured rows must give the same height each time.
  ///
  /// - Parameter place: Where the row is.
  /// - Returns: At least 1.
  func height(ofRow place: RowPlace) -> Double

  /// The height of a section's header.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The height; nil, the default, for that of the table.
  func height(ofHeader section: Int) -> Double?

  /// The height of a section's footer.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The height; nil, the default, for that of the table.
  func height(ofFooter section: Int) -> Double?
}

extension TableHeights {
  /// The table's height of headers.
  public func height(ofHeader section: Int) -> Double? { nil }
  /// The table's height of footers.
  public func height(ofFooter section: Int) -> Double? { nil }
}
