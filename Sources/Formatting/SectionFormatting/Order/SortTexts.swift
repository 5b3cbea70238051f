internal import KartotekICU

/// The texts that sort fields are compared by, and how a locale's index turns them into keys.
///
/// In lists that go by Chinese readings a field has two: its reading decides first, for all fields
/// of a contact; where those are equal, the fields as they are stored.
struct SortTexts: Sendable {
  let index: SectionIndex
  let readings: ChineseReadings?

  /// Keys of parts, and where any of them has a reading the keys of the texts as stored.
  struct Keys: Sendable {
    let first: SortParts
    let second: SortParts?
  }

  /// Keys, buckets and classes of parts.
  func keys(of parts: PartArena) throws(ICUError) -> Keys {
    guard let readings, let texts = try readings.texts(of: parts) else {
      return Keys(first: try index.sortParts(parts), second: nil)
    }
    return Keys(first: try index.sortParts(texts), second: try index.sortParts(parts))
  }

  /// The key of a contact's fields joined by U+FFFE, without its final 00.
  ///
  /// With readings it is the key of the joined readings, a 00, and the key of the joined fields as
  /// stored: no byte of a key is 00, so a key that another one begins with still comes first.
  func joinedKey(of parts: PartArena) throws(ICUError) -> [UInt8] {
    var stored = PartArena()
    for part in 0..<parts.count {
      stored.append(try index.sortText(of: parts.string(at: part)).utf8)
    }
    let key = try index.joinedKey(of: stored)
    guard let readings else { return key }
    return try index.joinedKey(of: readings.texts(of: parts) ?? stored) + [0] + key
  }
}
