/// Dense ranks of keys in one level, among the keys that are equal in all levels before it.
///
/// A level decides only between keys that are equal in the levels before. Few share those with
/// others, and few at a time: the ranks of a level behind the first have one or two bits, or none,
/// and those of all levels and fields fit into one number.
struct LevelRanks: Sendable {
  /// For each key its rank; none where all have the same.
  let ranks: [UInt32]
  /// The number of bits that hold every rank.
  let bitWidth: Int

  /// The ranks of every level: from 1 on in the first, from 0 on in each of the others.
  static func levels(of keys: SortedKeys) -> [LevelRanks] {
    var decides = [Bool](repeating: false, count: 1 + Int(UInt8.max))
    for level in keys.levels { decides[Int(level)] = true }
    // Ranks of the first level say which keys there are, and so are always needed.
    decides[0] = true
    decides[Int(SortedKeys.same)] = false
    let last = decides.lastIndex(of: true) ?? 0
    return (0...last).map { decides[$0] ? LevelRanks(keys, UInt8($0)) : LevelRanks() }
  }

  /// A level in which no two keys differ.
  private init() {
    ranks = []
    bitWidth = 0
  }

  private init(_ keys: SortedKeys, _ level: UInt8) {
    var ranks = [UInt32](repeating: 0, count: keys.entries.count)
    let first: UInt32 = level == 0 ? 1 : 0
    var rank = first
    var highest = first
    for (place, entry) in keys.entries.enumerated() {
      let deciding = keys.levels[place]
      if deciding == level { rank += 1 } else if deciding < level { rank = first }
      ranks[Int(entry.item)] = rank
      highest = max(highest, rank)
    }
    self.ranks = ranks
    bitWidth = UInt32.bitWidth - highest.leadingZeroBitCount
  }
}
