#if !canImport(UIKit)
  import Foundation

  // The declarations of UIKit that the example uses, with the names, parameters and isolation of Apple's
  // documentation, so that the example is type-checked and run where there is no UIKit. A table here has no
  // screen: it asks its data source when it is told to, and remembers cells.

  extension IndexPath {
    init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    var section: Int { self[0] }
    var row: Int { self[1] }
  }

  @MainActor
  protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
  }

  @MainActor
  protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
  }

  @MainActor
  class UIView: NSObject {}

  enum UISemanticContentAttribute: Sendable {
    case unspecified
    case forceLeftToRight
    case forceRightToLeft
  }

  class UITableView: UIView {
    enum Style: Sendable {
      case plain
      case grouped
      case insetGrouped
    }

    let style: Style
    weak var dataSource: (any UITableViewDataSource)?
    weak var delegate: (any UITableViewDelegate)?
    var rowHeight = 44.0
    var sectionHeaderHeight = 28.0
    var sectionFooterHeight = 0.0
    var sectionHeaderTopPadding = 0.0
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    private var classes: [String: UITableViewCell.Type] = [:]

    init(style: Style) { self.style = style }

    func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
      classes[identifier] = cellClass
    }

    func reloadSectionIndexTitles() {}

    func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      guard let cell = classes[identifier] else {
        preconditionFailure("no cell is registered for \(identifier)")
      }
      return cell.init()
    }
  }

  class UITableViewCell: UIView {
    var contentConfiguration: (any UIContentConfiguration)?

    override required init() {}
  }

  protocol UIContentConfiguration {}

  struct UIListContentConfiguration: UIContentConfiguration {
    var text: String?
    var secondaryText: String?
    var image: UIImage?

    static func cell() -> UIListContentConfiguration { Self() }
    static func subtitleCell() -> UIListContentConfiguration { Self() }
    static func valueCell() -> UIListContentConfiguration { Self() }
  }

  final class UIImage: Sendable {
    let systemName: String

    init?(systemName name: String) { systemName = name }
  }
#endif
