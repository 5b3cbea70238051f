/// Finds which of many 64-bit hashes occur more than once.
struct HashGroups {
  private var table: [UInt32]
  private let mask: Int

  /// Makes an empty table for so many hashes.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    table = Array(repeating: .max, count: size)
    mask = size - 1
  }

  /// Finds the first item with this hash that `isEqual` accepts, or remembers this one.
  ///
  /// Returns nil when the item was new.
  mutating func findOrInsert(
    _ item: UInt32, hash: UInt64, isEqual: (UInt32) -> Bool
  ) -> UInt32? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot] != .max {
      if isEqual(table[slot]) { return table[slot] }
      slot = (slot + 1) & mask
    }
    table[slot] = item
    return nil
  }
}
