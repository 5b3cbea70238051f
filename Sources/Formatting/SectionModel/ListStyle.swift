/// The style of a list, in UIKit's words.
public enum ListStyle: String, Sendable, Equatable, Codable, CaseIterable {
  /// Sections follow each other; headers stick to the top; an index stands beside.
  case plain
  /// Sections are visual groups.
  case grouped
  /// Sections are inset visual groups.
  case insetGrouped
}

/// The name field that comes first in the order of a list.
public enum SortField: String, Sendable, Equatable, Codable, CaseIterable {
  /// Family name, then given name, then additional name.
  case family
  /// Given name, then family name, then additional name.
  case given
}

/// The direction of text or layout.
public enum TextDirection: String, Sendable, Equatable, Codable, CaseIterable {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}

/// The style of a cell, in UIKit's words.
public enum CellStyle: String, Sendable, Equatable, Codable, CaseIterable {
  /// One line of text.
  case basic
  /// A second, smaller line below.
  case subtitle
  /// A second text at the trailing edge.
  case value1
  /// A second text after a narrow first one.
  case value2
}

/// A kind of row.
public struct RowKind: Sendable, Equatable, Codable {
  /// The kind's name, which serves as a reuse identifier.
  public var id: String
  /// The style of its cells.
  public var cellStyle: CellStyle

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - id: The kind's name.
  ///   - cellStyle: The style of its cells.
  public init(id: String, cellStyle: CellStyle) {
    self.id = id
    self.cellStyle = cellStyle
  }
}

/// Something that can be done with a row by swiping or from a menu.
public struct RowAction: Sendable, Equatable, Codable {
  /// What the program does.
  public var id: String
  /// What the person reads, in the list's language.
  public var title: String
  /// `destructive` or `normal`.
  public var style: String
  /// The edge from which the action comes: `leading` or `trailing`.
  public var edge: String

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - id: What the program does.
  ///   - title: What the person reads.
  ///   - style: `destructive` or `normal`.
  ///   - edge: `leading` or `trailing`.
  public init(id: String, title: String, style: String, edge: String) {
    self.id = id
    self.title = title
    self.style = style
    self.edge = edge
  }
}

/// Heights in points at the default text size; a list may measure its own.
public struct Metrics: Sendable, Equatable, Codable {
  /// The height of a row.
  public var rowHeight: Int
  /// The height of a section's header.
  public var headerHeight: Int
  /// The height of a section's footer; 0 without footers.
  public var footerHeight: Int
  /// The space above each header.
  public var sectionHeaderTopPadding: Int

  /// Makes metrics.
  ///
  /// - Parameters:
  ///   - rowHeight: The height of a row.
  ///   - headerHeight: The height of a header.
  ///   - footerHeight: The height of a footer.
  ///   - sectionHeaderTopPadding: The space above each header.
  public init(
    rowHeight: Int, headerHeight: Int, footerHeight: Int, sectionHeaderTopPadding: Int
  ) {
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.sectionHeaderTopPadding = sectionHeaderTopPadding
  }
}
