package import SectionModel

/// Where the sections and rows of a list are after a batch, and where they were before it.
///
/// Only what the batch names is stored. A batch that does not fit is refused, as `UITableView` would:
/// things that are not there, things that are named twice, targets that leave gaps.
package struct BatchPlaces: Sendable {
  /// For each section before the batch its number after it; -1 where it is deleted.
  package private(set) var sectionTargets: [Int]
  /// For each section after the batch its number before it; -1 where it was inserted.
  package private(set) var sectionSources: [Int] = []
  /// The number of rows of each section after the batch.
  package private(set) var counts: [Int] = []
  /// Rows that leave each section, by the section's number after the batch.
  private var leaving: [RowGaps] = []
  /// Rows that come into each section.
  private var arriving: [RowGaps] = []
  private var targets: [RowPlace: RowPlace] = [:]
  private var sources: [RowPlace: RowPlace] = [:]
  private let movedSections: Set<Int>

  /// Follows a batch.
  ///
  /// - Parameters:
  ///   - stage: The batch.
  ///   - counts: The number of rows of each section before it.
  ///   - inserted: The number of rows of a section that appears; nil where there is no such section.
  /// - Throws: `ReplayError` where the batch does not fit.
  /// - Complexity: O(*n*) in sections, O(*m* log *m*) in operations.
  package init(
    _ stage: ListOperations, counts: [Int], inserted: (Int) -> Int?
  ) throws(ReplayError) {
    sectionTargets = Array(repeating: -1, count: counts.count)
    movedSections = Set(stage.movedSections.map(\.from))
    try placeSections(stage)
    self.counts = []
    for (number, source) in sectionSources.enumerated() {
      guard let count = source < 0 ? inserted(number) : counts[source] else {
        throw .noSection(number)
      }
      self.counts.append(count)
    }
    try placeRows(stage, counts)
    try checkContent(stage)
  }

  // MARK: - Sections

  private mutating func placeSections(_ stage: ListOperations) throws(ReplayError) {
    let count =
      sectionTargets.count - stage.deletedSections.count + stage.insertedSections.count
    var slots: [Int?] = Array(repeating: nil, count: max(count, 0))
    var isGone = Array(repeating: false, count: sectionTargets.count)
    for number in stage.deletedSections { try Self.take(number, &isGone) }
    for move in stage.movedSections {
      try Self.take(move.from, &isGone)
      try Self.put(move.from, at: move.to, &slots)
    }
    for number in stage.insertedSections { try Self.put(-1, at: number, &slots) }
    var gaps = slots.indices.filter { slots[$0] == nil }.makeIterator()
    for number in sectionTargets.indices where !isGone[number] {
      guard let gap = gaps.next() else { throw .sectionCount }
      slots[gap] = number
    }
    sectionSources = slots.compactMap(\.self)
    guard sectionSources.count == count else { throw .sectionCount }
    for (number, source) in sectionSources.enumerated() where source >= 0 {
      sectionTargets[source] = number
    }
  }

  private static func take(_ number: Int, _ isGone: inout [Bool]) throws(ReplayError) {
    guard isGone.indices.contains(number) else { throw .noSection(number) }
    guard !isGone[number] else { throw .sectionTwice(number) }
    isGone[number] = true
  }

  private static func put(
    _ section: Int, at number: Int, _ slots: inout [Int?]
  ) throws(ReplayError) {
    guard slots.indices.contains(number) else { throw .noSection(number) }
    guard slots[number] == nil else { throw .sectionTwice(number) }
    slots[number] = section
  }

  // MARK: - Rows

  private mutating func placeRows(
    _ stage: ListOperations, _ before: [Int]
  ) throws(ReplayError) {
    var left: [[Int]] = Array(repeating: [], count: counts.count)
    var come: [[Int]] = Array(repeating: [], count: counts.count)
    for row in stage.deletedRows + stage.movedRows.map(\.from) {
      guard before.indices.contains(row.section), sectionTargets[row.section] >= 0,
        0..<before[row.section] ~= row.row
      else { throw .noRow(row) }
      left[sectionTargets[row.section]].append(row.row)
    }
    for row in stage.insertedRows + stage.movedRows.map(\.to) {
      guard counts.indices.contains(row.section), sectionSources[row.section] >= 0 else {
        throw .noRow(row)
      }
      come[row.section].append(row.row)
    }
    leaving = left.map { RowGaps($0) }
    arriving = come.map { RowGaps($0) }
    for number in counts.indices {
      counts[number] += come[number].count - left[number].count
      try check(number)
    }
    for move in stage.movedRows {
      targets[move.from] = move.to
      sources[move.to] = move.from
    }
  }

  private func check(_ section: Int) throws(ReplayError) {
    for gaps in [leaving[section], arriving[section]] {
      for (first, second) in zip(gaps.rows, gaps.rows.dropFirst()) where first == second {
        throw .rowTwice(RowPlace(section: section, row: first))
      }
    }
    for row in arriving[section].rows where !(0..<counts[section] ~= row) {
      throw .noRow(RowPlace(section: section, row: row))
    }
  }

  private func checkContent(_ stage: ListOperations) throws(ReplayError) {
    for number in stage.reconfiguredSections where !counts.indices.contains(number) {
      throw .noSection(number)
    }
    for row in stage.reconfiguredRows + stage.reloadedRows {
      guard counts.indices.contains(row.section), 0..<counts[row.section] ~= row.row else {
        throw .noRow(row)
      }
    }
  }

  // MARK: - Places

  /// Whether the rows of a section are those that it had, in their order.
  ///
  /// - Parameter section: A number after the batch.
  /// - Returns: False also where it was inserted.
  package func hasSameRows(_ section: Int) -> Bool {
    sectionSources[section] >= 0 && leaving[section].isEmpty && arriving[section].isEmpty
  }

  /// Where a row is after the batch.
  ///
  /// - Parameter row: A place of the list before it.
  /// - Returns: Its place; nil where it has gone.
  /// - Complexity: O(log *m*) in operations.
  package func place(after row: RowPlace) -> RowPlace? {
    guard sectionTargets[row.section] >= 0 else { return nil }
    return standing(row) ?? targets[row]
  }

  /// Where a row was before the batch.
  ///
  /// - Parameter row: A place of the list after it.
  /// - Returns: Its place; nil where it has come.
  /// - Complexity: O(log *m*) in operations.
  package func place(before row: RowPlace) -> RowPlace? {
    let source = sectionSources[row.section]
    guard source >= 0 else { return nil }
    guard let rank = arriving[row.section].current(of: row.row) else { return sources[row] }
    return RowPlace(section: source, row: leaving[row.section].original(of: rank))
  }

  /// Where a row is that neither it nor its section was moved.
  ///
  /// - Parameter row: A place of the list before the batch.
  /// - Returns: Its place after it; nil where it has gone or was moved.
  package func place(ofUnmoved row: RowPlace) -> RowPlace? {
    movedSections.contains(row.section) ? nil : standing(row)
  }

  /// The row that stands where another was: the next one of its section that stays, else the last, else the
  /// nearest one of the sections behind and before.
  ///
  /// - Parameter row: A place of the list before the batch.
  /// - Returns: A place after it; nil where no row stays.
  /// - Complexity: O(*n*) in sections.
  package func place(nearestTo row: RowPlace) -> RowPlace? {
    if let place = unmoved(row.section, rank: { $0 - 1 }) {
      let target = sectionTargets[row.section]
      let rank = row.row - leaving[target].count(before: row.row)
      let next = RowPlace(section: target, row: arriving[target].original(of: rank))
      return min(next, place)
    }
    let behind = sectionTargets.indices.dropFirst(row.section + 1)
    let before = sectionTargets.indices.prefix(row.section).reversed()
    return behind.lazy.compactMap { unmoved($0) { _ in 0 } }.first
      ?? before.lazy.compactMap { unmoved($0) { $0 - 1 } }.first
  }

  /// A row that stays in a section that does, by its rank among those that stay there.
  private func unmoved(_ section: Int, rank: (Int) -> Int) -> RowPlace? {
    let target = sectionTargets[section]
    guard target >= 0, !movedSections.contains(section) else { return nil }
    let count = counts[target] - arriving[target].rows.count
    guard count > 0 else { return nil }
    return RowPlace(section: target, row: arriving[target].original(of: rank(count)))
  }

  private func standing(_ row: RowPlace) -> RowPlace? {
    let target = sectionTargets[row.section]
    guard target >= 0, let rank = leaving[target].current(of: row.row) else { return nil }
    return RowPlace(section: target, row: arriving[target].original(of: rank))
  }
}
