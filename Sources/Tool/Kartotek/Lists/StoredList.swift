internal import ContactModel
internal import SectionExport
internal import SectionFormatting
public import SectionModel

/// The list of one locale whose contacts wait in temporary storage; rows are made when it is written.
public struct StoredList {
  /// Everything of the list but its rows.
  public let plan: SectionPlan
  private let maker: ListMaker
  private let storage: any TemporaryStorage
  /// For each range of the list where its contacts are.
  private let ranges: [[Range<Int>]]
  /// The number of contacts in each section that the list can have.
  private let counts: [Int]
  private let threads: Int

  init(
    _ maker: ListMaker, storage: any TemporaryStorage, ranges: [[Range<Int>]], counts: [Int],
    fold: [String: String]?, threads: Int
  ) {
    plan = maker.formatter.plan(counts: counts, fold: fold)
    self.maker = maker
    self.storage = storage
    self.ranges = ranges
    self.counts = counts
    self.threads = threads
  }

  /// Stage 3: writes the list as a section document, as `ContactList.write` does.
  ///
  /// - Parameters:
  ///   - outline: What to collect ids and hashes in; nil collects nothing.
  ///   - sink: Takes the next bytes, up to a few megabytes at a time.
  /// - Throws: What the sink throws, or `TemporaryStorageError`.
  /// - Complexity: O(*n* log *n*) in rows.
  public func write(outline: inout ListOutline?, to sink: ([UInt8]) throws -> Void) throws {
    var output = DocumentOutput(plan, outline: outline)
    try forEachEncoded { rows in try output.append(rows, to: sink) }
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
    var output = PagedOutput(plan, pageRows: pageRows, outline: outline)
    try forEachEncoded { rows in try output.append(rows, to: sink) }
    let manifest = try output.finish(to: sink)
    outline = output.outline
    return manifest
  }

  /// Makes and encodes all rows, range after range.
  private func forEachEncoded(_ body: (EncodedRows) throws -> Void) throws {
    for range in ranges where !range.isEmpty {
      let list = ContactList(
        maker.formatter.format(try contacts(of: range), workers: threads, rangeOf: counts))
      try list.forEachEncoded(threads, body)
    }
  }

  private func contacts(of range: [Range<Int>]) throws(TemporaryStorageError) -> PreparedContacts {
    var runs: [IdentifiedRecords] = []
    for place in range { runs.append(IdentifiedRecords(stored: try storage.read(place))) }
    return PreparedContacts(
      directory: ContactDirectory(runs), options: maker.options, workers: threads)
  }
}
