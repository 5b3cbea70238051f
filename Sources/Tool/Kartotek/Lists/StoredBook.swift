internal import ContactImport
public import ContactModel
internal import SectionFormatting

/// Contacts that may be more than memory holds: they wait in temporary storage, and lists are made of
/// them part by part.
///
/// The documents are the same, byte for byte, as those of a `ContactBook`. Not for several threads at
/// once; storage is used by one at a time.
public struct StoredBook {
  /// What the program needs beside a part of the contacts.
  private static let fixedMemory = 64 << 20
  /// The least memory that such a book works with.
  public static let leastMemory = 96 << 20

  private let storage: any TemporaryStorage
  private let partSize: Int
  private var contacts: StoredContacts

  /// Reads inputs one after another.
  ///
  /// - Parameters:
  ///   - sources: The inputs.
  ///   - options: How bytes are turned into contacts.
  ///   - threads: The largest number of threads.
  ///   - storage: Where contacts and rows wait; it is needed for as long as the lists are.
  ///   - memory: The bytes of memory to aim at, `leastMemory` or more. More is needed where a single
  ///     record, or very many contacts of one name or one UID, are larger.
  /// - Throws: `ImportError` as `ContactBook.init(reading:options:threads:)` does, and
  ///   `ImportError.temporaryStorage`.
  /// - Complexity: O(*n*) in bytes.
  public init(
    reading sources: [ContactSource], options: ReadingOptions = ReadingOptions(), threads: Int = 1,
    storage: any TemporaryStorage, memory: Int
  ) throws(ImportError) {
    try self.init(
      reading: sources, options: options, threads: threads, storage: storage,
      partSize: max(memory, Self.leastMemory) - Self.fixedMemory)
  }

  /// Reads inputs into parts that need about so much memory.
  ///
  /// - Parameters:
  ///   - sources: The inputs.
  ///   - options: How bytes are turned into contacts.
  ///   - threads: The largest number of threads.
  ///   - storage: Where contacts and rows wait.
  ///   - partSize: The bytes of memory to aim at for a part.
  /// - Throws: `ImportError`.
  package init(
    reading sources: [ContactSource], options: ReadingOptions = ReadingOptions(), threads: Int = 1,
    storage: any TemporaryStorage, partSize: Int
  ) throws(ImportError) {
    var importer = ContactImporter(
      options: options.importOptions(threads: max(1, threads)),
      knowledge: options.importKnowledge(), storage: storage)
    for source in sources { try importer.add(source) }
    self.storage = storage
    self.partSize = partSize
    contacts = try importer.finishStored(partSize: partSize)
  }

  /// Makes the lists of several locales; every part of the contacts is read once for all of them.
  ///
  /// - Parameters:
  ///   - makers: A maker for each locale, all with the same options.
  ///   - threads: The largest number of threads.
  /// - Returns: A list for each maker, and what became of every record.
  /// - Throws: `ImportError.temporaryStorage`.
  /// - Complexity: O(*n* log *n*) in contacts.
  public consuming func lists(
    _ makers: [ListMaker], threads: Int = 1
  ) throws(ImportError) -> (lists: [StoredList], report: ImportReport) {
    let threads = max(1, threads)
    let rangeCount = (contacts.memory + partSize - 1) / partSize
    var lists = makers.map {
      StoredListBuilder($0, storage: storage, rangeCount: max(1, rangeCount))
    }
    for part in 0..<contacts.partCount {
      let directory = try contacts.takeDirectory(part, workers: threads)
      guard let options = makers.first?.options else { continue }
      let prepared = PreparedContacts(directory: directory, options: options, workers: threads)
      for number in lists.indices { try lists[number].add(prepared, threads: threads) }
    }
    return (lists.map { $0.list(threads: threads) }, contacts.report())
  }
}
