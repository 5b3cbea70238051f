internal import SectionModel

/// Numbers that are left out when things are counted anew: rows that a list has lost, or places that others
/// have taken.
package struct RowGaps: Sendable, Equatable {
  /// The numbers, ascending.
  package private(set) var rows: [Int] = []

  /// Makes an empty set of gaps.
  package init() {}

  /// Takes numbers in any order.
  ///
  /// - Parameter rows: Different numbers.
  package init(_ rows: [Int]) { self.rows = rows.sorted() }

  /// Whether nothing is left out.
  package var isEmpty: Bool { rows.isEmpty }

  /// How many numbers before another are left out.
  ///
  /// - Parameter row: A number before leaving out.
  /// - Returns: The count.
  /// - Complexity: O(log *n*)
  package func count(before row: Int) -> Int {
    rows.partitioningIndex { $0 >= row }
  }

  /// Whether a number is left out.
  ///
  /// - Parameter row: A number before leaving out.
  /// - Returns: True for a gap.
  /// - Complexity: O(log *n*)
  package func contains(_ row: Int) -> Bool {
    let before = count(before: row)
    return before < rows.count && rows[before] == row
  }

  /// The number that something had before others were left out.
  ///
  /// - Parameter row: Its number among those that remain.
  /// - Returns: Its number among all.
  /// - Complexity: O(log *n*)
  package func original(of row: Int) -> Int {
    row + rows.indices.partitioningIndex { rows[$0] - $0 > row }
  }

  /// The number that something has among those that remain.
  ///
  /// - Parameter original: Its number among all.
  /// - Returns: Its number; nil where it is left out.
  /// - Complexity: O(log *n*)
  package func current(of original: Int) -> Int? {
    let before = count(before: original)
    guard before == rows.count || rows[before] != original else { return nil }
    return original - before
  }

  /// Leaves out one more.
  ///
  /// - Parameter original: Its number among all.
  /// - Complexity: O(*n*)
  package mutating func insert(_ original: Int) {
    let place = count(before: original)
    guard place == rows.count || rows[place] != original else { return }
    rows.insert(original, at: place)
  }
}
