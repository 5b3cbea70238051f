public import SectionModel

/// A table without a screen: which rows are visible where, in which cells, while somebody scrolls.
///
/// It does what UIKit's table view does with sections, reuse, heights, an index and actions, and leaves drawing
/// to the program. Offsets and heights are points, or whatever unit the program uses throughout. A table, its
/// cells and its data source belong to one thread.
///
/// ```swift
/// let list = try ListReader.list(ofDocument: bytes)
/// let table = TableView(showing: ListSource(list), height: 800)
/// for cell in table.visibleCells { print(cell.content.text) }
/// ```
public final class TableView {
  /// The style: headers and footers float in plain tables, and only those have an index.
  public internal(set) var style: ListStyle
  /// The direction of the layout; it decides on which side leading and trailing edges are.
  public var direction = TextDirection.leftToRight
  /// What the table shows.
  public let dataSource: any TableDataSource
  /// What learns of rows as they come, go and are chosen; its heights count from the next `reloadData` or batch on.
  public weak var delegate: (any TableDelegate)?
  /// What fetches ahead; nothing is asked for ahead without one.
  public weak var prefetcher: (any TablePrefetching)?
  /// How far ahead is fetched, in screens.
  public var prefetchDistance = 1.0

  // MARK: Measures; they count from the next `reloadData` or batch on.

  /// The height of rows; the delegate's heights outrank it.
  public var rowHeight = 44.0
  /// The height that rows have until they are measured, where the delegate decides heights.
  ///
  /// nil, the default, is `rowHeight`; 0 switches estimates off, so that all heights are asked for at once.
  public var estimatedRowHeight: Double?
  /// The height of headers.
  public var headerHeight = 28.0
  /// The height of footers.
  public var footerHeight = 28.0
  /// The space above each header.
  public var sectionHeaderTopPadding = 0.0

  // MARK: Index

  /// The height of a title of the index.
  public var indexTitleHeight = 14.0
  /// The number of rows from which on there is an index.
  public var sectionIndexMinimumDisplayRowCount = 0

  // MARK: What is on the screen

  /// The height of the screen; `layout` shows a new one.
  public var height: Double
  /// The distance of the screen's top from the content's.
  public internal(set) var contentOffset = 0.0
  /// The numbers of the visible rows in the whole list.
  public internal(set) var visibleRows = 0..<0
  /// The cells of the visible rows, from top to bottom.
  public internal(set) var visibleCells: [TableCell] = []
  /// The headers and footers on the screen, from top to bottom.
  public internal(set) var bars: [SectionBar] = []
  /// What the table has done.
  public internal(set) var counters = TableCounters()

  // MARK: Within the engine

  var geometry = TableLayout()
  var headers: [String?] = []
  var footers: [String?] = []
  var pool = CellPool(limit: 64)
  var makers: [String: (ReuseIdentity) -> TableCell] = [:]
  var bindingCount = 0
  /// The cell that is shown anew, while the data source is asked for it.
  var cellInPlace: TableCell?
  /// The heights of the delegate, where it decides them.
  weak var heights: (any TableHeights)?
  /// The row that must keep its distance from the screen's top while others are measured.
  var anchor: (row: Int, distance: Double)?
  /// The cells that a batch leaves on the screen, until the layout behind it has placed them.
  var carried: CarriedCells?
  /// Whether cells are being asked for.
  var isLayingOut = false
  var isForward = true
  var ledger = PrefetchLedger()
  var opened: OpenedRow?
  /// The identifiers of the selected rows.
  public internal(set) var selectedIDs: Set<String> = []
  /// Whether choosing a row leaves others selected.
  public var allowsMultipleSelection = false

  /// Makes a table, which is empty until `reloadData`.
  ///
  /// - Parameters:
  ///   - dataSource: What it shows; the table keeps it.
  ///   - style: Its style.
  ///   - height: The height of the screen.
  public init(_ dataSource: any TableDataSource, style: ListStyle = .plain, height: Double) {
    self.dataSource = dataSource
    self.style = style
    self.height = height
  }

  /// Makes a table with the style, direction and heights of a list, and shows its beginning.
  ///
  /// - Parameters:
  ///   - source: The list; the table keeps it.
  ///   - height: The height of the screen.
  public convenience init(showing source: ListSource, height: Double) {
    self.init(source, style: source.plan.style, height: height)
    direction = source.plan.direction
    rowHeight = Double(source.plan.metrics.rowHeight)
    headerHeight = Double(source.plan.metrics.headerHeight)
    footerHeight = Double(source.plan.metrics.footerHeight)
    sectionHeaderTopPadding = Double(source.plan.metrics.sectionHeaderTopPadding)
    reloadData()
  }

  /// The height of all sections.
  public var contentHeight: Double { geometry.contentHeight }
  /// The number of rows.
  public var rowCount: Int { geometry.rowCount }
  /// The number of sections.
  public var sectionCount: Int { geometry.sections.count }

  /// Sets all counters to zero.
  public func resetCounters() { counters = TableCounters() }
}
