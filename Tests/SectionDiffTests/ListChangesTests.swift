import SectionModel
import TestSupport
import Testing

@testable import SectionDiff

@Suite("Changes of lists")
struct ListChangesTests {
  private func changes(
    _ old: TestList, _ new: TestList
  ) throws -> [ListChanges.Section] {
    try ListChanges(from: outline(old), to: outline(new)).sections
  }

  @Test("equal lists have none")
  func equal() throws {
    let list = [("A", ["a", "b"]), ("B", ["c"])]
    #expect(try changes(list, list).isEmpty)
    #expect(try changes([], []).isEmpty)
  }

  @Test("rows that come, go and change are told in their sections")
  func rows() throws {
    let sections = try changes(
      [("A", ["a", "b", "c"]), ("B", ["d"])], [("A", ["a*", "c", "x"]), ("B", ["d"])])
    var expected = ListChanges.Section(id: "A")
    expected.inserted = ["x"]
    expected.deleted = ["b"]
    expected.changed = ["a"]
    #expect(sections == [expected])
  }

  @Test("sections that come, go and change are told")
  func sections() throws {
    let sections = try changes(
      [("A", ["a"]), ("B", ["b"]), ("C", ["c"])], [("A*", ["a"]), ("C", ["c"]), ("D", ["d"])])
    var inserted = ListChanges.Section(id: "D", change: .inserted)
    inserted.inserted = ["d"]
    var deleted = ListChanges.Section(id: "B", change: .deleted)
    deleted.deleted = ["b"]
    #expect(sections == [ListChanges.Section(id: "A", change: .changed), inserted, deleted])
  }

  @Test("a row of another section has moved, though its neighbours stayed")
  func acrossSections() throws {
    let sections = try changes(
      [("A", ["a", "b"]), ("B", ["c"])], [("A", ["a"]), ("B", ["b*", "c"])])
    var expected = ListChanges.Section(id: "B")
    expected.moved = ["b"]
    expected.changed = ["b"]
    #expect(sections == [expected])
  }

  @Test("one row that passes ten thousand others is one move, in both directions")
  func oneMove() throws {
    let ids = (0..<10_000).map { "id-\($0)" }
    let last = Array(ids.dropFirst()) + [ids[0]]
    #expect(try changes([("A", ids)], [("A", last)]).map(\.moved) == [["id-0"]])
    #expect(try changes([("A", last)], [("A", ids)]).map(\.moved) == [["id-0"]])
  }

  @Test("an identifier that stands twice is an error, in either list")
  func duplicates() {
    let twice = [("A", ["a", "b", "a"])]
    let error = DiffError.duplicateRow(id: "a", first: at(0, 0), second: at(0, 2))
    #expect(throws: error) { try changes(twice, [("A", ["a"])]) }
    #expect(throws: error) { try changes([("A", ["a"])], twice) }
    #expect(throws: error) { try changes([], twice) }
  }

  /// What is told is enough: without the rows that were deleted and moved, and with the ones that
  /// came and moved in their places, the old list becomes the new one.
  @Test("changes rebuild the new list from the old one")
  func rebuild() throws {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let old = randomSections(&random)
      let new = randomSections(&random)
      let sections = try changes(old, new)
      let gone = Set(sections.flatMap { $0.deleted + $0.moved })
      let placed = Set(sections.flatMap { $0.inserted + $0.moved })
      for (id, rows) in new {
        let stayed = (old.first { $0.id == id }?.rows ?? []).map(plain).filter {
          !gone.contains($0)
        }
        #expect(rows.map(plain).filter { !placed.contains($0) } == stayed, "seed \(seed)")
      }
      let all = Set(old.flatMap(\.rows).map(plain))
      #expect(
        Set(sections.flatMap(\.inserted)) == Set(new.flatMap(\.rows).map(plain)).subtracting(all))
      #expect(Set(sections.flatMap(\.deleted)) == all.subtracting(new.flatMap(\.rows).map(plain)))
      let before = Dictionary(uniqueKeysWithValues: old.flatMap(\.rows).map { (plain($0), $0) })
      let other = new.flatMap(\.rows).filter { (before[plain($0)] ?? $0) != $0 }
      #expect(Set(sections.flatMap(\.changed)) == Set(other.map(plain)), "seed \(seed)")
    }
  }

  private func randomSections(
    _ random: inout SeededGenerator
  ) -> TestList {
    let ids = (0..<12).map { "r\($0)" }.shuffled(using: &random)
    var sections: TestList = []
    for id in ["A", "B", "C"] where !random.onceIn(5) { sections.append((id, [])) }
    guard !sections.isEmpty else { return [] }
    for id in ids where !random.onceIn(4) {
      let place = Int.random(in: 0..<sections.count, using: &random)
      sections[place].rows.append(random.onceIn(3) ? id + "*" : id)
    }
    return sections
  }
}
