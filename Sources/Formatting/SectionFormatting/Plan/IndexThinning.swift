/// Which titles of an index stay where there is no room for all.
enum IndexThinning {
  /// Numbers of slots that documents have a condensed index for.
  static let slotCounts = [9, 15, 21, 29]

  /// The places of the titles that stay: the first and the last letter and letters at even distance
  /// between them, then the titles that are no letters.
  ///
  /// Letter *i* of *k* is the one nearest to the *i*-th of *k* - 1 equal steps through all letters,
  /// the later one where two are equally near.
  ///
  /// - Parameters:
  ///   - slots: How many titles there is room for; fewer than `letterCount` and `otherCount`.
  ///   - letterCount: The number of letters, which come first.
  ///   - otherCount: The number of titles behind them.
  /// - Returns: The places, ascending; as many as there are slots.
  static func places(slots: Int, letterCount: Int, otherCount: Int) -> [Int] {
    let steps = slots - otherCount - 1
    let letters = (0...steps).map { step in
      (2 * step * (letterCount - 1) + steps) / (2 * steps)
    }
    return letters + (letterCount..<(letterCount + otherCount))
  }
}
