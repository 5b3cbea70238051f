internal import ListEngine
internal import SectionModel

/// A search through a list, in slices short enough to happen between two keys.
struct RowSearch {
  /// What is enough for anybody to read.
  static let limit = 1000
  /// Rows looked at in one slice, where they are in memory.
  private static let slice = 20_000

  /// What was typed.
  let query: String
  private let words: [String]
  private var next = 0
  private var nextPage = 0
  /// The rows that were found, with their numbers in the list.
  private(set) var found: [(number: Int, row: Row)] = []

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - fold: The list's table.
  init(_ query: String, fold: SearchFold) {
    self.query = query
    words = fold.words(of: query)
  }

  /// Whether rows may be found yet.
  func isDone(in source: ListSource) -> Bool {
    words.isEmpty || found.count >= Self.limit || next >= source.plan.counts.rows
  }

  /// Looks at the next rows: those of a page, or some thousands of a document.
  ///
  /// - Throws: What the reading of a page throws.
  mutating func advance(in source: ListSource) throws {
    guard !isDone(in: source) else { return }
    if let pages = source.pages {
      // Past the cache, whose pages are those on the screen.
      for row in try pages.rows(ofPage: nextPage) { look(at: row) }
      nextPage += 1
    } else {
      let end = min(next + Self.slice, source.plan.counts.rows)
      while next < end, let row = source.plan.place(ofRow: next).flatMap({ source.row(at: $0) }) {
        look(at: row)
      }
    }
  }

  private mutating func look(at row: Row) {
    if found.count < Self.limit, SearchFold.matches(words, keys: row.keys ?? []) {
      found.append((next, row))
    }
    next += 1
  }
}
