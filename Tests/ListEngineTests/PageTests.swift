import SectionModel
import Testing

@testable import ListEngine

@Suite("Lists in pages")
struct PageTests {
  private let list = SampleLists.list([100, 100, 100])

  private func source(_ limits: PageLimits = PageLimits(), lost: Set<Int> = []) -> ListSource {
    ListSource(SamplePages(list, rows: 16, lost: lost), limits: limits)
  }

  @Test("pages show what the whole document shows, wherever somebody jumps")
  func sameRows() {
    let (whole, paged) = (ListSource(list), source(PageLimits(pages: 2)))
    let tables = [whole, paged].map { TableView(showing: $0, height: 800) }
    for step in 0..<60 {
      for table in tables { table.scroll(to: Double(step * 7919 % 18_000)) }
      #expect(tables[0].visibleCells.map(\.content) == tables[1].visibleCells.map(\.content))
      #expect(tables[0].bars == tables[1].bars)
    }
    #expect(tables[1].counters.placeholders == 0)
  }

  @Test("the first screen reads one page, and a page is read once while it is kept")
  func decodes() {
    let source = source()
    let table = TableView(showing: source, height: 800)
    #expect(source.pageDecodes == 1)
    for _ in 0..<100 { table.scroll(by: 200) }
    // 300 rows in pages of 16.
    #expect(source.pageDecodes == 19)
    table.scroll(to: 0)
    #expect(source.pageDecodes == 19)
  }

  @Test("no more pages are kept than allowed; the oldest goes first")
  func bounded() {
    let source = source(PageLimits(pages: 3))
    for page in [0, 1, 2] { source.load(page) }
    #expect(source.row(at: RowPlace(section: 0, row: 0))?.id == "0-0")
    source.load(3)
    #expect((0..<5).map(source.isLoaded) == [true, false, true, true, false])
    let small = self.source(PageLimits(pages: 100, bytes: 2500))
    for page in 0..<10 { small.load(page) }
    #expect((0..<10).filter(small.isLoaded) == [8, 9])
    // The page that is asked for is kept, whatever the limit.
    let none = self.source(PageLimits(pages: 0, bytes: 0))
    #expect(none.row(at: RowPlace(section: 2, row: 99))?.id == "2-99")
    #expect(none.isLoaded(18))
  }

  @Test("pages that come from elsewhere replace placeholders")
  func placeholders() throws {
    let source = source()
    source.showsPlaceholders = true
    let queue = PageQueue(source)
    let table = TableView(source, height: 600)
    table.rowHeight = 60
    table.headerHeight = 0
    table.prefetcher = queue
    table.reloadData()
    #expect(table.visibleCells.allSatisfy { $0.content.isPlaceholder })
    #expect(table.counters.placeholders == 10)
    #expect(source.pageDecodes == 0)
    // What is on the screen comes before what is ahead.
    let first = try #require(queue.next())
    #expect(first.file == "pages/0")
    queue.finish(first, try first.rows(), in: table)
    #expect(table.visibleCells.map(\.content.text) == (0..<10).map { "0-\($0)" })
    #expect(table.counters.reconfigured == 10)
    #expect(table.counters.cellsCreated == 10)
    let second = try #require(queue.next())
    #expect(second.file == "pages/16")
    #expect(queue.next() == nil)
    queue.finish(second, try second.rows(), in: table)
    table.resetCounters()
    table.scroll(to: 600)
    #expect(table.counters.placeholders == 0)
    #expect(table.counters.prefetchesUsed == 1)
  }

  @Test("a page of another length is not kept")
  func wrongLength() {
    let source = source()
    #expect(source.store([], ofFile: "pages/0") == nil)
    #expect(source.store([], ofFile: "pages/1") == nil)
    #expect(!source.load(99))
    #expect(!source.isLoaded(0))
  }

  @Test("a page that cannot be read is told, shown as placeholders, and tried once")
  func lostPage() {
    let source = source(lost: [0])
    let table = TableView(showing: source, height: 600)
    #expect(table.visibleCells.allSatisfy { $0.content.isPlaceholder })
    #expect(source.fault is SamplePages.Lost)
    #expect(source.pageDecodes == 1)
    #expect(table.selectRow(at: RowPlace(section: 0, row: 0)) == nil)
    table.scroll(to: 2000)
    #expect(table.visibleCells.allSatisfy { !$0.content.isPlaceholder })
    table.scroll(to: 0)
    source.forgetFault()
    #expect(source.fault == nil)
    #expect(!source.load(0))
    #expect(source.pageDecodes == 3)
  }

  @Test("a chosen row is known after its page was dropped")
  func chosenRow() throws {
    let source = source(PageLimits(pages: 1))
    let table = TableView(showing: source, height: 600)
    let id = table.selectRow(at: RowPlace(section: 0, row: 3))
    table.scroll(to: 15_000)
    #expect(!source.isLoaded(0))
    #expect(id.flatMap(source.place(ofRow:)) == RowPlace(section: 0, row: 3))
    #expect(source.place(ofRow: "0-4") == nil)
    // The last row that was shown is on the page that is kept.
    let last = try #require(table.visibleCells.last)
    #expect(source.place(ofRow: last.content.text) == last.place)
  }
}
