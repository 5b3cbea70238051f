/// A run of contacts divided by section, each with the number that decides first.
struct SectionRun: Sendable {
  private let entries: [OrderEntry]
  /// For each section where its entries begin; one more than there are sections.
  private let starts: [Int]

  /// Divides contacts, which are looked at in the order of memory.
  init(_ contacts: Range<UInt32>, of keys: RowKeys, sectionCount: Int) {
    var found: [(section: Int, entry: OrderEntry)] = []
    found.reserveCapacity(contacts.count)
    var starts = [Int](repeating: 0, count: sectionCount + 1)
    for contact in contacts {
      let entry = keys.entry(of: contact)
      found.append(entry)
      starts[entry.section + 1] += 1
    }
    for section in 0..<sectionCount { starts[section + 1] += starts[section] }
    self.starts = starts
    var entries = found.map(\.entry)
    for (section, entry) in found {
      entries[starts[section]] = entry
      starts[section] += 1
    }
    self.entries = entries
  }

  /// The contacts of one section.
  subscript(section: Int) -> ArraySlice<OrderEntry> {
    entries[starts[section]..<starts[section + 1]]
  }
}
