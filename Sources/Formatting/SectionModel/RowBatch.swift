/// Door 2 in bulk form: up to 4096 rows of one section, in order, as columns.
///
/// Every column that is used has an entry for each row; a column that no row needs may stay empty
/// (`count` 0). Nested values (dates, phones, e-mails) lie in columns of their own, with the end of
/// each row's run in `ends`.
package struct RowBatch: Sendable {
  /// The most rows a batch holds.
  package static let rowLimit = 4096

  /// The place of the section in the plan.
  package let section: Int
  /// The number of rows.
  package var count: Int { id.count }

  package var id = TextColumn()
  package var text = TextColumn()
  /// Where the part of `text` that decides the order begins and ends, in bytes; `RowParts.none` for a
  /// row without parts.
  package var parts: [RowParts] = []
  /// `TitleSource` for each row; nil for the structured name.
  package var titleSource: [TitleSource?] = []
  package var secondaryText = TextColumn()
  package var secondaryValue = TextColumn()
  package var photo = TextColumn()
  package var monogram = TextColumn()
  /// The place in the palette, shown where there is a monogram.
  package var color: [UInt8] = []
  package var symbol = TextColumn()
  /// The direction where it is not the list's.
  package var direction: [TextDirection?] = []
  package var language = TextColumn()
  package var spoken = TextColumn()
  package var dates = DateColumns()
  package var sourceID = TextColumn()
  package var keys = KeyColumns()
  /// Section rank and ICU key as bytes, not yet hexadecimal.
  package var sortKey = TextColumn()
  package var phones = DetailColumns()
  package var emails = DetailColumns()
  package var organization = TextColumn()
  package var jobTitle = TextColumn()

  /// Makes a batch without rows.
  ///
  /// - Parameter section: The place of the section in the plan.
  package init(section: Int) {
    self.section = section
  }
}

/// Where in a row's text the part that decides the order is.
package struct RowParts: Sendable, Equatable {
  /// The first byte of the part.
  package let start: UInt32
  /// The byte behind the part.
  package let end: UInt32

  /// A row without parts.
  package static let none = RowParts(start: .max, end: .max)

  /// Makes parts.
  ///
  /// - Parameters:
  ///   - start: The first byte of the part.
  ///   - end: The byte behind it.
  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
}

/// The dates of the rows of a batch.
package struct DateColumns: Sendable {
  /// For each row the end of its run of dates.
  package var ends: [UInt32] = []
  package var kind = TextColumn()
  package var label = TextColumn()
  package var text = TextColumn()
  package var iso = TextColumn()
  package var calendar = TextColumn()
  /// When the day comes round next, or no text; the column is empty where no list's day was given.
  package var next = TextColumn()
  /// For each date in `next` the days until then; without meaning where there is no text.
  package var days: [Int32] = []
  /// For each date in `next` the full years then; negative where they are not known.
  package var age: [Int32] = []

  /// Makes columns without dates.
  package init() {}

  /// The dates of a row.
  ///
  /// - Parameter row: The row.
  /// - Returns: Places in the columns; empty when the row has none or no row has any.
  package func range(_ row: Int) -> Range<Int> { runRange(ends, row) }
}

/// The phones or e-mails of the rows of a batch.
package struct DetailColumns: Sendable {
  /// For each row the end of its run.
  package var ends: [UInt32] = []
  package var label = TextColumn()
  package var text = TextColumn()
  package var value = TextColumn()

  /// Makes columns without details.
  package init() {}

  /// The details of a row.
  ///
  /// - Parameter row: The row.
  /// - Returns: Places in the columns; empty when the row has none or no row has any.
  package func range(_ row: Int) -> Range<Int> { runRange(ends, row) }
}

/// The search keys of the rows of a batch.
package struct KeyColumns: Sendable {
  /// For each row the end of its run of keys.
  package var ends: [UInt32] = []
  package var text = TextColumn()

  /// Makes columns without keys.
  package init() {}

  /// The keys of a row.
  ///
  /// - Parameter row: The row.
  /// - Returns: Places in `text`; empty when the row has none or no row has any.
  package func range(_ row: Int) -> Range<Int> { runRange(ends, row) }
}

private func runRange(_ ends: [UInt32], _ row: Int) -> Range<Int> {
  guard !ends.isEmpty else { return 0..<0 }
  return (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
}
