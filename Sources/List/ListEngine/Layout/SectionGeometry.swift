/// Where a section's parts are, from the top: padding, header, rows, footer.
struct SectionGeometry {
  /// The number of rows in the sections before.
  var firstRow = 0
  /// The top of the section.
  var top = 0.0
  var padding: Double
  var headerHeight: Double
  var footerHeight: Double
  var rows: RowHeights

  init(padding: Double, headerHeight: Double, footerHeight: Double, rows: RowHeights) {
    self.padding = padding
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.rows = rows
  }

  var headerTop: Double { top + padding }
  var rowsTop: Double { headerTop + headerHeight }
  var rowsEnd: Double { rowsTop + rows.total }
  var end: Double { rowsEnd + footerHeight }
}
