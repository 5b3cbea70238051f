/// The columns of a file's addresses in one flat table, for addresses of which each part is one cell
/// at most and the label is fixed: all but those of Google and KAddressBook.
///
/// They are written from the chunk without a copy between, in a third of the instructions.
struct PlainAddresses {
  /// Seven columns for each address; -1 where a part has none.
  let columns: [Int]
  /// Whether an address can be written so.
  let isPlain: [Bool]

  init(_ plan: ColumnPlan) {
    columns = plan.addresses.flatMap { address in address.parts.map { $0.first ?? -1 } }
    isPlain = plan.addresses.map { address in
      address.labelColumn < 0 && address.formatted.isEmpty && !plan.habits.hasEscapedLineEnds
        && address.parts.allSatisfy { $0.count <= 1 }
    }
  }
}
