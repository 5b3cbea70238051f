internal import ContactImport
internal import ContactModel
internal import ParallelWork
internal import SectionExport
internal import SectionFormatting

/// Stage 2 for contacts that come one after another, whatever their number: a line for each row.
///
/// The lines of any parts of the contacts, sorted as bytes, are the rows of the whole list in order:
/// `RowLines` tells what they look like. Memory holds some megabytes of contacts at a time.
package struct RowStream {
  /// Text of contacts that is read at a time for each thread: some ten thousand of them.
  private static let windowSize = 4 << 20

  private let maker: ListMaker
  private let listLine: String
  private let keepsSortKeys: Bool
  private let threads: Int
  private var fold: [String: String]?
  private var rowCount = 0

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - locale: The locale of the list.
  ///   - options: The choices of the list.
  ///   - profiles: The profiles that words and policies are taken from.
  ///   - threads: The largest number of threads.
  /// - Throws: `FormattingError` as `ListMaker` does.
  package init(
    _ locale: ListLocale, options: FormattingOptions, profiles: ProfileSet, threads: Int
  ) throws(FormattingError) {
    var ordering = options
    ordering.sortKeys = true
    maker = try ListMaker(locale, options: ordering, profiles: profiles)
    listLine = maker.listLine(options)
    keepsSortKeys = options.sortKeys
    self.threads = max(1, threads)
    // What is folded in any list.
    fold = maker.list(of: PreparedBook(ContactBook(contacts: []), options: ordering)).plan.fold
  }

  /// Makes the rows of contacts as `import` prints them.
  ///
  /// - Parameters:
  ///   - source: The records.
  ///   - sink: Takes whole lines, in no order.
  /// - Throws: `LineError` for a line that is no such record, `ImportError` where reading fails, and
  ///   what the sink throws.
  /// - Complexity: O(*n* log *n*) in the records of a window.
  package mutating func append(
    _ source: ContactSource, to sink: ([UInt8]) throws -> Void
  ) throws {
    var windows = LineWindows(source, size: Self.windowSize * threads)
    while let text = try windows.next() {
      switch IdentifiedRecordReader.read(text, workers: threads) {
      case .contacts(let records): try write(records, to: sink)
      case .fault(let fault):
        throw LineError(
          path: source.path, line: windows.firstLine + Int(fault.position.line) - 1,
          reason: "\(fault.message); rows leaves out nothing, and ends here",
          code: fault.code.rawValue)
      }
    }
  }

  /// The lines of the whole list, which belong behind all rows.
  ///
  /// - Returns: Whole lines.
  package func listLines() -> [UInt8] {
    ListLine.fold(fold ?? [:]) + Array("\(listLine)\n\(ListLine.rows(rowCount))\n".utf8)
  }

  private mutating func write(
    _ records: [IdentifiedRecords], to sink: ([UInt8]) throws -> Void
  ) throws {
    let contacts = PreparedContacts(
      directory: ContactDirectory(records), options: maker.options, workers: threads)
    let list = maker.formatter.format(contacts, workers: threads)
    rowCount += list.plan.counts.rows
    if let other = list.plan.fold { fold?.merge(other) { first, _ in first } }
    let keepsSortKeys = self.keepsSortKeys
    try forEachChunk(list.chunkCount, workers: threads) { number in
      RowLines.encode(list.rows(ofChunk: number), keepsSortKeys: keepsSortKeys)
    } use: { lines in
      try sink(lines)
    }
  }
}
