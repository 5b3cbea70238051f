internal import ContactModel
internal import SectionExport
public import SectionModel

/// The list of one locale whose rows wait in temporary storage; they are merged when it is written.
public struct StoredList {
  /// Everything of the list but its rows.
  public let plan: SectionPlan
  private let runs: [[Range<Int>]]
  private let storage: any TemporaryStorage

  init(plan: SectionPlan, runs: [[Range<Int>]], storage: any TemporaryStorage) {
    self.plan = plan
    self.runs = runs
    self.storage = storage
  }

  /// Stage 3: writes the list as a section document, as `ContactList.write` does.
  ///
  /// - Parameters:
  ///   - outline: What to collect ids and hashes in; nil collects nothing.
  ///   - sink: Takes the next bytes, up to a few megabytes at a time.
  /// - Throws: What the sink throws, or `TemporaryStorageError`.
  /// - Complexity: O(*n* log *p*) in rows and parts.
  public func write(outline: inout ListOutline?, to sink: ([UInt8]) throws -> Void) throws {
    var merger = try RunMerger(runs, of: storage)
    var output = DocumentOutput(plan, outline: outline)
    while let rows = try merger.next() { try output.append(rows, to: sink) }
    try output.finish(to: sink)
    outline = output.outline
  }

  /// Stage 3: writes the list as pages and a manifest, as `ContactList.writePages` does.
  ///
  /// - Parameters:
  ///   - pageRows: The number of rows to aim at, 16 or more.
  ///   - outline: What to collect ids, hashes and pages in; nil collects nothing.
  ///   - sink: Takes the next page: its entry in the manifest, and the bytes of its file.
  /// - Returns: The manifest.
  /// - Throws: What the sink throws, or `TemporaryStorageError`.
  public func writePages(
    pageRows: Int, outline: inout ListOutline?, to sink: (PageSummary, [UInt8]) throws -> Void
  ) throws -> [UInt8] {
    var merger = try RunMerger(runs, of: storage)
    var output = PagedOutput(plan, pageRows: pageRows, outline: outline)
    while let rows = try merger.next() { try output.append(rows, to: sink) }
    let manifest = try output.finish(to: sink)
    outline = output.outline
    return manifest
  }
}
