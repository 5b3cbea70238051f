import SectionModel
import Testing

@testable import ListEngine

@Suite("Selection and actions")
struct ChoiceTests {
  private let listener = Listener()

  private func table(_ source: ListSource) -> TableView {
    let table = TableView(showing: source, height: 600)
    listener.source = source
    table.delegate = listener
    return table
  }

  @Test("a row of any section is chosen by what it is")
  func selection() {
    let source = SampleLists.source([3, 3])
    let table = table(source)
    #expect(table.selectRow(at: RowPlace(section: 1, row: 2)) == "1-2")
    #expect(listener.takeEvents() == ["select 1-2"])
    #expect(table.visibleCells.filter(\.isSelected).map(\.content.text) == ["1-2"])
    // Rows before it go; it stays selected at its new place.
    source.remove("0-0")
    source.remove("1-0")
    table.reloadData()
    #expect(table.visibleCells.filter(\.isSelected).map(\.place) == [RowPlace(section: 1, row: 1)])
    table.selectRow(at: RowPlace(section: 0, row: 0))
    #expect(table.selectedIDs == ["0-1"])
    table.allowsMultipleSelection = true
    table.selectRow(at: RowPlace(section: 1, row: 1))
    #expect(table.selectedIDs == ["0-1", "1-2"])
    table.deselectRow("0-1")
    #expect(table.visibleCells.filter(\.isSelected).map(\.content.text) == ["1-2"])
    #expect(table.selectRow(at: RowPlace(section: 1, row: 2)) == nil)
  }

  @Test("a cell that is used again is not selected")
  func reusedSelection() {
    let table = table(SampleLists.source([200]))
    table.selectRow(at: RowPlace(section: 0, row: 0))
    table.scroll(to: 6000)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scroll(to: 0)
    #expect(table.visibleCells.filter(\.isSelected).map(\.content.text) == ["0-0"])
  }

  @Test(
    "a swipe from the end offers deleting in the list's language",
    arguments: [
      ("el", "Διαγραφή"), ("bg", "Изтрий"), ("fa", "حذف"), ("az", "Sil"), ("sv", "Ta bort"),
    ])
  func titles(_ locale: String, _ title: String) throws {
    let table = table(ListSource(try SampleLists.exported(locale)))
    let actions = table.openActions(ofRow: RowPlace(section: 0, row: 0), at: .trailing)
    #expect(actions.map(\.title) == [title])
    #expect(actions.map(\.style) == ["destructive"])
    #expect(table.visibleCells.first?.openEdge == .trailing)
    #expect(table.openActions(ofRow: RowPlace(section: 0, row: 0), at: .leading).isEmpty)
    #expect(table.openActions == nil)
    #expect(table.isOnLeft(.trailing) == (locale == "fa"))
  }

  @Test("an action is done with the row that it was opened for, wherever that is by then")
  func actionAfterChange() {
    let source = SampleLists.source([3, 3])
    let table = table(source)
    table.openActions(ofRow: RowPlace(section: 1, row: 0), at: .trailing)
    source.remove("0-1")
    source.remove("0-2")
    table.reloadData()
    _ = listener.takeEvents()
    #expect(table.performAction("delete") == .done)
    #expect(listener.events.first == "delete 1-0")
    #expect(source.place(ofRow: "1-0") == nil)
    #expect(source.place(ofRow: "1-1") == RowPlace(section: 1, row: 0))
  }

  @Test("an action whose row has gone does nothing")
  func actionTooLate() {
    let source = SampleLists.source([3, 3])
    let table = table(source)
    table.openActions(ofRow: RowPlace(section: 0, row: 1), at: .trailing)
    source.remove("0-1")
    table.reloadData()
    _ = listener.takeEvents()
    #expect(table.performAction("delete") == .rowIsGone)
    #expect(listener.events.isEmpty)
    #expect(source.plan.counts.rows == 5)
    #expect(table.performAction("delete") == .notOffered)
  }

  @Test("one row's actions are open at a time")
  func oneAtATime() {
    let table = table(SampleLists.source([5]))
    table.openActions(ofRow: RowPlace(section: 0, row: 1), at: .leading)
    #expect(table.openActions?.map(\.title) == ["Call"])
    table.openActions(ofRow: RowPlace(section: 0, row: 2), at: .trailing)
    #expect(table.visibleCells.map(\.openEdge) == [nil, nil, .trailing, nil, nil])
    #expect(table.performAction("call") == .notOffered)
    table.openActions(ofRow: RowPlace(section: 0, row: 2), at: .leading)
    #expect(table.performAction("call") == .refused)
    #expect(table.visibleCells.allSatisfy { $0.openEdge == nil })
  }

  @Test("the last row of a section takes the section with it")
  func emptySection() {
    let source = SampleLists.source([2, 1, 2])
    let table = table(source)
    table.openActions(ofRow: RowPlace(section: 1, row: 0), at: .trailing)
    #expect(table.performAction("delete") == .done)
    #expect(table.sectionCount == 2)
    #expect(source.plan.sections.map(\.title) == ["T0", "T2"])
    #expect(table.bars.filter { $0.kind == .header }.map(\.text) == ["T0", "T2"])
    #expect(table.visibleCells.map(\.content.text) == ["0-0", "0-1", "2-0", "2-1"])
  }
}
