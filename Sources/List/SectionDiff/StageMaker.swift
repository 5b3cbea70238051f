internal import SectionModel

/// Divides what has become of a list into batches.
///
/// See `ListDiff.stages` for what they are.
struct StageMaker {
  private let operations: ListOperations
  /// For each new section its number in the old list; -1 where it had none.
  private let sources: [Int]
  /// For each old section its number before the batch of rows; -1 where it is deleted.
  private var numbers: [Int]
  /// Moved rows that come out of a deleted section: they are inserted, with their new content.
  private let fresh: Set<RowPlace>

  init(_ operations: ListOperations, sectionSources: [Int], oldSectionCount: Int) {
    (self.operations, sources) = (operations, sectionSources)
    numbers = Array(0..<oldSectionCount)
    if !operations.movedSections.isEmpty {
      for (number, source) in sources.filter({ $0 >= 0 }).enumerated() { numbers[source] = number }
    }
    for section in operations.deletedSections { numbers[section] = -1 }
    let numbers = numbers
    fresh = Set(operations.movedRows.filter { numbers[$0.from.section] < 0 }.map(\.to))
  }

  /// The batches that do anything.
  var stages: [ListOperations] {
    [sectionStage, rowStage, contentStage].filter { !$0.isEmpty }
  }

  /// Sections have a batch of their own where any move: others could not name rows in them.
  private var sectionStage: ListOperations {
    var stage = ListOperations()
    guard !operations.movedSections.isEmpty else { return stage }
    stage.deletedSections = operations.deletedSections
    stage.movedSections = operations.movedSections.map {
      SectionMove(from: $0.from, to: numbers[$0.from])
    }
    return stage
  }

  private var rowStage: ListOperations {
    var stage = ListOperations()
    if operations.movedSections.isEmpty { stage.deletedSections = operations.deletedSections }
    stage.insertedSections = operations.insertedSections
    stage.deletedRows = operations.deletedRows.compactMap(placeBefore)
    stage.insertedRows = operations.insertedRows.filter(isInKeptSection)
    for move in operations.movedRows {
      switch (placeBefore(move.from), isInKeptSection(move.to)) {
      case (let from?, true): stage.movedRows.append(RowMove(from: from, to: move.to))
      case (let from?, false): stage.deletedRows.append(from)
      case (nil, true): stage.insertedRows.append(move.to)
      case (nil, false): break
      }
    }
    stage.deletedRows.sort()
    stage.insertedRows.sort()
    return stage
  }

  private var contentStage: ListOperations {
    var stage = ListOperations()
    let isThere = { (row: RowPlace) in isInKeptSection(row) && !fresh.contains(row) }
    stage.reconfiguredSections = operations.reconfiguredSections
    stage.reconfiguredRows = operations.reconfiguredRows.filter(isThere)
    stage.reloadedRows = operations.reloadedRows.filter(isThere)
    return stage
  }

  private func isInKeptSection(_ row: RowPlace) -> Bool { sources[row.section] >= 0 }

  /// The place of an old row before the batch of rows; nil where its section is deleted.
  private func placeBefore(_ old: RowPlace) -> RowPlace? {
    let section = numbers[old.section]
    return section < 0 ? nil : RowPlace(section: section, row: old.row)
  }
}
