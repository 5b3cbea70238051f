import SectionModel
import Testing

@testable import ListEngine

@Suite("Fetching ahead")
struct PrefetchTests {
  /// Writes down what it is asked for.
  private final class Recorder: TablePrefetching {
    private(set) var asked: [PrefetchID] = []
    private(set) var cancelled: [PrefetchID] = []

    func prefetch(_ ids: [PrefetchID], for table: TableView) { asked += ids }

    func cancelPrefetching(_ ids: [PrefetchID], for table: TableView) { cancelled += ids }

    func take() -> (asked: [PrefetchID], cancelled: [PrefetchID]) {
      defer { (asked, cancelled) = ([], []) }
      return (asked, cancelled)
    }
  }

  private let recorder = Recorder()

  /// Five rows of 60 on a screen of 300, without headers.
  private func table(_ source: ListSource) -> TableView {
    let table = TableView(source, height: 300)
    (table.rowHeight, table.headerHeight) = (60, 0)
    table.prefetcher = recorder
    table.prefetchDistance = 0.6
    table.reloadData()
    return table
  }

  private func photos(_ count: Int) -> ListSource {
    ListSource(SampleLists.list([count], photos: true))
  }

  private func rows(_ numbers: [Int]) -> [PrefetchID] { numbers.map { .row("0-\($0)") } }

  @Test("the nearest rows in the direction of motion are asked for first")
  func order() {
    let table = table(photos(100))
    #expect(recorder.take().asked == rows([5, 6, 7]))
    table.scroll(to: 600)
    #expect(recorder.take().asked == rows([15, 16, 17]))
    table.scroll(to: 540)
    let back = recorder.take()
    #expect(back.asked == rows([8, 7, 6]))
    #expect(back.cancelled == rows([15, 16, 17]))
  }

  @Test("what was asked for is counted as used or called off, once")
  func ledger() {
    let table = table(photos(100))
    for _ in 0..<10 { table.scroll(by: 60) }
    // Each step shows one row that was asked for, and asks for one more.
    #expect(table.counters.prefetchesIssued == 13)
    #expect(table.counters.prefetchesUsed == 10)
    #expect(table.counters.prefetchesCancelled == 0)
    table.scroll(to: 3000)
    #expect(table.counters.prefetchesCancelled == 3)
    #expect(recorder.take().cancelled == rows([15, 16, 17]))
  }

  @Test("rows that have gone are called off by what they were")
  func afterChange() {
    let source = photos(12)
    let table = table(source)
    #expect(recorder.take().asked == rows([5, 6, 7]))
    for row in 6..<12 { source.remove("0-\(row)") }
    table.reloadData()
    let change = recorder.take()
    #expect(change.asked.isEmpty)
    #expect(change.cancelled == rows([6, 7]))
    source.remove("0-0")
    table.reloadData()
    #expect(table.counters.prefetchesUsed == 1)
  }

  @Test("without anybody to fetch nothing is asked for, and nothing else differs")
  func optional() {
    let with = table(photos(100))
    let without = TableView(photos(100), height: 300)
    (without.rowHeight, without.headerHeight) = (60, 0)
    without.reloadData()
    for _ in 0..<20 {
      with.scroll(by: 130)
      without.scroll(by: 130)
      #expect(with.visibleCells.map(\.content) == without.visibleCells.map(\.content))
    }
    #expect(without.counters.prefetchesIssued == 0)
    #expect(with.counters.binds == without.counters.binds)
    #expect(with.counters.prefetchesIssued > 0)
  }

  @Test("rows without a picture ask for nothing")
  func nothingNeeded() {
    let table = table(SampleLists.source([100]))
    table.scroll(by: 500)
    #expect(table.counters.prefetchesIssued == 0)
  }
}
