import Foundation
import ListEngine
import SectionModel
import SectionReading

/// Lists to show, made by hand or recorded from the program.
enum SampleLists {
  /// A list whose rows have section and row, as in `1-0`, as ids and texts.
  static func list(
    _ counts: [Int], style: ListStyle = .plain, footer: String? = nil, photos: Bool = false
  ) -> SectionedList {
    var first = 0
    var sections: [ListSection] = []
    for (number, count) in counts.enumerated() {
      let summary = SectionSummary(
        id: "u-\(number)", kind: .letter, title: "T\(number)", footer: footer,
        place: (firstRow: first, number: number, count: count))
      sections.append(
        ListSection(
          summary: summary, hash: "h", rows: rows(count, section: number, photos: photos),
          rowsHash: "h"))
      first += count
    }
    return SectionedList(
      plan: plan(sections.map(\.summary), style), sections: sections, snapshot: "s")
  }

  static func source(_ counts: [Int], style: ListStyle = .plain) -> ListSource {
    ListSource(list(counts, style: style))
  }

  private static func rows(_ count: Int, section: Int, photos: Bool) -> [Row] {
    (0..<count).map { number in
      let id = "\(section)-\(number)"
      let image = RowImage(photo: photos ? "https://x.example/\(id)" : nil, monogram: "A", color: 1)
      var row = Row(id: id, hash: "h", text: id, image: image)
      // Every second row has no second text, so that one can be left over from the row before.
      row.secondaryText = number % 2 == 0 ? "+\(id)" : nil
      return row
    }
  }

  static func plan(_ summaries: [SectionSummary], _ style: ListStyle) -> SectionPlan {
    let index = SectionIndexTitles(
      titles: summaries.map(\.title), targets: Array(summaries.indices), summaries: summaries)
    return SectionPlan(
      language: PlanLanguage(
        locale: "el", wordsLocale: "el", direction: .leftToRight, calendar: "gregorian",
        numberingSystem: "latn"),
      arrangement: PlanArrangement(
        style: style, sortBy: .family, collation: "c",
        producer: Producer(name: "k", version: "1", icu: "1", cldr: "1", unicode: "1"),
        metrics: Metrics(
          rowHeight: 60, headerHeight: 28, footerHeight: 20, sectionHeaderTopPadding: 0),
        kinds: [
          RowKind(id: "contact", cellStyle: .subtitle), RowKind(id: "contact", cellStyle: .value2),
        ]),
      words: PlanWords(
        title: "T", summary: "S",
        actions: [
          RowAction(id: "call", title: "Call", style: "normal", edge: "leading"),
          RowAction(id: "delete", title: "Delete", style: "destructive", edge: "trailing"),
        ], countTexts: ["none", "one", "two", "three", "four"]),
      content: PlanContent(sections: summaries, index: style == .plain ? index : nil))
  }

  static let locales = ["az", "bg", "el", "fa", "sv"]

  /// A list that the program exported.
  static func exported(_ locale: String) throws -> SectionedList {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "EndToEndTests/Golden/\(locale).json")
    return try ListReader.list(ofDocument: Array(try Data(contentsOf: file)))
  }
}

/// A list in pages, named by their first row or by what they contain.
final class SamplePages: PageSource {
  struct Lost: Error {}

  let plan: SectionPlan
  let pages: [PageSummary]
  private let rows: [[Row]]
  private let lost: Set<Int>

  init(
    _ list: SectionedList, rows size: Int, lost: Set<Int> = [],
    name: (Int, [Row]) -> String = { start, _ in "\(start)" }
  ) {
    let all = list.sections.flatMap(\.rows)
    let starts = Array(stride(from: 0, to: all.count, by: size))
    plan = list.plan
    rows = starts.map { Array(all[$0..<min($0 + size, all.count)]) }
    pages = zip(starts, rows).map { start, rows in
      PageSummary(
        file: "pages/\(name(start, rows))", firstRow: start, count: rows.count, bytes: 1000)
    }
    self.lost = lost
  }

  func rows(ofPage page: Int) throws -> [Row] {
    if lost.contains(page) { throw Lost() }
    return rows[page]
  }
}

/// A delegate that writes down what it is told, and removes rows when asked to delete them.
final class Listener: TableDelegate {
  var source: ListSource?
  private(set) var events: [String] = []

  func willDisplay(_ cell: TableCell, in table: TableView) {
    events.append("show \(cell.content.text)")
  }

  func didEndDisplaying(_ cell: TableCell, in table: TableView) {
    events.append("end \(cell.content.text)")
  }

  func didSelectRow(_ id: String, in table: TableView) { events.append("select \(id)") }

  func perform(_ action: RowAction, onRow id: String, in table: TableView) -> Bool {
    events.append("\(action.id) \(id)")
    guard action.id == "delete", let source else { return false }
    guard let batch = source.remove(id) else { return false }
    return (try? table.perform([batch])) != nil
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A delegate that decides heights.
final class Heights: TableDelegate, TableHeights {
  private let height: (RowPlace) -> Double
  private(set) var calls: [RowPlace] = []

  init(_ height: @escaping (RowPlace) -> Double) { self.height = height }

  func height(ofRow place: RowPlace) -> Double {
    calls.append(place)
    return height(place)
  }
}
