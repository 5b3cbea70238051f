/// Where a row is: a section, and the row's place in it.
public struct RowPlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number of the section.
  public var section: Int
  /// The number of the row in its section.
  public var row: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - section: The number of the section.
  ///   - row: The number of the row in its section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The place in words.
  public var description: String { "section \(section) row \(row)" }

  /// Whether a place comes before another in the list.
  public static func < (left: RowPlace, right: RowPlace) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// What stands at a position of a list that counts headers as items.
public enum ListItem: Sendable, Equatable {
  /// The header of a section.
  case header(section: Int)
  /// A row.
  case row(RowPlace)
}
