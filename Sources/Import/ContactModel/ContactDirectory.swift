internal import StableHash

/// Door 1: every contact of a run with its identifier, made once and shared by all locales.
///
/// Records keep their order of input; duplicates stay in their batch and are passed over. A value is
/// never changed after it was made, so any number of threads may read it.
package struct ContactDirectory: Sendable {
  /// The bytes of memory that a contact needs beside its record while a list is made: 65 measured for
  /// names that repeat, 240 where every name is another.
  package static let memoryPerContact = 240

  /// The batches, in order of input; every record is canonical.
  package let batches: [ContactBatch]
  /// The numbers of the records that are contacts, ascending; duplicates are not among them.
  package let contacts: [UInt32]
  /// Pairs of a dropped record and the kept one that it equals, ascending.
  package let duplicates: [DuplicateRecord]
  /// Pairs of records that share a UID with different content, and clashes; for the report.
  package let findings: [IdentityFinding]

  private let locations: RecordLocations
  let identities: ContactIdentities

  /// Finds duplicates and gives every contact its identifier.
  ///
  /// - Parameters:
  ///   - batches: Canonical batches in order of input, together fewer than 2^32 records.
  ///   - workers: The largest number of threads; nothing depends on it.
  /// - Complexity: O(*n*) in the number of bytes, expected.
  package init(batches: [ContactBatch], workers: Int = 1) {
    self.batches = batches
    locations = RecordLocations(batches)
    var assignment = IdentityAssignment(batches: batches, locations: locations, workers: workers)
    assignment.assign()
    contacts = assignment.keptRecords
    duplicates = assignment.duplicates
    findings = assignment.findings
    identities = assignment.identities
  }

  /// Puts contacts together that have their identifiers.
  ///
  /// - Parameter runs: Contacts of one list or directory, all different.
  package init(_ runs: [IdentifiedRecords]) {
    batches = runs.map(\.batch)
    locations = RecordLocations(batches)
    identities = ContactIdentities(runs)
    contacts = Array(0..<UInt32(batches.reduce(0) { $0 + $1.count }))
    duplicates = []
    findings = []
  }

  /// Finds the batch of a record.
  ///
  /// - Parameter record: A record's number.
  /// - Returns: The batch's number and the record's index within it.
  /// - Complexity: O(1), unless most batches are nearly empty.
  package func location(of record: UInt32) -> (batch: Int, index: Int) {
    locations.location(of: record)
  }

  /// Appends the identifier of a contact: 1 to 128 printable ASCII bytes, unique in the directory.
  ///
  /// - Parameters:
  ///   - record: The number of a record that is a contact.
  ///   - output: Receives the bytes.
  package func appendIdentifier(of record: UInt32, to output: inout [UInt8]) {
    guard let number = identities.suffix(of: record) else {
      let (batch, index) = location(of: record)
      let bytes = batches[batch].bytes
      let range = batches[batch].range(of: index)
      guard let uid = ContactFields.uid(of: range, in: bytes.span) else { return }
      output.append(contentsOf: bytes[uid])
      return
    }
    output.append(0x68)  // h
    StableHash.appendHexadecimal(identities.hash(of: record), to: &output)
    if number > 1 { output.append(contentsOf: "-\(number)".utf8) }
  }

  /// The hash by which contacts are known that may be one: of the UID, else of the name.
  ///
  /// - Parameter record: The number of a record that is a contact.
  /// - Returns: Equal for contacts that `RecordPartition` keeps together.
  /// - Complexity: O(*n*) in the bytes of the record.
  package func matchKey(of record: UInt32) -> UInt64 {
    let (batch, index) = location(of: record)
    let bytes = batches[batch].bytes
    var input: [UInt8] = []
    return IdentityAssignment.levelHash(
      .name, of: batches[batch].range(of: index), in: bytes.span, &input)
  }

  /// Whether the identifier is the UID as stored.
  ///
  /// - Parameter record: The number of a record that is a contact.
  /// - Returns: False when the identifier is a hash.
  package func identifierIsUID(of record: UInt32) -> Bool {
    identities.suffix(of: record) == nil
  }
}

extension ContactDirectory {
  /// For contacts that follow each other whether the identifier of each is its UID as stored.
  ///
  /// - Parameter range: Places in `contacts`.
  /// - Returns: One answer for each of them.
  package func identifiersAreUIDs(ofContacts range: Range<Int>) -> [Bool] {
    contacts[range].map(identifierIsUID)
  }
}

/// A record that equals an earlier one.
package struct DuplicateRecord: Sendable, Equatable {
  /// The dropped record.
  package let record: UInt32
  /// The kept record.
  package let original: UInt32
}

/// Something about identifiers that the report tells.
package struct IdentityFinding: Sendable, Equatable {
  /// The record.
  package let record: UInt32
  /// `sharedUID` or `identifierClash`.
  package let code: DiagnosticCode
}
