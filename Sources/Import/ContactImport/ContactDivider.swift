internal import ContactModel

/// Divides records over storage, so that each part can be given identifiers alone.
struct ContactDivider {
  /// Enough for fifty million contacts in parts that need 192 MiB; each part has a buffer.
  static let partCount = 128
  /// Stands for a record that is to be left out.
  static let noPart = UInt8.max
  /// The bytes of one part that are stored at a time.
  private static let bufferSize = 1 << 17

  private let storage: any TemporaryStorage
  private var buffers = [ContactBatch](repeating: ContactBatch(), count: Self.partCount)
  private var places = [[Range<Int>]](repeating: [], count: Self.partCount)
  /// The bytes of memory that each part needs.
  private var sizes = [Int](repeating: 0, count: Self.partCount)

  init(_ storage: any TemporaryStorage) {
    self.storage = storage
  }

  /// Adds the records of a decided batch.
  ///
  /// - Parameters:
  ///   - batch: The records.
  ///   - parts: The part of each, as `RecordPartition` finds it, or `noPart`.
  /// - Throws: `ImportError.temporaryStorage`.
  mutating func add(_ batch: ContactBatch, to parts: [UInt8]) throws(ImportError) {
    for (index, part) in parts.enumerated() where part != Self.noPart {
      let part = Int(part)
      buffers[part].append(index, of: batch)
      if buffers[part].bytes.count >= Self.bufferSize { try store(part) }
    }
  }

  /// The places of the batches of each part; small parts are joined up to a size in memory.
  ///
  /// The smallest part is the first: it has least of what makes a part large, many contacts of one
  /// name, and is the fairest sample of all contacts.
  ///
  /// - Parameter size: The bytes of memory to aim at.
  /// - Returns: The parts, and the memory that all of them together would need.
  /// - Throws: `ImportError.temporaryStorage`.
  mutating func parts(
    ofSize size: Int
  ) throws(ImportError) -> (parts: [[Range<Int>]], memory: Int) {
    var parts: [[Range<Int>]] = []
    var room = 0
    for part in 0..<Self.partCount {
      try store(part)
      guard sizes[part] > 0 else { continue }
      if sizes[part] <= room {
        parts[parts.count - 1] += places[part]
        room -= sizes[part]
      } else {
        parts.append(places[part])
        room = size - sizes[part]
      }
    }
    let stored = parts.map { part in part.reduce(0) { $0 + $1.count } }
    if let smallest = stored.indices.min(by: { stored[$0] < stored[$1] }) {
      parts.swapAt(0, smallest)
    }
    return (parts, sizes.reduce(0, +))
  }

  private mutating func store(_ part: Int) throws(ImportError) {
    guard buffers[part].count > 0 else { return }
    sizes[part] += buffers[part].bytes.count
    sizes[part] += buffers[part].count * ContactDirectory.memoryPerContact
    places[part].append(try storage.store(buffers[part].spilled()))
    buffers[part] = ContactBatch()
  }
}
