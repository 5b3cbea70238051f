internal import SectionModel

/// The ordered source of rows: runs of contacts that do not cross sections.
struct RowChunks: Sendable {
  /// Contacts in one run: rows of so many stay in the second cache until they are encoded.
  private static let size = 512

  /// A run of contacts in order.
  struct Chunk: Sendable {
    /// The place of the section in the plan.
    let section: Int
    /// The section's slot in the section table.
    let slot: Int
    let contacts: ArraySlice<UInt32>
  }

  private struct Place {
    let section: Int
    let slot: Int
    let range: Range<Int>
  }

  private let order: RowOrder
  private let places: [Place]

  /// Cuts contacts in order into chunks.
  ///
  /// - Parameters:
  ///   - order: The contacts.
  ///   - counts: The number of contacts of each slot in the whole list; those with any are in its plan.
  init(_ order: RowOrder, counts: [Int]) {
    self.order = order
    var places: [Place] = []
    var section = 0
    for (slot, contacts) in order.sections.enumerated() where counts[slot] > 0 {
      for start in stride(from: 0, to: contacts.count, by: Self.size) {
        let range = start..<min(contacts.count, start + Self.size)
        places.append(Place(section: section, slot: slot, range: range))
      }
      section += 1
    }
    self.places = places
  }

  var count: Int { places.count }

  subscript(number: Int) -> Chunk {
    let place = places[number]
    return Chunk(
      section: place.section, slot: place.slot,
      contacts: order.sections[place.slot][place.range])
  }
}
