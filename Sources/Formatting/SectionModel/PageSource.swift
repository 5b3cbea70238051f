/// A list whose rows are read page by page, when they are needed.
///
/// What is known before any page is read is enough for totals, a scroll bar and jumps by the index. A
/// page never changes, so that its rows may be kept, dropped and read again, and be read on any thread.
public protocol PageSource: Sendable {
  /// Everything of the list but its rows.
  var plan: SectionPlan { get }
  /// The pages in order: each begins where the one before ends, and together they have all rows.
  var pages: [PageSummary] { get }

  /// Reads a page.
  ///
  /// - Parameter page: A place in `pages`.
  /// - Returns: As many rows as the page's `count`.
  /// - Throws: What the source throws where the page cannot be had or is damaged.
  func rows(ofPage page: Int) throws -> [Row]
}
