import SectionModel
import Testing

@testable import SectionReading

@Suite("Places of a list")
struct PlaceTests {
  @Test("rows, places and positions lead to each other", arguments: ExportedLists.locales)
  func everyPlace(_ locale: String) throws {
    let plan = try ListReader.list(ofDocument: try ExportedLists.document(locale)).plan
    // Counted one by one, as the document defines them.
    var (row, position) = (0, 0)
    for (number, section) in plan.sections.enumerated() {
      #expect(plan.item(atPosition: position) == .header(section: number))
      position += 1
      for place in 0..<section.count {
        let place = RowPlace(section: number, row: place)
        #expect(plan.section(ofRow: row) == number)
        #expect(plan.place(ofRow: row) == place)
        #expect(plan.row(at: place) == row)
        #expect(plan.position(of: place) == position)
        #expect(plan.item(atPosition: position) == .row(place))
        row += 1
        position += 1
      }
    }
    #expect((row, position) == (plan.counts.rows, plan.counts.positions))
  }

  @Test("numbers outside are taken for the nearest end")
  func clipping() throws {
    let plan = try ListReader.list(ofDocument: try ExportedLists.document("el")).plan
    let last = RowPlace(section: 28, row: 3)
    #expect(plan.place(ofRow: -1) == RowPlace(section: 0, row: 0))
    #expect(plan.place(ofRow: .min) == RowPlace(section: 0, row: 0))
    #expect(plan.place(ofRow: .max) == last)
    #expect(plan.item(atPosition: .min) == .header(section: 0))
    #expect(plan.item(atPosition: .max) == .row(last))
    #expect(plan.row(at: RowPlace(section: 28, row: 4)) == nil)
    #expect(plan.row(at: RowPlace(section: -1, row: 0)) == nil)
    #expect(plan.index?.section(ofTitle: -5) == 0)
    #expect(plan.index?.section(ofTitle: 99) == 28)
  }

  @Test("the current title is the section's own")
  func currentTitle() {
    let sections = [("B", 0), ("D", 1)].map { title, number in
      SectionSummary(
        id: title, kind: .letter, title: title, footer: nil,
        place: (firstRow: number, number: number, count: 1))
    }
    let index = SectionIndexTitles(
      titles: ["A", "B", "C", "D", "E"], targets: [0, 0, 1, 1, 1], summaries: sections)
    #expect(index.title(ofSection: 0) == 1)
    #expect(index.title(ofSection: 1) == 3)
    #expect(index.title(ofSection: 7) == 4)
    #expect(index.title(ofSection: -1) == 0)
  }

  @Test("an empty list has no places")
  func empty() throws {
    var plan = try ListReader.list(ofDocument: try ExportedLists.document("el")).plan
    plan.sections = []
    #expect(plan.section(ofRow: 0) == nil)
    #expect(plan.place(ofRow: 0) == nil)
    #expect(plan.item(atPosition: 0) == nil)
  }
}
