internal import ContactModel

/// The batches of an input, in order: in memory, or in storage where memory is limited.
struct BatchStore {
  private let storage: (any TemporaryStorage)?
  private var batches: [ContactBatch] = []
  private var places: [Range<Int>] = []

  init(storage: (any TemporaryStorage)?) {
    self.storage = storage
  }

  /// Makes a store of batches in memory.
  init(_ batches: [ContactBatch]) {
    storage = nil
    self.batches = batches
  }

  /// The number of batches.
  var count: Int { storage == nil ? batches.count : places.count }

  /// Adds a batch at the end.
  mutating func append(_ batch: ContactBatch) throws(ImportError) {
    guard let storage else { return batches.append(batch) }
    places.append(try storage.store(batch.spilled()))
  }

  /// Hands out all batches in order, at most so many at a time.
  ///
  /// - Parameters:
  ///   - groupSize: The most batches of one call.
  ///   - use: Takes them.
  /// - Throws: `ImportError.temporaryStorage`, or what `use` throws.
  func forEach(
    _ groupSize: Int, _ use: ([ContactBatch]) throws(ImportError) -> Void
  ) throws(ImportError) {
    for start in stride(from: 0, to: count, by: groupSize) {
      try use(try group(start..<min(count, start + groupSize)))
    }
  }

  /// Hands out all batches in order, one by one, and forgets them on the way.
  ///
  /// - Parameter use: Takes a batch.
  /// - Throws: `ImportError.temporaryStorage`, or what `use` throws.
  mutating func takeAll(
    _ use: (consuming ContactBatch) throws(ImportError) -> Void
  ) throws(ImportError) {
    for number in batches.indices {
      var batch = ContactBatch()
      swap(&batch, &batches[number])
      try use(consume batch)
    }
    batches = []
    if let storage { for place in places { try use(try storage.batch(at: place)) } }
    places = []
  }

  /// All batches of a store in memory, which is empty then.
  mutating func takeMemory() -> [ContactBatch] {
    precondition(storage == nil, "the batches are in memory")
    defer { batches = [] }
    return batches
  }

  private func group(_ range: Range<Int>) throws(ImportError) -> [ContactBatch] {
    guard let storage else { return Array(batches[range]) }
    var group: [ContactBatch] = []
    for place in places[range] { group.append(try storage.batch(at: place)) }
    return group
  }
}
