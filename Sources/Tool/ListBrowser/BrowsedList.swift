package import ListEngine
internal import SectionModel

/// A list on a screen of characters: where it is scrolled to, what is chosen, what is searched for.
///
/// It knows keys and lines and no terminal. One line is one point of the engine's table.
package final class BrowsedList {
  /// What keys act upon.
  enum Mode: Equatable {
    case list
    /// A query is typed, and what is found is shown.
    case search
    /// The next character is a title of the index.
    case jump
    /// One row is shown whole.
    case details(Row)
    case help
  }

  let source: ListSource
  private(set) var mode = Mode.list
  private(set) var message: String?
  let table: TableView
  /// The row that keys act upon.
  private(set) var cursor = 0
  private(set) var search: RowSearch?
  private(set) var results: TableView?
  private(set) var resultCursor = 0
  private(set) var size = ScreenSize(columns: 80, rows: 24)
  private let fold: SearchFold?

  /// Shows a list's beginning.
  ///
  /// - Parameter source: The list.
  package init(_ source: ListSource) {
    self.source = source
    fold = source.plan.fold.map { SearchFold($0) }
    table = Self.table(source, source.plan.style)
    table.direction = source.plan.direction
  }

  private static func table(_ source: any TableDataSource, _ style: ListStyle) -> TableView {
    let table = TableView(source, style: style, height: 1)
    (table.rowHeight, table.headerHeight, table.footerHeight) = (1, 1, 1)
    table.indexTitleHeight = 1
    table.reloadData()
    return table
  }

  /// The lines between the first, which has the list's title, and the last, which has the state.
  private var listHeight: Int { max(1, size.rows - 2) }

  /// Takes a new size of the screen.
  func resize(_ size: ScreenSize) {
    self.size = size
    table.height = Double(listHeight)
    table.layout()
    move(to: cursor)
    results?.height = Double(listHeight)
    results?.layout()
  }

  // MARK: - Moving

  /// Moves the cursor to a row, or the nearest, and shows it.
  private func move(to row: Int, _ position: ScrollPosition = .nearest) {
    cursor = max(0, min(row, table.rowCount - 1))
    guard let place = source.plan.place(ofRow: cursor) else { return }
    table.scrollToRow(at: place, position: position)
  }

  private func move(toSection section: Int) {
    let sections = source.plan.sections
    guard !sections.isEmpty else { return }
    let section = max(0, min(section, sections.count - 1))
    move(to: sections[section].firstRow, .top)
  }

  /// A section before or after that of the cursor; back goes to the beginning of the section first.
  private func moveSection(by distance: Int) {
    guard let place = source.plan.place(ofRow: cursor) else { return }
    move(toSection: place.section + (distance < 0 && place.row > 0 ? 0 : distance))
  }

  private func moveResult(to row: Int) {
    guard let results else { return }
    resultCursor = max(0, min(row, results.rowCount - 1))
    results.scrollToRow(at: RowPlace(section: 0, row: resultCursor), position: .nearest)
  }

  /// What a key of motion does to a row's number; nil for other keys.
  private func moved(_ row: Int, by key: Key, count: Int) -> Int? {
    switch key {
    case .up: row - 1
    case .down: row + 1
    case .pageUp: row - listHeight
    case .pageDown: row + listHeight
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }

  // MARK: - Keys

  /// Does what a key asks for.
  func handle(_ key: Key) {
    message = nil
    switch mode {
    case .list: handleInList(key)
    case .search: handleInSearch(key)
    case .jump: jump(key)
    case .details, .help: mode = .list
    }
  }

  private func handleInList(_ key: Key) {
    if let row = moved(cursor, by: key, count: table.rowCount) { return move(to: row) }
    switch key {
    case .character("k"): move(to: cursor - 1)
    case .character("j"): move(to: cursor + 1)
    case .character("b"): move(to: cursor - listHeight)
    case .character(" "): move(to: cursor + listHeight)
    case .character("g"): move(to: 0)
    case .character("G"): move(to: table.rowCount - 1)
    case .character("["), .left: moveSection(by: -1)
    case .character("]"), .right: moveSection(by: 1)
    case .character("'"): mode = .jump
    case .character("/"): beginSearch()
    case .character("?"): mode = .help
    case .enter: showDetails()
    default: break
    }
  }

  private func showDetails() {
    guard let row = source.plan.place(ofRow: cursor).flatMap({ source.row(at: $0) }) else { return }
    mode = .details(row)
  }

  /// Goes to the first title that begins with a character, in either case.
  private func jump(_ key: Key) {
    mode = .list
    guard case .character(let character) = key else { return }
    let typed = character.lowercased()
    let titles = source.plan.index?.titles ?? source.plan.sections.map(\.title)
    guard let title = titles.firstIndex(where: { $0.lowercased().hasPrefix(typed) }) else {
      message = "there is no letter \(character) here"
      return
    }
    move(toSection: source.plan.index?.section(ofTitle: title) ?? title)
  }

  // MARK: - Search

  private func beginSearch() {
    guard let fold else {
      message = "this list has no search keys: export it with --search-keys"
      return
    }
    mode = .search
    show(RowSearch("", fold: fold))
  }

  private func handleInSearch(_ key: Key) {
    guard let search, let fold else { return mode = .list }
    if let row = moved(resultCursor, by: key, count: search.found.count) {
      return moveResult(to: row)
    }
    switch key {
    case .character(let character): show(RowSearch(search.query + String(character), fold: fold))
    case .backspace where search.query.isEmpty: endSearch()
    case .backspace: show(RowSearch(String(search.query.dropLast()), fold: fold))
    case .enter:
      let found = search.found
      endSearch()
      if found.indices.contains(resultCursor) { move(to: found[resultCursor].number, .middle) }
    case .escape: endSearch()
    default: break
    }
  }

  private func endSearch() {
    (search, results, mode) = (nil, nil, .list)
  }

  private func show(_ search: RowSearch) {
    self.search = search
    resultCursor = 0
    showFound()
  }

  /// Shows what has been found so far; the cursor stays where it is.
  private func showFound() {
    guard let search else { return }
    let rows = FoundRows(search.found.map(\.row), kinds: source.plan.kinds)
    results = Self.table(rows, .plain)
    results?.height = Double(listHeight)
    results?.layout()
    moveResult(to: resultCursor)
  }

  /// Whether a search has rows left to look at.
  var isSearching: Bool { search.map { !$0.isDone(in: source) } ?? false }

  /// Looks at the next rows of a search.
  func advanceSearch() {
    guard var search else { return }
    let count = search.found.count
    do {
      try search.advance(in: source)
      self.search = search
      if search.found.count != count { showFound() }
    } catch {
      endSearch()
      message = "a page cannot be read: \(error)"
    }
  }
}
