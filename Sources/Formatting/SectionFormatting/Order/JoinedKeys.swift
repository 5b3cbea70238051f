internal import KartotekICU

/// ICU's own keys of a contact's fields joined by U+FFFE; computed for each call.
struct JoinedKeys: Sendable {
  private let texts: SortTexts
  private let parts: PartTable
  private let words: WordReadings

  init(texts: SortTexts, parts: PartTable, words: WordReadings) {
    self.texts = texts
    self.parts = parts
    self.words = words
  }

  /// The key, without its final 00, of the fields that count.
  func key(of fields: (UInt32, UInt32, UInt32)) -> [UInt8] {
    var stored = PartArena()
    var areWords: [Bool] = []
    for number in [fields.0, fields.1, fields.2] where number != RankWords.missing {
      let (part, isWords) = words.part(of: number)
      stored.append(parts.text(part))
      areWords.append(isWords)
    }
    return icu { () throws(ICUError) in try texts.joinedKey(of: stored, areWords: areWords) }
  }

  /// Whether ranks by level would not order rows as whole keys do.
  ///
  /// With a strength above tertiary, the fourth level of ignored characters depends on what stands
  /// beside them across fields.
  static func areNeeded(by tag: LocaleTag) -> Bool {
    tag.identifier.contains("-ks-level4") || tag.identifier.contains("-ks-identic")
  }
}
