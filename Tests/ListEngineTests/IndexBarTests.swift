import SectionModel
import Testing

@testable import ListEngine

@Suite("The index")
struct IndexBarTests {
  @Test("a touch leads to the section below the finger, and its header to the top")
  func touch() throws {
    let table = TableView(showing: SampleLists.source(Array(repeating: 20, count: 10)), height: 600)
    let bar = try #require(table.indexBar)
    #expect(bar.titles.count == 10)
    // Ten titles of 14 points in the middle of 600.
    #expect(bar.top == 230)
    for (y, title) in [(0, 0), (230, 0), (243.9, 0), (244, 1), (369.9, 9), (370, 9), (600, 9)]
      as [(Double, Int)]
    {
      #expect(bar.title(atY: y) == title)
    }
    #expect(table.touchIndex(bar, atY: 300) == 5)
    #expect(table.contentOffset == 5 * (28 + 20 * 60))
    #expect(table.bars.first?.section == 5)
    #expect(table.topSection == 5)
    #expect(bar.title(ofSection: 5) == 5)
  }

  @Test(
    "every title of an exported index leads where the document says", arguments: SampleLists.locales
  )
  func everyTitle(_ locale: String) throws {
    let list = try SampleLists.exported(locale)
    let index = try #require(list.plan.index)
    let table = TableView(showing: ListSource(list), height: 300)
    table.indexTitleHeight = (300 / Double(index.titles.count)).rounded(.down)
    let bar = try #require(table.indexBar)
    #expect(bar.titles == index.titles)
    #expect(bar.isOnLeft == (locale == "fa"))
    for place in index.titles.indices {
      table.touchIndex(bar, atY: bar.top + (Double(place) + 0.5) * bar.titleHeight)
      #expect(
        table.visibleRows.contains(index.rows[place]), "\(index.titles[place]) in \(locale)")
    }
  }

  @Test("a low screen has the longest index that fits")
  func condensed() throws {
    let list = try SampleLists.exported("el")
    let table = TableView(showing: ListSource(list), height: 29 * 14)
    #expect(table.indexBar?.titles.count == 29)
    for (height, count) in [
      (29 * 14 - 1, 21), (21 * 14, 21), (20 * 14, 15), (9 * 14, 9), (5 * 14, 9),
    ] {
      table.height = Double(height)
      let bar = try #require(table.indexBar)
      #expect(bar.titles.count == count)
      #expect(bar.titleHeight * Double(count) <= Double(height) + 1e-9)
      #expect(bar.titles.first == "\u{391}")
      #expect(bar.titles.last == "#")
    }
  }

  @Test("only plain tables have one, and only with enough rows")
  func presence() {
    #expect(
      TableView(showing: SampleLists.source([5], style: .grouped), height: 600).indexBar == nil)
    #expect(TableView(showing: SampleLists.source([]), height: 600).indexBar == nil)
    let table = TableView(showing: SampleLists.source([5]), height: 600)
    table.sectionIndexMinimumDisplayRowCount = 5
    #expect(table.indexBar != nil)
    table.sectionIndexMinimumDisplayRowCount = 6
    #expect(table.indexBar == nil)
  }

  @Test("titles may be fewer or more than sections, and lead anywhere")
  func otherNumbers() throws {
    let table = TableView(Titles(), height: 600)
    table.reloadData()
    let bar = try #require(table.indexBar)
    #expect(bar.titles == ["*", "A", "Z"])
    // Sections that do not exist are taken for the nearest.
    #expect(bar.sections == [0, 1, 4])
    #expect(bar.title(ofSection: 3) == 1)
  }

  private final class Titles: TableDataSource {
    var numberOfSections: Int { 5 }
    var indexTitles: [String] { ["*", "A", "Z"] }

    func numberOfRows(inSection section: Int) -> Int { section + 1 }

    func section(forIndexTitle title: String, at place: Int) -> Int {
      ["*": -7, "A": 1, "Z": 99][title] ?? 0
    }

    func cell(at place: RowPlace, in table: TableView) -> TableCell {
      table.dequeueCell(ReuseIdentity("row", style: .basic), for: place)
    }
  }

  @Test("each section has its own number of rows")
  func rowsPerSection() {
    let table = TableView(Titles(), height: 600)
    table.reloadData()
    #expect(table.rowCount == 15)
    #expect(table.visibleCells.map(\.place.section).filter { $0 == 3 }.count == 4)
  }
}
