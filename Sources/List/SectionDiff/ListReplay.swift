public import SectionModel

/// What a list shows while it becomes its next version, batch by batch.
///
/// A batch that does not fit is refused as a whole, as `UITableView` would: things that are not there,
/// things that are named twice, targets that leave gaps.
public struct ListReplay: Sendable, Equatable {
  /// A section as it is shown.
  public struct Section: Sendable, Equatable {
    /// Where its title, header and footer come from.
    public var origin: RowOrigin
    /// Where each of its rows comes from.
    public var rows: [RowOrigin]
  }

  /// The sections in order.
  public private(set) var sections: [Section]
  /// The rows of each section of the new version.
  private let newRows: [Range<Int>]

  /// Shows the version before.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version after, which sections and rows that appear come from.
  public init(from old: ListOutline, to new: ListOutline) {
    sections = old.sections.enumerated().map { number, section in
      Section(origin: .old(number), rows: section.rows.map { .old($0) })
    }
    newRows = new.sections.map(\.rows)
  }

  /// Applies a batch.
  ///
  /// - Parameter stage: One of `ListDiff.stages`, in their order.
  /// - Throws: `ReplayError`; what is shown stays as it was.
  /// - Complexity: O(*n*) in rows of the sections that rows leave or enter.
  public mutating func apply(_ stage: ListOperations) throws(ReplayError) {
    var next = try rearranged(by: stage)
    try moveRows(stage, &next)
    try refresh(stage, &next.sections)
    sections = next.sections
  }

  // MARK: - Sections

  /// Sections after a batch, with the rows that they had before it.
  private struct Arrangement {
    var sections: [Section]
    /// For each section before the batch its number after it; -1 where it is deleted.
    var targets: [Int]
    /// Whether each section after the batch was inserted by it.
    var isInserted: [Bool]
  }

  private func rearranged(by stage: ListOperations) throws(ReplayError) -> Arrangement {
    let count =
      sections.count - stage.deletedSections.count + stage.insertedSections.count
    var slots: [Section?] = Array(repeating: nil, count: max(count, 0))
    var next = Arrangement(
      sections: [], targets: Array(repeating: -1, count: sections.count),
      isInserted: Array(repeating: false, count: slots.count))
    var isGone = Array(repeating: false, count: sections.count)
    for number in stage.deletedSections { try take(number, &isGone) }
    for move in stage.movedSections {
      try take(move.from, &isGone)
      try put(sections[move.from], at: move.to, &slots)
      next.targets[move.from] = move.to
    }
    for number in stage.insertedSections {
      guard newRows.indices.contains(number) else { throw .noSection(number) }
      let rows = newRows[number].map { RowOrigin.new($0) }
      try put(Section(origin: .new(number), rows: rows), at: number, &slots)
      next.isInserted[number] = true
    }
    var gaps = slots.indices.filter { slots[$0] == nil }.makeIterator()
    for number in sections.indices where !isGone[number] {
      guard let gap = gaps.next() else { throw .sectionCount }
      slots[gap] = sections[number]
      next.targets[number] = gap
    }
    next.sections = slots.compactMap(\.self)
    guard next.sections.count == count else { throw .sectionCount }
    return next
  }

  private func take(_ number: Int, _ isGone: inout [Bool]) throws(ReplayError) {
    guard isGone.indices.contains(number) else { throw .noSection(number) }
    guard !isGone[number] else { throw .sectionTwice(number) }
    isGone[number] = true
  }

  private func put(
    _ section: Section, at number: Int, _ slots: inout [Section?]
  ) throws(ReplayError) {
    guard slots.indices.contains(number) else { throw .noSection(number) }
    guard slots[number] == nil else { throw .sectionTwice(number) }
    slots[number] = section
  }

  // MARK: - Rows

  private func moveRows(_ stage: ListOperations, _ next: inout Arrangement) throws(ReplayError) {
    var leaving: [[Int]] = Array(repeating: [], count: next.sections.count)
    var arriving: [[(row: Int, origin: RowOrigin)]] = Array(
      repeating: [], count: next.sections.count)
    for place in stage.deletedRows {
      leaving[try target(of: place, next)].append(place.row)
    }
    for move in stage.movedRows {
      leaving[try target(of: move.from, next)].append(move.from.row)
      try check(move.to, next)
      let origin = sections[move.from.section].rows[move.from.row]
      arriving[move.to.section].append((move.to.row, origin))
    }
    for place in stage.insertedRows {
      try check(place, next)
      arriving[place.section].append((place.row, try newOrigin(of: place)))
    }
    for number in next.sections.indices
    where !leaving[number].isEmpty || !arriving[number].isEmpty {
      let stayed = try next.sections[number].rows.without(leaving[number].sorted(), in: number)
      let arrived = arriving[number].sorted { $0.row < $1.row }
      next.sections[number].rows = try stayed.with(arrived, in: number)
    }
  }

  /// The number of a row's section after the batch.
  private func target(of place: RowPlace, _ next: Arrangement) throws(ReplayError) -> Int {
    guard sections.indices.contains(place.section), next.targets[place.section] >= 0,
      sections[place.section].rows.indices.contains(place.row)
    else { throw .noRow(place) }
    return next.targets[place.section]
  }

  private func check(_ place: RowPlace, _ next: Arrangement) throws(ReplayError) {
    guard next.sections.indices.contains(place.section), !next.isInserted[place.section] else {
      throw .noRow(place)
    }
  }

  // MARK: - Content

  private func refresh(_ stage: ListOperations, _ next: inout [Section]) throws(ReplayError) {
    for number in stage.reconfiguredSections {
      guard next.indices.contains(number), newRows.indices.contains(number) else {
        throw .noSection(number)
      }
      next[number].origin = .new(number)
    }
    for place in stage.reconfiguredRows + stage.reloadedRows {
      guard next.indices.contains(place.section),
        next[place.section].rows.indices.contains(place.row)
      else { throw .noRow(place) }
      next[place.section].rows[place.row] = try newOrigin(of: place)
    }
  }

  private func newOrigin(of place: RowPlace) throws(ReplayError) -> RowOrigin {
    guard newRows.indices.contains(place.section), place.row >= 0,
      place.row < newRows[place.section].count
    else { throw .noRow(place) }
    return .new(newRows[place.section].lowerBound + place.row)
  }
}

extension [RowOrigin] {
  /// The rows that are left when some leave.
  fileprivate func without(_ leaving: [Int], in section: Int) throws(ReplayError) -> [RowOrigin] {
    for (first, second) in zip(leaving, leaving.dropFirst()) where first == second {
      throw .rowTwice(RowPlace(section: section, row: first))
    }
    var rest = leaving[...]
    var rows: [RowOrigin] = []
    rows.reserveCapacity(count - leaving.count)
    for (row, origin) in enumerated() {
      if rest.first == row { rest.removeFirst() } else { rows.append(origin) }
    }
    return rows
  }

  /// The rows with others at their places.
  fileprivate func with(
    _ arriving: [(row: Int, origin: RowOrigin)], in section: Int
  ) throws(ReplayError) -> [RowOrigin] {
    var rows: [RowOrigin] = []
    rows.reserveCapacity(count + arriving.count)
    var rest = self[...]
    for (row, origin) in arriving {
      guard row >= rows.count else { throw .rowTwice(RowPlace(section: section, row: row)) }
      let gap = row - rows.count
      guard gap <= rest.count else { throw .noRow(RowPlace(section: section, row: row)) }
      rows += rest.prefix(gap)
      rest = rest.dropFirst(gap)
      rows.append(origin)
    }
    return rows + rest
  }
}
