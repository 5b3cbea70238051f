import SectionModel
import Testing

@testable import ListEngine

@Suite("Cell styles")
struct CellStyleTests {
  @Test("each style takes from a row what it shows")
  func contents() {
    var row = Row(id: "a", hash: "h", text: "A", image: RowImage(symbol: "person.circle"))
    row.secondaryText = "s"
    let contents = CellStyle.allCases.map { CellContent(row, style: $0) }
    #expect(contents.map(\.text) == ["A", "A", "A", "A"])
    // basic, subtitle, value1, value2
    #expect(contents.map(\.secondaryText) == [nil, "s", "s", "s"])
    #expect(contents.map { $0.image?.symbol } == ["person.circle", "person.circle", nil, nil])
  }

  @Test("texts stand where UIKit's styles of the same names have them")
  func arrangement() {
    #expect(CellStyle.allCases.map(\.arrangement.isStacked) == [false, true, false, false])
    // value1 has its second text at the end, value2 its first text at the end of a narrow room.
    #expect(CellStyle.value1.arrangement.text == .leading)
    #expect(CellStyle.value1.arrangement.secondaryText == .trailing)
    #expect(CellStyle.value2.arrangement.text == .trailing)
    #expect(CellStyle.value2.arrangement.secondaryText == .leading)
  }

  @Test("visible rows show exactly what the document says", arguments: SampleLists.locales)
  func document(_ locale: String) throws {
    let list = try SampleLists.exported(locale)
    let table = TableView(showing: ListSource(list), height: 800)
    let rows = list.sections.flatMap(\.rows)
    var seen = 0
    while seen < rows.count {
      for (row, cell) in zip(table.visibleRows, table.visibleCells) {
        #expect(cell.content.text.utf8.elementsEqual(rows[row].text.utf8))
        #expect(cell.content.secondaryText == rows[row].secondaryText)
        #expect(cell.content.image == rows[row].image)
        #expect(cell.content.parts == rows[row].parts)
      }
      seen = table.visibleRows.upperBound
      table.scroll(by: 700)
    }
    #expect(table.counters.rowHeightCalls == 0)
    #expect(table.counters.cellsCreated <= 16)
  }
}
