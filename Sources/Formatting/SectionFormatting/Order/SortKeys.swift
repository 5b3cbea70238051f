internal import KartotekICU

/// The sort keys and sections of all distinct sort fields.
///
/// An ICU key is a run of levels (primary, secondary, tertiary, and more where the tag asks for
/// them) divided by byte 01. Lists by Chinese readings have the levels of the readings first, then,
/// behind another 01, those of the texts as stored.
package struct SortKeys: Sendable {
  /// For each part its key.
  let keys: PartArena
  /// The section's place in the section table for each part; `none` where nothing is left of it.
  let sections: [UInt16]
  /// The numbers of parts that are read otherwise as words; keys and sections go on with them.
  let words: WordReadings

  /// The section of a part that does not count as a sort field.
  static let none = UInt16.max

  /// The number of parts.
  package var partCount: Int { words.partCount }

  /// Asks ICU for the keys, batches of parts at a time.
  init(_ parts: PartTable, texts: SortTexts, table: SectionTable, workers: Int) {
    var keys: [PartArena] = []
    var sections: [UInt16] = []
    sections.reserveCapacity(parts.count)
    var others = OtherReadings(partCount: parts.count)
    forPartBatches(parts.count, workers: workers) { range in
      let arena = parts.arena(of: range, for: .sortField)
      let words = texts.readings == nil ? PartArena() : parts.arena(of: range, for: .wordField)
      return icu { () throws(ICUError) in try texts.keys(of: arena, words: words) }
    } use: { batch in
      let start = sections.count
      for part in 0..<batch.first.keys.count {
        sections.append(table.section(of: batch.first, part))
      }
      keys.append(batch.keys)
      others.append(batch, start: start, table: table)
    }
    self.keys = PartArena(joining: keys + [others.keys])
    self.sections = sections + others.sections
    words = others.words
  }
}

/// The keys of the second readings of parts.
private struct OtherReadings {
  private(set) var words: WordReadings
  private(set) var sections: [UInt16] = []
  private(set) var keys = PartArena()

  init(partCount: Int) {
    words = WordReadings(partCount: partCount)
  }

  /// Adds those of a batch whose first part has the number `start`.
  mutating func append(_ batch: SortTexts.Keys, start: Int, table: SectionTable) {
    guard let found = batch.words, let stored = batch.second else { return }
    for (number, place) in found.places.enumerated() {
      words.append(UInt32(start + place))
      sections.append(table.section(of: found.keys, number))
      keys.add(found.keys.keys, number, before: stored.keys, place)
    }
  }
}

extension SortTexts.Keys {
  /// The keys that decide: where there are readings, those and then those of the texts as stored.
  fileprivate var keys: PartArena {
    guard hasReadings else { return first.keys }
    var joined = PartArena()
    for part in 0..<first.keys.count {
      joined.add(first.keys, part, before: (second ?? first).keys, part)
    }
    return joined
  }
}

extension PartArena {
  /// Adds the levels of one key before those of another.
  fileprivate mutating func add(
    _ first: PartArena, _ number: Int, before second: PartArena, _ place: Int
  ) {
    first.add(number, to: &bytes)
    bytes.append(1)
    second.add(place, to: &bytes)
    ends.append(UInt32(bytes.count))
  }
}
