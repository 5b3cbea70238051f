import Foundation
import TestSupport
import Testing

/// What `diff` prints, in processes whose hash tables have other seeds, and what a list makes of it.
@Suite("Differences of lists") struct DiffTests {
  private let folder: Scratch

  init() throws {
    folder = try Scratch()
  }

  /// Exports 400 people of which each seed leaves out some and names some by others' names.
  private func export(_ seed: UInt64, to path: String, _ options: [String] = []) throws {
    var random = SeededGenerator(seed: seed)
    var lines = "id,First name,Last name\n"
    for number in 0..<400 where !random.onceIn(9) {
      let name = random.onceIn(7) ? Int.random(in: 0..<400, using: &random) : number
      let letters = Array("ABCDEFGHIJKLMNOPRSTUVY")
      let letter = letters[name % (seed == 1 ? 22 : 20)]
      lines += "id-\(number),\(random.onceIn(8) ? "Bo" : "Al"),\(letter)\(name)\n"
    }
    try folder.write("a.csv", Array(lines.utf8))
    let run = try Tool.run(
      ["export", folder["a.csv"], "--locale", "sv", "-o", folder[path], "--quiet"] + options)
    #expect(run.code == 0, "\(run.messages)")
  }

  @Test func sameInEveryProcess() throws {
    try export(1, to: "old.json")
    try export(2, to: "new", ["--page-rows", "16"])
    let arguments = ["diff", folder["old.json"], folder["new"] + "/sv"]
    let first = try Tool.run(arguments)
    #expect(first.code == 0 && first.output.count > 5000)
    for _ in 0..<4 { #expect(try Tool.run(arguments).output == first.output) }
    // And without a seed.
    let unseeded = try Tool.run(
      arguments, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(unseeded.output == first.output)
  }

  @Test func stagesMakeTheNewListOfTheOldOne() throws {
    for (from, to) in [(1, 2), (2, 1), (3, 4)] {
      try export(UInt64(from), to: "old.json")
      try export(UInt64(to), to: "new.json")
      var list = try ShownList(folder.bytes("old.json"))
      let new = try ShownList(folder.bytes("new.json"))
      #expect(list != new)
      let run = try Tool.run(["diff", folder["old.json"], folder["new.json"]])
      for stage in try RawJSON(parsing: run.output)["stages"]?.elements ?? [] {
        try list.apply(stage, of: new)
      }
      #expect(list == new)
    }
  }
}

/// A list as identifiers, changed as a table on a screen changes.
private struct ShownList: Equatable {
  private var sections: [(id: String, rows: [String])]

  init(_ document: [UInt8]) throws {
    sections = []
    for section in try RawJSON(parsing: document)["sections"]?.elements ?? [] {
      let rows = section["rows"]?.elements.map { $0["id"]?.string ?? "" } ?? []
      sections.append((id: section["id"]?.string ?? "", rows: rows))
    }
  }

  static func == (first: ShownList, second: ShownList) -> Bool {
    first.sections.elementsEqual(second.sections) { $0.id == $1.id && $0.rows == $1.rows }
  }

  /// First everything disappears that a batch names by its place before, from the end; then everything
  /// appears at its place after, from the start.
  mutating func apply(_ stage: RawJSON, of new: ShownList) throws {
    var leaving = try Self.rows(stage["deleteRows"], "at")
    leaving += try Self.rows(stage["moveRows"], "from")
    leaving.sort { ($0.section, $0.row) > ($1.section, $1.row) }
    for place in leaving {
      let row = sections[place.section].rows.remove(at: place.row)
      #expect(row == place.id)
    }
    try moveSections(stage, of: new)
    var arriving = try Self.rows(stage["insertRows"], "at")
    arriving += try Self.rows(stage["moveRows"], "to")
    arriving.sort { ($0.section, $0.row) < ($1.section, $1.row) }
    for place in arriving {
      sections[place.section].rows.insert(place.id, at: place.row)
    }
  }

  private mutating func moveSections(_ stage: RawJSON, of new: ShownList) throws {
    let moves = stage["moveSections"]?.elements ?? []
    var targets: [Int: Int] = [:]
    for move in moves {
      targets[try #require(move["from"]?.integer)] = try #require(move["to"]?.integer)
    }
    let deleted = stage["deleteSections"]?.elements.compactMap { $0["at"]?.integer } ?? []
    var arriving: [Int: (id: String, rows: [String])] = [:]
    for place in (deleted + targets.keys).sorted(by: >) {
      let section = sections.remove(at: place)
      if let target = targets[place] { arriving[target] = section }
    }
    for operation in stage["insertSections"]?.elements ?? [] {
      // With all of its rows.
      let number = try #require(operation["at"]?.integer)
      #expect(new.sections[number].id == operation["id"]?.string)
      arriving[number] = new.sections[number]
    }
    for place in arriving.keys.sorted() {
      sections.insert(try #require(arriving[place]), at: place)
    }
  }

  private static func rows(
    _ operations: RawJSON?, _ key: String
  ) throws -> [(id: String, section: Int, row: Int)] {
    try (operations?.elements ?? []).map { operation in
      let place = try #require(operation[key]?.integers)
      return (id: operation["id"]?.string ?? "", section: place[0], row: place[1])
    }
  }
}
