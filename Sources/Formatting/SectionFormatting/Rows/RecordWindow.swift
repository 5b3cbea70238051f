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

  let batches: [ContactBatch]
  private(set) var places: [(batch: Int, index: Int)] = []
  /// What was touched; kept so that no compiler leaves the loads out.
  private(set) var touched: UInt8 = 0
  private let directory: ContactDirectory
  private var records: [UInt32] = []

  init(_ directory: ContactDirectory) {
    self.directory = directory
    batches = directory.batches
  }

  /// Finds the records of contacts and touches their bytes.
  mutating func load(_ contacts: ArraySlice<UInt32>) {
    records.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for contact in contacts { records.append(directory.contacts[Int(contact)]) }
    for record in records { places.append(directory.location(of: record)) }
    for place in places { touched ^= Self.touch(batches[place.batch], place.index) }
  }

  private static func touch(_ batch: borrowing ContactBatch, _ index: Int) -> UInt8 {
    let record = batch.range(of: index)
    var touched: UInt8 = 0
    for offset in stride(from: record.lowerBound, to: record.upperBound, by: lineSize) {
      touched ^= batch.bytes[offset]
    }
    return touched
  }
}
