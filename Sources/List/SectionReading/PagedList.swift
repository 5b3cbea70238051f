public import SectionModel

/// A list whose manifest was read, and whose pages are read when they are asked for.
///
/// Nothing is kept of a page that was given out; who shows a list keeps those that are on the screen.
public struct PagedList: PageSource {
  /// Everything of the list but its rows.
  public let plan: SectionPlan
  /// The pages in order; together they have all rows of the plan.
  public let pages: [PageSummary]
  /// The hash of the whole list.
  public let snapshot: String
  private let read: @Sendable (PageSummary) throws -> [UInt8]

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - manifest: The bytes of `manifest.json`.
  ///   - page: Gives the bytes of a page, on the thread that asks for its rows.
  /// - Throws: `ReadingError` with the place and the rule that is broken.
  /// - Complexity: O(*n*) in bytes of the manifest.
  public init(
    manifest: [UInt8], page: @escaping @Sendable (PageSummary) throws -> [UInt8]
  ) throws(ReadingError) {
    let head = try DocumentHead(manifest, hasRows: false)
    plan = head.plan
    pages = head.pages
    snapshot = head.snapshot
    read = page
  }

  /// Reads a page.
  ///
  /// - Parameter page: A place in `pages`.
  /// - Returns: As many rows as the page's `count`.
  /// - Throws: `ReadingError`, whose path begins with the page's file, or what the reading of bytes
  ///   throws.
  /// - Complexity: O(*n*) in bytes of the page.
  public func rows(ofPage page: Int) throws -> [Row] {
    let summary = pages[page]
    do {
      return try Self.rows(of: summary, try read(summary), kinds: plan.kinds.count)
    } catch let error as ReadingError {
      throw ReadingError(path: "\(summary.file): \(error.path)", rule: error.rule)
    }
  }

  private static func rows(
    of page: PageSummary, _ bytes: [UInt8], kinds: Int
  ) throws(ReadingError) -> [Row] {
    guard bytes.count == page.bytes else {
      throw ReadingError(path: "$", rule: "the file has \(bytes.count) bytes, not \(page.bytes)")
    }
    var json = DocumentReader(bytes)
    var rows: [Row] = []
    try json.readObject(
      format: PageSummary.format, version: PageSummary.version, ["rows"]
    ) { (json, key) throws(ReadingError) in
      guard key == "rows" else { return false }
      rows = try json.readRows(kinds: kinds)
      return true
    }
    guard rows.count == page.count else {
      throw ReadingError(path: "$.rows", rule: "there are \(rows.count), not \(page.count)")
    }
    var ids: Set<String> = []
    for (place, row) in rows.enumerated() where !ids.insert(row.id).inserted {
      throw ReadingError(path: "$.rows[\(place)].id", rule: "the id stands there twice")
    }
    return rows
  }
}
