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
  /// - Complexity: O(*n* log *m*) in rows of the sections that rows leave or enter and in operations.
  public mutating func apply(_ stage: ListOperations) throws(ReplayError) {
    let places = try BatchPlaces(stage, counts: sections.map(\.rows.count)) { number in
      newRows.indices.contains(number) ? newRows[number].count : nil
    }
    var next: [Section] = []
    next.reserveCapacity(places.counts.count)
    for number in places.counts.indices { next.append(try section(number, places)) }
    try refresh(stage, &next)
    sections = next
  }

  /// A section after a batch.
  private func section(_ number: Int, _ places: BatchPlaces) throws(ReplayError) -> Section {
    let source = places.sectionSources[number]
    guard source >= 0 else {
      return Section(origin: .new(number), rows: newRows[number].map { .new($0) })
    }
    guard !places.hasSameRows(number) else { return sections[source] }
    var section = Section(origin: sections[source].origin, rows: [])
    section.rows.reserveCapacity(places.counts[number])
    for row in 0..<places.counts[number] {
      let place = RowPlace(section: number, row: row)
      if let before = places.place(before: place) {
        section.rows.append(sections[before.section].rows[before.row])
      } else {
        section.rows.append(try newOrigin(of: place))
      }
    }
    return section
  }

  private func refresh(_ stage: ListOperations, _ next: inout [Section]) throws(ReplayError) {
    for number in stage.reconfiguredSections {
      guard newRows.indices.contains(number) else { throw .noSection(number) }
      next[number].origin = .new(number)
    }
    for place in stage.reconfiguredRows + stage.reloadedRows {
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
