public import SectionModel

/// The pages that a table needs soon, to be read when there is time or on another thread.
///
/// It keeps no thread of its own: the program takes pages, reads them where it wants, and stores them.
///
/// ```swift
/// while let page = queue.next() {
///   let rows = try source.pages?.rows(ofPage: page) ?? []  // on any thread
///   queue.finish(page, rows, in: table)                    // on the table's
/// }
/// ```
public final class PageQueue: TablePrefetching {
  private let source: ListSource
  private var waiting: [Int] = []

  /// Makes a queue; a table is given it as `prefetcher`, and somebody must keep it.
  ///
  /// - Parameter source: The list whose pages are read.
  public init(_ source: ListSource) {
    self.source = source
  }

  /// Notes pages that are not there.
  public func prefetch(_ ids: [PrefetchID], for table: TableView) {
    waiting += pages(ids).filter { !source.isLoaded($0) && !waiting.contains($0) }
  }

  /// Takes pages out that nobody has taken yet.
  public func cancelPrefetching(_ ids: [PrefetchID], for table: TableView) {
    let pages = Set(pages(ids))
    waiting.removeAll { pages.contains($0) }
  }

  /// Takes the page that is needed first: those of rows on the screen, then the nearest ahead.
  ///
  /// - Returns: A place in the list's pages; nil where none is needed.
  public func next() -> Int? {
    while let page = source.takeMissing() ?? waiting.first {
      waiting.removeAll { $0 == page }
      if !source.isLoaded(page) { return page }
    }
    return nil
  }

  /// Stores a page that was taken and read, and shows its rows where there are placeholders.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - rows: Its rows.
  ///   - table: The table that shows the list.
  public func finish(_ page: Int, _ rows: [Row], in table: TableView) {
    guard source.store(rows, ofPage: page) else { return }
    table.reconfigureRows(source.visibleNumbers(ofPage: page))
  }

  private func pages(_ ids: [PrefetchID]) -> [Int] {
    ids.compactMap { id in
      guard case .page(let file) = id else { return nil }
      return source.page(ofFile: file)
    }
  }
}
