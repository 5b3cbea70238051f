internal import ContactModel

/// Finds records and identifiers of contacts.
struct ContactReader: Sendable {
  let directory: ContactDirectory

  /// Adds the identifier of a contact.
  func appendIdentifier(of contact: UInt32, to output: inout [UInt8]) {
    directory.appendIdentifier(of: directory.contacts[Int(contact)], to: &output)
  }

  /// The first eight bytes of an identifier, as a number that compares as they do.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - place: Where its record is.
  ///   - bytes: The batch's bytes.
  /// - Returns: The bytes, the first one highest; zeros behind a shorter identifier.
  func identifierWord(
    of contact: UInt32, _ place: RecordPlaces.Place, _ bytes: Span<UInt8>
  ) -> UInt64 {
    if place.isIdentifiedByUID, let uid = ContactFields.uid(of: place.record, in: bytes) {
      return ByteText.orderedWord(bytes.extracting(uid), at: 0)
    }
    var identifier: [UInt8] = []
    appendIdentifier(of: contact, to: &identifier)
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
