internal import Dispatch
internal import ListEngine
internal import SectionModel
internal import Synchronization

/// Reads pages on a thread of its own.
final class PageReader {
  private final class Finished: Sendable {
    let pages = Mutex<[(PageRequest, Result<[Row], any Error>)]>([])
  }

  let queue: PageQueue
  private let finished = Finished()
  private let thread = DispatchQueue(label: "pages")

  init(_ source: ListSource) {
    queue = PageQueue(source)
  }

  /// Has pages read that are needed.
  ///
  /// - Parameter isWaiting: Whether to return only when they are there.
  func askForPages(waiting isWaiting: Bool) {
    while let request = queue.next() {
      let finished = finished
      thread.async {
        let rows = Result { try request.rows() }
        finished.pages.withLock { $0.append((request, rows)) }
      }
    }
    if isWaiting { thread.sync {} }
  }

  /// Shows the rows of pages that have come.
  func takePages(_ table: TableView) throws {
    let pages = finished.pages.withLock { pages in
      defer { pages = [] }
      return pages
    }
    for (request, rows) in pages { queue.finish(request, try rows.get(), in: table) }
  }
}
