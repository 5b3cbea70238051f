internal import ContactImport
package import ContactModel

/// Stage 1 done: contacts with identifiers, and what became of every record.
///
/// A book is a value that never changes; any number of threads may read it. It holds the contacts
/// in a compact form, some hundred bytes each.
public struct ContactBook: Sendable {
  /// What became of every record, and everything that was noticed.
  public let report: ImportReport
  /// The contacts as the later stages take them.
  package let directory: ContactDirectory

  /// Reads inputs one after another.
  ///
  /// The result depends on the inputs' bytes and the options, never on the number of threads.
  ///
  /// - Parameters:
  ///   - sources: The inputs.
  ///   - options: How bytes are turned into contacts.
  ///   - threads: The largest number of threads.
  /// - Throws: `ImportError` when an input as a whole cannot be read: it is empty, no text, in a
  ///   foreign format, or its source failed. Damaged records are no error; the report tells of them.
  /// - Complexity: O(*n*) in bytes.
  public init(
    reading sources: [ContactSource], options: ReadingOptions = ReadingOptions(), threads: Int = 1
  ) throws(ImportError) {
    var importer = ContactImporter(
      options: options.importOptions(threads: max(1, threads)),
      knowledge: options.importKnowledge())
    for source in sources { try importer.add(source) }
    (directory, report) = importer.finish()
  }

  /// Reads one input from memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole input.
  ///   - path: The name for messages and the report.
  ///   - options: How bytes are turned into contacts.
  ///   - threads: The largest number of threads.
  /// - Throws: `ImportError` as `init(reading:options:threads:)`.
  public init(
    bytes: [UInt8], path: String = "-", options: ReadingOptions = ReadingOptions(),
    threads: Int = 1
  ) throws(ImportError) {
    let source = ContactSource(bytes: bytes, path: path)
    try self.init(reading: [source], options: options, threads: threads)
  }

  /// Takes contacts that the program has made itself.
  ///
  /// Equal contacts are duplicates: the first stays. Texts are taken as they are.
  ///
  /// - Parameter contacts: The contacts; each needs less than 64 MiB.
  public init(contacts: [Contact]) {
    var batches: [ContactBatch] = []
    var builder = ContactBatchBuilder()
    for contact in contacts {
      builder.append(contact)
      // The size that import cuts its input into; far from the limit of a batch.
      if builder.byteCount >= 1 << 20 { batches.append(builder.takeBatch()) }
    }
    batches.append(builder.takeBatch())
    directory = ContactDirectory(batches: batches)
    report = ImportReport(contactCount: directory.contacts.count)
  }

  /// The number of contacts.
  public var count: Int { directory.contacts.count }

  /// A contact as a value.
  ///
  /// - Parameter index: 0 ..< `count`, in the order of the inputs.
  /// - Returns: The contact; making it costs a microsecond or so, and it is not kept.
  public func contact(at index: Int) -> Contact {
    let (batch, place) = directory.location(of: directory.contacts[index])
    return directory.batches[batch].contact(at: place)
  }

  /// The identifier of a contact: the `id` of its row in every list.
  ///
  /// - Parameter index: 0 ..< `count`, in the order of the inputs.
  /// - Returns: 1 to 128 characters of ASCII.
  public func identifier(at index: Int) -> String {
    var bytes: [UInt8] = []
    directory.appendIdentifier(of: directory.contacts[index], to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
