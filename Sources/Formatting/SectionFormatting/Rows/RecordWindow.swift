internal import ContactModel

/// The records of the next few rows, fetched from memory before the rows are made.
///
/// Rows are in order of names and records in order of input, so nearly every record is a cache
/// miss. A loop that only touches them has many misses under way at a time, where rows would wait
/// for one after the other.
struct RecordWindow {
  /// The number of rows ahead: their records take some 8 KiB of the first cache.
  static let size = 64
  /// A cache line of all machines that matter.
  private static let lineSize = 64

  /// The places of the records.
  private(set) var records: [RecordPlaces.Place] = []
  /// What was touched; kept so that no compiler leaves the loads out.
  private(set) var touched: UInt8 = 0
  private let contacts: PreparedContacts

  init(_ contacts: PreparedContacts) {
    self.contacts = contacts
    records.reserveCapacity(Self.size)
  }

  /// Finds the records of contacts and touches their bytes and titles.
  mutating func load(_ numbers: ArraySlice<UInt32>, of batches: Span<ContactBatch>) {
    records.removeAll(keepingCapacity: true)
    for contact in numbers {
      records.append(contacts.places.place(of: contact, in: contacts.directory))
      touched ^= contacts.titles[Int(contact)].traits.rawValue
    }
    for place in records {
      let bytes = batches[place.batch].bytes.span
      for offset in stride(
        from: place.record.lowerBound, to: place.record.upperBound, by: Self.lineSize)
      {
        touched ^= bytes[offset]
      }
    }
  }
}
