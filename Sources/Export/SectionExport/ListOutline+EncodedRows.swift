package import SectionModel
internal import StableHash

extension ListOutline {
  /// Begins with the sections of a plan, whose rows are then to be appended.
  ///
  /// - Parameter plan: The list.
  package mutating func begin(_ plan: SectionPlan) {
    self = ListOutline()
    locale = plan.locale
    collation = plan.collation
    style = plan.style
    kinds = plan.kinds
    sections = plan.sections.map {
      Section(
        id: $0.id, hash: StableHash.text(SectionHead($0).hash),
        rows: $0.firstRow..<($0.firstRow + $0.count))
    }
  }

  /// Adds the ids and hashes of rows.
  ///
  /// - Parameter rows: The next rows in order.
  package mutating func append(_ rows: EncodedRows) {
    var offset = 0
    while let id = rows.nextID(&offset) {
      let digits = rows.digest[id.upperBound..<offset]
      append(id: rows.digest[id], hash: digits.reduce(0) { $0 << 4 | Self.digit($1) })
    }
  }

  private static func digit(_ character: UInt8) -> UInt64 {
    UInt64(character < 0x61 ? character - 0x30 : character - 0x57)
  }
}
