/// Ranks of each key level among the parts that are equal in all levels before it.
///
/// A level decides only between keys that are equal in the levels before, so its ranks have to
/// compare within such a class only. Few parts share a class with others, and a class has few
/// members: instead of the number of all accents that occur the ranks of a level then have one or
/// two bits, or none, and those of all levels and fields fit into one number.
struct RankNarrowing {
  private static let none = UInt32.max

  /// For each part its class.
  private var classes: [UInt32]
  private var classCount: Int

  /// Begins with the ranks of the first level.
  init(_ first: LevelRanks) {
    classes = first.ranks
    classCount = Int(first.ranks.max() ?? 0) + 1
  }

  /// Narrows levels, given from the first to the last.
  static func narrow(_ levels: [LevelRanks]) -> [LevelRanks] {
    guard let first = levels.first else { return [] }
    var narrowing = RankNarrowing(first)
    return [first] + levels.dropFirst().map { narrowing.narrow($0) }
  }

  /// Ranks of the next level, which begin with 0 in each class.
  private mutating func narrow(_ level: LevelRanks) -> LevelRanks {
    let members = mixedMembers(level.ranks)
    guard let first = members.first else { return LevelRanks(ranks: [], bitWidth: 0) }
    var ranks = [UInt32](repeating: 0, count: classes.count)
    var (before, group) = (Int(first), classes[Int(first)])
    for part in members.dropFirst().map({ Int($0) }) {
      if classes[part] != group {
        group = classes[part]
      } else {
        ranks[part] = ranks[before] + (level.ranks[part] == level.ranks[before] ? 0 : 1)
      }
      before = part
    }
    divide(members, by: ranks)
    let width = UInt32.bitWidth - (ranks.max() ?? 0).leadingZeroBitCount
    return LevelRanks(ranks: ranks, bitWidth: width)
  }

  /// The members of the classes whose ranks differ, ordered by class and rank.
  private func mixedMembers(_ ranks: [UInt32]) -> [UInt32] {
    var firsts = [UInt32](repeating: Self.none, count: classCount)
    var isMixed = [Bool](repeating: false, count: classCount)
    for (part, group) in classes.enumerated() {
      let first = firsts[Int(group)]
      if first == Self.none {
        firsts[Int(group)] = UInt32(part)
      } else if ranks[part] != ranks[Int(first)] {
        isMixed[Int(group)] = true
      }
    }
    return classes.indices.filter { isMixed[Int(classes[$0])] }.map { UInt32($0) }.sorted {
      let (left, right) = (Int($0), Int($1))
      guard classes[left] == classes[right] else { return classes[left] < classes[right] }
      return ranks[left] < ranks[right]
    }
  }

  /// Makes a class of its own of the parts of each rank above 0; members are ordered.
  private mutating func divide(_ members: [UInt32], by ranks: [UInt32]) {
    var last: (group: UInt32, rank: UInt32)?
    for part in members.map({ Int($0) }) where ranks[part] > 0 {
      let place = (group: classes[part], rank: ranks[part])
      if last.map({ $0 != place }) ?? true { classCount += 1 }
      last = place
      classes[part] = UInt32(classCount - 1)
    }
  }
}
