import SectionModel
import Testing

@testable import ListEngine

@Suite("Heights of rows")
struct HeightTests {
  @Test("a fixed height asks for none")
  func fixed() {
    let table = TableView(showing: SampleLists.source([500]), height: 800)
    for _ in 0..<100 { table.scroll(by: 137) }
    #expect(table.counters.rowHeightCalls == 0)
    #expect(table.contentHeight == 500 * 60 + 28)
  }

  @Test("the delegate's height outranks the property")
  func precedence() {
    let heights = Heights { _ in 80 }
    let table = TableView(SampleLists.source([4]), height: 800)
    table.rowHeight = 60
    table.estimatedRowHeight = 0
    table.delegate = heights
    table.reloadData()
    #expect(table.contentHeight == 4 * 80 + 28)
    #expect(table.frame(ofRow: RowPlace(section: 0, row: 1))?.height == 80)
    #expect(heights.calls.count == 4)
  }

  @Test("without estimates every row is asked for at once, and none while scrolling")
  func everyRow() {
    let heights = Heights { _ in 60 }
    let table = TableView(SampleLists.source([300, 200]), height: 800)
    table.estimatedRowHeight = 0
    table.delegate = heights
    table.reloadData()
    #expect(table.counters.rowHeightCalls == 500)
    for _ in 0..<50 { table.scroll(by: 300) }
    #expect(heights.calls.count == 500)
  }

  @Test("with estimates only rows that come into view are asked for, each once")
  func estimated() {
    let heights = Heights { _ in 80 }
    let table = TableView(SampleLists.source([500]), height: 800)
    table.headerHeight = 0
    table.estimatedRowHeight = 80
    table.delegate = heights
    table.reloadData()
    #expect(table.counters.rowHeightCalls == 10)
    table.scroll(by: 400)
    table.scroll(by: -400)
    #expect(table.counters.rowHeightCalls == 15)
    #expect(heights.calls == (0..<15).map { RowPlace(section: 0, row: $0) })
  }

  @Test("what is on the screen does not jump when rows above are measured")
  func anchor() {
    let heights = Heights { $0.row % 3 == 0 ? 133 : 47 }
    let table = TableView(SampleLists.source([400, 400]), height: 800)
    table.estimatedRowHeight = 60
    table.delegate = heights
    table.reloadData()
    table.scrollToRow(at: RowPlace(section: 1, row: 100))
    // All rows above are estimates that are wrong.
    for step in 0..<200 {
      let before = distances(table)
      table.scroll(by: -50)
      let after = distances(table)
      for (id, distance) in before {
        guard let now = after[id] else { continue }
        #expect(abs(now - distance - 50) < 1e-6, "step \(step), row \(id)")
      }
    }
    #expect(table.counters.anchorCorrections > 50)
    // Rows are asked for once each, whatever way they came into view.
    #expect(Set(heights.calls).count == heights.calls.count)
  }

  private func distances(_ table: TableView) -> [String: Double] {
    var result: [String: Double] = [:]
    for cell in table.visibleCells {
      let top = table.frame(ofRow: cell.place)?.top ?? 0
      result[cell.content.text] = top - table.contentOffset
    }
    return result
  }

  @Test("a row that is jumped to lands where it should although heights are estimates")
  func jump() throws {
    let heights = Heights { $0.row % 2 == 0 ? 20 : 150 }
    let table = TableView(SampleLists.source([300, 300, 300]), height: 800)
    table.estimatedRowHeight = 60
    table.delegate = heights
    table.reloadData()
    for place in [(2, 50), (0, 10), (1, 250), (1, 1)].map({ RowPlace(section: $0, row: $1) }) {
      table.scrollToRow(at: place)
      let frame = try #require(table.frame(ofRow: place))
      #expect(frame.top - table.contentOffset == 28)
      #expect(table.row(atY: 29) == place)
    }
    table.scrollToSection(1)
    let header = try #require(table.bars.first)
    #expect(header.section == 1)
    #expect(header.top == table.contentOffset)
    #expect(table.row(atY: 29) == RowPlace(section: 1, row: 0))
    #expect(heights.calls.count < 900)
  }
}
