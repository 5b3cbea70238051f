internal import KartotekICU

/// ICU's own keys of a contact's fields joined by U+FFFE; computed for each call.
struct JoinedKeys: Sendable {
  private let texts: SortTexts
  private let parts: PartTable

  init(texts: SortTexts, parts: PartTable) {
    self.texts = texts
    self.parts = parts
  }

  /// The key, without its final 00, of the fields that count.
  func key(of fields: (UInt32, UInt32, UInt32)) -> [UInt8] {
    var stored = PartArena()
    for part in [fields.0, fields.1, fields.2] where part != RankWords.missing {
      stored.append(parts.text(part))
    }
    return icu { () throws(ICUError) in try texts.joinedKey(of: stored) }
  }

  /// Whether ranks by level would not order rows as whole keys do.
  ///
  /// With a strength above tertiary, the fourth level of ignored characters depends on what stands
  /// beside them across fields.
  static func areNeeded(by tag: LocaleTag) -> Bool {
    tag.identifier.contains("-ks-level4") || tag.identifier.contains("-ks-identic")
  }
}
