internal import SectionModel

/// Two versions of a list, matched row by row.
struct ListComparison {
  private let old: ListOutline
  private let new: ListOutline
  /// For each new row its place in the old list; -1 where it had none.
  private var sources: [Int]
  /// Whether each old row is in the new list.
  private var isKept: [Bool]
  /// Whether each new row stands where rows before and behind it can stay.
  private var isInPlace: [Bool]

  init(_ old: ListOutline, _ new: ListOutline) throws(DiffError) {
    (self.old, self.new) = (old, new)
    isKept = Array(repeating: false, count: old.count)
    sources = Array(repeating: -1, count: new.count)
    isInPlace = Array(repeating: false, count: new.count)
    try match()
    findRowsInPlace()
  }

  private mutating func match() throws(DiffError) {
    let table = try RowTable(old)
    // Only to learn that no identifier stands there twice.
    _ = try RowTable(new)
    for row in 0..<new.count {
      guard let source = table.row(of: new.idBytes(of: row)) else { continue }
      isKept[source] = true
      sources[row] = source
    }
  }

  private mutating func findRowsInPlace() {
    let kept = sources.indices.filter { sources[$0] >= 0 }
    let marks = LongestRun.marks(in: kept.map { sources[$0] })
    for (row, isMarked) in zip(kept, marks) { isInPlace[row] = isMarked }
  }

  // MARK: - Changes

  /// The sections that have changes.
  func sections() -> [ListChanges.Section] {
    let before = Dictionary(old.sections.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.sections.map(\.id))
    var sections: [ListChanges.Section] = []
    for section in new.sections {
      sections.append(changes(of: section, before: before[section.id]))
    }
    for section in old.sections where !after.contains(section.id) {
      var changes = ListChanges.Section(id: section.id, change: .deleted)
      changes.deleted = deletedRows(of: section)
      sections.append(changes)
    }
    return sections.filter { !$0.isEmpty }
  }

  private func changes(
    of section: ListOutline.Section, before: ListOutline.Section?
  ) -> ListChanges.Section {
    var changes = ListChanges.Section(id: section.id)
    if let before {
      if before.hash != section.hash { changes.change = .changed }
      changes.deleted = deletedRows(of: before)
    } else {
      changes.change = .inserted
    }
    for row in section.rows {
      let source = sources[row]
      guard source >= 0 else {
        changes.inserted.append(new.id(of: row))
        continue
      }
      let isFromHere = before?.rows.contains(source) ?? false
      if !isInPlace[row] || !isFromHere { changes.moved.append(new.id(of: row)) }
      if new.hash(of: row) != old.hash(of: source) { changes.changed.append(new.id(of: row)) }
    }
    return changes
  }

  private func deletedRows(of section: ListOutline.Section) -> [String] {
    section.rows.filter { !isKept[$0] }.map { old.id(of: $0) }
  }
}
