import SectionDiff
import SectionModel
import Testing

@testable import ListEngine

@Suite("Lists in pages become their next version")
struct PageUpdateTests {
  @Test("pages that both versions have are not read again")
  func keptPages() throws {
    var edited = EditedList([200])
    let source = ListSource(edited.pages(16))
    let table = table(source)
    table.scroll(to: 3000)
    let decodes = source.pageDecodes
    edited.sections[0].items[150].content = 1
    #expect(try source.apply(edited.pages(16), in: table) == .changed)
    #expect(table.counters.binds == 10)
    #expect(source.pageDecodes == decodes)
    table.scroll(to: 3060)
    #expect(source.pageDecodes == decodes)
  }

  @Test("any row of a version with an outline is known, whose page was never read")
  func knownRows() throws {
    var edited = EditedList([100, 100])
    let source = ListSource(edited.pages(16))
    let table = table(source)
    table.selectRow(at: RowPlace(section: 0, row: 3))
    table.openActions(ofRow: RowPlace(section: 0, row: 4), at: .trailing)
    edited.sections[0].items.removeFirst(2)
    try source.apply(edited.pages(16), in: table)
    #expect(source.place(ofRow: "r1-99") == RowPlace(section: 1, row: 99))
    #expect(table.selectedIDs == ["r0-3"])
    edited.sections[0].items.removeFirst(2)
    try source.apply(edited.pages(16), in: table)
    #expect(table.selectedIDs.isEmpty)
    #expect(table.openActions != nil)
    #expect(table.performAction("delete") == .refused)
  }

  @Test("without an outline the list is loaded anew")
  func noOutline() throws {
    let source = ListSource(EditedList([100]).pages(16))
    let table = table(source)
    table.selectRow(at: RowPlace(section: 0, row: 99))
    let pages = try #require(EditedList([100, 3]).pages(16).pages)
    #expect(try source.apply(ListVersion(pages), in: table) == .reloaded(nil))
    #expect(table.rowCount == 103)
    // Nobody knows whether the row is still there.
    #expect(table.selectedIDs == ["r0-99"])
    expectTruth(table, source)
  }

  @Test("a page that was being read when the list changed is not shown as another")
  func latePage() throws {
    var edited = EditedList([64])
    let source = ListSource(edited.pages(16))
    source.showsPlaceholders = true
    let queue = PageQueue(source)
    let table = table(source)
    table.prefetcher = queue
    let request = try #require(queue.next())
    let rows = try request.rows()
    // Page 0 has as many rows as before, and others.
    edited.sections[0].items.insert(.init(id: "x"), at: 0)
    edited.sections[0].items.removeLast()
    try source.apply(edited.pages(16), in: table)
    queue.finish(request, rows, in: table)
    #expect(table.counters.stalePages == 1)
    #expect(table.visibleCells.allSatisfy { $0.content.isPlaceholder })
    // The rows on the screen are asked for anew, from the new list.
    let next = try #require(queue.next())
    #expect(next.file != request.file)
    queue.finish(next, try next.rows(), in: table)
    // The offset has kept the row that was the first; the new one is above it.
    #expect(table.visibleCells.first?.content.text == "r0-0 0")
  }

  @Test("what was asked for ahead is called off by its file when the list no longer has it")
  func calledOff() throws {
    var edited = EditedList([200])
    let source = ListSource(edited.pages(16))
    source.showsPlaceholders = true
    let queue = PageQueue(source)
    let table = table(source)
    table.prefetcher = queue
    table.scroll(to: 1000)
    #expect(table.counters.prefetchesIssued > 0)
    let before = Set(source.pages?.pages.map(\.file) ?? [])
    for row in edited.sections[0].items.indices { edited.sections[0].items[row].content = 1 }
    let issued = table.counters.prefetchesIssued
    try source.apply(edited.pages(16), in: table)
    #expect(table.counters.prefetchesCancelled + table.counters.prefetchesUsed >= issued)
    while let request = queue.next() { #expect(!before.contains(request.file)) }
  }
}
