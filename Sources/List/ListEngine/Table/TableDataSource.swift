public import SectionModel

/// What a table shows.
///
/// Two members are required. A table asks the data source for numbers of sections and rows and for headers and footers when it loads,
/// and for cells when rows come into view.
public protocol TableDataSource: AnyObject {
  /// The number of rows of a section.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The number of its rows.
  func numberOfRows(inSection section: Int) -> Int

  /// Gives a row a cell: one that the table hands out, with every field set.
  ///
  /// - Parameters:
  ///   - place: Where the row is.
  ///   - table: The table, whose `dequeueCell` hands out cells.
  /// - Returns: The cell.
  func cell(at place: RowPlace, in table: TableView) -> TableCell

  /// The number of sections; 1 by default.
  var numberOfSections: Int { get }

  /// The text above the rows of a section.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The text; nil, the default, for a section without header.
  func header(ofSection section: Int) -> String?

  /// The text below the rows of a section.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The text; nil, the default, for a section without footer.
  func footer(ofSection section: Int) -> String?

  /// The identifier of a row.
  ///
  /// - Parameter place: Where the row is.
  /// - Returns: The identifier; nil, the default, where rows have none, which then cannot be selected.
  func id(ofRow place: RowPlace) -> String?

  /// Where a row is now.
  ///
  /// - Parameter id: The row's identifier.
  /// - Returns: Its place; nil, the default, where the list has no such row.
  func place(ofRow id: String) -> RowPlace?

  /// The titles of the index, from top to bottom; none by default. There may be more or fewer of them than
  /// sections.
  var indexTitles: [String] { get }

  /// The section that a title of the index leads to.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - place: Its place in `indexTitles`.
  /// - Returns: The number of the section; by default that of the title's place.
  func section(forIndexTitle title: String, at place: Int) -> Int

  /// The index thinned out for less room, by rising number of titles; none by default.
  var condensedIndexes: [CondensedIndex] { get }

  /// What can be done with a row, for both edges; nothing by default.
  ///
  /// - Parameter place: Where the row is.
  /// - Returns: The actions; those of an edge from the edge inwards.
  func actions(ofRow place: RowPlace) -> [RowAction]

  /// What must be there to show a row, as far as it can be fetched ahead; nothing by default.
  ///
  /// - Parameter place: Where the row is.
  /// - Returns: Identifiers, also of what is there already.
  func prefetchIDs(ofRow place: RowPlace) -> [PrefetchID]
}

extension TableDataSource {
  /// One section.
  public var numberOfSections: Int { 1 }
  /// No header.
  public func header(ofSection section: Int) -> String? { nil }
  /// No footer.
  public func footer(ofSection section: Int) -> String? { nil }
  /// No identifier.
  public func id(ofRow place: RowPlace) -> String? { nil }
  /// No place.
  public func place(ofRow id: String) -> RowPlace? { nil }
  /// No titles.
  public var indexTitles: [String] { [] }
  /// The section whose number is the title's place.
  public func section(forIndexTitle title: String, at place: Int) -> Int { place }
  /// No condensed variants.
  public var condensedIndexes: [CondensedIndex] { [] }
  /// No actions.
  public func actions(ofRow place: RowPlace) -> [RowAction] { [] }
  /// Nothing to fetch.
  public func prefetchIDs(ofRow place: RowPlace) -> [PrefetchID] { [] }
}
