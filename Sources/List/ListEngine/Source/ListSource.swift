public import SectionModel

/// A list to show: a whole document, or pages that are read when their rows come into view.
public final class ListSource {
  /// Everything of the list but its rows, as it is now.
  public internal(set) var plan: SectionPlan
  /// Whether rows whose page is not there are shown as placeholders, and pages come by `store`; else a page is
  /// read at the moment when its first row is shown.
  public var showsPlaceholders = false
  /// Pages that were read here, by the call of a table or of a program.
  public private(set) var pageDecodes = 0
  /// Why the last page could not be read; its rows are shown as placeholders.
  public private(set) var fault: (any Error)?
  /// The pages of the list; nil for a whole document.
  public let pages: (any PageSource)?

  let base: SectionPlan
  var removed = RemovedRows()
  let sections: [ListSection]
  private let firstRows: [Int]
  private let summaries: [PageSummary]
  private var cache: PageCache
  private var failed: Set<Int> = []
  /// Pages of rows that were shown as placeholders, in that order.
  private var missing: [Int] = []
  /// Rows by identifier: all of a document, of pages those that were chosen.
  private var rowsByID: [String: Int] = [:]

  /// Shows a document.
  ///
  /// - Parameter list: The list.
  public init(_ list: SectionedList) {
    plan = list.plan
    base = list.plan
    sections = list.sections
    pages = nil
    firstRows = []
    summaries = []
    cache = PageCache(PageLimits())
  }

  /// Shows pages.
  ///
  /// - Parameters:
  ///   - pages: The list.
  ///   - limits: How much of it is kept in memory.
  public init(_ pages: any PageSource, limits: PageLimits = PageLimits()) {
    plan = pages.plan
    base = pages.plan
    sections = []
    self.pages = pages
    summaries = pages.pages
    firstRows = summaries.map(\.firstRow)
    cache = PageCache(limits)
  }

  // MARK: - Rows

  /// A row, whose page is read where it is not there.
  ///
  /// - Parameter place: Where the row is.
  /// - Returns: The row; nil where there is none, or its page cannot be read (`fault` says why).
  public func row(at place: RowPlace) -> Row? {
    guard let number = plan.row(at: place) else { return nil }
    return row(number: removed.original(of: number), reading: true)
  }

  /// A row by its number in the list as it was.
  func row(number: Int, reading: Bool) -> Row? {
    guard pages != nil else {
      // A list that was not read by `ListReader` may have fewer rows than its plan.
      guard let place = base.place(ofRow: number), sections.indices.contains(place.section),
        sections[place.section].rows.indices.contains(place.row)
      else { return nil }
      return sections[place.section].rows[place.row]
    }
    guard let page = page(ofRow: number) else { return nil }
    guard let rows = cache.rows(of: page) ?? (reading ? read(page) : nil) else {
      if !missing.contains(page), !failed.contains(page) { missing.append(page) }
      return nil
    }
    return rows[number - firstRows[page]]
  }

  /// A row that is there already.
  func loadedRow(number: Int) -> Row? {
    guard pages != nil else { return row(number: number, reading: false) }
    return page(ofRow: number).flatMap { page in
      cache.peek(page).map { $0[number - firstRows[page]] }
    }
  }

  // MARK: - Pages

  /// The page of a row by its number in the list as it was.
  func page(ofRow number: Int) -> Int? {
    let page = firstRows.partitioningIndex { $0 > number } - 1
    guard page >= 0, number - firstRows[page] < summaries[page].count else { return nil }
    return page
  }

  /// The file of a page.
  func file(ofPage page: Int) -> String { summaries[page].file }

  /// The page of a file; nil where the list has no such page.
  ///
  /// - Complexity: O(*n*) in pages.
  func page(ofFile file: String) -> Int? { summaries.firstIndex { $0.file == file } }

  /// Whether a page is in memory.
  ///
  /// - Parameter page: A place in the list's pages.
  /// - Returns: Whether its rows are there at once.
  public func isLoaded(_ page: Int) -> Bool { cache.contains(page) }

  /// Reads a page here, if it is not there.
  ///
  /// - Parameter page: A place in the list's pages.
  /// - Returns: Whether its rows are there now.
  @discardableResult
  public func load(_ page: Int) -> Bool {
    summaries.indices.contains(page) && (cache.contains(page) || read(page) != nil)
  }

  /// Keeps a page that was read elsewhere, by `pages.rows(ofPage:)` on any thread.
  ///
  /// A table that shows placeholders is then told by `reconfigureRows(source.visibleNumbers(ofPage:))`.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - page: A place in the list's pages.
  /// - Returns: Whether there are as many rows as the page has; others are not kept.
  @discardableResult
  public func store(_ rows: [Row], ofPage page: Int) -> Bool {
    guard summaries.indices.contains(page), rows.count == summaries[page].count else {
      return false
    }
    missing.removeAll { $0 == page }
    failed.remove(page)
    cache.insert(page, rows: rows, bytes: summaries[page].bytes)
    return true
  }

  /// The numbers that the rows of a page have in the list as it is now.
  ///
  /// - Parameter page: A place in the list's pages.
  /// - Returns: The numbers; empty where there is no such page.
  public func visibleNumbers(ofPage page: Int) -> Range<Int> {
    guard summaries.indices.contains(page) else { return 0..<0 }
    let (start, end) = (firstRows[page], firstRows[page] + summaries[page].count)
    return start - removed.count(before: start)..<end - removed.count(before: end)
  }

  /// Takes the page of the row that has been shown as a placeholder for the longest.
  func takeMissing() -> Int? { missing.isEmpty ? nil : missing.removeFirst() }

  /// Lets pages that could not be read be read again.
  public func forgetFault() {
    failed = []
    fault = nil
  }

  private func read(_ page: Int) -> [Row]? {
    guard let pages, !failed.contains(page) else { return nil }
    pageDecodes += 1
    do {
      let rows = try pages.rows(ofPage: page)
      if store(rows, ofPage: page) { return rows }
    } catch {
      fault = error
    }
    failed.insert(page)
    return nil
  }

  // MARK: - Identifiers

  /// The number, in the list as it was, of the row with an identifier.
  func number(ofRow id: String) -> Int? {
    if pages == nil, rowsByID.isEmpty {
      rowsByID.reserveCapacity(base.counts.rows)
      for (section, summary) in zip(sections, base.sections) {
        for (row, value) in section.rows.enumerated() {
          rowsByID[value.id] = summary.firstRow + row
        }
      }
    }
    if let number = rowsByID[id] { return number }
    return cache.find(id).map { firstRows[$0.page] + $0.row }
  }

  /// Keeps the number of a row that somebody has chosen, whose page may be dropped before it is asked for again.
  func remember(_ id: String, number: Int) {
    if pages != nil { rowsByID[id] = number }
  }
}
