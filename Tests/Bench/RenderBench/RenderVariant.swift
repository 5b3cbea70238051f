/// A way to show a list, as the tables name it.
enum RenderVariant: String, CaseIterable, Sendable {
  /// Formats on render, with a new formatter for each row whose pattern is looked up.
  case a0 = "A0"
  /// Formats on render, with a new formatter for each row.
  case a1 = "A1"
  /// Formats on render with one formatter: what a careful developer does.
  case a2 = "A2"
  /// Copies texts of a document in memory.
  case whole = "B"
  /// Copies texts of pages that are decoded when their first row is shown.
  case paged = "B'"
  /// Copies texts of pages that another thread decodes ahead.
  case prefetched = "C"
  /// As B; the delegate gives each row's height from a table, without estimates.
  case listedHeights = "H1"
  /// As B; the delegate measures each row, without estimates.
  case measuredHeights = "H2"
  /// As B; the delegate measures rows when they come into view.
  case estimatedHeights = "H3"

  /// Whether rows are formatted when they are shown.
  var formats: Bool { [.a0, .a1, .a2].contains(self) }
  /// Whether the delegate decides heights.
  var hasHeights: Bool { [.listedHeights, .measuredHeights, .estimatedHeights].contains(self) }
}
