import ListEngine
import SectionDiff
import SectionModel
import TestSupport

/// A list that tests change: sections by name, and rows by identifier with a number for their content.
struct EditedList {
  struct Item: Equatable {
    var id: String
    var content = 0
    var kind = 0
  }

  var sections: [(id: String, items: [Item])]
  var locale = "el"
  var collation = "c"
  var style = ListStyle.plain
  /// Whether footers count rows.
  var hasFooters = false
  private var next = 0

  /// Makes a list whose rows are named `a0`, `a1` and so on.
  init(_ counts: [Int]) {
    sections = counts.enumerated().map { number, count in
      ("s\(number)", (0..<count).map { Item(id: "r\(number)-\($0)") })
    }
  }

  init(_ sections: [(String, [String])]) {
    self.sections = sections.map { ($0.0, $0.1.map { Item(id: $0) }) }
  }

  /// The list as an exporter would write it; equal content has equal hashes.
  var list: SectionedList {
    var first = 0
    var made: [ListSection] = []
    let sections = sections.filter { !$0.items.isEmpty }
    for (number, (id, items)) in sections.enumerated() {
      let footer = hasFooters ? "\(items.count)" : nil
      let summary = SectionSummary(
        id: id, kind: .letter, title: id, footer: footer,
        place: (firstRow: first, number: number, count: items.count))
      let rows = items.map(Self.row)
      made.append(
        ListSection(
          summary: summary, hash: "\(id)/\(footer ?? "")", rows: rows,
          rowsHash: rows.map { $0.id + "=" + $0.hash }.joined(separator: ",")))
      first += items.count
    }
    var plan = SampleLists.plan(made.map(\.summary), style)
    plan.locale = locale
    plan.collation = collation
    let hash = made.map { $0.hash + $0.rowsHash }.joined(separator: ";")
    return SectionedList(
      plan: plan, sections: made, snapshot: "\(locale)\(collation)\(style)\(hash)")
  }

  private static func row(_ item: Item) -> Row {
    let hash = "\(item.content) \(item.kind)"
    var row = Row(
      id: item.id, hash: hash, text: "\(item.id) \(item.content)", image: RowImage(monogram: "A"))
    row.kind = item.kind == 0 ? nil : item.kind
    return row
  }

  var version: ListVersion { ListVersion(list) }

  /// The list in pages; a page with the same rows has the same file.
  func pages(_ size: Int) -> ListVersion {
    let list = list
    let pages = SamplePages(list, rows: size) { _, rows in
      rows.map { "\($0.id) \($0.hash)" }.joined(separator: ",")
    }
    return ListVersion(pages, outline: ListOutline(list))
  }

  // MARK: - Edits

  /// Does some edits at random: rows come, go, move, and change their content or kind.
  mutating func edit(_ count: Int, _ generator: inout SeededGenerator) {
    for _ in 0..<count {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0, 1: insert(&generator)
      case 2, 3: _ = take(&generator)
      case 4, 5: if let item = take(&generator) { put(item, &generator) }
      case 6, 7: change(&generator) { $0.content += 1 }
      default: change(&generator) { $0.kind = 1 - $0.kind }
      }
    }
    if generator.onceIn(6) { sections.shuffle(using: &generator) }
    if generator.onceIn(6) {
      next += 1
      sections.insert(("n\(next)", []), at: Int.random(in: 0...sections.count, using: &generator))
    }
  }

  private mutating func insert(_ generator: inout SeededGenerator) {
    next += 1
    put(Item(id: "x\(next)"), &generator)
  }

  private mutating func put(_ item: Item, _ generator: inout SeededGenerator) {
    let section = Int.random(in: 0..<sections.count, using: &generator)
    let row = Int.random(in: 0...sections[section].items.count, using: &generator)
    sections[section].items.insert(item, at: row)
  }

  private mutating func take(_ generator: inout SeededGenerator) -> Item? {
    guard let section = filled(&generator) else { return nil }
    let row = Int.random(in: 0..<sections[section].items.count, using: &generator)
    return sections[section].items.remove(at: row)
  }

  private mutating func change(
    _ generator: inout SeededGenerator, _ body: (inout Item) -> Void
  ) {
    guard let section = filled(&generator) else { return }
    let row = Int.random(in: 0..<sections[section].items.count, using: &generator)
    body(&sections[section].items[row])
  }

  private func filled(_ generator: inout SeededGenerator) -> Int? {
    sections.indices.filter { !sections[$0].items.isEmpty }.randomElement(using: &generator)
  }
}

/// A table of a source that counts from now on: ten rows of 60 on a screen of 600, without headers.
func table(_ source: ListSource) -> TableView {
  let table = TableView(source, height: 600)
  (table.rowHeight, table.headerHeight) = (60, 0)
  table.reloadData()
  table.resetCounters()
  return table
}
