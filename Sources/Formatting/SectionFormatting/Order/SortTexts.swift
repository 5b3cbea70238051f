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
    /// Whether the list goes by readings, also where no part of these has one.
    let hasReadings: Bool
    let first: SortParts
    let second: SortParts?
    /// The parts that are read otherwise as words, and the keys of those readings.
    var words: (places: [Int], keys: SortParts)?
  }

  /// Keys, buckets and classes of parts; `words` has the same ones, empty where they are words in no
  /// contact.
  func keys(of parts: PartArena, words: PartArena) throws(ICUError) -> Keys {
    guard let readings, let texts = try readings.texts(of: parts, as: .name) else {
      return Keys(
        hasReadings: readings != nil, first: try index.sortParts(parts), second: nil)
    }
    var keys = Keys(
      hasReadings: true, first: try index.sortParts(texts), second: try index.sortParts(parts))
    guard let wordTexts = try readings.texts(of: words, as: .words) else { return keys }
    let places = (0..<parts.count).filter { place in
      !wordTexts[place].isEmpty && wordTexts[place] != texts[place]
    }
    var others = PartArena()
    for place in places { others.append(wordTexts[place]) }
    keys.words = (places, try index.sortParts(others))
    return keys
  }

  /// The key of a contact's fields joined by U+FFFE, without its final 00.
  ///
  /// With readings it is the key of the joined readings, a 00, and the key of the joined fields as
  /// stored: no byte of a key is 00, so a key that another one begins with still comes first.
  /// `areWords` tells for each field whether it is read as words.
  func joinedKey(of parts: PartArena, areWords: [Bool]) throws(ICUError) -> [UInt8] {
    var stored = PartArena()
    for part in 0..<parts.count {
      stored.append(try index.sortText(of: parts.string(at: part)).utf8)
    }
    let key = try index.joinedKey(of: stored)
    guard let readings else { return key }
    var texts = PartArena()
    for part in 0..<parts.count {
      var field = PartArena()
      field.append(parts[part])
      let text = try readings.texts(of: field, as: areWords[part] ? .words : .name)
      texts.append(text?[0] ?? stored[part])
    }
    return try index.joinedKey(of: texts) + [0] + key
  }
}
