internal import StableHash

/// Door 1: every contact of a run with its identifier, made once and shared by all locales.
///
/// Records keep their order of input; duplicates stay in their batch and are passed over. A value is
/// never changed after it was made, so any number of threads may read it.
package struct ContactDirectory: Sendable {
  /// The batches, in order of input; every record is canonical.
  package let batches: [ContactBatch]
  /// The numbers of the records that are contacts, ascending; duplicates are not among them.
  package let contacts: [UInt32]
  /// Pairs of a dropped record and the kept one that it equals, ascending.
  package let duplicates: [DuplicateRecord]
  /// Pairs of records that share a UID with different content, and clashes; for the report.
  package let findings: [IdentityFinding]

  private let firstRecords: [Int]
  private let identities: ContactIdentities

  /// Finds duplicates and gives every contact its identifier.
  ///
  /// - Parameter batches: Canonical batches in order of input, together fewer than 2^32 records.
  /// - Complexity: O(*n*) in the number of bytes, expected.
  package init(batches: [ContactBatch]) {
    self.batches = batches
    var first = 0
    firstRecords = batches.map { batch in
      defer { first += batch.count }
      return first
    }
    var assignment = IdentityAssignment(batches: batches, recordCount: first)
    assignment.dropDuplicates()
    assignment.assign()
    contacts = assignment.keptRecords
    duplicates = assignment.duplicates
    findings = assignment.findings
    identities = assignment.identities
  }

  /// Finds the batch of a record.
  ///
  /// - Parameter record: A record's number.
  /// - Returns: The batch's number and the record's index within it.
  /// - Complexity: O(log *n*) in the number of batches.
  package func location(of record: UInt32) -> (batch: Int, index: Int) {
    var low = 0
    var high = firstRecords.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if firstRecords[middle] <= Int(record) { low = middle } else { high = middle - 1 }
    }
    return (low, Int(record) - firstRecords[low])
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
