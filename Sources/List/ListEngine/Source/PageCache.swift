internal import SectionModel

/// How much of a paged list is kept in memory.
public struct PageLimits: Sendable, Equatable {
  /// The most pages.
  public var pages: Int
  /// The most bytes of their files together; in memory rows take about twice as much.
  public var bytes: Int

  /// Makes limits; the page that was asked for last is kept in any case.
  ///
  /// - Parameters:
  ///   - pages: The most pages.
  ///   - bytes: The most bytes of their files together.
  public init(pages: Int = 32, bytes: Int = 8 << 20) {
    self.pages = pages
    self.bytes = bytes
  }
}

/// The pages that were asked for last.
struct PageCache {
  private struct Entry {
    let rows: [Row]
    let bytes: Int
    /// When it was asked for last.
    var time: Int
    /// Places of the rows in the page; made when the first row is looked up.
    var places: [String: Int]?
  }

  let limits: PageLimits
  private var entries: [Int: Entry] = [:]
  private var bytes = 0
  private var time = 0

  init(_ limits: PageLimits) {
    self.limits = limits
  }

  func contains(_ page: Int) -> Bool { entries[page] != nil }

  /// The rows of a page, without taking note that they were asked for.
  func peek(_ page: Int) -> [Row]? { entries[page]?.rows }

  mutating func rows(of page: Int) -> [Row]? {
    guard let place = entries.index(forKey: page) else { return nil }
    time += 1
    entries.values[place].time = time
    return entries.values[place].rows
  }

  /// Keeps a page, and drops those that were not asked for the longest.
  mutating func insert(_ page: Int, rows: [Row], bytes size: Int) {
    time += 1
    bytes += size - (entries[page]?.bytes ?? 0)
    entries[page] = Entry(rows: rows, bytes: size, time: time)
    while entries.count > 1, entries.count > limits.pages || bytes > limits.bytes {
      guard let oldest = entries.min(by: { $0.value.time < $1.value.time }) else { return }
      bytes -= oldest.value.bytes
      entries[oldest.key] = nil
    }
  }

  /// Gives pages the numbers that they have in another version of the list, and drops those that it lacks.
  mutating func renumber(_ number: (Int) -> Int?) {
    var kept: [Int: Entry] = [:]
    bytes = 0
    for (page, entry) in entries {
      guard let place = number(page) else { continue }
      kept[place] = entry
      bytes += entry.bytes
    }
    entries = kept
  }

  /// Where a row is, if its page is kept.
  ///
  /// - Complexity: O(*n*) in kept pages, and once O(*m*) in the rows of each.
  mutating func find(_ id: String) -> (page: Int, row: Int)? {
    // Ids are unique in a list, so that the order of pages does not matter.
    for (page, entry) in entries {
      let places =
        entry.places
        ?? Dictionary(entry.rows.enumerated().map { ($1.id, $0) }) { first, _ in first }
      entries[page]?.places = places
      if let row = places[id] { return (page, row) }
    }
    return nil
  }
}
