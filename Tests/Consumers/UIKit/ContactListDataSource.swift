import Foundation
import SectionModel

#if canImport(UIKit)
  import UIKit
#endif

/// The data source of a table that shows a list: sections and rows by their ids, cells from ready texts,
/// the index as it stands in the document.
///
/// Reads of the list: index (titles, sections), kinds, countTexts, actions. Of a section: id, hash, header,
/// footer, rows. Of a row: id, hash, kind, text, secondaryText, image (symbol).
@MainActor
final class ContactListDataSource: UITableViewDiffableDataSource<String, String> {
  private let contents = Contents()
  private weak var tableView: UITableView?

  /// What is shown, apart from the data source because its initialiser's closure asks for it.
  @MainActor
  private final class Contents {
    private(set) var list: SectionedList?
    private(set) var sections: [String: ListSection] = [:]
    private(set) var rows: [String: Row] = [:]
    /// The sections that a person has deleted rows of.
    var touched: Set<String> = []

    func show(_ list: SectionedList) {
      self.list = list
      sections = Dictionary(uniqueKeysWithValues: list.sections.map { ($0.summary.id, $0) })
      let rows = list.sections.flatMap(\.rows)
      self.rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
      touched = []
    }

    func configuration(of row: Row) -> UIListContentConfiguration {
      switch list?.plan.kinds[row.kind ?? 0].cellStyle {
      case .basic: .cell()
      case .value1, .value2: .valueCell()
      case .subtitle, nil: .subtitleCell()
      }
    }
  }

  init(_ tableView: UITableView) {
    self.tableView = tableView
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    super.init(tableView: tableView) { [contents] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      guard let row = contents.rows[id] else { return cell }
      var content = contents.configuration(of: row)
      content.text = row.text
      content.secondaryText = row.secondaryText
      content.image = row.image.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      return cell
    }
  }

  /// Shows a list in place of the one before.
  ///
  /// UIKit moves what has moved. Rows with another hash get their new texts in the cells that they have, and
  /// sections with another hash their headers and footers.
  func show(_ list: SectionedList, animated: Bool) {
    let (oldRows, oldSections) = (contents.rows, contents.sections)
    contents.show(list)
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in list.sections {
      snapshot.appendSections([section.summary.id])
      snapshot.appendItems(section.rows.map(\.id), toSection: section.summary.id)
    }
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { id in
        oldRows[id].map { $0.hash != contents.rows[id]?.hash } ?? false
      })
    snapshot.reloadSections(
      snapshot.sectionIdentifiers.filter { id in
        oldSections[id].map { $0.hash != contents.sections[id]?.hash } ?? false
      })
    apply(snapshot, animatingDifferences: animated)
    tableView?.reloadSectionIndexTitles()
  }

  /// Takes a row away until the next list arrives.
  func delete(_ id: String) {
    var snapshot = snapshot()
    guard let section = snapshot.sectionIdentifier(containingItem: id) else { return }
    snapshot.deleteItems([id])
    contents.touched.insert(section)
    if snapshot.itemIdentifiers(inSection: section).isEmpty {
      snapshot.deleteSections([section])
    } else {
      snapshot.reloadSections([section])
    }
    apply(snapshot, animatingDifferences: true)
  }

  // MARK: - Headers, footers, index

  private func summary(_ section: Int) -> SectionSummary? {
    contents.sections[snapshot().sectionIdentifiers[section]]?.summary
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { summary(section)?.header }

  /// The footer of the document, or after a deletion the ready text for the rows that are left.
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard let summary = summary(section), summary.footer != nil else { return nil }
    guard contents.touched.contains(summary.id) else { return summary.footer }
    let count = snapshot().itemIdentifiers(inSection: summary.id).count
    return contents.list?.plan.countTexts?[count]
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    contents.list?.plan.index?.titles
  }

  /// Where a title leads is in the document; a section that has lost its last row stands for the next.
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard let list = contents.list, let target = list.plan.index?.sections[index] else { return 0 }
    let shown = snapshot().sectionIdentifiers
    let next = list.sections[target...].lazy.compactMap { shown.firstIndex(of: $0.summary.id) }
    return next.first ?? max(0, shown.count - 1)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    contents.list?.plan.actions.isEmpty == false
  }
}
