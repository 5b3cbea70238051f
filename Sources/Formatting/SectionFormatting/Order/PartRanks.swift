internal import KartotekICU

/// How a locale orders and groups the distinct sort fields: done once for each, not for each row.
///
/// An ICU key is a run of levels (primary, secondary, tertiary, and more where the tag asks for
/// them) divided by byte 01. Comparing rows by the levels' ranks, field after field and level after
/// level, is the order of the keys of the fields joined by U+FFFE. A class, as `PartTable` is.
final class PartRanks: Sendable {
  /// The section's place in the section table for each part; `none` where nothing is left of it.
  let sections: [UInt16]
  let levels: [LevelRanks]

  /// The section of a part that does not count as a sort field.
  static let none = UInt16.max

  init(_ parts: PartTable, index: SectionIndex, table: SectionTable, workers: Int) {
    var collector = LevelCollector(partCount: parts.count)
    var sections: [UInt16] = []
    sections.reserveCapacity(parts.count)
    forPartBatches(parts.count, workers: workers) { range in
      let arena = parts.arena(of: range, for: .sortField)
      return icu { () throws(ICUError) in try index.sortParts(arena) }
    } use: { batch in
      for part in 0..<batch.keys.count {
        let section = table.section(of: batch, part)
        let key = section == Self.none ? 0..<0 : batch.keys.range(part)
        collector.append(batch.keys.bytes.span.extracting(key))
        sections.append(section)
      }
    }
    self.sections = sections
    levels = collector.rank()
  }

  /// Whether the part is a field that counts in the order.
  func counts(_ part: UInt32) -> Bool { sections[Int(part)] != Self.none }
}

/// Cuts keys into levels and keeps each distinct text of a level once.
private struct LevelCollector {
  private var numbers: [[UInt32]] = [[]]
  private var texts = [PartInterner()]
  private var count = 0

  init(partCount: Int) {
    numbers[0].reserveCapacity(partCount)
  }

  /// Adds the key of the next part; a part that is no field has an empty one.
  mutating func append(_ key: Span<UInt8>) {
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
