internal import SectionModel

/// Where everything of a list is, in points from the top of its content.
struct TableLayout {
  /// A row is at least so high, so that a screen holds a bounded number of rows.
  static let lowestRow = 1.0
  /// Nothing is higher.
  static let highest = 1_000_000.0

  private(set) var sections: [SectionGeometry] = []
  private(set) var rowCount = 0
  private(set) var contentHeight = 0.0

  /// Places sections below each other.
  ///
  /// - Complexity: O(*n*) in sections.
  init(_ sections: [SectionGeometry] = []) {
    self.sections = sections
    for number in sections.indices {
      self.sections[number].firstRow = rowCount
      rowCount += sections[number].rows.count
    }
    stack(from: 0)
  }

  /// A height that can be added up: a number that is finite and not below a minimum.
  static func checked(_ height: Double, lowest: Double = 0) -> Double {
    guard height > lowest else { return lowest }
    return min(height, highest)
  }

  private mutating func stack(from first: Int) {
    var top = first == 0 ? 0 : sections[first - 1].end
    for number in sections.indices[first...] {
      sections[number].top = top
      top = sections[number].end
    }
    contentHeight = top
  }

  // MARK: - Rows

  /// The place of a row; nil where there is no such row.
  func place(ofRow row: Int) -> RowPlace? {
    guard row >= 0, row < rowCount else { return nil }
    let section = lastSection { $0.firstRow <= row }
    return RowPlace(section: section, row: row - sections[section].firstRow)
  }

  /// The number of a row in the whole list; nil where there is no such place.
  func row(at place: RowPlace) -> Int? {
    guard sections.indices.contains(place.section), place.row >= 0,
      place.row < sections[place.section].rows.count
    else { return nil }
    return sections[place.section].firstRow + place.row
  }

  func top(of place: RowPlace) -> Double {
    sections[place.section].rowsTop + sections[place.section].rows.top(of: place.row)
  }

  func height(of place: RowPlace) -> Double { sections[place.section].rows.height(of: place.row) }

  func isMeasured(_ place: RowPlace) -> Bool {
    sections[place.section].rows.isMeasured(place.row)
  }

  /// Replaces a row's estimated height; what is below moves.
  mutating func measure(_ place: RowPlace, height: Double) {
    let height = Self.checked(height, lowest: Self.lowestRow)
    guard height != self.height(of: place) || !isMeasured(place) else { return }
    sections[place.section].rows.measure(place.row, height: height)
    stack(from: place.section)
  }

  /// The rows of which something is between two offsets.
  ///
  /// - Complexity: O(log *n*).
  func rows(from top: Double, to end: Double) -> Range<Int> {
    guard rowCount > 0, end > top else { return 0..<0 }
    let first = firstRow(endingBelow: top)
    return first..<max(first, lastRow(beginningAbove: end) + 1)
  }

  private func firstRow(endingBelow offset: Double) -> Int {
    let number = max(0, lastSection { $0.top <= offset })
    let section = sections[number]
    guard section.rows.count > 0, offset < section.rowsEnd else {
      return section.firstRow + section.rows.count
    }
    return section.firstRow + section.rows.row(at: offset - section.rowsTop)
  }

  private func lastRow(beginningAbove offset: Double) -> Int {
    let number = lastSection { $0.top < offset }
    guard number >= 0 else { return -1 }
    let section = sections[number]
    guard section.rows.count > 0, offset > section.rowsTop else { return section.firstRow - 1 }
    let row = section.rows.row(at: offset - section.rowsTop)
    // A row that begins exactly there is outside.
    let begins = section.rowsTop + section.rows.top(of: row)
    return section.firstRow + (begins < offset ? row : row - 1)
  }

  // MARK: - Sections

  /// The sections of which something is between two offsets.
  func sections(from top: Double, to end: Double) -> Range<Int> {
    guard !sections.isEmpty, end > top else { return 0..<0 }
    let first = max(0, lastSection { $0.top <= top })
    return first..<max(first, lastSection { $0.top < end } + 1)
  }

  /// The section at an offset; the nearest one outside.
  func section(at offset: Double) -> Int? {
    sections.isEmpty ? nil : max(0, lastSection { $0.top <= offset })
  }

  /// The last section for which a condition holds that holds for sections up to some point; -1 for none.
  private func lastSection(where holds: (SectionGeometry) -> Bool) -> Int {
    sections.partitioningIndex { !holds($0) } - 1
  }
}
