internal import ParallelWork

extension PreparedBook {
  /// Up to so many contacts whole documents are made side by side, one thread each.
  ///
  /// Above, one list after another is made by all threads together, so that memory holds one list.
  private static let sideBySideLimit = 8192

  /// Writes the lists of several locales, one after another in the given order.
  ///
  /// - Parameters:
  ///   - makers: A maker for each locale, all with the options of this book.
  ///   - threads: The largest number of threads; the sink is called on the calling one.
  ///   - sink: Takes the place of the maker and the next bytes of its document.
  /// - Throws: What the sink throws; nothing is written after that.
  public func write<Failure: Error>(
    _ makers: [ListMaker], threads: Int = 1, to sink: (Int, [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let threads = max(1, threads)
    guard count <= Self.sideBySideLimit else {
      for (place, maker) in makers.enumerated() {
        try maker.list(of: self, threads: threads).write(threads: threads) {
          bytes throws(Failure) in
          try sink(place, bytes)
        }
      }
      return
    }
    var start = 0
    while start < makers.count {
      let round = makers[start..<min(start + threads, makers.count)]
      let documents = mapChunks(round.count, workers: threads) { number in
        document(of: round[round.startIndex + number])
      }
      for (place, bytes) in zip(round.indices, documents) { try sink(place, bytes) }
      start = round.endIndex
    }
  }

  private func document(of maker: ListMaker) -> [UInt8] {
    var document: [UInt8] = []
    maker.list(of: self).write { document += $0 }
    return document
  }
}
