internal import SectionDiff
public import SectionModel

/// A list to show: a whole document, or pages that are read when their rows come into view; one version
/// after another.
public final class ListSource {
  /// Everything of the list but its rows, as it is now.
  public private(set) var plan: SectionPlan {
    didSet { enterSections() }
  }
  /// Whether rows whose page is not there are shown as placeholders, and pages come by `store`; else a page is
  /// read at the moment when its first row is shown.
  public var showsPlaceholders = false
  /// Pages that were read here, by the call of a table or of a program.
  public private(set) var pageDecodes = 0
  /// Why the last page could not be read; its rows are shown as placeholders.
  public private(set) var fault: (any Error)?
  /// The pages of the list; nil for a whole document.
  public var pages: (any PageSource)? { version.pages }

  private(set) var version: ListVersion
  private(set) var removed = RowGaps()
  /// Counts the versions and removals that were shown.
  private var changeCount = 0
  /// Counts the updates that have begun.
  var updateCount = 0
  /// The first row of each section of `plan`, and the number of all: a plan would be copied to be asked.
  private var starts: [Int] = []
  private var firstRows: [Int] = []
  private var summaries: [PageSummary] = []
  /// Places of pages by their files; made when the first is looked up.
  private var pageNumbers: [String: Int] = [:]
  private var cache: PageCache
  private var failed: Set<Int> = []
  /// Pages of rows that were shown as placeholders, in that order.
  private var missing: [Int] = []
  /// Rows by identifier: all of a document, of pages those that were chosen.
  private var rowsByID: [String: Int] = [:]

  /// Shows a version.
  ///
  /// - Parameters:
  ///   - version: A document or pages.
  ///   - limits: How much of pages is kept in memory.
  public init(_ version: ListVersion, limits: PageLimits = PageLimits()) {
    self.version = version
    plan = version.plan
    cache = PageCache(limits)
    enterPages()
    enterSections()
  }

  /// Shows a document.
  ///
  /// - Parameter list: The list.
  public convenience init(_ list: SectionedList) { self.init(ListVersion(list)) }

  /// Shows pages.
  ///
  /// - Parameters:
  ///   - pages: The list.
  ///   - limits: How much of it is kept in memory.
  public convenience init(_ pages: any PageSource, limits: PageLimits = PageLimits()) {
    self.init(ListVersion(pages), limits: limits)
  }

  // MARK: - Changes

  /// What is shown now.
  var state: SourceState {
    SourceState(
      version: version, removed: removed, sections: plan.sections, number: changeCount)
  }

  /// Shows another version; pages that both have stay in memory.
  func show(_ next: ListVersion) {
    let files = summaries.map(\.file)
    version = next
    plan = next.plan
    removed = RowGaps()
    changeCount += 1
    enterPages()
    cache.renumber { page(ofFile: files[$0]) }
    (failed, fault, missing, rowsByID) = ([], nil, [], [:])
  }

  private func enterSections() {
    starts = plan.sections.map(\.firstRow) + [plan.counts.rows]
  }

  private func enterPages() {
    summaries = version.pages?.pages ?? []
    firstRows = summaries.map(\.firstRow)
    pageNumbers = [:]
  }

  /// Leaves a row out, by its number in the version.
  func leaveOut(_ number: Int, _ rest: SectionPlan) {
    removed.insert(number)
    plan = rest
    changeCount += 1
  }

  // MARK: - Rows

  /// A row, whose page is read where it is not there.
  ///
  /// - Parameter place: Where the row is.
  /// - Returns: The row; nil where there is none, or its page cannot be read (`fault` says why).
  public func row(at place: RowPlace) -> Row? {
    rows(at: place, reading: true).map { $0.rows[$0.row] }
  }

  /// The section or page that a row is in and its place there, so that the row itself need not be copied.
  func rows(at place: RowPlace, reading: Bool) -> (rows: [Row], row: Int)? {
    guard version.pages == nil, removed.isEmpty else {
      return number(at: place).flatMap { rows(with: removed.original(of: $0), reading: reading) }
    }
    return rows(ofSection: place.section, with: place.row)
  }

