public import SectionModel

/// A page that is to be read: what a `PageQueue` gives out.
public struct PageRequest: Sendable {
  /// The page's file.
  public let file: String
  private let page: Int
  private let pages: any PageSource

  init(_ page: Int, of pages: any PageSource) {
    self.page = page
    self.pages = pages
    file = pages.pages[page].file
  }

  /// Reads the page, on any thread and also when the list has changed meanwhile.
  ///
  /// - Returns: Its rows.
  /// - Throws: What the list's pages throw.
  public func rows() throws -> [Row] { try pages.rows(ofPage: page) }
}

/// The pages that a table needs soon, to be read when there is time or on another thread.
///
/// It keeps no thread of its own: the program takes pages, reads them where it wants, and stores them.
///
/// ```swift
/// while let request = queue.next() {
///   let rows = try request.rows()            // on any thread
///   queue.finish(request, rows, in: table)   // on the table's
/// }
/// ```
public final class PageQueue: TablePrefetching {
  private let source: ListSource
  /// Files, which stay right when the list changes.
  private var waiting: [String] = []

  /// Makes a queue; a table is given it as `prefetcher`, and somebody must keep it.
  ///
  /// - Parameter source: The list whose pages are read.
  public init(_ source: ListSource) {
    self.source = source
  }

  /// Notes pages that are not there.
  public func prefetch(_ ids: [PrefetchID], for table: TableView) {
    waiting += files(ids).filter { file in
      !waiting.contains(file) && source.page(ofFile: file).map { !source.isLoaded($0) } ?? false
    }
  }

  /// Takes pages out that nobody has taken yet.
  public func cancelPrefetching(_ ids: [PrefetchID], for table: TableView) {
    let files = Set(files(ids))
    waiting.removeAll { files.contains($0) }
  }

  /// Takes the page that is needed first: those of rows on the screen, then the nearest ahead.
  ///
  /// - Returns: The page; nil where none is needed.
  public func next() -> PageRequest? {
    while let page = nextPage() {
      if let pages = source.pages, !source.isLoaded(page) { return PageRequest(page, of: pages) }
    }
    return nil
  }

  private func nextPage() -> Int? {
    if let page = source.takeMissing() {
      let file = source.file(ofPage: page)
      waiting.removeAll { $0 == file }
      return page
    }
    while !waiting.isEmpty {
      if let page = source.page(ofFile: waiting.removeFirst()) { return page }
    }
    return nil
  }

  /// Stores a page that was taken and read, and shows its rows where there are placeholders.
  ///
  /// A page that the list does not have any more is dropped.
  ///
  /// - Parameters:
  ///   - request: The page.
  ///   - rows: Its rows.
  ///   - table: The table that shows the list.
  public func finish(_ request: PageRequest, _ rows: [Row], in table: TableView) {
    guard let page = source.store(rows, ofFile: request.file) else {
      table.counters.stalePages += 1
      return
    }
    table.fillPlaceholders(source.visibleNumbers(ofPage: page))
  }

  private func files(_ ids: [PrefetchID]) -> [String] {
    ids.compactMap { id in
      guard case .page(let file) = id else { return nil }
      return file
    }
  }
}
