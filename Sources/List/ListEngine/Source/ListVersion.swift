internal import SectionDiff
public import SectionModel

/// A version of a list: what a `ListSource` shows until it is given the next one.
///
/// A value that never changes, and that any thread may make.
public struct ListVersion: Sendable {
  /// Everything of the list but its rows.
  public let plan: SectionPlan
  /// The pages of the list; nil for a whole document.
  public let pages: (any PageSource)?
  /// The rows of a document; empty where there are pages.
  let sections: [ListSection]
  /// Identifiers and hashes, from the first comparison on.
  private(set) var snapshot: ListSnapshot?
  private let outline: @Sendable () -> ListOutline?

  /// Takes a document.
  ///
  /// - Parameter list: The list.
  public init(_ list: SectionedList) {
    plan = list.plan
    pages = nil
    sections = list.sections
    outline = { ListOutline(list) }
  }

  /// Takes pages.
  ///
  /// - Parameters:
  ///   - pages: The list.
  ///   - outline: Its identifiers and hashes, without which it can only be loaded anew and not be compared.
  public init(_ pages: any PageSource, outline: ListOutline? = nil) {
    plan = pages.plan
    self.pages = pages
    sections = []
    self.outline = { outline }
  }

  /// Makes the snapshot, where there can be one and is none.
  ///
  /// - Throws: `DiffError` when an identifier stands twice in the list.
  /// - Complexity: O(*n*) in rows, once.
  mutating func makeSnapshot() throws(DiffError) {
    guard snapshot == nil, let outline = outline() else { return }
    snapshot = try ListSnapshot(outline)
  }
}

extension ListOutline {
  /// What is left when rows were taken out.
  ///
  /// - Parameters:
  ///   - removed: The numbers of the rows.
  ///   - rest: The sections that are left.
  /// - Returns: An outline without hash; sections that have lost rows have none either.
  /// - Complexity: O(*n*) in rows.
  func without(_ removed: RowGaps, leaving rest: [SectionSummary]) -> ListOutline {
    var left = ListOutline()
    left.locale = locale
    left.collation = collation
    left.style = style
    left.kinds = kinds
    var start = 0
    for row in removed.rows {
      left.append(start..<row, of: self)
      start = row + 1
    }
    left.append(start..<count, of: self)
    left.sections = rest.map { summary in
      let rows = summary.firstRow..<(summary.firstRow + summary.count)
      guard let section = sections.first(where: { $0.id == summary.id }),
        section.rows.count == summary.count
      else { return Section(id: summary.id, hash: "", rows: rows) }
      return Section(id: section.id, hash: section.hash, rows: rows, rowsHash: section.rowsHash)
    }
    return left
  }
}
