import SectionModel
import Testing

@testable import ListEngine

@Suite("Reuse of cells")
struct ReuseTests {
  @Test("no more cells are made than are visible at once, at any motion")
  func bounded() {
    let table = TableView(showing: SampleLists.source([3000, 3000]), height: 800)
    #expect(table.counters.cellsCreated == 13)
    var most = table.visibleCells.count
    for distance in [10, 60, 600, -30, 5000, -200_000, 100_000, 7] as [Double] {
      for _ in 0..<20 {
        table.scroll(by: distance)
        most = max(most, table.visibleCells.count)
      }
    }
    #expect(most == 15)
    #expect(table.counters.cellsCreated == 15)
    #expect(table.counters.binds == table.counters.cellsCreated + table.counters.cellsReused)
  }

  @Test("a row that stays visible is not bound again")
  func onlyNewRows() {
    let table = TableView(showing: SampleLists.source([3000]), height: 800)
    table.resetCounters()
    table.scroll(by: 59)
    #expect(table.visibleRows == 0..<14)
    #expect(table.counters.binds == 1)
    table.scroll(by: 0)
    #expect(table.counters.binds == 1)
    table.scroll(by: 600)
    #expect(table.visibleRows == 10..<24)
    #expect(table.counters.binds == 11)
  }

  /// A cell that writes down what is done with it.
  private final class Diary: TableCell {
    private(set) var entries: [String] = []

    override func bind(id: String?, content: CellContent) {
      super.bind(id: id, content: content)
      entries.append("bind \(content.text)")
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      // Content is still that of the row before: it is the binding that replaces it.
      entries.append("prepare, showing \(content.text)")
    }
  }

  @Test("a cell is prepared when it is taken from the pool, not when it comes there")
  func order() throws {
    let source = SampleLists.source([100])
    let table = TableView(source, height: 120)
    table.headerHeight = 0
    table.rowHeight = 60
    table.register("contact") { Diary($0) }
    table.reloadData()
    let first = try #require(table.visibleCells.first as? Diary)
    #expect(first.entries == ["bind 0-0"])
    // The row leaves, and its cell takes another one at once.
    table.scroll(to: 60)
    #expect(first.entries == ["bind 0-0", "prepare, showing 0-0", "bind 0-2"])
    // A cell that is given back and not taken is left alone.
    table.height = 60
    table.layout()
    #expect(table.visibleCells.count == 1)
    #expect(first.entries.count == 3)
  }

  @Test("binding replaces every field, also by nothing")
  func everyField() throws {
    let identity = ReuseIdentity("contact", style: .subtitle)
    let cell = TableCell(identity)
    var row = Row(id: "a", hash: "h", text: "A", image: RowImage(monogram: "A"))
    row.secondaryText = "s"
    row.parts = ["", "A", ""]
    row.direction = .rightToLeft
    row.language = "el"
    row.spoken = "alpha"
    cell.bind(id: "a", content: CellContent(row, style: .subtitle))
    cell.picture = [1]
    #expect(cell.content.secondaryText == "s")
    let bare = Row(id: "b", hash: "h", text: "B", image: RowImage())
    cell.bind(id: "b", content: CellContent(bare, style: .subtitle))
    #expect(cell.content == CellContent(text: "B", image: RowImage()))
    #expect(cell.picture == nil)
    #expect(cell.binding.id == "b")
  }

  @Test("no row shows anything of another while cells go round")
  func contents() {
    let source = SampleLists.source([50, 50])
    let table = TableView(showing: source, height: 300)
    for step in 0..<100 {
      table.scroll(to: Double(step * 61 % 5000))
      for cell in table.visibleCells {
        let row = source.row(at: cell.place)
        #expect(cell.content.text == row?.text)
        #expect(cell.content.secondaryText == row?.secondaryText)
        #expect(cell.binding.id == row?.id)
      }
    }
  }

  @Test("cells of another style are other cells, whatever their name")
  func style() {
    var list = SampleLists.list([40])
    for row in stride(from: 0, to: 40, by: 4) { list.sections[0].rows[row].kind = 1 }
    let table = TableView(showing: ListSource(list), height: 600)
    for _ in 0..<30 { table.scroll(by: 60) }
    for cell in table.visibleCells {
      let isOther = cell.place.row % 4 == 0
      #expect(cell.identity == ReuseIdentity("contact", style: isOther ? .value2 : .subtitle))
      #expect((cell.content.image == nil) == isOther)
    }
  }

  @Test("a pool keeps no more cells than its limit")
  func poolLimit() {
    let table = TableView(showing: SampleLists.source([100]), height: 600)
    table.poolLimit = 2
    let made = table.counters.cellsCreated
    table.height = 60
    table.layout()
    table.height = 600
    table.layout()
    #expect(made == 10)
    // One stayed on the screen, two in the pool.
    #expect(table.counters.cellsReused == 2)
    #expect(table.counters.cellsCreated == made + 7)
  }

  @Test("a picture that comes too late is not shown in another row")
  func latePicture() throws {
    let table = TableView(showing: SampleLists.source([100]), height: 120)
    let binding = try #require(table.visibleCells.first?.binding)
    #expect(table.setPicture([1], for: binding))
    #expect(table.visibleCells.first?.picture == [1])
    table.scroll(to: 3000)
    #expect(!table.setPicture([1], for: binding))
    #expect(table.visibleCells.allSatisfy { $0.picture == nil })
    // Back in its row, perhaps in its cell, but by another binding.
    table.scroll(to: 0)
    #expect(table.visibleCells.first?.binding.id == binding.id)
    #expect(!table.setPicture([1], for: binding))
    #expect(table.counters.stalePictures == 2)
  }

  @Test("a row that changes is shown in its cell, unprepared; of another kind in another cell")
  func reconfigure() throws {
    let data = Changing()
    let table = TableView(data, height: 88)
    table.reloadData()
    let cell = try #require(table.visibleCells.first)
    table.resetCounters()
    data.text = "after"
    table.reconfigureRows(0..<1)
    #expect(table.visibleCells[0] === cell)
    #expect(cell.content.text == "after 0")
    #expect(table.visibleCells[1].content.text == "before 1")
    #expect(table.counters.reconfigured == 1)
    #expect(table.counters.cellsReused + table.counters.cellsCreated == 0)
    data.style = .value1
    table.reconfigureRows(0..<100)
    #expect(table.visibleCells[0] !== cell)
    #expect(table.visibleCells.map(\.identity.style) == [.value1, .value1])
    #expect(table.counters.cellsCreated == 2)
  }

  /// Rows that change.
  private final class Changing: TableDataSource {
    var text = "before"
    var style = CellStyle.basic

    func numberOfRows(inSection section: Int) -> Int { 5 }

    func cell(at place: RowPlace, in table: TableView) -> TableCell {
      let cell = table.dequeueCell(ReuseIdentity("row", style: style), for: place)
      cell.bind(id: "\(place.row)", content: CellContent(text: "\(text) \(place.row)"))
      return cell
    }
  }

  @Test("cells are told of when they come and go")
  func display() {
    let listener = Listener()
    let table = TableView(SampleLists.source([10]), height: 100)
    table.rowHeight = 50
    table.headerHeight = 0
    table.delegate = listener
    table.reloadData()
    #expect(listener.takeEvents() == ["show 0-0", "show 0-1"])
    table.scroll(to: 50)
    #expect(listener.takeEvents() == ["end 0-0", "show 0-2"])
  }
}
