import SectionModel
import TestSupport
import Testing

@testable import ListEngine

@Suite("Geometry of a table")
struct LayoutTests {
  private func layout(_ heights: [[Double]], estimates: Bool) -> TableLayout {
    let sections = heights.enumerated().map { number, rows in
      var values = RowHeights.estimated(HeightTree(count: rows.count, estimate: 44))
      if estimates {
        for (row, height) in rows.enumerated() { values.measure(row, height: height) }
      } else {
        values = .own(ends: rows.indices.map { rows[...$0].reduce(0, +) })
      }
      return SectionGeometry(
        padding: Double(number), headerHeight: 28, footerHeight: number % 2 == 0 ? 20 : 0,
        rows: values)
    }
    return TableLayout(sections)
  }

  @Test("rows of any heights are found where adding up places them", arguments: [true, false])
  func anyHeights(_ estimates: Bool) {
    var generator = SeededGenerator(seed: 63)
    for _ in 0..<60 {
      let heights = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          Double(Int.random(in: 2...300, using: &generator)) / 2
        }
      }
      let layout = layout(heights, estimates: estimates)
      // The same by adding up.
      var frames: [(top: Double, end: Double)] = []
      var top = 0.0
      for (number, rows) in heights.enumerated() {
        top += Double(number) + 28
        for height in rows {
          frames.append((top, top + height))
          top += height
        }
        top += number % 2 == 0 ? 20 : 0
      }
      #expect(layout.contentHeight == top)
      #expect(layout.rowCount == frames.count)
      for (row, frame) in frames.enumerated() {
        guard let place = layout.place(ofRow: row) else {
          Issue.record("row \(row) has no place")
          continue
        }
        #expect(layout.row(at: place) == row)
        #expect(layout.top(of: place) == frame.top)
        #expect(layout.height(of: place) == frame.end - frame.top)
      }
      for _ in 0..<40 {
        let from = Double(Int.random(in: -20...Int(top) + 20, using: &generator)) - 0.5
        let to = from + Double(Int.random(in: 1...200, using: &generator))
        let expected = frames.indices.filter { frames[$0].top < to && frames[$0].end > from }
        #expect(Array(layout.rows(from: from, to: to)) == expected, "\(heights) \(from) \(to)")
      }
    }
  }

  @Test("equal heights store nothing for a row and give the same places")
  func equalHeights() {
    let equal = TableLayout([
      SectionGeometry(
        padding: 5, headerHeight: 28, footerHeight: 0, rows: .equal(count: 1_000_000, height: 60))
    ])
    #expect(equal.contentHeight == 60_000_033)
    #expect(equal.rows(from: 30_000_033, to: 30_000_833) == 500_000..<500_014)
    #expect(equal.rows(from: 30_000_034, to: 30_000_834) == 500_000..<500_014)
    #expect(equal.rows(from: 30_000_063, to: 30_000_863) == 500_000..<500_014)
    #expect(equal.rows(from: 0, to: 33) == 0..<0)
  }

  @Test("no height stops the program", arguments: [0, -5, .nan, .infinity, 1e300] as [Double])
  func hostileHeights(_ height: Double) {
    let heights = Heights { _ in height }
    let source = SampleLists.source([3, 3])
    let table = TableView(source, height: 100)
    table.headerHeight = height
    table.sectionHeaderTopPadding = height
    table.delegate = heights
    for estimate in [0, height, 44] {
      table.estimatedRowHeight = estimate
      table.reloadData()
      table.scroll(to: height)
      #expect(table.contentHeight.isFinite)
      #expect(table.visibleCells.count <= 6)
    }
    #expect(!heights.calls.isEmpty)
  }

  @Test("no rows, no sections and no screen are shown as nothing")
  func nothing() {
    for counts in [[], [0], [0, 0]] as [[Int]] {
      let table = TableView(showing: SampleLists.source(counts), height: 800)
      #expect(table.visibleCells.isEmpty)
      table.scroll(to: 500)
      table.scrollToSection(3)
      #expect(table.contentOffset == 0)
    }
    let table = TableView(showing: SampleLists.source([3]), height: 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.bars.isEmpty)
  }
}
