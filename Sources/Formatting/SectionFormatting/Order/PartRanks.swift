internal import KartotekICU

/// How a locale orders and groups the distinct sort fields: done once for each, not for each row.
///
/// An ICU key is a run of levels (primary, secondary, tertiary, and more where the tag asks for
/// them) divided by byte 01. Comparing rows by the levels' ranks, field after field and level after
/// level, is the order of the keys of the fields joined by U+FFFE. Lists by Chinese readings have
/// the levels of the readings first, then those of the texts as stored. A class, as `PartTable` is.
final class PartRanks: Sendable {
  /// The section's place in the section table for each part; `none` where nothing is left of it.
  let sections: [UInt16]
  let levels: [LevelRanks]
  /// The numbers of parts that are read otherwise as words; sections and levels go on with them.
  let words: WordReadings

  /// The section of a part that does not count as a sort field.
  static let none = UInt16.max

  init(_ parts: PartTable, texts: SortTexts, table: SectionTable, workers: Int) {
    var first = LevelCollector(partCount: parts.count)
    // Levels of the texts as stored, where readings come first.
    var second = LevelCollector(partCount: texts.readings == nil ? 0 : parts.count)
    var hasReadings = false
    var others = OtherReadings(partCount: parts.count)
    var sections: [UInt16] = []
    sections.reserveCapacity(parts.count)
    forPartBatches(parts.count, workers: workers) { range in
      let arena = parts.arena(of: range, for: .sortField)
      let words = texts.readings == nil ? PartArena() : parts.arena(of: range, for: .wordField)
      return icu { () throws(ICUError) in try texts.keys(of: arena, words: words) }
    } use: { batch in
      let start = sections.count
      for part in 0..<batch.first.keys.count {
        sections.append(table.section(of: batch.first, part))
      }
      first.append(batch.first.keys, sections[start...])
      guard texts.readings != nil else { return }
      hasReadings = hasReadings || batch.second != nil
      second.append((batch.second ?? batch.first).keys, sections[start...])
      others.append(batch, start: start, table: table)
    }
    first.append(others.first, others.sections[...])
    if texts.readings != nil { second.append(others.second, others.sections[...]) }
    words = others.words
    self.sections = sections + others.sections
    // Without any reading the second levels would only repeat the first.
    levels = RankNarrowing.narrow(first.rank() + (hasReadings ? second.rank() : []))
  }

  /// Whether the part is a field that counts in the order.
  func counts(_ part: UInt32) -> Bool { sections[Int(part)] != Self.none }
}

/// The keys of the second readings of parts.
private struct OtherReadings {
  private(set) var words: WordReadings
  private(set) var sections: [UInt16] = []
  private(set) var first = PartArena()
  private(set) var second = PartArena()

  init(partCount: Int) {
    words = WordReadings(partCount: partCount)
  }

  /// Adds those of a batch whose first part has the number `start`.
  mutating func append(_ batch: SortTexts.Keys, start: Int, table: SectionTable) {
    guard let found = batch.words, let stored = batch.second else { return }
    for (number, place) in found.places.enumerated() {
      words.append(UInt32(start + place))
      sections.append(table.section(of: found.keys, number))
      first.append(found.keys.keys[number])
      second.append(stored.keys[place])
    }
  }
}

/// Cuts keys into levels and keeps each distinct text of a level once.
private struct LevelCollector {
  private var numbers: [[UInt32]] = [[]]
  private var texts = [PartInterner()]
  private var count = 0

  init(partCount: Int) {
    numbers[0].reserveCapacity(partCount)
  }

  /// Adds the keys of the next parts; a part that is no field has an empty one.
  mutating func append(_ keys: PartArena, _ sections: ArraySlice<UInt16>) {
    for (part, section) in sections.enumerated() {
      let key = section == PartRanks.none ? 0..<0 : keys.range(part)
      append(keys.bytes.span.extracting(key))
    }
  }

  private mutating func append(_ key: Span<UInt8>) {
    defer { count += 1 }
    var level = 0
    var start = 0
    for offset in 0...key.count where offset == key.count || key[offset] == 1 {
      addLevel(level, key.extracting(start..<offset))
      level += 1
      start = offset + 1
    }
    while level < numbers.count {
      addLevel(level, key.extracting(0..<0))
      level += 1
    }
  }

  private mutating func addLevel(_ level: Int, _ text: Span<UInt8>) {
    if level == numbers.count {
      // Every key has the same number of levels; a part before without this one has an empty text.
      numbers.append([UInt32](repeating: 0, count: count))
      texts.append(PartInterner())
    }
    numbers[level].append(texts[level].insert(text))
  }

  consuming func rank() -> [LevelRanks] {
    zip(numbers, texts).map { LevelRanks(numbers: $0, texts: $1.texts) }
  }
}
