extension RandomAccessCollection {
  /// The first place from which on a condition holds.
  ///
  /// - Parameter holds: A condition that holds for no element up to some place, and for all from there on.
  /// - Returns: The place; `endIndex` where the condition holds for none.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where holds: (Element) throws -> Bool) rethrows -> Index {
    var start = startIndex
    var rest = count
    while rest > 0 {
      let half = rest / 2
      let middle = index(start, offsetBy: half)
      if try holds(self[middle]) {
        rest = half
      } else {
        start = index(after: middle)
        rest -= half + 1
      }
    }
    return start
  }
}
