import SectionModel

#if canImport(UIKit)
  import UIKit
#endif

extension UITableView {
  /// Makes a table in the style, direction and measures of a list.
  ///
  /// Reads of the list: style, direction, metrics.
  convenience init(for plan: SectionPlan) {
    let style: Style =
      switch plan.style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    #if canImport(UIKit)
      self.init(frame: .zero, style: style)
    #else
      self.init(style: style)
    #endif
    semanticContentAttribute =
      plan.direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    rowHeight = .init(plan.metrics.rowHeight)
    sectionHeaderHeight = .init(plan.metrics.headerHeight)
    sectionFooterHeight = .init(plan.metrics.footerHeight)
    sectionHeaderTopPadding = .init(plan.metrics.sectionHeaderTopPadding)
  }
}
