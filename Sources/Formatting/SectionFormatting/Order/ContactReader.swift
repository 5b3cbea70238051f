internal import ContactModel

/// Finds records and identifiers of contacts.
struct ContactReader: Sendable {
  let directory: ContactDirectory

  /// The bytes of memory that a contact needs, about.
  func memory(of contact: UInt32) -> Int {
    let (batch, index) = directory.location(of: directory.contacts[Int(contact)])
    return directory.batches.span[batch].range(of: index).count + ContactDirectory.memoryPerContact
  }

  /// Adds the identifier of a contact.
  func appendIdentifier(of contact: UInt32, to output: inout [UInt8]) {
    directory.appendIdentifier(of: directory.contacts[Int(contact)], to: &output)
  }

  /// Replaces `output` with the identifier of a contact.
  ///
  /// A UID that serves as identifier is the first field of its record, since fields ascend; taking
  /// it from there spares reading the others.
  func readIdentifier(of contact: UInt32, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    let record = directory.contacts[Int(contact)]
    guard directory.identifierIsUID(of: record) else {
      directory.appendIdentifier(of: record, to: &output)
      return
    }
    let (batch, index) = directory.location(of: record)
    Self.appendFirstField(index, of: directory.batches[batch], to: &output)
  }

  private static func appendFirstField(
    _ index: Int, of batch: borrowing ContactBatch, to output: inout [UInt8]
  ) {
    var offset = batch.range(of: index).lowerBound + 1
    let length = ContactFields.readLength(batch.bytes.span, &offset)
    output.append(copying: batch.bytes.span.extracting(offset..<(offset + length)))
  }
}
