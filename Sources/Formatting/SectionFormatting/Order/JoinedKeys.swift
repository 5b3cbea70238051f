internal import KartotekICU

/// ICU's own key of a contact's fields joined by U+FFFE; computed for each call.
struct JoinedKeys: Sendable {
  private let index: SectionIndex
  private let parts: PartTable

  init(index: SectionIndex, parts: PartTable) {
    self.index = index
    self.parts = parts
  }

  /// The key, without its final 00, of the fields that count.
  func key(of fields: (UInt32, UInt32, UInt32)) -> [UInt8] {
    var texts = PartArena()
    for part in [fields.0, fields.1, fields.2] where part != RankWords.missing {
      let stored = parts.texts.string(at: Int(part))
      texts.append(icu { () throws(ICUError) in try index.sortText(of: stored) }.utf8)
    }
    return icu { () throws(ICUError) in try index.joinedKey(of: texts) }
  }

  /// Whether ranks by level would not order rows as whole keys do.
  ///
  /// With a strength above tertiary, the fourth level of ignored characters depends on what stands
  /// beside them across fields.
  static func areNeeded(by tag: LocaleTag) -> Bool {
    tag.identifier.contains("-ks-level4") || tag.identifier.contains("-ks-identic")
  }
}
