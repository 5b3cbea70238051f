/// How a locale orders and groups the distinct sort fields: done once for each, not for each row.
///
/// Comparing rows by the ranks of their fields' keys, field after field and level after level, is
/// the order of the keys of the fields joined by U+FFFE. A class, as `PartTable` is.
final class PartRanks: Sendable {
  /// The section's place in the section table for each part; `SortKeys.none` where nothing is left.
  let sections: [UInt16]
  let levels: [LevelRanks]
  /// The numbers of parts that are read otherwise as words; sections and levels go on with them.
  let words: WordReadings

  init(_ keys: SortKeys) {
    sections = keys.sections
    levels = LevelRanks.levels(of: SortedKeys(keys.keys))
    words = keys.words
  }

  /// Whether the part is a field that counts in the order.
  func counts(_ part: UInt32) -> Bool { sections[Int(part)] != SortKeys.none }
}
