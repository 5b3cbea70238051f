internal import SectionModel

/// Heights in points at the default text size.
///
/// Rows: subtitle 60; basic, value1 and value2 44. Headers: plain 28; grouped and insetGrouped 38.
/// Footers: 30 where sections have any, else 0. Above a header: 0; UIKit adds a gap of its own in plain
/// style, which the list is asked to leave out.
enum ListMetrics {
  static func metrics(style: ListStyle, cellStyle: CellStyle, hasFooters: Bool) -> Metrics {
    Metrics(
      rowHeight: cellStyle == .subtitle ? 60 : 44,
      headerHeight: style == .plain ? 28 : 38,
      footerHeight: hasFooters ? 30 : 0,
      sectionHeaderTopPadding: 0)
  }
}
