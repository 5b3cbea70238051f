extension ListOutline {
  /// Takes identifiers and hashes of a whole list.
  ///
  /// - Parameter list: The list.
  /// - Complexity: O(*n*) in rows.
  public init(_ list: SectionedList) {
    self.init()
    locale = list.plan.locale
    collation = list.plan.collation
    style = list.plan.style
    kinds = list.plan.kinds
    snapshot = list.snapshot
    for section in list.sections {
      let start = count
      for row in section.rows {
        append(id: row.id.utf8, hash: Self.number(row.hash), kind: row.kind ?? 0)
      }
      sections.append(
        Section(
          id: section.summary.id, hash: section.hash, rows: start..<count,
          rowsHash: section.rowsHash))
    }
  }

  /// The number of 16 hexadecimal digits; of any other text some number that differs with it (FNV-1a).
  private static func number(_ hash: String) -> UInt64 {
    UInt64(hash, radix: 16)
      ?? hash.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
