internal import SectionModel

/// Two versions of a list, matched section by section and row by row.
///
/// Sections whose rows are equal are skipped. Of the others, rows at the start and at the end that
/// are the same stand where they stood; only the open rows between are looked up.
struct RowMatching {
  let old: ListSnapshot
  let new: ListSnapshot
  /// For each new section its number in the old list; -1 where it had none.
  private(set) var sectionSources: [Int]
  /// For each old section its number in the new list; -1 where it has none.
  private(set) var sectionTargets: [Int]
  /// For each new section that was not skipped the rows between those that stand as before.
  private(set) var openRows: [Range<Int>?]
  /// For each new row that was not skipped its number in the old list; -1 where it had none.
  private(set) var sources: [Int32] = []
  /// Whether each old row that was not skipped is in the new list.
  private(set) var isKept: [Bool] = []

  init(_ old: ListSnapshot, _ new: ListSnapshot) {
    (self.old, self.new) = (old, new)
    sectionSources = new.outline.sections.map { old.section(withID: $0.id) ?? -1 }
    sectionTargets = Array(repeating: -1, count: old.outline.sections.count)
    openRows = Array(repeating: nil, count: new.outline.sections.count)
    for (number, source) in sectionSources.enumerated() where source >= 0 {
      sectionTargets[source] = number
    }
    for number in openRows.indices where !isSkipped(number) {
      openRows[number] = new.outline.sections[number].rows
    }
    guard openRows.contains(where: { $0 != nil }) || sectionTargets.contains(-1) else { return }
    sources = Array(repeating: -1, count: new.outline.count)
    isKept = Array(repeating: false, count: old.outline.count)
    for number in openRows.indices where openRows[number] != nil { trim(number) }
    for number in openRows.indices { lookUp(openRows[number] ?? 0..<0) }
  }

  /// Whether an old section has open rows; such a section's rows alone can be matched.
  func isOpen(oldSection number: Int) -> Bool {
    let target = sectionTargets[number]
    return target < 0 || openRows[target] != nil
  }

  /// Whether the rows of a new section are those of the old one, by their hash.
  private func isSkipped(_ number: Int) -> Bool {
    guard sectionSources[number] >= 0 else { return false }
    let section = new.outline.sections[number]
    let before = old.outline.sections[sectionSources[number]]
    return !section.rowsHash.isEmpty && section.rowsHash == before.rowsHash
      && section.rows.count == before.rows.count
  }

  /// Matches the rows at both ends of a section that are the same in both lists.
  private mutating func trim(_ number: Int) {
    guard sectionSources[number] >= 0 else { return }
    var open = new.outline.sections[number].rows
    var before = old.outline.sections[sectionSources[number]].rows
    let (oldIDs, newIDs) = (old.table.ids, new.table.ids)
    while let row = open.first, let source = before.first, newIDs.isEqual(row, oldIDs, source) {
      match(row, source)
      (open, before) = (open.dropFirst(), before.dropFirst())
    }
    while let row = open.last, let source = before.last, newIDs.isEqual(row, oldIDs, source) {
      match(row, source)
      (open, before) = (open.dropLast(), before.dropLast())
    }
    openRows[number] = open
  }

  /// Finds rows in the old list, at first behind the row that was found before.
  private mutating func lookUp(_ rows: Range<Int>) {
    let (oldIDs, newIDs) = (old.table.ids, new.table.ids)
    var guess = 0
    for row in rows {
      var found: Int?
      if guess < oldIDs.count, newIDs.isEqual(row, oldIDs, guess) {
        found = guess
      } else {
        found = old.table.row(equalTo: row, in: newIDs)
      }
      guard let source = found else { continue }
      guess = source + 1
      // Lists whose hashes do not tell the truth: the row is taken already.
      guard !isKept[source], isOpen(oldSection: old.outline.place(of: source).section) else {
        continue
      }
      match(row, source)
    }
  }

  private mutating func match(_ row: Int, _ source: Int) {
    sources[row] = Int32(truncatingIfNeeded: source)
    isKept[source] = true
  }
}
