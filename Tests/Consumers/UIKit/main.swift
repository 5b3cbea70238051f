// Does with a table what a person does: looks at the list OLD, touches the index, swipes the first row away,
// and gets the list NEW.
import Foundation
import SectionModel

#if canImport(UIKit)
  import UIKit
#endif

let lists = try CommandLine.arguments.dropFirst().map { path in
  try JSONDecoder().decode(
    SectionedList.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}

let table = UITableView(for: lists[0].plan)
let dataSource = ContactListDataSource(table)
let delegate = ContactListDelegate(dataSource, actions: lists[0].plan.actions)
table.delegate = delegate

@MainActor
func tell(_ event: String) {
  print(event)
  let snapshot = dataSource.snapshot()
  print("  reloads", snapshot.reloadedSectionIdentifiers)
  print("  reconfigures", snapshot.reconfiguredItemIdentifiers)
  for section in 0..<dataSource.numberOfSections(in: table) {
    let header = dataSource.tableView(table, titleForHeaderInSection: section) ?? "-"
    let footer = dataSource.tableView(table, titleForFooterInSection: section) ?? "-"
    print("  \(header) (\(footer))")
    for row in 0..<dataSource.tableView(table, numberOfRowsInSection: section) {
      let place = IndexPath(row: row, section: section)
      let cell = dataSource.tableView(table, cellForRowAt: place)
      let content = cell.contentConfiguration as? UIListContentConfiguration
      print("    \(content?.text ?? "-"), \(content?.secondaryText ?? "-")")
    }
  }
}

dataSource.show(lists[0], animated: false)
print(table.style, table.semanticContentAttribute, table.rowHeight, table.sectionHeaderHeight)
tell("shown")

let titles = dataSource.sectionIndexTitles(for: table) ?? []
for (place, title) in titles.enumerated() {
  let section = dataSource.tableView(table, sectionForSectionIndexTitle: title, at: place)
  print(title, dataSource.tableView(table, titleForHeaderInSection: section) ?? "-")
}

let first = IndexPath(row: 0, section: 0)
let swipe = delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: first)
for action in swipe?.actions ?? [] {
  print(action.title ?? "-", action.style)
  action.handler(action, table) { print($0) }
}
tell("deleted")

dataSource.show(lists[1], animated: true)
tell("next")
