import SectionModel
import Testing

@testable import ListEngine

@Suite("Scrolling to rows")
struct ScrollingTests {
  @Test("a row lands below the header that floats, in grouped tables at the top")
  func top() {
    let place = RowPlace(section: 1, row: 20)
    // Two headers of 28 and 40 + 20 rows of 60 are above the row.
    let plain = TableView(showing: SampleLists.source([40, 40]), height: 600)
    plain.scrollToRow(at: place)
    #expect(plain.contentOffset == 2 * 28 + 60 * 60 - 28)
    #expect(plain.row(atY: 28) == place)
    #expect(plain.row(atY: 27.5) == nil)
    let grouped = TableView(showing: SampleLists.source([40, 40], style: .grouped), height: 600)
    grouped.scrollToRow(at: place)
    #expect(grouped.contentOffset == 2 * 28 + 60 * 60)
    #expect(grouped.row(atY: 0) == place)
  }

  @Test("a row lands in the middle, at the end, or stays where it is seen")
  func positions() {
    let table = TableView(showing: SampleLists.source([100]), height: 600)
    let place = RowPlace(section: 0, row: 50)
    let top = 28.0 + 50 * 60
    table.scrollToRow(at: place, position: .middle)
    #expect(table.contentOffset == top - 270)
    table.scrollToRow(at: place, position: .bottom)
    #expect(table.contentOffset == top - 540)
    table.scrollToRow(at: RowPlace(section: 0, row: 48), position: .nearest)
    #expect(table.contentOffset == top - 540)
    // From below it comes no further than to the end, from above no further than below the header.
    table.scrollToRow(at: RowPlace(section: 0, row: 52), position: .nearest)
    #expect(table.contentOffset == top + 120 - 540)
    table.scrollToRow(at: RowPlace(section: 0, row: 10), position: .nearest)
    #expect(table.contentOffset == 600)
  }

  @Test("the ends of the content hold")
  func ends() {
    let table = TableView(showing: SampleLists.source([100]), height: 600)
    table.scrollToRow(at: RowPlace(section: 0, row: 99))
    #expect(table.contentOffset == 28 + 6000 - 600)
    #expect(table.visibleRows.last == 99)
    table.scrollToRow(at: RowPlace(section: 0, row: 100))
    #expect(table.contentOffset == 28 + 6000 - 600)
    table.scrollToRow(at: RowPlace(section: 0, row: 0))
    #expect(table.contentOffset == 0)
  }

  @Test("a reload keeps the offset, or the place of the first row that is still there")
  func reload() {
    let source = SampleLists.source([50, 50])
    let table = TableView(showing: source, height: 600)
    table.scrollToRow(at: RowPlace(section: 1, row: 10))
    let offset = table.contentOffset
    for row in 0..<5 { source.remove("0-\(row)") }
    table.reloadData()
    #expect(table.contentOffset == offset)
    table.scrollToRow(at: RowPlace(section: 1, row: 10))
    for row in 5..<10 { source.remove("0-\(row)") }
    source.remove(table.visibleCells[0].content.text)
    let second = table.visibleCells[1].content.text
    let distance = (table.frame(ofRow: table.visibleCells[1].place)?.top ?? 0) - table.contentOffset
    table.reloadData(keepingPlace: true)
    let cell = table.visibleCells.first { $0.content.text == second }
    let now = cell.flatMap { table.frame(ofRow: $0.place)?.top }.map { $0 - table.contentOffset }
    #expect(now == distance)
  }
}
