public import SectionModel

/// An edge of a row, in reading direction.
public enum RowEdge: String, Sendable, Equatable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}

/// What has come of an action.
public enum ActionOutcome: Sendable, Equatable {
  /// The delegate has done it.
  case done
  /// The delegate has not done it.
  case refused
  /// The row has left the list since its actions were opened; the delegate was not asked.
  case rowIsGone
  /// No actions are open, or there is none of this name.
  case notOffered
}

/// A row whose actions are open.
struct OpenedRow {
  let id: String
  let edge: RowEdge
  var actions: [RowAction]
}

extension TableView {
  /// Whether an edge is on the left of the screen.
  ///
  /// - Parameter edge: An edge.
  /// - Returns: True for the leading edge of a list from left to right, and for the trailing one of others.
  public func isOnLeft(_ edge: RowEdge) -> Bool {
    (edge == .leading) == (direction == .leftToRight)
  }

  /// The actions that are open, with the titles of the list's language; nil while none are.
  public var openActions: [RowAction]? { opened?.actions }

  /// Opens the actions of a row, as a swipe does; those of another row are closed.
  ///
  /// - Parameters:
  ///   - place: Where the row is.
  ///   - edge: The edge at which they come in.
  /// - Returns: The actions; empty where the row has none at this edge.
  @discardableResult
  public func openActions(ofRow place: RowPlace, at edge: RowEdge) -> [RowAction] {
    closeActions()
    guard geometry.row(at: place) != nil, let id = dataSource.id(ofRow: place) else { return [] }
    let actions = dataSource.actions(ofRow: place).filter { $0.edge == edge.rawValue }
    guard !actions.isEmpty else { return [] }
    opened = OpenedRow(id: id, edge: edge, actions: actions)
    visibleCells.first { $0.binding.id == id }?.openEdge = edge
    return actions
  }

  /// Has open actions be those that the row has by now.
  ///
  /// They close where it has none. Those of a row that has gone stay as they are until one is chosen.
  func refreshActions() {
    guard let row = opened, let place = dataSource.place(ofRow: row.id) else { return }
    let actions = dataSource.actions(ofRow: place).filter { $0.edge == row.edge.rawValue }
    if actions.isEmpty { closeActions() } else { opened?.actions = actions }
  }

  /// Closes the actions that are open.
  public func closeActions() {
    guard let id = opened?.id else { return }
    opened = nil
    visibleCells.first { $0.binding.id == id }?.openEdge = nil
  }

  /// Does an open action with the row that it was opened for, wherever that is by now.
  ///
  /// The delegate changes the data, and has the table `perform` the change.
  ///
  /// - Parameter name: The action's identifier.
  /// - Returns: What has come of it. The actions are closed in any case.
  public func performAction(_ name: String) -> ActionOutcome {
    guard let row = opened, let action = row.actions.first(where: { $0.id == name }) else {
      closeActions()
      return .notOffered
    }
    closeActions()
    guard dataSource.place(ofRow: row.id) != nil else { return .rowIsGone }
    return delegate?.perform(action, onRow: row.id, in: self) == true ? .done : .refused
  }
}
