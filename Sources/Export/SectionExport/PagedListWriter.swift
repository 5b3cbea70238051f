package import SectionModel

/// Writes a list as immutable pages of rows and a manifest, in one pass.
///
/// What is kept grows with the pages, some 200 bytes for each, and with the sections.
package struct PagedListWriter: Sendable {
  private var manifest: ManifestDocument
  private var sequence: SectionSequence
  private var cutter: PageCutter
  private var page = PageBuilder()
  private var pages: [PageSummary] = []

  /// Makes a writer for one list.
  ///
  /// - Parameters:
  ///   - plan: Everything of the list but its rows.
  ///   - pageRows: The number of rows to aim at in a page, 16 or more.
  package init(plan: SectionPlan, pageRows: Int) {
    let head = DocumentHead(plan)
    manifest = ManifestDocument(head, pageRows: pageRows)
    sequence = SectionSequence(plan, head)
    cutter = PageCutter(pageRows: pageRows)
  }

  /// Takes rows and gives the pages that they complete.
  ///
  /// - Parameter rows: The next rows in order; sections follow each other in the plan's order.
  /// - Returns: Pages in order, often none.
  package mutating func append(_ rows: EncodedRows) -> [EncodedPage] {
    guard rows.count > 0 else { return [] }
    if !sequence.isOpen(rows.section) {
      endSection()
      beginSection(rows.section)
    }
    sequence.add(rows)
    return cut(rows)
  }

  /// What a list ends with.
  package struct End: Sendable {
    /// The last page; nil when the one before held all rows.
    package let page: EncodedPage?
    /// All pages in order.
    package let pages: [PageSummary]
    /// The snapshot, as the manifest holds it.
    package let snapshot: String
    /// The manifest's bytes.
    package let manifest: [UInt8]
  }

  /// Ends the list.
  ///
  /// - Returns: The last page and the manifest.
  package mutating func finish() -> End {
    endSection()
    let last = close()
    let snapshot = sequence.snapshot
    return End(
      page: last, pages: pages, snapshot: snapshot,
      manifest: manifest.bytes(pages: pages, snapshot: snapshot))
  }

  private mutating func cut(_ rows: EncodedRows) -> [EncodedPage] {
    var complete: [EncodedPage] = []
    var (offset, row) = (0, 0)
    // The rows that are not in a page yet.
    var (firstRow, start) = (0, 0)
    while let id = rows.nextID(&offset) {
      row += 1
      guard cutter.endsPage(after: rows.digest.span.extracting(id)) else { continue }
      let end = Int(rows.ends[row - 1])
      page.append(rows.bytes[start..<end], count: row - firstRow)
      if let page = close() { complete.append(page) }
      // Behind the comma and the line feed; there is none behind the last row.
      (firstRow, start) = (row, min(end + 2, rows.bytes.count))
    }
    page.append(rows.bytes[start...], count: row - firstRow)
    return complete
  }

  private mutating func close() -> EncodedPage? {
    guard let closed = page.close() else { return nil }
    pages.append(closed.summary)
    return closed
  }

  private mutating func beginSection(_ number: Int) {
    manifest.beginSection(sequence.begin(number))
  }

  private mutating func endSection() {
    guard let rowsHash = sequence.end() else { return }
    manifest.endSection(rowsHash: rowsHash)
  }
}
