internal import ContactModel
internal import ParallelWork
internal import SectionExport

extension ContactBook {
  /// Writes the contacts as JSON Lines, one object a line, in the order of the inputs.
  ///
  /// - Parameters:
  ///   - threads: The largest number of threads; the sink is called on the calling one.
  ///   - withMatchKeys: Whether each line begins with a key of 16 hexadecimal digits and a tab. Contacts
  ///     of any books that may be one, or whose identifiers depend on each other, have equal keys.
  ///   - sink: Takes the next bytes, up to some megabytes at a time.
  /// - Throws: What the sink throws; nothing is written after that.
  /// - Complexity: O(*n*) in bytes; a bounded number of records is held at a time.
  public func writeContacts<Failure: Error>(
    threads: Int = 1, withMatchKeys: Bool = false, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let threads = max(1, threads)
    let records = ContactRecords(
      directory: directory, paths: report.files.map(\.path), withMatchKeys: withMatchKeys)
    try forEachChunk(records.chunkCount, workers: threads) { number in
      records.lines(ofChunk: number)
    } use: { bytes throws(Failure) in
      try sink(bytes)
    }
  }
}
