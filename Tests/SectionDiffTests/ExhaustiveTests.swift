import SectionModel
import Testing

@testable import SectionDiff

/// Every pair of small lists, against the fewest moves that trying finds.
///
/// Names of rows do not matter, so the old list always has its rows in order, cut into sections in every
/// way; the new one has every choice of them in every order and cut, and new rows between them. A debug
/// build takes lists that are shorter, so that a quick round stays quick.
@Suite("All small lists")
struct ExhaustiveTests {
  #if DEBUG
    private static let allRows = 4
    private static let longestList = 5
    private static let rowsOfVaryingSections = 1
  #else
    private static let allRows = 5
    private static let longestList = 8
    private static let rowsOfVaryingSections = 2
  #endif

  /// Rows that stay, that come and that go, together as many as `allRows`.
  @Test("rows in three sections", arguments: 0...allRows)
  func rows(oldRows: Int) throws {
    let cases = (0...(Self.allRows - oldRows)).flatMap { fresh in
      Self.lists(ofOld: oldRows, fresh: fresh)
    }
    for cut in cuts(oldRows, sections: 3) {
      let old = SmallList(ids: [0, 1, 2], order: Array(0..<oldRows), cut: cut)
      for order in cases {
        for newCut in cuts(order.count, sections: 3) {
          try Self.check(old, SmallList(ids: [0, 1, 2], order: order, cut: newCut))
        }
      }
    }
  }

  /// Lists that keep all of their rows, up to the longest.
  ///
  /// Here two things more do not matter: the order of sections, so that old lists have the longer ones
  /// first, and which rows come to a section from others, so that those are in their old order.
  @Test("all orders and cuts of eight rows in three sections", arguments: 0..<10)
  func longestLists(number: Int) throws {
    for count in 5...Self.longestList {
      let old = cuts(count, sections: 3).filter { $0[0] >= $0[1] && $0[1] >= $0[2] }
      guard number < old.count else { continue }
      let before = SmallList(ids: [0, 1, 2], order: Array(0..<count), cut: old[number])
      let snapshot = try ListSnapshot(before.outline)
      let newCuts = cuts(count, sections: 3)
      for order in permutations(Array(0..<count)) {
        for cut in newCuts {
          let after = SmallList(ids: [0, 1, 2], order: order, cut: cut)
          guard after.hasArrivalsInOrder(since: before) else { continue }
          let diff = ListDiff(from: snapshot, to: try ListSnapshot(after.outline))
          guard diff.operations.movedRows.count == Self.fewestMoves(before, after),
            diff.operations.count == diff.operations.movedRows.count
          else {
            Issue.record("\(before) -> \(after): \(diff.operations)")
            return
          }
        }
      }
    }
  }

  /// Sections that come, go and change places, with few rows.
  @Test("sections in every order")
  func sections() throws {
    let ids = (0..<8).flatMap { set in permutations((0..<3).filter { set & 1 << $0 != 0 }) }
    for oldIDs in ids {
      for newIDs in ids {
        for count in 0...Self.rowsOfVaryingSections {
          for cut in cuts(count, sections: oldIDs.count) {
            let old = SmallList(ids: oldIDs, order: Array(0..<count), cut: cut)
            for order in Self.lists(ofOld: count, fresh: 0) + Self.lists(ofOld: count, fresh: 1) {
              for newCut in cuts(order.count, sections: newIDs.count) {
                try Self.check(old, SmallList(ids: newIDs, order: order, cut: newCut))
              }
            }
          }
        }
      }
    }
  }

  /// Every order of every choice of old rows, with new ones between them.
  private static func lists(ofOld count: Int, fresh: Int) -> [[Int]] {
    (0..<(1 << count)).flatMap { set in
      let kept = (0..<count).filter { set & 1 << $0 != 0 }
      return permutations(kept + (count..<(count + fresh))).filter { order in
        // New rows are alike: one order of them is enough.
        let new = order.filter { $0 >= count }
        return new == new.sorted()
      }
    }
  }

