import SectionDiff
import SectionModel
import Testing

@testable import ListEngine

@Suite("A list becomes its next version")
struct UpdateTests {
  private func texts(_ table: TableView) -> [String] { table.visibleCells.map(\.content.text) }

  @Test("rows that are as they were keep their cells, and are not bound")
  func cellsStay() throws {
    var edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    let cells = table.visibleCells
    edited.sections[0].items[3].content = 1
    edited.sections[0].items.remove(at: 5)
    #expect(try source.apply(edited.version, in: table) == .changed)
    // The row below comes up; it takes the cell that has become free.
    #expect(
      table.visibleCells.indices.map { table.visibleCells[$0] === cells[$0] }.prefix(5)
        == [true, true, true, true, true])
    #expect(table.visibleCells[5] === cells[6])
    #expect(table.visibleCells[9] === cells[5])
    #expect(texts(table)[3] == "r0-3 1")
    #expect(texts(table)[9] == "r0-10 0")
    #expect(table.visibleCells.map(\.place.row) == Array(0..<10))
    #expect(table.counters.binds == 2)
    #expect(table.counters.reconfigured == 1)
    #expect(table.counters.cellsReused == 1)
    #expect(table.counters.cellsCreated == 0)
    #expect(table.counters.cellsCarried == 9)
    #expect(table.counters.batches == 2)
    #expect(table.counters.reloads == 0)
  }

  @Test("the same list changes nothing, and a list with the same rows takes its words along")
  func unchanged() throws {
    let edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    #expect(try source.apply(edited.version, in: table) == .unchanged)
    var list = edited.list
    list.plan.title = "another"
    list.snapshot = "another"
    #expect(try source.apply(ListVersion(list), in: table) == .unchanged)
    #expect(source.plan.title == "another")
    #expect(table.counters.binds == 0)
    #expect(table.counters.batches == 0)
  }

  @Test("a row of another kind gets another cell, which was prepared")
  func reload() throws {
    var edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    let cell = table.visibleCells[2]
    edited.sections[0].items[2].kind = 1
    try source.apply(edited.version, in: table)
    #expect(table.visibleCells[2] !== cell)
    #expect(table.visibleCells[2].identity.style == .value2)
    #expect(table.counters.reconfigured == 0)
    #expect(table.counters.binds == 1)
  }

  @Test(
    "one contact renamed among 10 000 rows in 32 sections binds one row at most",
    arguments: [(3, 29), (29, 3), (3, 4), (4, 3), (0, 31), (31, 0), (15, 15)])
  func oneRename(_ from: Int, _ to: Int) throws {
    let counts = (0..<32).map { $0 < 16 ? 312 : 313 }
    for offset in [0.0, 100_000, 299_000] + [Double(from), Double(to)].map({ $0 * 312 * 60 + 280 })
    {
      var edited = EditedList(counts)
      let source = ListSource(edited.version)
      let table = TableView(showing: source, height: 800)
      table.scroll(to: offset)
      table.resetCounters()
      let (cells, screen) = (table.visibleCells, table.contentOffset)
      var item = edited.sections[from].items.remove(at: 5)
      item.content += 1
      edited.sections[to].items.insert(item, at: 200)
      var update = source.update(to: edited.version)
      try update.compare()
      guard case .compared(.changes(let diff)) = update.outcome else {
        Issue.record("no changes")
        return
      }
      #expect(diff.operations.movedRows.count == 1)
      #expect(diff.operations.reconfiguredRows.count == 1)
      #expect(diff.operations.count == 2)
      #expect(try source.apply(update, in: table) == .changed)
      #expect(table.counters.binds <= 1)
      #expect(table.counters.reconfigured <= 1)
      #expect(table.counters.cellsCarried >= cells.count - 1)
      #expect(table.counters.cellsCreated <= 1)
      // The screen stands still, whatever happens above it.
      #expect(abs(table.contentOffset - screen) <= 60)
      expectTruth(table, source)
    }
  }

  @Test("the first row that stays keeps its place on the screen")
  func anchor() throws {
    var edited = EditedList([50, 50])
    let source = ListSource(edited.version)
    let table = table(source)
    table.scroll(to: 630)
    #expect(texts(table)[0] == "r0-10 0")
    // Rows above come and go.
    edited.sections[0].items.removeFirst(4)
    edited.sections[0].items.insert(contentsOf: [.init(id: "x"), .init(id: "y")], at: 0)
    try source.apply(edited.version, in: table)
    #expect(table.contentOffset == 630 - 120)
    #expect(texts(table)[0] == "r0-10 0")
    // The first row goes elsewhere: the second one is held, the screen stays with it.
    let row = edited.sections[0].items.remove(at: 8)
    edited.sections[1].items.append(row)
    try source.apply(edited.version, in: table)
    #expect(texts(table)[0] == "r0-9 0")
    #expect(table.contentOffset == 510 - 60)
    #expect(texts(table)[1] == "r0-11 0")
  }

  @Test("where all visible rows go, the row that stands there then takes their place")
  func anchorGone() throws {
    var edited = EditedList([50, 50])
    let source = ListSource(edited.version)
    let table = table(source)
    table.scroll(to: 630)
    edited.sections[0].items.removeSubrange(2..<30)
    try source.apply(edited.version, in: table)
    #expect(table.frame(ofRow: RowPlace(section: 0, row: 2))?.top == table.contentOffset - 30)
    #expect(texts(table)[0] == "r0-30 0")
    edited.sections[0].items = []
    try source.apply(edited.version, in: table)
    #expect(texts(table)[0] == "r1-0 0")
    edited.sections[1].items = []
    try source.apply(edited.version, in: table)
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentOffset == 0)
    #expect(table.rowCount == 0)
    // And back from nothing.
    try source.apply(EditedList([3]).version, in: table)
    #expect(texts(table) == ["r0-0 0", "r0-1 0", "r0-2 0"])
  }

  @Test("a row that moves takes its selection, picture and cell along")
  func moved() throws {
    var edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    table.selectRow(at: RowPlace(section: 0, row: 1))
    let cell = table.visibleCells[1]
    let binding = cell.binding
    let row = edited.sections[0].items.remove(at: 1)
    edited.sections[0].items.insert(row, at: 6)
    try source.apply(edited.version, in: table)
    #expect(table.visibleCells[6] === cell)
    #expect(cell.place == RowPlace(section: 0, row: 6))
    #expect(cell.isSelected)
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
    // A picture that was on its way comes to the right row.
    #expect(table.setPicture([1], for: binding))
    #expect(table.visibleCells[6].picture == [1])
    #expect(table.counters.binds == 0)
  }

  @Test("the selection of a row that goes ends, that of one off the screen stays")
  func selection() throws {
    var edited = EditedList([40])
    let source = ListSource(edited.version)
    let table = table(source)
    table.allowsMultipleSelection = true
    for row in [1, 2, 30] { table.selectRow(at: RowPlace(section: 0, row: row)) }
    edited.sections[0].items.remove(at: 2)
    try source.apply(edited.version, in: table)
    #expect(table.selectedIDs == ["r0-1", "r0-30"])
    edited.sections[0].items.append(.init(id: "r0-2"))
    try source.apply(edited.version, in: table)
    table.scroll(to: 1500)
    #expect(table.visibleCells.filter(\.isSelected).map(\.binding.id) == ["r0-30"])
  }

  @Test("an action is done with its row after the list has changed, or not at all")
  func actions() throws {
    var edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    let listener = Listener()
    (table.delegate, listener.source) = (listener, source)
    table.openActions(ofRow: RowPlace(section: 0, row: 4), at: .trailing)
    edited.sections[0].items[4].content = 1
    edited.sections[0].items.removeFirst(2)
    try source.apply(edited.version, in: table)
    #expect(table.visibleCells[2].openEdge == .trailing)
    _ = listener.takeEvents()
    #expect(table.performAction("delete") == .done)
    #expect(listener.takeEvents().first == "delete r0-4")
    #expect(source.place(ofRow: "r0-4") == nil)
    // The row comes back with the next version, which still has it.
    try source.apply(edited.version, in: table)
    #expect(texts(table)[2] == "r0-4 1")
    table.openActions(ofRow: RowPlace(section: 0, row: 2), at: .trailing)
    edited.sections[0].items.remove(at: 2)
    try source.apply(edited.version, in: table)
    _ = listener.takeEvents()
    #expect(table.performAction("delete") == .rowIsGone)
    #expect(listener.takeEvents().isEmpty)
  }

  @Test("open actions have the titles of the list that is shown")
  func actionTitles() throws {
    let source = ListSource(EditedList([5]).version)
    let table = table(source)
    table.openActions(ofRow: RowPlace(section: 0, row: 0), at: .trailing)
    var list = EditedList([5]).list
    list.snapshot = "other"
    list.plan.actions = [
      RowAction(id: "delete", title: "Sil", style: "destructive", edge: "trailing")
    ]
    try source.apply(ListVersion(list), in: table)
    #expect(table.openActions?.map(\.title) == ["Sil"])
    list.snapshot = "third"
    list.plan.actions = []
    try source.apply(ListVersion(list), in: table)
    #expect(table.openActions == nil)
    #expect(table.performAction("delete") == .notOffered)
  }

  @Test("a row that is taken out goes in one batch, its section with the last row")
  func removal() throws {
    let source = ListSource(EditedList([20, 1, 20]).version)
    let table = table(source)
    try table.perform([try #require(source.remove("r0-3"))])
    #expect(texts(table)[3] == "r0-4 0")
    #expect(table.counters.binds == 1)
    table.scroll(to: 780)
    table.resetCounters()
    let batch = try #require(source.remove("r1-0"))
    #expect(batch.deletedSections == [1])
    try table.perform([batch])
    #expect(table.sectionCount == 2)
    #expect(table.counters.binds == 1)
    expectTruth(table, source)
    // Compared is what is shown: only the two come back.
    table.resetCounters()
    #expect(try source.apply(EditedList([20, 1, 20]).version, in: table) == .changed)
    #expect(table.rowCount == 41)
    #expect(table.counters.binds == 1)
    expectTruth(table, source)
  }

  @Test(
    "lists of another locale, order or style are loaded anew; the row on the top stays there",
    arguments: [ListUpdate.ReloadReason.locale, .collation, .style, .limit])
  func reloads(_ reason: ListUpdate.ReloadReason) throws {
    var edited = EditedList([50, 50])
    let source = ListSource(edited.version)
    let table = table(source)
    table.selectRow(at: RowPlace(section: 0, row: 12))
    table.scroll(to: 630)
    table.resetCounters()
    switch reason {
    case .locale: edited.locale = "fa"
    case .collation: edited.collation = "d"
    case .style: edited.style = .grouped
    default: edited.sections[1].items.removeAll()
    }
    edited.sections.reverse()
    var list = edited.list
    if reason == .locale { list.plan.direction = .rightToLeft }
    let update = source.update(to: ListVersion(list), limit: ListUpdate.Limit(count: 10))
    #expect(try source.apply(update, in: table) == .reloaded(reason))
    #expect(table.counters.reloads == 1)
    #expect(table.counters.binds == table.visibleCells.count)
    #expect(table.style == edited.style)
    #expect(table.direction == (reason == .locale ? .rightToLeft : .leftToRight))
    #expect(texts(table)[0] == "r0-10 0")
    #expect(table.visibleCells.filter(\.isSelected).map(\.binding.id) == ["r0-12"])
    expectTruth(table, source)
  }

  @Test("of several updates the last one that has begun wins")
  func lastOneWins() throws {
    var edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    edited.sections[0].items[0].content = 1
    var first = source.update(to: edited.version)
    edited.sections[0].items[0].content = 2
    var second = source.update(to: edited.version)
    try second.compare()
    try first.compare()
    #expect(try source.apply(first, in: table) == .superseded)
    #expect(texts(table)[0] == "r0-0 0")
    #expect(try source.apply(second, in: table) == .changed)
    #expect(texts(table)[0] == "r0-0 2")
    #expect(table.counters.updatesSuperseded == 1)
  }

  @Test("an update that was compared before the list changed is compared again")
  func staleComparison() throws {
    var edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    edited.sections[0].items.insert(.init(id: "x"), at: 2)
    var update = source.update(to: edited.version)
    try update.compare()
    try table.perform([try #require(source.remove("r0-0"))])
    #expect(try source.apply(update, in: table) == .changed)
    #expect(table.rowCount == 21)
    expectTruth(table, source)
  }

  @Test("an identifier that stands twice is an error, and everything stays as it was")
  func duplicates() throws {
    var edited = EditedList([20])
    let source = ListSource(edited.version)
    let table = table(source)
    table.scroll(to: 90)
    let before = texts(table)
    edited.sections[0].items.append(.init(id: "r0-3"))
    let error = DiffError.duplicateRow(
      id: "r0-3", first: RowPlace(section: 0, row: 3), second: RowPlace(section: 0, row: 20))
    #expect(throws: error) { try source.apply(edited.version, in: table) }
    #expect(texts(table) == before)
    #expect(table.contentOffset == 90)
    #expect(source.plan.counts.rows == 20)
    // The next version is shown as ever.
    edited.sections[0].items.removeLast()
    edited.sections[0].items[2].content = 7
    #expect(try source.apply(edited.version, in: table) == .changed)
    #expect(texts(table)[1] == "r0-2 7")
  }

  @Test("hashes that do not tell the truth lead to a reload, not to a wrong screen")
  func lies() throws {
    var edited = EditedList([20, 20])
    let source = ListSource(edited.version)
    let table = table(source)
    edited.sections[0].items.removeFirst(5)
    var list = edited.list
    // The plan has a row less than the section.
    list.plan.sections[0].count = 14
    #expect(try source.apply(ListVersion(list), in: table) == .reloaded(nil))
    #expect(table.rowCount == 34)
  }

  @Test("a table that asks for cells is left alone")
  func busy() throws {
    final class Eager: TableDelegate {
      var source: ListSource?
      var version: ListVersion?
      var outcome: AppliedUpdate?

      func willDisplay(_ cell: TableCell, in table: TableView) {
        guard let version, let source, outcome == nil else { return }
        outcome = try? source.apply(version, in: table)
      }
    }
    let source = ListSource(EditedList([30]).version)
    let table = table(source)
    let eager = Eager()
    (eager.source, eager.version, table.delegate) = (source, EditedList([3]).version, eager)
    table.scroll(to: 200)
    #expect(eager.outcome == .busy)
    #expect(source.plan.counts.rows == 30)
    expectTruth(table, source)
  }

  @Test("measures follow where those of the lists differ")
  func measures() throws {
    let source = ListSource(EditedList([30]).version)
    let table = table(source)
    var list = EditedList([30]).list
    list.snapshot = "other"
    list.plan.metrics.rowHeight = 44
    try source.apply(ListVersion(list), in: table)
    #expect(table.rowHeight == 44)
    // What the program had set stays.
    #expect(table.headerHeight == 0)
    #expect(table.contentHeight == 30 * 44)
  }
}

/// The visible cells show what the source has at their places.
func expectTruth(
  _ table: TableView, _ source: ListSource, sourceLocation: SourceLocation = #_sourceLocation
) {
  let shown = table.visibleCells.map { "\($0.place) \($0.content.text) \($0.binding.id ?? "-")" }
  let due = table.visibleCells.map { cell in
    let row = source.row(at: cell.place)
    return "\(cell.place) \(row?.text ?? "") \(row?.id ?? "-")"
  }
  #expect(shown == due, sourceLocation: sourceLocation)
  #expect(table.rowCount == source.plan.counts.rows, sourceLocation: sourceLocation)
  #expect(
    table.visibleCells.map { source.plan.row(at: $0.place) } == Array(table.visibleRows),
    sourceLocation: sourceLocation)
}
