import SectionModel
import Testing

@testable import SectionDiff

@Suite("Snapshots")
struct ListSnapshotTests {
  @Test("an identifier that stands twice is an error that names both places")
  func duplicates() {
    #expect(throws: DiffError.duplicateRow(id: "a", first: at(0, 1), second: at(2, 0))) {
      try ListSnapshot(outline([("A", ["b", "a"]), ("B", []), ("C", ["a"])]))
    }
    #expect(throws: DiffError.duplicateSection(id: "A", first: 0, second: 2)) {
      try ListSnapshot(outline([("A", ["a"]), ("B", ["b"]), ("A", ["c"])]))
    }
    #expect(
      "\(DiffError.duplicateRow(id: "a", first: at(0, 1), second: at(2, 0)))"
        == "the row 'a' stands twice in one list: section 0 row 1 and section 2 row 0")
  }

  @Test("rows and sections are found by their identifiers")
  func places() throws {
    let ids = (0..<3000).map { "contact-\($0)" }
    let snapshot = try ListSnapshot(
      outline([("A", Array(ids[..<1000])), ("B", []), ("C", Array(ids[1000...]))]))
    for (number, id) in ids.enumerated() {
      let place = number < 1000 ? at(0, number) : at(2, number - 1000)
      #expect(snapshot.place(ofRow: id) == place)
      #expect(snapshot.id(at: place) == id)
    }
    for id in ["", "contact-", "contact-3000", "contact-10 ", "contact-\u{0}"] {
      #expect(snapshot.place(ofRow: id) == nil)
    }
    #expect(snapshot.section(withID: "C") == 2)
    #expect(snapshot.section(withID: "c") == nil)
  }

  @Test("identifiers of every length up to forty bytes are told apart at every byte")
  func bytes() throws {
    for length in 1...40 {
      let base = Array(repeating: UInt8(0x61), count: length)
      var outline = ListOutline()
      outline.append(id: base, hash: 0)
      for place in 0..<length {
        var id = base
        id[place] = 0x62
        outline.append(id: id, hash: 0)
      }
      outline.sections = [.init(id: "A", hash: "", rows: 0..<outline.count)]
      let snapshot = try ListSnapshot(outline)
      for row in 0..<outline.count {
        #expect(snapshot.place(ofRow: outline.id(of: row)) == at(0, row))
      }
    }
  }
}
