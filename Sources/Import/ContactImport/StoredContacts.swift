package import ContactModel

/// Contacts that were read with limited memory: in parts, each of which is a directory of its own.
package struct StoredContacts {
  private let storage: any TemporaryStorage
  private let parts: [[Range<Int>]]
  /// The bytes of memory that all contacts together would need while lists are made, about.
  package let memory: Int
  private var closing: ReportClosing

  init(
    storage: any TemporaryStorage, parts: [[Range<Int>]], memory: Int, closing: ReportClosing
  ) {
    self.storage = storage
    self.parts = parts
    self.memory = memory
    self.closing = closing
  }

  /// The number of parts.
  package var partCount: Int { parts.count }

  /// Reads a part and takes what it adds to the report; each part is to be read once.
  ///
  /// - Parameters:
  ///   - part: 0 ..< `partCount`.
  ///   - workers: The largest number of threads.
  /// - Returns: The contacts of the part with the identifiers that they have among all.
  /// - Throws: `ImportError.temporaryStorage`.
  package mutating func takeDirectory(
    _ part: Int, workers: Int
  ) throws(ImportError) -> ContactDirectory {
    var batches: [ContactBatch] = []
    for place in parts[part] { batches.append(try storage.batch(at: place)) }
    let directory = ContactDirectory(batches: batches, workers: workers)
    closing.add(directory)
    return directory
  }

  /// The report, when all parts were read.
  ///
  /// - Returns: What became of every record.
  package consuming func report() -> ImportReport { closing.report() }
}
