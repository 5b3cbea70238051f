package import SectionModel
internal import StableHash

/// Makes the manifest of a list from the counts of its parts, in order.
///
/// Everything is checked that can be: that parts follow each other and are of one list, that every
/// row that was made has come and is in a page, and that pages end where the rule of pages ends
/// them. What is kept grows with the pages and the sections, not with the rows.
package struct ManifestAssembly: Sendable {
  private let pageRows: Int
  private let list: String
  private var cutter: PageCutter
  private var isListKnown = false
  private var fold: [String: String] = [:]
  /// The number of rows of each slot.
  private var counts: [Int]
  private var hashes: [RowsHash]
  private var openSection = 0
  /// The place of the last row of the part before.
  private var last: [UInt8] = []
  private var pages: [PageSummary] = []
  /// The hash of each page's rows, by whoever made the page.
  private var pageHashes: [String] = []
  /// The rows of each page by the rule of pages, and their hash.
  private var rule: [(count: Int, hash: String)] = []
  private var openHash = StableHash()
  private var rowCount = 0
  private var madeCount = 0
  private var rowsInPages = 0

  /// Makes an assembly.
  ///
  /// - Parameters:
  ///   - pageRows: The number of rows that pages aim at, 16 or more.
  ///   - sectionCount: The number of sections that the list can have.
  ///   - list: The line of what decides the rows (`ListLine.list`).
  package init(pageRows: Int, sectionCount: Int, list: String) {
    self.pageRows = pageRows
    self.list = list
    cutter = PageCutter(pageRows: pageRows)
    counts = Array(repeating: 0, count: sectionCount)
    hashes = Array(repeating: RowsHash(), count: sectionCount)
  }

  /// Takes the next line of counts.
  ///
  /// - Parameter line: A line without its end.
  /// - Throws: Why it cannot follow those before.
  package mutating func append(_ line: Span<UInt8>) throws(LineFault) {
    guard let count = CountLine(line) else { throw .malformed }
    switch count {
    case .row(let section, let id, let hash):
      openHash.update(line)
      try addRow(section, line.extracting(id), line.extracting(hash))
    case .page(let page, let rowsHash):
      try add(page)
      pageHashes.append(rowsHash)
    case .first(let place):
      guard last.lexicographicallyPrecedes(place) else { throw .outOfOrder }
    case .last(let place): last = place
    case .list(let text):
      guard text == list else { throw ListLine.difference(text, list) }
      isListKnown = true
    case .made(let count): madeCount = try Self.sum(madeCount, count)
    case .fold(let code, let text): fold[code] = text
    }
  }

  private mutating func addRow(
    _ section: Int, _ id: Span<UInt8>, _ hash: Span<UInt8>
  ) throws(LineFault) {
    guard section < counts.count else { throw .malformed }
    guard section >= openSection else { throw .outOfOrder }
    openSection = section
    counts[section] += 1
    hashes[section].add(id: id, digits: hash)
    rowCount += 1
    let open = cutter.count + 1
    if cutter.endsPage(after: id) { endPage(count: open) }
  }

  private mutating func endPage(count: Int) {
    rule.append((count, StableHash.text(openHash.finalize())))
    openHash = StableHash()
  }

  private mutating func add(_ page: PageSummary) throws(LineFault) {
    var page = page
    page.firstRow = rowsInPages
    rowsInPages = try Self.sum(rowsInPages, page.count)
    pages.append(page)
  }

  /// The sum of numbers that a damaged line can make of any size.
  private static func sum(_ left: Int, _ right: Int) throws(LineFault) -> Int {
    let (sum, overflows) = left.addingReportingOverflow(right)
    guard !overflows else { throw .malformed }
    return sum
  }

  /// A manifest and what it names.
  package struct Manifest: Sendable {
    /// The manifest's bytes.
    package let bytes: [UInt8]
    /// All pages in order.
    package let pages: [PageSummary]
    /// The number of rows.
    package let rowCount: Int
  }

  /// Ends the list.
  ///
  /// - Parameter makePlan: Makes the plan from the number of rows of each slot and the table of search.
  /// - Returns: The manifest.
  /// - Throws: What is missing or cannot be.
  package consuming func finish(
    _ makePlan: ([Int], [String: String]) -> SectionPlan
  ) throws(LineFault) -> Manifest {
    guard isListKnown else { throw .listMissing }
    guard madeCount == rowCount else { throw .rowsLost(made: madeCount, counted: rowCount) }
    try checkPages()
    let plan = makePlan(counts, fold)
    let head = DocumentHead(plan)
    var (document, snapshot) = (ManifestDocument(head, pageRows: pageRows), DocumentHashes(head))
    for (summary, rows) in zip(plan.sections, zip(counts, hashes).filter { $0.0 > 0 }) {
      let section = SectionHead(summary)
      let rowsHash = rows.1.value
      document.beginSection(section)
      document.endSection(rowsHash: StableHash.text(rowsHash))
      snapshot.add(summary, hash: section.hash, rowsHash: rowsHash)
    }
    return Manifest(
      bytes: document.bytes(pages: pages, snapshot: StableHash.text(snapshot.value)), pages: pages,
      rowCount: rowCount)
  }

  private mutating func checkPages() throws(LineFault) {
    if cutter.count > 0 { endPage(count: cutter.count) }
    for (page, (hash, rule)) in zip(pages, zip(pageHashes, rule)) {
      guard page.count == rule.count else { throw .otherPage(page.file, page.count, rule.count) }
      guard hash == rule.hash else { throw .otherRows(page.file) }
    }
    guard rowsInPages == rowCount else {
      throw .rowsMissing(inPages: rowsInPages, counted: rowCount)
    }
  }
}
