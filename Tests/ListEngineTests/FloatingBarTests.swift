import SectionModel
import Testing

@testable import ListEngine

@Suite("Headers and footers")
struct FloatingBarTests {
  private func table(_ style: ListStyle) -> TableView {
    let list = SampleLists.list([10, 10, 10], style: style, footer: "F")
    return TableView(showing: ListSource(list), height: 200)
  }

  // A section is 28 + 600 + 20 = 648 high.

  @Test("a plain header floats at the top, and the next one pushes it off")
  func header() {
    let table = table(.plain)
    #expect(table.bars.first?.isPinned == false)
    table.scroll(to: 100)
    #expect(table.bars.first { $0.kind == .header }?.top == 100)
    #expect(table.bars.first { $0.kind == .header }?.isPinned == true)
    // 10 points before the end of its rows at 628.
    table.scroll(to: 618)
    let headers = table.bars.filter { $0.kind == .header }
    #expect(headers.map(\.section) == [0, 1])
    #expect(headers.map(\.top) == [600, 648])
  }

  @Test("a plain footer floats at the end of the screen")
  func footer() {
    let table = table(.plain)
    #expect(table.bars.first { $0.kind == .footer }?.top == 180)
    #expect(table.bars.first { $0.kind == .footer }?.isPinned == true)
    table.scroll(to: 448)
    #expect(table.bars.first { $0.kind == .footer }?.top == 628)
    #expect(table.bars.first { $0.kind == .footer }?.isPinned == false)
    // The next section's footer comes in with its first row, below its header.
    table.scroll(to: 500)
    #expect(table.bars.filter { $0.kind == .footer }.map(\.top) == [628, 680])
  }

  @Test(
    "grouped headers and footers scroll with their rows",
    arguments: [ListStyle.grouped, .insetGrouped])
  func grouped(_ style: ListStyle) {
    let table = table(style)
    #expect(table.bars.map(\.top) == [0])
    table.scroll(to: 100)
    #expect(table.bars.isEmpty)
    table.scroll(to: 500)
    #expect(table.bars.map(\.kind) == [.footer, .header])
    #expect(table.bars.map(\.top) == [628, 648])
    #expect(table.bars.allSatisfy { !$0.isPinned })
  }

  @Test("padding is above each header, and may be nothing")
  func padding() {
    let table = table(.plain)
    #expect(table.frame(ofRow: RowPlace(section: 1, row: 0))?.top == 676.0)
    table.sectionHeaderTopPadding = 15
    table.reloadData()
    #expect(table.frame(ofRow: RowPlace(section: 0, row: 0))?.top == 43.0)
    // Two sections, three paddings and a header are above.
    #expect(table.frame(ofRow: RowPlace(section: 2, row: 0))?.top == 1369.0)
  }

  @Test("a section without header or footer has room for neither")
  func without() {
    let bare = Bare()
    let table = TableView(bare, height: 200)
    table.sectionHeaderTopPadding = 15
    table.reloadData()
    #expect(table.sectionCount == 1)
    #expect(table.bars.isEmpty)
    #expect(table.contentHeight == 3 * 44)
    #expect(table.visibleCells.map(\.content.text) == ["row 0", "row 1", "row 2"])
  }

  /// The two members that a data source must have.
  private final class Bare: TableDataSource {
    func numberOfRows(inSection section: Int) -> Int { 3 }

    func cell(at place: RowPlace, in table: TableView) -> TableCell {
      let cell = table.dequeueCell(ReuseIdentity("row", style: .basic), for: place)
      cell.bind(id: nil, content: CellContent(text: "row \(place.row)"))
      return cell
    }
  }
}
