/// Packs the ranks of a contact's fields into numbers that compare as its key does.
///
/// Ranks go from the primary level's first field to the last level's last field; a missing field
/// has rank 0. As many as fit stand in the first number, the next ones in the second, and so on.
struct RankWords: Sendable {
  private struct Slot {
    let level: Int
    let field: Int
    let shift: Int
  }

  private let ranks: PartRanks
  private let slots: [Slot]
  /// For each number its slots.
  private let words: [Range<Int>]

  init(_ ranks: PartRanks) {
    self.ranks = ranks
    var slots: [Slot] = []
    var words: [Range<Int>] = []
    var room = 0
    for (level, entry) in ranks.levels.enumerated() where entry.bitWidth > 0 {
      for field in 0..<3 {
        if room < entry.bitWidth {
          room = UInt64.bitWidth
          words.append(slots.count..<slots.count)
        }
        room -= entry.bitWidth
        slots.append(Slot(level: level, field: field, shift: room))
        words[words.count - 1] = words[words.count - 1].lowerBound..<slots.count
      }
    }
    self.slots = slots
    self.words = words
  }

  var count: Int { words.count }

  /// One number of a contact, from its fields with those that do not count left out.
  func word(_ number: Int, _ fields: (UInt32, UInt32, UInt32)) -> UInt64 {
    var result: UInt64 = 0
    for place in words[number] {
      let slot = slots[place]
      let part = slot.field == 0 ? fields.0 : slot.field == 1 ? fields.1 : fields.2
      guard part != RankWords.missing else { continue }
      result |= UInt64(ranks.levels[slot.level].ranks[Int(part)]) << UInt64(slot.shift)
    }
    return result
  }

  /// Stands for a field that a contact does not have.
  static let missing = UInt32.max

  /// Leaves out the fields of which nothing is left.
  func compacted(_ fields: (UInt32, UInt32, UInt32)) -> (UInt32, UInt32, UInt32) {
    var result = (Self.missing, Self.missing, Self.missing)
    if ranks.counts(fields.2) { result = (fields.2, result.0, result.1) }
    if ranks.counts(fields.1) { result = (fields.1, result.0, result.1) }
    if ranks.counts(fields.0) { result = (fields.0, result.0, result.1) }
    return result
  }
}
