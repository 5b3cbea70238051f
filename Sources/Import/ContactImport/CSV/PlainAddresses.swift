/// The columns of a file's addresses in one flat table, for addresses of which each part is one cell
/// at most and the label is fixed: all but those of Google and KAddressBook.
///
/// They are written from the chunk without a copy between, in a third of the instructions.
struct PlainAddresses {
  /// A part of an address that the table has a column for.
  struct Part {
    /// 0...6: street, extended, poBox, city, region, postalCode, country.
    let number: Int
    let column: Int
  }

  /// The parts of all addresses.
  let parts: [Part]
  /// Where in `parts` those of each address are.
  let places: [Range<Int>]
  /// The label of each address.
  let labels: [[UInt8]]
  /// Whether an address can be written so.
  let isPlain: [Bool]

  init(_ plan: ColumnPlan) {
    var parts: [Part] = []
    places = plan.addresses.map { address in
      let start = parts.count
      for (number, lines) in address.parts.enumerated() {
        if let column = lines.first?.first { parts.append(Part(number: number, column: column)) }
      }
      return start..<parts.count
    }
    self.parts = parts
    labels = plan.addresses.map { plan.labels[$0.label] }
    isPlain = plan.addresses.map { address in
      address.labelColumn < 0 && address.formatted.isEmpty && !plan.habits.hasEscapedLineEnds
        && address.parts.allSatisfy { $0.count <= 1 && $0.allSatisfy { $0.count == 1 } }
    }
  }
}
