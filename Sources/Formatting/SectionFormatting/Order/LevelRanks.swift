internal import KartotekICU

/// Dense ranks of the texts of one key level: equal texts share a rank.
struct LevelRanks: Sendable {
  /// For each part its rank; none where all have the same.
  let ranks: [UInt32]
  /// The number of bits that hold every rank.
  let bitWidth: Int

  init(ranks: [UInt32], bitWidth: Int) {
    self.ranks = ranks
    self.bitWidth = bitWidth
  }

  /// Ranks the distinct texts of an interner, from 1 on, and spreads the ranks over the parts.
  ///
  /// - Parameters:
  ///   - numbers: For each part the number of its text, 0 for the empty one.
  ///   - texts: The distinct texts; number 0 is the empty text.
  init(numbers: [UInt32], texts: PartArena) {
    let order = Self.ordered(texts)
    var rankOf = [UInt32](repeating: 0, count: texts.count)
    for (rank, number) in order.enumerated() { rankOf[Int(number)] = UInt32(rank + 1) }
    ranks = numbers.map { rankOf[Int($0)] }
    bitWidth = Int.bitWidth - texts.count.leadingZeroBitCount
  }

  private static func ordered(_ texts: PartArena) -> [UInt32] {
    var entries = (0..<texts.count).map { number in
      (
        word: ByteText.orderedWord(texts.bytes.span.extracting(texts.range(number)), at: 0),
        number: UInt32(number)
      )
    }
    entries.sort { left, right in
      guard left.word == right.word else { return left.word < right.word }
      return texts[Int(left.number)].lexicographicallyPrecedes(texts[Int(right.number)])
    }
    return entries.map(\.number)
  }
}
