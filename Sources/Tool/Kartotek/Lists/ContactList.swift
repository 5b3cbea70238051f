internal import ParallelWork
internal import SectionExport
internal import SectionFormatting
public import SectionModel

/// The list of one locale: its plan is known, its rows are made when they are asked for.
///
/// A value that never changes. Its rows come out the same each time and with any number of threads.
public struct ContactList: Sendable {
  /// The most rows that are made on one thread: below, making threads costs more than it gains.
  private static let serialLimit = 2048
  /// Chunks of rows that each thread makes before what they made is handed out.
  private static let chunksPerThread = 4

  private let list: FormattedList

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
    forEachRound(threads) { chunks in
      let (list, parts) = (list, Array(chunks))
      let made = mapChunks(parts.count, workers: threads) { number in
        let rows = list.rows(ofChunk: parts[number])
        return (rows, EncodedRows.encode(rows))
      }
      for (rows, encoded) in made { collector.append(rows, encoded) }
    }
    return collector.finish()
  }

  /// Stage 3: writes the list as a section document, from its first byte to its last.
  ///
  /// - Parameters:
  ///   - threads: The largest number of threads; the sink is called on the calling one.
  ///   - sink: Takes the next bytes, up to some megabytes at a time.
  /// - Throws: What the sink throws; nothing is written after that.
  /// - Complexity: O(*n*) in rows; a bounded number of rows is held at a time.
  public func write<Failure: Error>(
    threads: Int = 1, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = SectionDocumentWriter(plan: plan)
    var bytes: [UInt8] = []
    writer.begin(into: &bytes)
    try forEachRound(threads) { chunks throws(Failure) in
      let (list, parts) = (list, Array(chunks))
      let encoded = mapChunks(parts.count, workers: threads) { number in
        EncodedRows.encode(list.rows(ofChunk: parts[number]))
      }
      for rows in encoded { writer.append(rows, into: &bytes) }
      try sink(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    writer.finish(into: &bytes)
    try sink(bytes)
  }

  /// Walks over all chunks in rounds of bounded size.
  private func forEachRound<Failure: Error>(
    _ threads: Int, _ body: (Range<Int>) throws(Failure) -> Void
  ) throws(Failure) {
    let size = max(1, threads) * Self.chunksPerThread
    var start = 0
    while start < list.chunkCount {
      let end = min(start + size, list.chunkCount)
      try body(start..<end)
      start = end
    }
  }
}
