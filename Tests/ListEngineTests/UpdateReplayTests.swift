import SectionDiff
import SectionModel
import TestSupport
import Testing

@testable import ListEngine

/// Lists change at random while somebody scrolls; a table that has seen all of it shows what one shows that
/// is made for the last version.
@Suite("Random updates")
struct UpdateReplayTests {
  enum Measures: CaseIterable {
    case fixed
    case asked
    case estimated
  }

  /// A height that follows from what a row shows.
  private static func height(_ row: Row?) -> Double {
    Double(30 + (row?.text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF } ?? 0) % 50)
  }

  /// A table with its delegate, which tables do not keep.
  private final class Screen {
    let table: TableView
    private let heights: Heights

    init(_ source: ListSource, _ measures: Measures) {
      table = TableView(source, height: 300)
      heights = Heights { place in UpdateReplayTests.height(source.row(at: place)) }
      (table.rowHeight, table.headerHeight, table.footerHeight) = (40, 20, 16)
      if measures != .fixed { table.delegate = heights }
      table.estimatedRowHeight = measures == .asked ? 0 : nil
      table.reloadData()
    }
  }

  /// The first visible row of which tests know that it stays: both lists have it, in one section that did not
  /// move, and no fewest moves can touch it, as all rows of its section that stay are in their old order.
  private func held(_ table: TableView, _ old: SectionedList, _ new: SectionedList) -> (
    id: String, distance: Double
  )? {
    let order = old.sections.map(\.summary.id).filter { id in
      new.sections.contains { $0.summary.id == id }
    }
    guard order == new.sections.map(\.summary.id).filter(order.contains) else { return nil }
    for cell in table.visibleCells {
      let id = cell.binding.id ?? ""
      let before = old.sections[cell.place.section]
      guard let after = new.sections.first(where: { $0.summary.id == before.summary.id }) else {
        continue
      }
      let stayed = before.rows.map(\.id).filter { id in after.rows.contains { $0.id == id } }
      // Where rows have passed each other more than one choice of moves is the fewest.
      guard stayed == after.rows.map(\.id).filter(stayed.contains) else { return nil }
      if stayed.contains(id) {
        return (id, (table.frame(ofRow: cell.place)?.top ?? 0) - table.contentOffset)
      }
    }
    return nil
  }

  @Test("documents, with each way to have heights", arguments: Measures.allCases)
  func documents(_ measures: Measures) throws {
    var heldCount = 0
    for seed in 0..<150 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var edited = EditedList((0..<4).map { _ in Int.random(in: 0...12, using: &generator) })
      edited.hasFooters = seed % 2 == 0
      let source = ListSource(edited.version)
      let screen = Screen(source, measures)
      let table = screen.table
      for _ in 0..<12 {
        table.scroll(by: Double.random(in: -400...400, using: &generator).rounded())
        let old = edited.list
        edited.edit(Int.random(in: 0...6, using: &generator), &generator)
        let held = held(table, old, edited.list)
        let outcome = try source.apply(edited.version, in: table)
        #expect(outcome == .changed || outcome == .unchanged)
        if let held, let place = source.place(ofRow: held.id) {
          heldCount += expectHeld(table, place, held.distance, seed)
        }
        expectFresh(screen.table, edited, measures, "seed \(seed)")
      }
    }
    #expect(heldCount > 200)
  }

  /// The row that stays is where it was, as far as the ends of the content let it.
  private func expectHeld(
    _ table: TableView, _ place: RowPlace, _ distance: Double, _ seed: Int
  ) -> Int {
    let offset = (table.frame(ofRow: place)?.top ?? 0) - distance
    let last = max(0, table.contentHeight - table.height)
    #expect(table.contentOffset == min(max(0, offset), last), "seed \(seed)")
    return offset == table.contentOffset ? 1 : 0
  }

  private func expectFresh(
    _ table: TableView, _ edited: EditedList, _ measures: Measures, _ comment: Comment
  ) {
    let source = ListSource(edited.version)
    let screen = Screen(source, measures)
    let fresh = screen.table
    defer { withExtendedLifetime(screen) {} }
    if measures != .estimated {
      fresh.scroll(to: table.contentOffset)
      #expect(fresh.contentOffset == table.contentOffset, comment)
      #expect(fresh.visibleRows == table.visibleRows, comment)
      #expect(fresh.contentHeight == table.contentHeight, comment)
      #expect(fresh.bars == table.bars, comment)
      #expect(fresh.indexBar == table.indexBar, comment)
    }
    for cell in table.visibleCells {
      #expect(source.row(at: cell.place)?.text == cell.content.text, comment)
      #expect(cell.identity.style == (source.row(at: cell.place)?.kind == 1 ? .value2 : .subtitle))
      guard measures != .fixed else { continue }
      #expect(
        table.frame(ofRow: cell.place)?.height == Self.height(source.row(at: cell.place)), comment)
    }
    #expect(
      table.visibleCells.map { source.plan.row(at: $0.place) } == Array(table.visibleRows), comment)
  }

  @Test("heights are asked for once for each row and content")
  func heightCalls() throws {
    var edited = EditedList([100, 100])
    let source = ListSource(edited.version)
    let (asked, estimated) = (Screen(source, .asked), Screen(source, .estimated))
    let (table, other) = (asked.table, estimated.table)
    table.resetCounters()
    edited.sections[0].items[50].content = 1
    edited.sections[0].items.insert(.init(id: "x"), at: 10)
    let row = edited.sections[1].items.removeFirst()
    edited.sections[0].items.append(row)
    try source.apply(edited.version, in: table)
    withExtendedLifetime(asked) {}
    // The changed one and the new one, not the one that has moved.
    #expect(table.counters.rowHeightCalls == 2)
    other.reloadData()
    other.resetCounters()
    edited.sections[0].items.insert(.init(id: "y"), at: 0)
    try source.apply(edited.version, in: other)
    withExtendedLifetime(estimated) {}
    // Of the new row something is below the floating header, so that it is measured; the row behind it stays.
    #expect(other.counters.rowHeightCalls == 1)
    #expect(other.frame(ofRow: RowPlace(section: 0, row: 1))?.top == other.contentOffset + 20)
    #expect(other.contentOffset == Self.height(source.row(at: RowPlace(section: 0, row: 0))))
  }

  @Test("pages that come late, while the list changes twice within a fling")
  func pages() throws {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var edited = EditedList((0..<6).map { _ in Int.random(in: 10...60, using: &generator) })
      let source = ListSource(edited.pages(8), limits: PageLimits(pages: 6))
      source.showsPlaceholders = true
      let queue = PageQueue(source)
      let table = Screen(source, .fixed).table
      table.prefetcher = queue
      var requests: [PageRequest] = []
      var speed = 700.0
      for frame in 0..<40 {
        if frame == 10 || frame == 13 {
          edited.edit(8, &generator)
          let outcome = try source.apply(edited.pages(8), in: table)
          #expect(outcome == .changed)
        }
        table.scroll(by: speed)
        speed *= 0.9
        while let request = queue.next() { requests.append(request) }
        if generator.onceIn(3) { requests.shuffle(using: &generator) }
        for request in requests.prefix(2) { queue.finish(request, try request.rows(), in: table) }
        requests.removeFirst(min(2, requests.count))
        let list = edited.list
        for cell in table.visibleCells where !cell.content.isPlaceholder {
          let row = list.sections[cell.place.section].rows[cell.place.row]
          #expect(cell.content.text == row.text, "seed \(seed) frame \(frame)")
        }
      }
      while let request = requests.popLast() ?? queue.next() {
        queue.finish(request, try request.rows(), in: table)
      }
      #expect(table.visibleCells.allSatisfy { !$0.content.isPlaceholder }, "seed \(seed)")
      expectTruth(table, source)
    }
  }
}
