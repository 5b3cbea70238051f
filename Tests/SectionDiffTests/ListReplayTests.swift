import SectionModel
import TestSupport
import Testing

@testable import SectionDiff

@Suite("Replaying stages")
struct ListReplayTests {
  /// Sections and rows that come, go, change places and change in every way at once.
  @Test("the stages of 10 000 random edits make the new list of the old one")
  func random() throws {
    var stages = [0, 0, 0, 0]
    for seed in 0..<10_000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (old, new) = (Self.list(&random), Self.list(&random))
      let result = try diff(old, new)
      stages[result.stages.count] += 1
      if let fault = faultOfReplay(result, outline(old), outline(new)) {
        Issue.record("seed \(seed): \(fault) of \(old) -> \(new): \(result.stages)")
        return
      }
    }
    // All kinds of edits were among them.
    #expect(stages.allSatisfy { $0 > 0 }, "\(stages)")
  }

  private static func list(_ random: inout SeededGenerator) -> TestList {
    let names = ["A", "B", "C", "D"].shuffled(using: &random)
    var sections: TestList = []
    for name in names where !random.onceIn(3) {
      sections.append((random.onceIn(4) ? name + "*" : name, []))
    }
    if random.onceIn(2) { sections.sort { $0.id < $1.id } }
    guard !sections.isEmpty else { return [] }
    var ids = (0..<Int.random(in: 0...12, using: &random)).map { "r\($0)" }
    if !random.onceIn(3) { ids.shuffle(using: &random) }
    for id in ids where !random.onceIn(5) {
      let place = Int.random(in: 0..<sections.count, using: &random)
      let mark = random.onceIn(4) ? "*" : random.onceIn(6) ? "!" : ""
      sections[place].rows.append(id + mark)
    }
    return sections
  }

  private static let old: TestList = [("A", ["a", "b"]), ("B", ["c"])]
  private static let new: TestList = [("A", ["a", "b", "c"]), ("C", ["d"])]

  @Test(
    "a batch that does not fit is refused and changes nothing",
    arguments: [
      (ReplayError.noRow(at(0, 2)), stage { $0.deletedRows = [at(0, 2)] }),
      (.noRow(at(2, 0)), stage { $0.deletedRows = [at(2, 0)] }),
      (.rowTwice(at(0, 1)), stage { $0.deletedRows = [at(0, 1), at(0, 1)] }),
      (
        .rowTwice(at(0, 1)),
        stage {
          $0.deletedRows = [at(0, 1)]
          $0.movedRows = [move(at(0, 1), at(0, 0))]
        }
      ),
      (.noRow(at(0, 2)), stage { $0.movedRows = [move(at(0, 0), at(0, 2))] }),
      (.noRow(at(0, -1)), stage { $0.insertedRows = [at(0, -1)] }),
      (.noRow(at(0, 3)), stage { $0.insertedRows = [at(0, 3)] }),
      (.rowTwice(at(0, 2)), stage { $0.insertedRows = [at(0, 2), at(0, 2)] }),
      (.noSection(2), stage { $0.deletedSections = [2] }),
      (.sectionTwice(0), stage { $0.deletedSections = [0, 0] }),
      (.noSection(2), stage { $0.movedSections = [SectionMove(from: 0, to: 2)] }),
      (
        .sectionTwice(1),
        stage { $0.movedSections = [SectionMove(from: 0, to: 1), SectionMove(from: 1, to: 1)] }
      ),
      (
        .noRow(at(1, 0)),
        stage {
          $0.deletedSections = [1]
          $0.movedRows = [move(at(1, 0), at(0, 0))]
        }
      ),
      (
        .noRow(at(1, 0)),
        stage {
          $0.insertedSections = [1]
          $0.insertedRows = [at(1, 0)]
        }
      ),
      (.noSection(2), stage { $0.reconfiguredSections = [2] }),
      (.noRow(at(0, 2)), stage { $0.reloadedRows = [at(0, 2)] }),
    ] as [(ReplayError, ListOperations)])
  func misfits(_ error: ReplayError, _ stage: ListOperations) {
    var replay = ListReplay(from: outline(Self.old), to: outline(Self.new))
    let before = replay
    #expect(throws: error) { try replay.apply(stage) }
    #expect(replay == before)
  }

  @Test("what is shown comes from the old list until it is replaced")
  func origins() throws {
    let (old, new) = (outline(Self.old), outline([("A*", ["x", "b*", "a"]), ("B", ["c"])]))
    let result = ListDiff(from: try ListSnapshot(old), to: try ListSnapshot(new))
    var replay = ListReplay(from: old, to: new)
    try replay.apply(result.stages[0])
    #expect(replay.sections.map(\.origin) == [.old(0), .old(1)])
    #expect(replay.sections[0].rows == [.new(0), .old(1), .old(0)])
    try replay.apply(result.stages[1])
    #expect(replay.sections.map(\.origin) == [.new(0), .old(1)])
    #expect(replay.sections.map(\.rows) == [[.new(0), .new(1), .old(0)], [.old(2)]])
    #expect(result.stages.count == 2)
    #expect([RowOrigin.old(0), .new(0), .new(7)].map(\.number) == [0, 0, 7])
    #expect([RowOrigin.old(0), .new(0)].map(\.isNew) == [false, true])
  }
}
