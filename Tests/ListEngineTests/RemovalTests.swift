import SectionModel
import TestSupport
import Testing

@testable import ListEngine

@Suite("Taking rows out")
struct RemovalTests {
  @Test("what remains is what removing from an array leaves", arguments: [false, true])
  func anyRemovals(_ isPaged: Bool) {
    var generator = SeededGenerator(seed: 64)
    for _ in 0..<20 {
      let counts = (0..<4).map { _ in Int.random(in: 1...6, using: &generator) }
      let list = SampleLists.list(counts)
      let source = isPaged ? ListSource(SamplePages(list, rows: 5)) : ListSource(list)
      var rest = list.sections.map { $0.rows.map(\.id) }
      while let section = rest.indices.filter({ !rest[$0].isEmpty }).randomElement(
        using: &generator)
      {
        let id = rest[section].remove(
          at: Int.random(in: 0..<rest[section].count, using: &generator))
        for page in 0..<5 { source.load(page) }
        #expect(source.remove(id) != nil)
        #expect(source.remove(id) == nil)
        expectContent(source, rest.filter { !$0.isEmpty })
      }
      #expect(source.plan.index == nil)
    }
  }

  private func expectContent(_ source: ListSource, _ rest: [[String]]) {
    #expect(source.numberOfSections == rest.count)
    var row = 0
    for (section, ids) in rest.enumerated() {
      let summary = source.plan.sections[section]
      #expect(summary.count == ids.count)
      #expect(summary.firstRow == row)
      #expect(summary.firstPosition == row + section)
      for (number, id) in ids.enumerated() {
        let place = RowPlace(section: section, row: number)
        #expect(source.row(at: place)?.id == id)
        #expect(source.place(ofRow: id) == place)
      }
      row += ids.count
    }
    #expect(source.plan.counts == Counts(sections: source.plan.sections))
  }

  @Test("a title whose section has gone leads to the next section, else to the last")
  func index() throws {
    let source = SampleLists.source([1, 1, 1])
    source.remove("1-0")
    var index = try #require(source.plan.index)
    #expect(index.titles == ["T0", "T1", "T2"])
    #expect(index.sections == [0, 1, 1])
    #expect(index.rows == [0, 1, 1])
    #expect(index.positions == [0, 2, 2])
    #expect(index.present == [true, false, true])
    source.remove("2-0")
    index = try #require(source.plan.index)
    #expect(index.sections == [0, 0, 0])
    #expect(index.present == [true, false, false])
  }

  @Test("words that count contacts are ready-made ones or none")
  func words() {
    let list = SampleLists.list([3, 9, 2], footer: "as exported")
    let source = ListSource(list)
    source.remove("0-0")
    source.remove("1-0")
    #expect(source.plan.sections.map(\.footer) == ["two", nil, "as exported"])
    #expect(source.plan.summary == "")
    let table = TableView(showing: source, height: 5000)
    #expect(table.bars.filter { $0.kind == .footer }.map(\.text) == ["two", "as exported"])
  }
}
