internal import ContactModel

/// Finds records and identifiers of contacts.
struct ContactReader: Sendable {
  let directory: ContactDirectory

  /// The batch of a contact and its record's index there.
  func location(of contact: UInt32) -> (batch: Int, index: Int) {
    directory.location(of: directory.contacts[Int(contact)])
  }

  /// Whether the identifier is the UID as stored.
  func identifierIsUID(of contact: UInt32) -> Bool {
    directory.identifierIsUID(of: directory.contacts[Int(contact)])
  }

  /// Adds the identifier of a contact whose UID, as read, is at this place of its batch's bytes.
  func appendIdentifier(
    of contact: UInt32, uid: Range<Int>, _ bytes: Span<UInt8>, to output: inout [UInt8]
  ) {
    if identifierIsUID(of: contact) {
      output.append(copying: bytes.extracting(uid))
    } else {
      directory.appendIdentifier(of: directory.contacts[Int(contact)], to: &output)
    }
  }

  /// The first eight bytes of an identifier, as a number that compares as they do.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - record: Where its record is.
  ///   - bytes: The batch's bytes.
  /// - Returns: The bytes, the first one highest; zeros behind a shorter identifier.
  func identifierWord(of contact: UInt32, _ record: Range<Int>, _ bytes: Span<UInt8>) -> UInt64 {
    if identifierIsUID(of: contact), let uid = ContactFields.uid(of: record, in: bytes) {
      return ByteText.orderedWord(bytes.extracting(uid), at: 0)
    }
    var identifier: [UInt8] = []
    directory.appendIdentifier(of: directory.contacts[Int(contact)], to: &identifier)
    return ByteText.orderedWord(identifier.span, at: 0)
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
