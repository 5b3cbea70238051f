internal import SectionModel

/// The heights of the rows of one section.
enum RowHeights {
  /// All rows are equally high; nothing is stored for any.
  case equal(count: Int, height: Double)
  /// Each row has its own height; where each ends is stored.
  case own(ends: [Double])
  /// Rows are measured when they come into view.
  case estimated(HeightTree)

  var count: Int {
    switch self {
    case .equal(let count, _): count
    case .own(let ends): ends.count
    case .estimated(let tree): tree.count
    }
  }

  var total: Double {
    switch self {
    case .equal(let count, let height): Double(count) * height
    case .own(let ends): ends.last ?? 0
    case .estimated(let tree): tree.total
    }
  }

  /// The distance of a row's top from the first row's.
  func top(of row: Int) -> Double {
    switch self {
    case .equal(_, let height): Double(row) * height
    case .own(let ends): row == 0 ? 0 : ends[row - 1]
    case .estimated(let tree): tree.top(of: row)
    }
  }

  func height(of row: Int) -> Double {
    switch self {
    case .equal(_, let height): height
    case .own(let ends): ends[row] - (row == 0 ? 0 : ends[row - 1])
    case .estimated(let tree): tree.height(of: row)
    }
  }

  /// The row at a distance from the first row's top; the nearest one outside.
  func row(at distance: Double) -> Int {
    switch self {
    case .equal(let count, let height): return clippedRow(distance / height, count: count)
    case .own(let ends): return min(ends.partitioningIndex { $0 > distance }, ends.count - 1)
    case .estimated(let tree): return tree.row(at: distance)
    }
  }

  func isMeasured(_ row: Int) -> Bool {
    guard case .estimated(let tree) = self else { return true }
    return tree.isMeasured(row)
  }

  mutating func measure(_ row: Int, height: Double) {
    guard case .estimated(var tree) = self else { return }
    // So that the tree is changed in place and not copied.
    self = .equal(count: 0, height: 1)
    tree.measure(row, height: height)
    self = .estimated(tree)
  }
}
