/// Contacts that have their identifiers, on their way through storage: what lists are made from.
///
/// Duplicates are gone, and where the records were read is no longer asked.
package struct IdentifiedRecords: Sendable {
  /// The records, without sources.
  let batch: ContactBatch
  /// The hash of each contact.
  let hashes: [UInt64]
  /// The number behind each hash; 0 where the UID is the identifier.
  let numbers: [UInt32]

  /// Gathers contacts.
  ///
  /// - Parameters:
  ///   - contacts: Places in the directory's `contacts`.
  ///   - directory: The directory.
  package init(_ contacts: ArraySlice<UInt32>, of directory: ContactDirectory) {
    let records = contacts.map { directory.contacts[Int($0)] }
    let places = records.map { directory.location(of: $0) }
    let batches = directory.batches
    var batch = ContactBatch()
    batch.starts.reserveCapacity(records.count + 1)
    var size = 0
    for place in places {
      size += batches.span[place.batch].range(of: place.index).count
      batch.starts.append(UInt32(size))
    }
    batch.bytes.reserveCapacity(size)
    for place in places { batch.appendBytes(of: place.index, of: batches.span[place.batch]) }
    self.batch = batch
    hashes = records.map { directory.identities.hash(of: $0) }
    numbers = records.map { UInt32(directory.identities.suffix(of: $0) ?? 0) }
  }

  /// Takes contacts whose identifiers are known.
  ///
  /// - Parameters:
  ///   - batch: The contacts, all decided.
  ///   - identifiers: The identifier of each.
  package init(_ batch: ContactBatch, identifiers: [ContactIdentifier]) {
    precondition(batch.count == identifiers.count, "every contact has an identifier")
    self.batch = batch
    hashes = identifiers.map(\.hash)
    numbers = identifiers.map(\.number)
  }

  /// The number of contacts.
  package var count: Int { numbers.count }

  /// The contacts as bytes to be stored: two counts, then the columns as they lie in memory.
  ///
  /// - Returns: Bytes for `init(stored:)` in this process; no format for files that stay.
  package func stored() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(batch.bytes.count + 16 * (batch.count + 1))
    StoredNumbers.append([UInt32(batch.count), UInt32(batch.bytes.count)], to: &output)
    StoredNumbers.append(hashes, to: &output)
    StoredNumbers.append(batch.starts, to: &output)
    StoredNumbers.append(numbers, to: &output)
    output += batch.bytes
    return output
  }

  /// Makes the contacts from their bytes.
  ///
  /// - Parameter stored: What `stored` gave.
  package init(stored: [UInt8]) {
    var offset = 0
    let counts: [UInt32] = StoredNumbers.take(2, from: stored, &offset)
    let count = Int(counts[0])
    var batch = ContactBatch()
    hashes = StoredNumbers.take(count, from: stored, &offset)
    batch.starts = StoredNumbers.take(count + 1, from: stored, &offset)
    numbers = StoredNumbers.take(count, from: stored, &offset)
    batch.bytes = Array(stored[offset...])
    precondition(batch.bytes.count == Int(counts[1]), "what is stored is whole")
    self.batch = batch
  }
}
