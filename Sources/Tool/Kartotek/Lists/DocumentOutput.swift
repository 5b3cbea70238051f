internal import SectionExport
internal import SectionModel

/// Writes a document from encoded rows, wherever they come from.
struct DocumentOutput {
  /// What the rows are collected in; nil collects nothing.
  private(set) var outline: ListOutline?
  private var writer: SectionDocumentWriter
  private var bytes: [UInt8] = []

  init(_ plan: SectionPlan, outline: ListOutline?) {
    self.outline = outline
    self.outline?.begin(plan)
    writer = SectionDocumentWriter(plan: plan)
    writer.begin(into: &bytes)
  }

  /// Writes the next rows.
  mutating func append<Failure: Error>(
    _ rows: EncodedRows, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    outline?.append(rows)
    writer.announce(rows, into: &bytes)
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
    try sink(rows.bytes)
  }

  /// Writes what follows the last rows.
  mutating func finish<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let snapshot = writer.finish(into: &bytes)
    outline?.snapshot = snapshot
    try sink(bytes)
  }
}
