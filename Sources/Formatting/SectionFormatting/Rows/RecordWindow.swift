internal import ContactModel

/// The records of the next few rows, fetched from memory before the rows are made.
///
/// Rows are in order of names and records in order of input, so nearly every record is a cache
/// miss. A loop that only touches them has many misses under way at a time, where rows would wait
/// for one after the other.
struct RecordWindow {
  /// The number of rows ahead: their records take some 8 KiB of the first cache.
  static let size = 64
  /// The number of cards that are read one after another, for the same reason.
  static let groupSize = 16
  /// A cache line of all machines that matter.
  private static let lineSize = 64

  /// The places of the records.
  private(set) var records: [RecordPlaces.Place] = []
  /// The cards of the group that was read last.
  var cards = [CardFields](repeating: CardFields(), count: groupSize)
  /// The days of those cards.
  private var days: [DaySet.Key] = []
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

  /// Reads the cards of a group of records and touches the texts of their days.
  mutating func readCards(
    _ group: Range<Int>, of batches: Span<ContactBatch>, _ texts: DateTexts
  ) {
    days.removeAll(keepingCapacity: true)
    for (place, record) in records[group].enumerated() {
      let bytes = batches[record.batch].bytes.span
      cards[place].read(record.record, of: bytes)
      var dates = cards[place].dates
      while let payload = dates.next(bytes) {
        let date = DateField(payload, of: bytes)
        if date.form == .parts { days.append(DaySet.Key(date)) }
      }
    }
    for day in days { touched ^= texts.touch(day) }
  }
}
