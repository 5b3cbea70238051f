package import ContactModel

/// Stage 1: inputs in, one directory of contacts and a report out.
///
/// Inputs are added one after another; within each, chunks are assembled on all cores. The result
/// depends on the inputs and options alone, never on the number of threads or on how a pipe delivers
/// its bytes.
package struct ContactImporter {
  private let options: ImportOptions
  private let knowledge: ImportKnowledge
  private let storage: (any TemporaryStorage)?
  /// Takes decided contacts when memory is limited.
  private var divider: ContactDivider?
  private var files: [FileResult] = []

  /// Makes an importer without inputs.
  ///
  /// - Parameters:
  ///   - options: How bytes are turned into contacts.
  ///   - knowledge: Character sets and headings.
  ///   - storage: Where contacts wait when memory is limited; nil keeps them in memory.
  package init(
    options: ImportOptions, knowledge: ImportKnowledge, storage: (any TemporaryStorage)? = nil
  ) {
    self.options = options
    self.knowledge = knowledge
    self.storage = storage
    divider = storage.map(ContactDivider.init)
  }

  /// Reads one input to its end.
  ///
  /// - Parameters:
  ///   - path: The name for messages and the report.
  ///   - readBytes: Appends at most so many bytes to the array and returns their number; 0 at the end.
  /// - Throws: `ImportError` when the input as a whole cannot be read; the importer is not to be used
  ///   further.
  /// - Complexity: O(*n*) in bytes; holds the contacts, and at most a few chunks of the input.
  package mutating func add(
    path: String, readBytes: @escaping (inout [UInt8], Int) throws(ImportError) -> Int
  ) throws(ImportError) {
    let file = UInt32(files.count)
    var reader = try FileImport(
      path: path, file: file, options: options, knowledge: knowledge, storage: storage,
      readBytes: readBytes)
    swap(&reader.divider, &divider)
    files.append(try reader.run())
    swap(&reader.divider, &divider)
  }

  /// Finds duplicates, gives identifiers and closes the report; of an importer without storage.
  ///
  /// - Returns: All contacts and what happened to every record.
  package consuming func finish() -> (directory: ContactDirectory, report: ImportReport) {
    var batches: [ContactBatch] = []
    var closing = ReportClosing(files)
    for number in files.indices { batches += files[number].batches.takeMemory() }
    files = []
    let directory = ContactDirectory(batches: batches, workers: options.workers)
    closing.add(directory)
    return (directory, closing.report())
  }

  /// Divides the contacts into parts that fit into memory one by one; of an importer with storage.
  ///
  /// - Parameter partSize: The bytes of memory to aim at for a part.
  /// - Returns: The parts, and the report as far as it is known.
  /// - Throws: `ImportError.temporaryStorage`.
  package consuming func finishStored(partSize: Int) throws(ImportError) -> StoredContacts {
    guard let storage, var divider else { preconditionFailure("the importer has storage") }
    let (parts, memory) = try divider.parts(ofSize: partSize)
    return StoredContacts(
      storage: storage, parts: parts, memory: memory, closing: ReportClosing(files))
  }
}
