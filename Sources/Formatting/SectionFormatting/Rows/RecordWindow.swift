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

  /// For each contact the number of its batch, and where in the batch's bytes its record is.
  private(set) var records: [(batch: Int, place: Range<Int>)] = []
  /// What was touched; kept so that no compiler leaves the loads out.
  private(set) var touched: UInt8 = 0
  private let directory: ContactDirectory
  private var numbers: [UInt32] = []

  init(_ directory: ContactDirectory) {
    self.directory = directory
  }

  /// Finds the records of contacts and touches their bytes.
  mutating func load(_ contacts: ArraySlice<UInt32>, of batches: Span<ContactBatch>) {
    numbers.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    for contact in contacts { numbers.append(directory.contacts[Int(contact)]) }
    for number in numbers {
      let (batch, index) = directory.location(of: number)
      let start = Int(batches[batch].starts[index])
      records.append((batch, start..<Int(batches[batch].starts[index + 1])))
    }
    for record in records {
      for offset in stride(
        from: record.place.lowerBound, to: record.place.upperBound, by: Self.lineSize)
      {
        touched ^= batches[record.batch].bytes[offset]
      }
    }
  }
}
