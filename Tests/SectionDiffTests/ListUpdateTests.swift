import SectionModel
import Testing

@testable import SectionDiff

@Suite("Updating lists")
struct ListUpdateTests {
  private static let old: TestList = [("A", ["a", "b", "c", "d"])]
  private static let new: TestList = [("A", ["b", "c", "d", "x"])]

  private func update(
    _ change: (inout ListOutline) -> Void = { _ in }, limit: ListUpdate.Limit = .init()
  ) throws -> ListUpdate {
    var (old, new) = (outline(Self.old), outline(Self.new))
    (old.locale, old.snapshot) = ("el", "0000000000000001")
    (new.locale, new.snapshot) = ("el", "0000000000000002")
    change(&new)
    return ListUpdate(from: try ListSnapshot(old), to: try ListSnapshot(new), limit: limit)
  }

  @Test("other locale, collation, style or kinds of row: everything is loaded anew")
  func reload() throws {
    #expect(try update { $0.locale = "sv" } == .reload(.locale))
    #expect(try update { $0.collation = "el/ICU 99" } == .reload(.collation))
    #expect(try update { $0.style = .grouped } == .reload(.style))
    #expect(
      try update { $0.kinds = [RowKind(id: "contact", cellStyle: .value1)] } == .reload(.kinds))
  }

  @Test("the first list is loaded whole")
  func first() throws {
    #expect(ListUpdate(from: nil, to: try ListSnapshot(outline(Self.new))) == .reload(.first))
  }

  @Test("the same snapshot has no changes, nor have lists that differ in other things alone")
  func unchanged() throws {
    #expect(try update { $0.snapshot = "0000000000000001" } == .unchanged)
    var (old, new) = (outline(Self.old), outline(Self.old))
    (old.snapshot, new.snapshot) = ("1", "2")
    #expect(ListUpdate(from: try ListSnapshot(old), to: try ListSnapshot(new)) == .unchanged)
    // Snapshots that are not known prove nothing.
    #expect(
      try ListUpdate(from: ListSnapshot(outline(Self.old)), to: ListSnapshot(outline(Self.new)))
        == .changes(diff(Self.old, Self.new)))
  }

  @Test("the limit is the most that is done one by one, by number and by share")
  func limit() throws {
    let changes = ListUpdate.changes(try diff(Self.old, Self.new))
    #expect(try update() == changes)
    #expect(try update(limit: .init(count: 2)) == changes)
    #expect(try update(limit: .init(count: 1)) == .reload(.limit))
    #expect(try update(limit: .init(share: 0.5)) == changes)
    #expect(try update(limit: .init(share: 0.49)) == .reload(.limit))
    #expect(try update(limit: .init(count: 1, share: 0.5)) == .reload(.limit))
  }
}
