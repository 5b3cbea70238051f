internal import SectionModel

/// Finds the most elements that are in ascending order already.
enum LongestRun {
  /// Marks a longest strictly ascending subsequence.
  ///
  /// Patience sorting (Fredman 1975); ties are broken by place, so the answer is always the same.
  ///
  /// - Parameter values: Different numbers.
  /// - Returns: For each element whether it is part of the subsequence.
  /// - Complexity: O(*n* log *n*); O(*n*) where all are ascending.
  static func marks(in values: [Int]) -> [Bool] {
    // The place of the smallest last value of a run of each length, and the place before each.
    var tails: [Int] = []
    var before = Array(repeating: -1, count: values.count)
    for place in values.indices {
      let length = length(before: values[place], tails, values)
      if length > 0 { before[place] = tails[length - 1] }
      if length == tails.count { tails.append(place) } else { tails[length] = place }
    }
    var marks = Array(repeating: false, count: values.count)
    var place = tails.last ?? -1
    while place >= 0 {
      marks[place] = true
      place = before[place]
    }
    return marks
  }

  /// How many tails are below a value.
  private static func length(before value: Int, _ tails: [Int], _ values: [Int]) -> Int {
    if let last = tails.last, values[last] < value { return tails.count }
    return tails.partitioningIndex { values[$0] >= value }
  }
}
