import SectionModel
import TestSupport
import Testing

@testable import SectionDiff

@Suite("Comparing lists")
struct ListDiffTests {
  @Test("equal lists differ in nothing")
  func equal() throws {
    let list: TestList = [("A", ["a", "b"]), ("B", ["c"])]
    #expect(try diff(list, list).operations.isEmpty)
    #expect(try diff(list, list).stages.isEmpty)
    #expect(try diff([], []).operations.isEmpty)
  }

  @Test("deletions have places of the old list, insertions of the new one, in their order")
  func places() throws {
    var expected = ListOperations()
    expected.deletedRows = [at(0, 1), at(1, 0), at(1, 2)]
    expected.insertedRows = [at(0, 0), at(1, 1)]
    let operations = try diff(
      [("A", ["a", "b"]), ("B", ["c", "d", "e"])], [("A", ["x", "a"]), ("B", ["d", "y"])]
    ).operations
    #expect(operations == expected)
    #expect(operations.count == 5)
  }

  @Test("other content is reconfigured, another kind is reloaded")
  func content() throws {
    var expected = ListOperations()
    expected.reconfiguredRows = [at(0, 0)]
    expected.reloadedRows = [at(0, 2)]
    #expect(
      try diff([("A", ["a", "b", "c"])], [("A", ["a*", "b", "c!"])]).operations == expected)
  }

  @Test("a row that moves and changes is told as both, in stages of their own")
  func moveAndChange() throws {
    let result = try diff([("A", ["a", "b"]), ("B", ["c"])], [("A", ["b"]), ("B", ["c", "a!"])])
    var (first, second) = (ListOperations(), ListOperations())
    first.movedRows = [move(at(0, 0), at(1, 1))]
    second.reloadedRows = [at(1, 1)]
    #expect(result.stages == [first, second])
    #expect(result.operations.movedRows == first.movedRows)
    #expect(result.operations.reloadedRows == second.reloadedRows)
  }

  @Test("a section with another header is reconfigured and its rows are left alone")
  func header() throws {
    var expected = ListOperations()
    expected.reconfiguredSections = [1]
    #expect(
      try diff([("A", ["a"]), ("B", ["b"])], [("A", ["a"]), ("B*", ["b"])]).operations == expected)
  }

  @Test("sections that change places are section moves, as few as possible")
  func sectionMoves() throws {
    var expected = ListOperations()
    expected.movedSections = [SectionMove(from: 2, to: 0)]
    let result = try diff(
      [("A", ["a"]), ("B", ["b"]), ("C", ["c"])], [("C", ["c"]), ("A", ["a"]), ("B", ["b"])])
    #expect(result.operations == expected)
    #expect(result.stages == [expected])
  }

  @Test("rows of sections that come and go count as moved, and are deleted and inserted in stages")
  func sectionsComeAndGo() throws {
    let result = try diff(
      [("A", ["a", "b"]), ("B", ["c"])], [("A", ["a", "c*"]), ("C", ["b", "x"])])
    #expect(result.operations.movedRows == [move(at(1, 0), at(0, 1)), move(at(0, 1), at(1, 0))])
    #expect(result.operations.reconfiguredRows == [at(0, 1)])
    #expect(result.operations.insertedRows == [at(1, 1)])
    var stage = ListOperations()
    stage.deletedSections = [1]
    stage.insertedSections = [1]
    stage.deletedRows = [at(0, 1)]
    stage.insertedRows = [at(0, 1)]
    #expect(result.stages == [stage])
  }

  @Test("where sections move, all others wait for them")
  func sectionMovesFirst() throws {
    let result = try diff(
      [("A", ["a", "b"]), ("B", ["c"]), ("C", ["d"])],
      [("C", ["d", "a"]), ("X", ["x"]), ("A", ["b"])])
    var (first, second) = (ListOperations(), ListOperations())
    first.deletedSections = [1]
    first.movedSections = [SectionMove(from: 2, to: 0)]
    second.insertedSections = [1]
    // The section A is the second one by then.
    second.movedRows = [move(at(1, 0), at(0, 1))]
    #expect(result.stages == [first, second])
  }

  @Test("one row that passes ten thousand others is one move, in both directions")
  func oneMove() throws {
    let ids = (0..<10_000).map { "id-\($0)" }
    let last = Array(ids.dropFirst()) + [ids[0]]
    var (forward, backward) = (ListOperations(), ListOperations())
    forward.movedRows = [move(at(0, 0), at(0, 9999))]
    backward.movedRows = [move(at(0, 9999), at(0, 0))]
    #expect(try diff([("A", ids)], [("A", last)]).operations == forward)
    #expect(try diff([("A", last)], [("A", ids)]).operations == backward)
  }

  @Test("one contact renamed among ten thousand is one move and one reconfiguration, both ways")
  func renamed() throws {
    let old: TestList = (0..<32).map { section in
      ("S\(section)", (0..<313).map { "id-\(section)-\($0)" })
    }
    for (from, to) in [(at(3, 100), at(20, 200)), (at(20, 200), at(3, 100))] {
      var new = old
      let row = new[from.section].rows.remove(at: from.row)
      new[to.section].rows.insert(row + "*", at: to.row)
      var expected = ListOperations()
      expected.movedRows = [move(from, to)]
      expected.reconfiguredRows = [to]
      let result = try diff(old, new)
      #expect(result.operations == expected)
      #expect(result.stages.count == 2)
      #expect(faultOfReplay(result, outline(old), outline(new)) == nil)
    }
  }

  @Test("a section dissolved into another is as many moves as it had rows")
  func dissolved() throws {
    let old: TestList = [
      ("A", (0..<313).map { "a\($0)" }), ("B", (0..<313).map { "b\($0)" }),
    ]
    let new: TestList = [("B", zip(old[0].rows, old[1].rows).flatMap { [$0, $1] })]
    let result = try diff(old, new)
    #expect(result.operations.movedRows.count == 313)
    #expect(result.operations.deletedRows.isEmpty && result.operations.insertedRows.isEmpty)
    #expect(result.operations.deletedSections == [0])
    // The section that disappears takes its rows along.
    #expect(result.stages.map(\.insertedRows.count) == [313])
    #expect(result.stages.map(\.movedRows.count) == [0])
    #expect(faultOfReplay(result, outline(old), outline(new)) == nil)
  }

  @Test("shuffled lists and reversed ones come out right, with as few moves as can be")
  func shuffled() throws {
    let ids = (0..<1000).map { "id-\($0)" }
    #expect(
      try diff([("A", ids)], [("A", ids.reversed())]).operations.movedRows.count == 999)
    for seed in 0..<5 {
      var random = SeededGenerator(seed: UInt64(seed))
      let order = Array(0..<1000).shuffled(using: &random)
      let new: TestList = [("A", order.map { ids[$0] })]
      let result = try diff([("A", ids)], new)
      #expect(result.operations.movedRows.count == 1000 - longestAscending(order))
      #expect(faultOfReplay(result, outline([("A", ids)]), outline(new)) == nil)
    }
  }

  @Test("sections with equal hashes of rows are skipped, whatever their rows are")
  func skipped() throws {
    var (old, new) = (outline([("A", ["a", "b"]), ("B", ["c"])]), outline([("A", ["a", "x"])]))
    old.sections[0].rowsHash = "1"
    new.sections[0].rowsHash = "1"
    let result = ListDiff(from: try ListSnapshot(old), to: try ListSnapshot(new))
    var expected = ListOperations()
    expected.deletedSections = [1]
    expected.deletedRows = [at(1, 0)]
    #expect(result.operations == expected)
    // A hash of another number of rows proves nothing.
    old = outline([("A", ["a"])])
    old.sections[0].rowsHash = "1"
    #expect(
      ListDiff(from: try ListSnapshot(old), to: try ListSnapshot(new)).operations.insertedRows
        == [at(0, 1)])
  }

  @Test("hashes that do not tell the truth give no batch that does not fit")
  func lies() throws {
    var (old, new) = (
      outline([("A", ["a", "b"]), ("B", ["c"])]), outline([("A", ["x", "y"]), ("B", ["a"])])
    )
    old.sections[0].rowsHash = "1"
    new.sections[0].rowsHash = "1"
    let result = ListDiff(from: try ListSnapshot(old), to: try ListSnapshot(new))
    var replay = ListReplay(from: old, to: new)
    for stage in result.stages { try replay.apply(stage) }
    #expect(replay.sections.map(\.rows.count) == [2, 1])
  }
}

/// The length of a longest ascending subsequence, by the plain recurrence.
func longestAscending(_ values: [Int]) -> Int {
  var lengths: [Int] = []
  for (place, value) in values.enumerated() {
    var best = 0
    for before in 0..<place where values[before] < value { best = max(best, lengths[before]) }
    lengths.append(best + 1)
  }
  return lengths.max() ?? 0
}
