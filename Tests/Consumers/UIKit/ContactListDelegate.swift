import Foundation
import SectionModel

#if canImport(UIKit)
  import UIKit
#endif

/// Swipe actions by the titles of the list.
///
/// Reads of the list: actions (id, title, style, edge).
@MainActor
final class ContactListDelegate: NSObject, UITableViewDelegate {
  private let dataSource: ContactListDataSource
  private let actions: [RowAction]

  init(_ dataSource: ContactListDataSource, actions: [RowAction]) {
    self.dataSource = dataSource
    // What this program does not know, it does not offer.
    self.actions = actions.filter { $0.id == "delete" }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let offered = actions.filter { $0.edge == "trailing" }.map { action in
      UIContextualAction(
        style: action.style == "destructive" ? .destructive : .normal, title: action.title
      ) { [dataSource] _, _, completion in
        dataSource.delete(id)
        completion(true)
      }
    }
    return UISwipeActionsConfiguration(actions: offered)
  }
}