  /// The number of a row in the list as it is now.
  func number(at place: RowPlace) -> Int? {
    guard place.section >= 0, place.section + 1 < starts.count, place.row >= 0 else { return nil }
    let number = starts[place.section] + place.row
    return number < starts[place.section + 1] ? number : nil
  }

  /// The same by a number in the version.
  private func rows(with number: Int, reading: Bool) -> (rows: [Row], row: Int)? {
    guard version.pages != nil else {
      return version.plan.place(ofRow: number).flatMap { rows(ofSection: $0.section, with: $0.row) }
    }
    guard let page = page(ofRow: number) else { return nil }
    guard let rows = cache.rows(of: page) ?? (reading ? read(page) : nil) else {
      if !missing.contains(page), !failed.contains(page) { missing.append(page) }
      return nil
    }
    return (rows, number - firstRows[page])
  }

  /// A list that was not read by `ListReader` may have fewer rows than its plan.
  private func rows(ofSection section: Int, with row: Int) -> (rows: [Row], row: Int)? {
    guard version.sections.indices.contains(section),
      version.sections[section].rows.indices.contains(row)
    else { return nil }
    return (version.sections[section].rows, row)
  }

  /// A row that is there already.
  func loadedRow(number: Int) -> Row? {
    guard version.pages != nil else {
      return rows(with: number, reading: false).map { $0.rows[$0.row] }
    }
    return page(ofRow: number).flatMap { page in
      cache.peek(page).map { $0[number - firstRows[page]] }
    }
  }

  // MARK: - Pages

  /// The page of a row by its number in the version.
  func page(ofRow number: Int) -> Int? {
    let page = firstRows.partitioningIndex { $0 > number } - 1
    guard page >= 0, number - firstRows[page] < summaries[page].count else { return nil }
    return page
  }

  /// The file of a page.
  func file(ofPage page: Int) -> String { summaries[page].file }

  /// The page of a file; nil where the list has no such page.
  ///
  /// - Complexity: O(1); O(*n*) in pages once for each version.
  func page(ofFile file: String) -> Int? {
    if pageNumbers.isEmpty {
      pageNumbers = Dictionary(zip(summaries.map(\.file), summaries.indices)) { first, _ in first }
    }
    return pageNumbers[file]
  }

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
  ///   - file: The page's file, which stays right when the list changes while its rows are read.
  /// - Returns: The place of the page; nil where the list has no such page now, or one with another number of
  ///   rows, which are not kept.
  @discardableResult
  public func store(_ rows: [Row], ofFile file: String) -> Int? {
    guard let page = page(ofFile: file), store(rows, ofPage: page) else { return nil }
    return page
  }

  private func store(_ rows: [Row], ofPage page: Int) -> Bool {
    guard rows.count == summaries[page].count else { return false }
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
    guard let pages = version.pages, !failed.contains(page) else { return nil }
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

  /// The number, in the version, of the row with an identifier.
  func number(ofRow id: String) -> Int? {
    if let snapshot = version.snapshot {
      return snapshot.place(ofRow: id).flatMap { version.plan.row(at: $0) }
    }
    if version.pages == nil, rowsByID.isEmpty { enterRows() }
    if let number = rowsByID[id] { return number }
    return cache.find(id).map { firstRows[$0.page] + $0.row }
  }

  private func enterRows() {
    rowsByID.reserveCapacity(version.plan.counts.rows)
    for (section, summary) in zip(version.sections, version.plan.sections) {
      for (row, value) in section.rows.enumerated() {
        rowsByID[value.id] = summary.firstRow + row
      }
    }
  }

  /// Whether a row that no place is known of is not in the list, and not only on a page that is not there.
  var knowsAllRows: Bool { version.pages == nil || version.snapshot != nil }

  /// Keeps the number of a row that somebody has chosen, whose page may be dropped before it is asked for again.
  func remember(_ id: String, number: Int) {
    if version.pages != nil { rowsByID[id] = number }
  }
}
