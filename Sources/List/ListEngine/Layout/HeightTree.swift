/// Heights of rows of which most are only estimated.
///
/// A binary indexed tree (Fenwick 1994) of how much each measured height differs from the estimate: offsets
/// and searches take O(log *n*), and nothing is stored before the first row is measured.
struct HeightTree {
  let count: Int
  let estimate: Double
  /// Heights of the rows that were measured.
  private var measured: [Int: Double] = [:]
  /// Sums of differences; the place before the first is unused.
  private var sums: [Double] = []
  private var totalDifference = 0.0

  init(count: Int, estimate: Double) {
    self.count = count
    self.estimate = estimate
  }

  var total: Double { Double(count) * estimate + totalDifference }

  /// The rows that were measured, in their order, so that sums are the same in each run.
  var measurements: [(row: Int, height: Double)] {
    measured.map { ($0.key, $0.value) }.sorted { $0.row < $1.row }
  }

  func isMeasured(_ row: Int) -> Bool { measured[row] != nil }

  func height(of row: Int) -> Double { measured[row] ?? estimate }

  /// The sum of the heights of the rows before.
  func top(of row: Int) -> Double {
    var sum = Double(row) * estimate
    guard !sums.isEmpty else { return sum }
    var place = row
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  /// The row at a distance from the first row's top; the nearest one outside.
  func row(at distance: Double) -> Int {
    guard !sums.isEmpty else { return clippedRow(distance / estimate, count: count) }
    var step = 1
    while step * 2 <= count { step *= 2 }
    var (row, rest) = (0, distance)
    while step > 0 {
      if row + step <= count {
        let height = Double(step) * estimate + sums[row + step]
        if height <= rest { (row, rest) = (row + step, rest - height) }
      }
      step /= 2
    }
    return min(row, count - 1)
  }

  /// Replaces the estimate, or an earlier measurement, of a row.
  mutating func measure(_ row: Int, height: Double) {
    let difference = height - self.height(of: row)
    measured[row] = height
    guard difference != 0 else { return }
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    totalDifference += difference
    var place = row + 1
    while place <= count {
      sums[place] += difference
      place += place & -place
    }
  }
}

/// A quotient as a row's number, for any number that a division can give.
func clippedRow(_ quotient: Double, count: Int) -> Int {
  guard quotient > 0 else { return 0 }
  return quotient < Double(count) ? Int(quotient) : count - 1
}
