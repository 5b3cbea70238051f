#if !canImport(UIKit)
  import Foundation

  struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  > {
    private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    init() {}

    var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
      items[identifier] ?? []
    }

    func sectionIdentifier(
      containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? {
      sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false }
    }

    mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
      sectionIdentifiers += identifiers
    }

    mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
      guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
        preconditionFailure("there is no section")
      }
      items[section, default: []] += identifiers
    }

    mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
      for section in sectionIdentifiers {
        items[section]?.removeAll { identifiers.contains($0) }
      }
    }

    mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
      sectionIdentifiers.removeAll { identifiers.contains($0) }
      for section in identifiers { items[section] = nil }
    }

    mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
      reloadedSectionIdentifiers += identifiers
    }

    mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
      reconfiguredItemIdentifiers += identifiers
    }
  }

  class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject, UITableViewDataSource {
    typealias CellProvider = (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let cellProvider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      self.cellProvider = cellProvider
      super.init()
      tableView.dataSource = self
    }

    func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true
    ) {
      shown = snapshot
    }

    func snapshot() -> NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    > { shown }

    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      shown.itemIdentifiers(inSection: shown.sectionIdentifiers[indexPath.section])[indexPath.row]
    }

    func numberOfSections(in tableView: UITableView) -> Int { shown.sectionIdentifiers.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.itemIdentifiers(inSection: shown.sectionIdentifiers[section]).count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard let item = itemIdentifier(for: indexPath),
        let cell = cellProvider(tableView, indexPath, item)
      else { preconditionFailure("there is no cell at \(indexPath)") }
      return cell
    }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
  }
#endif
