internal import SectionDiff
internal import SectionModel

/// Where rows are after some batches, and where they were before them.
struct ListPlaces {
  private let batches: [BatchPlaces]
  /// The number of rows of each section at last.
  let counts: [Int]
  /// Rows with other content, as places of the new list.
  private(set) var changed: Set<RowPlace> = []
  /// Rows of another kind among them.
  private(set) var reloaded: Set<RowPlace> = []

  /// Follows batches.
  ///
  /// - Parameters:
  ///   - stages: The batches, one after another.
  ///   - before: The number of rows of each section.
  ///   - after: The same for the list that they lead to.
  /// - Throws: `ReplayError` where a batch does not fit, or leads to another list.
  init(_ stages: [ListOperations], from before: [Int], to after: [Int]) throws(ReplayError) {
    var batches: [BatchPlaces] = []
    var counts = before
    for stage in stages {
      let places = try BatchPlaces(stage, counts: counts) { number in
        after.indices.contains(number) ? after[number] : nil
      }
      counts = places.counts
      batches.append(places)
    }
    guard counts.count == after.count else { throw .sectionCount }
    for (number, count) in counts.enumerated() where count != after[number] {
      throw .rowCount(section: number)
    }
    (self.batches, self.counts) = (batches, counts)
    for (number, stage) in stages.enumerated() {
      let rest = batches.dropFirst(number + 1)
      let reloaded = stage.reloadedRows.compactMap { Self.place($0, after: rest) }
      self.reloaded.formUnion(reloaded)
      changed.formUnion(
        reloaded + stage.reconfiguredRows.compactMap { Self.place($0, after: rest) })
    }
  }

  private static func place(_ row: RowPlace, after batches: ArraySlice<BatchPlaces>) -> RowPlace? {
    batches.reduce(row) { place, batch in place.flatMap { batch.place(after: $0) } }
  }

  /// Where an old row is; nil where it has gone.
  func place(after row: RowPlace) -> RowPlace? { Self.place(row, after: batches[...]) }

  /// Where a new row was; nil where it has come.
  func place(before row: RowPlace) -> RowPlace? {
    batches.reversed().reduce(row) { place, batch in place.flatMap { batch.place(before: $0) } }
  }

  /// Where an old row is that was not moved; nil where it was or has gone.
  func place(ofUnmoved row: RowPlace) -> RowPlace? {
    batches.reduce(row) { place, batch in place.flatMap { batch.place(ofUnmoved: $0) } }
  }

  /// The row that stands where an old one was.
  func place(nearestTo row: RowPlace) -> RowPlace? {
    batches.reduce(row) { place, batch in
      place.flatMap { batch.place(ofUnmoved: $0) ?? batch.place(nearestTo: $0) }
    }
  }
}

/// Heights of rows that are known from before some batches.
struct KnownHeights {
  private let old: TableLayout
  private let places: ListPlaces
  private let measurements: [[(row: Int, height: Double)]]

  init(_ old: TableLayout, _ places: ListPlaces) {
    (self.old, self.places) = (old, places)
    var moved: [[(row: Int, height: Double)]] = Array(repeating: [], count: places.counts.count)
    for (number, section) in old.sections.enumerated() {
      guard case .estimated(let tree) = section.rows else { continue }
      for (row, height) in tree.measurements {
        let place = places.place(after: RowPlace(section: number, row: row))
        if let place, !places.changed.contains(place) {
          moved[place.section].append((place.row, height))
        }
      }
    }
    measurements = moved.map { $0.sorted { $0.row < $1.row } }
  }

  /// The rows of a section that were measured and are as they were.
  func measured(_ section: Int) -> [(row: Int, height: Double)] { measurements[section] }

  /// The height that the delegate gave for a row that is as it was.
  func height(of row: RowPlace) -> Double? {
    guard !places.changed.contains(row), let before = places.place(before: row),
      case .own = old.sections[before.section].rows
    else { return nil }
    return old.height(of: before)
  }
}
