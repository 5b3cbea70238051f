internal import SectionModel

/// What leads from one version of a list to the next.
///
/// Rows and sections are the same when their identifiers are, and have other content when their hashes
/// differ. There are as few moves as possible: one for each row that changes its section, and within a
/// section one for each row outside a longest run of rows that keep their order.
public struct ListDiff: Sendable, Equatable {
  /// What has become of each section and row.
  ///
  /// Rows that leave a deleted section or enter an inserted one count as moved. A row or section that
  /// has moved may be reconfigured as well.
  public private(set) var operations = ListOperations()
  /// For each new section its number in the old list; -1 where it had none.
  private let sectionSources: [Int]
  private let oldSectionCount: Int

  /// The operations as batches, to be applied one after another.
  ///
  /// Each batch has its own list before and after. At most three come out: sections that disappear and
  /// move, where any move; then sections and rows that appear, disappear and move; then content, with
  /// places of the new list. No batch names a row twice. Rows that leave a deleted section or enter an
  /// inserted one do not move in a batch: where the section's own operation does not do it they are
  /// deleted or inserted, for `UITableView` moves no row to or from a section that is not there.
  ///
  /// - Complexity: O(*n* log *n*) in operations.
  public var stages: [ListOperations] {
    StageMaker(operations, sectionSources: sectionSources, oldSectionCount: oldSectionCount).stages
  }

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version after.
  /// - Complexity: O(*n* log *n*) in rows that stand between changes, O(*n*) where few have moved;
  ///   sections whose `rowsHash` is equal are skipped.
  public init(from old: ListSnapshot, to new: ListSnapshot) {
    let matching = RowMatching(old, new)
    sectionSources = matching.sectionSources
    oldSectionCount = old.outline.sections.count
    compareSections(matching)
    for number in old.outline.sections.indices where matching.isOpen(oldSection: number) {
      for (row, place) in old.outline.sections[number].rows.enumerated()
      where !matching.isKept[place] {
        operations.deletedRows.append(RowPlace(section: number, row: row))
      }
    }
    for number in new.outline.sections.indices {
      guard let open = matching.openRows[number] else { continue }
      placeRows(open, of: number, matching)
      compareContent(of: number, matching)
    }
  }

  private mutating func compareSections(_ matching: RowMatching) {
    let (old, new) = (matching.old.outline, matching.new.outline)
    operations.deletedSections = old.sections.indices.filter { matching.sectionTargets[$0] < 0 }
    operations.insertedSections = new.sections.indices.filter { sectionSources[$0] < 0 }
    let kept = new.sections.indices.filter { sectionSources[$0] >= 0 }
    let marks = LongestRun.marks(in: kept.map { sectionSources[$0] })
    for (number, isInPlace) in zip(kept, marks) {
      let source = sectionSources[number]
      if !isInPlace { operations.movedSections.append(SectionMove(from: source, to: number)) }
      if old.sections[source].hash != new.sections[number].hash {
        operations.reconfiguredSections.append(number)
      }
    }
  }

  /// Tells which of the open rows of a new section were inserted or moved.
  private mutating func placeRows(_ open: Range<Int>, of number: Int, _ matching: RowMatching) {
    let start = matching.new.outline.sections[number].rows.lowerBound
    let source = sectionSources[number]
    let before = source < 0 ? 0..<0 : matching.old.outline.sections[source].rows
    let stayed = open.compactMap { row in
      let source = Int(matching.sources[row])
      return before.contains(source) ? source : nil
    }
    var marks = LongestRun.marks(in: stayed).makeIterator()
    for row in open {
      let (source, to) = (
        Int(matching.sources[row]), RowPlace(section: number, row: row - start)
      )
      if source < 0 {
        operations.insertedRows.append(to)
      } else if !before.contains(source) || marks.next() == false {
        operations.movedRows.append(RowMove(from: matching.old.outline.place(of: source), to: to))
      }
    }
  }

  /// Tells which rows of a new section have other content than in the old list.
  private mutating func compareContent(of number: Int, _ matching: RowMatching) {
    let (old, new) = (matching.old.outline, matching.new.outline)
    for (row, place) in new.sections[number].rows.enumerated() {
      let source = Int(matching.sources[place])
      guard source >= 0 else { continue }
      let to = RowPlace(section: number, row: row)
      if old.kind(of: source) != new.kind(of: place) {
        operations.reloadedRows.append(to)
      } else if old.hash(of: source) != new.hash(of: place) {
        operations.reconfiguredRows.append(to)
      }
    }
  }
}
