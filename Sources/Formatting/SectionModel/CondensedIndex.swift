/// An index thinned out for a screen that has room for so many titles.
///
/// Sections are never thinned: those between two titles are reached from the first of the two.
public struct CondensedIndex: Sendable, Equatable, Codable {
  /// The number of titles.
  public var slots: Int
  /// The titles from top to bottom, each one of the whole index.
  public var titles: [String]
  /// For each title the number of the section that it leads to; never decreasing.
  public var sections: [Int]
  /// For each title the `firstRow` of that section.
  public var rows: [Int]
  /// For each title the `firstPosition` of that section.
  public var positions: [Int]

  /// Takes some titles out of an index.
  ///
  /// - Parameters:
  ///   - places: Their places in the index, ascending.
  ///   - index: The whole index.
  public init(_ places: [Int], of index: SectionIndexTitles) {
    slots = places.count
    titles = places.map { index.titles[$0] }
    sections = places.map { index.sections[$0] }
    rows = places.map { index.rows[$0] }
    positions = places.map { index.positions[$0] }
  }
}
