/// Finds what a person may have meant by an unknown name.
///
/// - Parameters:
///   - name: What was typed.
///   - names: What is known.
/// - Returns: The known name that is fewest edits away, the first of equals; nil if more than a
///   third of the typed characters (at least one) would change.
package func nearestName(to name: String, among names: [String]) -> String? {
  let typed = Array(name.utf8)
  var nearest: String?
  // One more than a name may be away to be nearer than those before.
  var limit = max(1, typed.count / 3) + 1
  for candidate in names {
    // At least as many edits as one is longer than the other.
    guard abs(candidate.utf8.count - typed.count) < limit else { continue }
    if let distance = editDistance(typed, Array(candidate.utf8), below: limit) {
      (nearest, limit) = (candidate, distance)
    }
  }
  return nearest
}

/// Counts the insertions, deletions, replacements and exchanges of neighbours between two names; nil
/// where there are as many as the limit, which shows long before the end.
///
/// Exchanges count once (optimal string alignment), because they are the commonest slip.
private func editDistance(_ left: [UInt8], _ right: [UInt8], below limit: Int) -> Int? {
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = beforePrevious
  for row in left.indices {
    current[0] = row + 1
    var least = row + 1
    for column in right.indices {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(previous[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    // The least of a row is never below that of the row before.
    guard least < limit else { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[right.count] < limit ? previous[right.count] : nil
}
