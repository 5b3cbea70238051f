/// Finds what a person may have meant by an unknown name.
///
/// - Parameters:
///   - name: What was typed.
///   - names: What is known.
/// - Returns: The known name that is fewest edits away, the first of equals; nil if more than a
///   third of the typed characters (at least one) would change.
package func nearestName(to name: String, among names: [String]) -> String? {
  let allowed = max(1, name.utf8.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let distance = editDistance(Array(name.utf8), Array(candidate.utf8))
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// Counts the insertions, deletions, replacements and exchanges of neighbours between two names.
///
/// Exchanges count once (optimal string alignment), because they are the commonest slip.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(previous[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
