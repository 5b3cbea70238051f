internal import SectionExport
internal import SectionModel

/// Writes pages and a manifest from encoded rows, wherever they come from.
struct PagedOutput {
  /// What the rows are collected in; nil collects nothing.
  private(set) var outline: ListOutline?
  private var writer: PagedListWriter

  init(_ plan: SectionPlan, pageRows: Int, outline: ListOutline?) {
    self.outline = outline
    self.outline?.begin(plan)
    writer = PagedListWriter(plan: plan, pageRows: pageRows)
  }

  /// Writes the pages that the next rows complete.
  mutating func append<Failure: Error>(
    _ rows: EncodedRows, to sink: (PageSummary, [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    outline?.append(rows)
    for page in writer.append(rows) { try sink(page.summary, page.bytes) }
  }

  /// Writes the last page and returns the manifest.
  mutating func finish<Failure: Error>(
    to sink: (PageSummary, [UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    let end = writer.finish()
    if let page = end.page { try sink(page.summary, page.bytes) }
    outline?.pages = end.pages
    outline?.snapshot = end.snapshot
    return end.manifest
  }
}
