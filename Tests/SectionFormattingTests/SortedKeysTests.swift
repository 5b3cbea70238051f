import KartotekICU
import TestSupport
import Testing

@testable import SectionFormatting

/// Keys of random levels, divided by 01, whose bytes are 02 and more as ICU's are.
private struct RandomKeys {
  private var random: SeededGenerator
  /// Long beginnings that many keys share, of lengths around whole numbers of eight bytes.
  private var shared: [[UInt8]] = [[]]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for length in [1, 7, 8, 9, 15, 16, 17, 64] { shared.append(bytes(length, of: 250)) }
  }

  private mutating func bytes(_ count: Int, of variety: UInt64) -> [UInt8] {
    (0..<count).map { _ in UInt8(2 + random.next() % variety) }
  }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  /// A key of three levels, now and then with nothing in them.
  mutating func next() -> [UInt8] {
    guard below(20) > 0 else { return [1, 1] }
    let primary = shared[below(shared.count)] + bytes(below(10), of: 3)
    let further = (0..<2).flatMap { _ in [1] + bytes(below(3), of: 2) }
    return primary + further
  }
}

@Suite("Keys in order, and their ranks by level") struct SortedKeysTests {
  /// The levels of a key.
  private func levels(_ key: [UInt8]) -> [[UInt8]] {
    key.split(separator: 1, omittingEmptySubsequences: false).map(Array.init)
  }

  private func arena(_ keys: [[UInt8]]) -> PartArena {
    var arena = PartArena()
    for key in keys { arena.append(key) }
    return arena
  }

  /// The first level in which two keys differ.
  private func decidingLevel(_ left: [UInt8], _ right: [UInt8]) -> UInt8 {
    zip(levels(left), levels(right)).enumerated().first { $1.0 != $1.1 }
      .map { UInt8($0.offset) } ?? SortedKeys.same
  }

  /// Few keys are compared with each other, many are sorted by digits.
  @Test(arguments: [1, 2, 30, 900, 1100, 20_000], [UInt64(1), 2, 3])
  func sortingIsThatOfTheBytes(_ count: Int, _ seed: UInt64) {
    var random = RandomKeys(seed: seed)
    let keys = (0..<count).map { _ in random.next() }
    let sorted = SortedKeys(arena(keys))
    let order = sorted.entries.map { keys[Int($0.item)] }
    #expect(order == keys.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(sorted.entries.map(\.item)).count == count)
    #expect(sorted.levels.first == SortedKeys.same)
    for place in order.indices.dropFirst() {
      #expect(sorted.levels[place] == decidingLevel(order[place - 1], order[place]))
    }
  }

  @Test func noKeysAreInOrder() {
    #expect(SortedKeys(PartArena()).entries.isEmpty)
    #expect(LevelRanks.levels(of: SortedKeys(PartArena())).count == 1)
  }

  /// Ranks compare within the keys that are equal in the levels before, from 0 on; those of the
  /// first level from 1 on.
  @Test func ranksOfLevels() {
    let keys: [[UInt8]] = [
      [9, 1, 5, 1, 5], [9, 1, 5, 1, 6], [9, 9, 1, 5, 1, 5], [9, 1, 6, 1, 5], [1, 1],
      [9, 1, 5, 1, 6], [9, 1, 6, 1, 7],
    ]
    let levels = LevelRanks.levels(of: SortedKeys(arena(keys)))
    let ranks: [[UInt32]] = [
      [2, 2, 3, 2, 1, 2, 2], [0, 0, 0, 1, 0, 0, 1], [0, 1, 0, 0, 0, 1, 1],
    ]
    #expect(levels.map(\.ranks) == ranks)
    #expect(levels.map(\.bitWidth) == [2, 1, 1])
  }

  /// A level that never decides has no ranks, also where one behind it decides.
  @Test func levelsThatDecideNothing() {
    let keys: [[UInt8]] = [[7, 1, 5, 1, 5], [8, 1, 9, 1, 5], [7, 1, 5, 1, 6]]
    let levels = LevelRanks.levels(of: SortedKeys(arena(keys)))
    #expect(levels.map(\.ranks) == [[1, 2, 1], [], [0, 0, 1]])
    #expect(levels.map(\.bitWidth) == [2, 0, 1])
  }

  /// Comparing ranks level after level is comparing the keys.
  @Test(arguments: [UInt64(4), 5])
  func ranksCompareAsKeysDo(_ seed: UInt64) {
    var random = RandomKeys(seed: seed)
    let keys = (0..<400).map { _ in random.next() }
    let levels = LevelRanks.levels(of: SortedKeys(arena(keys)))
    let ranks = keys.indices.map { key in
      levels.map { $0.bitWidth == 0 ? 0 : $0.ranks[key] }
    }
    for left in keys.indices {
      for right in keys.indices {
        #expect(
          ranks[left].lexicographicallyPrecedes(ranks[right])
            == keys[left].lexicographicallyPrecedes(keys[right]))
      }
    }
  }
}
