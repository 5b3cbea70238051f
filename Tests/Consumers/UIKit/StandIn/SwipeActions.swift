#if !canImport(UIKit)
  @MainActor
  final class UIContextualAction {
    enum Style: Sendable {
      case normal
      case destructive
    }

    typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    let style: Style
    let title: String?
    let handler: Handler

    init(style: Style, title: String?, handler: @escaping Handler) {
      self.style = style
      self.title = title
      self.handler = handler
    }
  }

  @MainActor
  final class UISwipeActionsConfiguration {
    let actions: [UIContextualAction]
    var performsFirstActionWithFullSwipe = true

    init(actions: [UIContextualAction]) { self.actions = actions }
  }
#endif
