internal import ContactModel

/// Where each contact's record is, in eight bytes that are found at once.
///
/// The directory knows it too, but on a way over four arrays and a search among the batches; rows go
/// by names, so each step of it is a read of main memory.
struct RecordPlaces: Sendable {
  private static let startBits: UInt64 = 26
  private static let lengthBits: UInt64 = 16
  private static let batchBits: UInt64 = 64 - 1 - startBits - lengthBits
  /// Stands for a place that does not fit.
  private static let unknown = UInt64.max

  /// A contact's record.
  struct Place {
    let batch: Int
    /// Where it is in the batch's bytes.
    let record: Range<Int>
    /// Whether the UID as stored is the contact's identifier.
    let isIdentifiedByUID: Bool
  }

  private var words: [UInt64] = []

  init(contactCount: Int) {
    words.reserveCapacity(contactCount)
  }

  /// Adds the record of the next contact.
  mutating func append(_ place: Place) {
    let (batch, start) = (UInt64(place.batch), UInt64(place.record.lowerBound))
    let length = UInt64(place.record.count)
    guard batch >> Self.batchBits == 0, start >> Self.startBits == 0, length >> Self.lengthBits == 0
    else { return words.append(Self.unknown) }
    let flag: UInt64 = place.isIdentifiedByUID ? 1 : 0
    words.append(((batch << Self.startBits | start) << Self.lengthBits | length) << 1 | flag)
  }

  /// Adds the records of further contacts.
  mutating func append(_ places: RecordPlaces) {
    words += places.words
  }

  /// The record of a contact.
  func place(of contact: UInt32, in directory: ContactDirectory) -> Place {
    let word = words[Int(contact)]
    guard word != Self.unknown else { return Self.place(of: contact, directory) }
    let start = Int(word >> (1 + Self.lengthBits) & (1 << Self.startBits - 1))
    let length = Int(word >> 1 & (1 << Self.lengthBits - 1))
    return Place(
      batch: Int(word >> (1 + Self.lengthBits + Self.startBits)), record: start..<(start + length),
      isIdentifiedByUID: word & 1 != 0)
  }

  private static func place(of contact: UInt32, _ directory: ContactDirectory) -> Place {
    let number = directory.contacts[Int(contact)]
    let (batch, index) = directory.location(of: number)
    return Place(
      batch: batch, record: directory.batches[batch].range(of: index),
      isIdentifiedByUID: directory.identifierIsUID(of: number))
  }
}
