import SectionModel

@testable import SectionDiff

/// A list as tests write it: `a*` is the row a with another content, `a!` the row a of another kind, and
/// `A*` the section A with another header.
typealias TestList = [(id: String, rows: [String])]

/// The outline of a list.
func outline(_ sections: TestList) -> ListOutline {
  var outline = ListOutline()
  for (id, rows) in sections {
    let start = outline.count
    for row in rows {
      outline.append(
        id: plain(row).utf8, hash: row == plain(row) ? 1 : 2, kind: row.hasSuffix("!") ? 1 : 0)
    }
    outline.sections.append(
      ListOutline.Section(id: plain(id), hash: id, rows: start..<outline.count))
  }
  return outline
}

/// The identifier without its marks.
func plain(_ id: String) -> String { String(id.prefix { $0 != "*" && $0 != "!" }) }

func diff(_ old: TestList, _ new: TestList) throws -> ListDiff {
  ListDiff(from: try ListSnapshot(outline(old)), to: try ListSnapshot(outline(new)))
}

/// A batch of a few operations.
func stage(_ change: (inout ListOperations) -> Void) -> ListOperations {
  var stage = ListOperations()
  change(&stage)
  return stage
}

/// A place in a list.
func at(_ section: Int, _ row: Int) -> RowPlace { RowPlace(section: section, row: row) }

func move(_ from: RowPlace, _ to: RowPlace) -> RowMove { RowMove(from: from, to: to) }

/// Every order of some values.
func permutations<Value>(_ values: [Value]) -> [[Value]] {
  guard values.count > 1 else { return [values] }
  return values.indices.flatMap { place in
    var rest = values
    let value = rest.remove(at: place)
    return permutations(rest).map { [value] + $0 }
  }
}

/// Every way to cut a number of rows into sections, some of them empty.
func cuts(_ rows: Int, sections: Int) -> [[Int]] {
  guard sections > 1 else { return sections == 1 ? [[rows]] : rows == 0 ? [[]] : [] }
  return (0...rows).flatMap { first in
    cuts(rows - first, sections: sections - 1).map { [first] + $0 }
  }
}

/// What a batch makes of the number of rows, by its own words.
func rowCount(
  after stage: ListOperations, _ shown: [ListReplay.Section], of new: ListOutline
) -> Int {
  shown.map(\.rows.count).reduce(0, +) - stage.deletedRows.count + stage.insertedRows.count
    - stage.deletedSections.map { number in
      shown[number].rows.count - stage.deletedRows.filter { $0.section == number }.count
        - stage.movedRows.filter { $0.from.section == number }.count
    }.reduce(0, +)
    + stage.insertedSections.map { new.sections[$0].rows.count }.reduce(0, +)
}

/// Applies the stages; tells what is wrong with them, and nil where the new list comes out.
func faultOfReplay(_ diff: ListDiff, _ old: ListOutline, _ new: ListOutline) -> String? {
  var replay = ListReplay(from: old, to: new)
  for (number, stage) in diff.stages.enumerated() {
    let count = rowCount(after: stage, replay.sections, of: new)
    do { try replay.apply(stage) } catch { return "stage \(number): \(error)" }
    guard replay.sections.map(\.rows.count).reduce(0, +) == count else {
      return "stage \(number): the number of rows does not follow from it"
    }
    if let fault = faultOfBatch(stage) { return "stage \(number): \(fault)" }
  }
  guard replay.sections.count == new.sections.count else { return "the number of sections" }
  for (shown, section) in zip(replay.sections, new.sections) {
    let origin = shown.origin.isNew ? new : old
    let (id, hash) = (
      origin.sections[shown.origin.number].id, origin.sections[shown.origin.number].hash
    )
    guard id == section.id, hash == section.hash, shown.rows.count == section.rows.count else {
      return "section \(section.id)"
    }
    for (row, place) in zip(shown.rows, section.rows) {
      let list = row.isNew ? new : old
      guard list.idBytes(of: row.number) == new.idBytes(of: place),
        list.hash(of: row.number) == new.hash(of: place),
        list.kind(of: row.number) == new.kind(of: place)
      else { return "row \(new.id(of: place))" }
    }
  }
  return nil
}

/// What no batch may have: rows of sections that come or go, anything but ascending order.
private func faultOfBatch(_ stage: ListOperations) -> String? {
  let (gone, fresh) = (Set(stage.deletedSections), Set(stage.insertedSections))
  let before = stage.deletedRows + stage.movedRows.map(\.from)
  let after = stage.insertedRows + stage.movedRows.map(\.to)
  let content = stage.reconfiguredRows + stage.reloadedRows
  if before.contains(where: { gone.contains($0.section) }) { return "a row of a deleted section" }
  if after.contains(where: { fresh.contains($0.section) }) { return "a row of an inserted section" }
  if !content.isEmpty, !before.isEmpty || !after.isEmpty { return "content beside moves" }
  let orders = [
    stage.deletedRows, stage.insertedRows, stage.movedRows.map(\.to), stage.reconfiguredRows,
    stage.reloadedRows,
  ]
  let sections = [
    stage.deletedSections, stage.insertedSections, stage.movedSections.map(\.to),
    stage.reconfiguredSections,
  ]
  let isAscending =
    orders.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) }
    && sections.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) }
  return isAscending ? nil : "no ascending order"
}
