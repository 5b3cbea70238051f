internal import ParallelWork
internal import SectionExport
internal import SectionFormatting
public import SectionModel

/// The list of one locale: its plan is known, its rows are made when they are asked for.
///
/// A value that never changes. Its rows come out the same each time and with any number of threads.
public struct ContactList: Sendable {
  /// Up to so many rows are made on one thread: making others costs more than it gains.
  private static let serialLimit = 2048

  let list: FormattedList

  init(_ list: FormattedList) {
    self.list = list
  }

  /// Everything of the list but its rows.
  public var plan: SectionPlan { list.plan }

  /// The whole list as values.
  ///
  /// Meant for programs that show it at once; `write` needs far less memory.
  ///
  /// - Parameter threads: The largest number of threads.
  /// - Returns: The list, equal to what an exported document decodes to.
  /// - Complexity: O(*n*) in rows.
  public func collected(threads: Int = 1) -> SectionedList {
    var collector = SectionedListCollector(plan: plan)
    let list = list
    forEachChunk(list.chunkCount, workers: workers(threads)) { number in
      let rows = list.rows(ofChunk: number)
      return (rows, EncodedRows.encode(rows))
    } use: { rows, encoded in
      collector.append(rows, encoded)
    }
    return collector.finish()
  }

  /// Stage 3: writes the list as a section document, from its first byte to its last.
  ///
  /// - Parameters:
  ///   - threads: The largest number of threads; the sink is called on the calling one.
  ///   - sink: Takes the next bytes, up to a few megabytes at a time.
  /// - Throws: What the sink throws; nothing is written after that.
  /// - Complexity: O(*n*) in rows; a bounded number of rows is held at a time.
  public func write<Failure: Error>(
    threads: Int = 1, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var outline: ListOutline?
    try write(threads: threads, outline: &outline, to: sink)
  }

  /// Stage 3: writes the list as a section document and collects its outline.
  ///
  /// - Parameters:
  ///   - threads: The largest number of threads; the sink is called on the calling one.
  ///   - outline: What to collect ids and hashes in, for a comparison with another version of the
  ///     list; nil collects nothing.
  ///   - sink: Takes the next bytes, up to a few megabytes at a time.
  /// - Throws: What the sink throws; nothing is written after that.
  public func write<Failure: Error>(
    threads: Int = 1, outline: inout ListOutline?, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = DocumentOutput(plan, outline: outline)
    try forEachEncoded(threads) { rows throws(Failure) in try output.append(rows, to: sink) }
    try output.finish(to: sink)
    outline = output.outline
  }

  /// Makes and encodes all rows, in order; a bounded number of them at a time.
  func forEachEncoded<Failure: Error>(
    _ threads: Int, _ body: (EncodedRows) throws(Failure) -> Void
  ) throws(Failure) {
    let list = list
    try forEachChunk(list.chunkCount, workers: workers(threads)) { number in
      EncodedRows.encode(list.rows(ofChunk: number))
    } use: { rows throws(Failure) in
      try body(rows)
    }
  }

  private func workers(_ threads: Int) -> Int {
    plan.counts.rows > Self.serialLimit ? max(1, threads) : 1
  }
}