  private static func check(_ old: SmallList, _ new: SmallList) throws {
    let (before, after) = (old.outline, new.outline)
    let diff = ListDiff(from: try ListSnapshot(before), to: try ListSnapshot(after))
    let operations = diff.operations
    let kept = Set(old.order).intersection(new.order)
    let keptSections = old.ids.filter(new.ids.contains)
    let fault =
      operations.movedRows.count != fewestMovesByTrying(old, new, kept)
      ? "moves of rows"
      : operations.deletedRows.count != old.order.count - kept.count
        ? "deletions"
        : operations.insertedRows.count != new.order.count - kept.count
          ? "insertions"
          : operations.movedSections.count
            != keptSections.count
            - longestAscending(new.ids.compactMap { keptSections.firstIndex(of: $0) })
            ? "moves of sections"
            : faultOfReplay(diff, before, after)
    if let fault { Issue.record("\(fault): \(old) -> \(new): \(operations)") }
  }

  /// Tries every set of rows, the smallest first, until the others stand in each section as before.
  private static func fewestMovesByTrying(
    _ old: SmallList, _ new: SmallList, _ kept: Set<Int>
  ) -> Int {
    let bits = kept.reduce(0) { $0 | 1 << $1 }
    let sections = (0..<3).map { (old.rows(of: $0), new.rows(of: $0)) }
    for set in Self.sets where set & ~bits == 0 {
      let stay = bits & ~set
      let isEnough = sections.allSatisfy { before, after in
        before.lazy.filter { stay & 1 << $0 != 0 }
          .elementsEqual(after.lazy.filter { stay & 1 << $0 != 0 })
      }
      if isEnough { return set.nonzeroBitCount }
    }
    return kept.count
  }

  /// All sets of rows as bits, the smallest first.
  private static let sets = (0..<(1 << allRows)).sorted {
    $0.nonzeroBitCount < $1.nonzeroBitCount
  }

  /// The same for lists that keep all rows and sections: rows outside a longest run of those that stay
  /// in their section, by the plain recurrence.
  private static func fewestMoves(_ old: SmallList, _ new: SmallList) -> Int {
    var moves = old.order.count
    var (oldEnd, newEnd) = (0, 0)
    for section in 0..<3 {
      let before = oldEnd..<(oldEnd + old.cut[section])
      let stayed = new.order[newEnd..<(newEnd + new.cut[section])].filter(before.contains)
      moves -= longestAscending(stayed)
      (oldEnd, newEnd) = (before.upperBound, newEnd + new.cut[section])
    }
    return moves
  }
}

/// A list of numbered rows, cut into numbered sections.
private struct SmallList: CustomStringConvertible {
  let ids: [Int]
  let order: [Int]
  let cut: [Int]

  func rows(of section: Int) -> [Int] {
    guard let place = ids.firstIndex(of: section) else { return [] }
    let start = cut[..<place].reduce(0, +)
    return Array(order[start..<(start + cut[place])])
  }

  /// Whether in each section the rows from others are in their old order; for lists that have all
  /// sections, and rows numbered as in the old one.
  func hasArrivalsInOrder(since old: SmallList) -> Bool {
    var (oldEnd, end) = (0, 0)
    for section in ids {
      let before = oldEnd..<(oldEnd + old.cut[section])
      var last = -1
      for row in order[end..<(end + cut[section])] where !before.contains(row) {
        guard row > last else { return false }
        last = row
      }
      (oldEnd, end) = (before.upperBound, end + cut[section])
    }
    return true
  }

  var outline: ListOutline {
    var outline = ListOutline()
    var start = 0
    for row in order { outline.append(id: CollectionOfOne(UInt8(0x61 + row)), hash: 1) }
    for (id, count) in zip(ids, cut) {
      outline.sections.append(.init(id: "\(id)", hash: "", rows: start..<(start + count)))
      start += count
    }
    return outline
  }

  var description: String {
    ids.map { id in "\(id)[\(rows(of: id).map(String.init).joined(separator: " "))]" }.joined()
  }
}
