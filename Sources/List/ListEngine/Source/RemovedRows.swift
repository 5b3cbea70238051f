internal import SectionModel

/// Rows that were taken out of a list whose pages never change.
struct RemovedRows {
  /// Their numbers in the list as it was, ascending.
  private(set) var rows: [Int] = []

  var isEmpty: Bool { rows.isEmpty }

  /// How many rows before a number were taken out.
  ///
  /// - Complexity: O(log *n*).
  func count(before row: Int) -> Int {
    rows.partitioningIndex { $0 >= row }
  }

  /// The number that a row had before others were taken out.
  ///
  /// - Complexity: O(log *n*).
  func original(of row: Int) -> Int {
    row + rows.indices.partitioningIndex { rows[$0] - $0 > row }
  }

  /// The number that a row has now; nil where it was taken out.
  ///
  /// - Complexity: O(log *n*).
  func current(of original: Int) -> Int? {
    let before = count(before: original)
    guard before == rows.count || rows[before] != original else { return nil }
    return original - before
  }

  /// Takes out a row.
  ///
  /// - Complexity: O(*n*) in rows taken out.
  mutating func insert(_ original: Int) {
    let place = count(before: original)
    guard place == rows.count || rows[place] != original else { return }
    rows.insert(original, at: place)
  }
}
