internal import KartotekICU
internal import ParallelWork

/// The contacts divided by section, each with the number that decides first.
///
/// The numbers are found while contacts are passed in the order of memory; sections are then sorted
/// with hardly a look at anything else.
package struct SectionGroups: Sendable {
  /// Contacts that one worker divides at a time.
  private static let runSize = 1 << 14

  let sectionCount: Int
  private let runs: [SectionRun]

  init(_ keys: RowKeys, contactCount: Int, sectionCount: Int, workers: Int) {
    self.sectionCount = sectionCount
    let runCount = (contactCount + Self.runSize - 1) / Self.runSize
    runs = mapChunks(runCount, workers: workers) { run in
      let start = run * Self.runSize
      let contacts = UInt32(start)..<UInt32(min(contactCount, start + Self.runSize))
      return SectionRun(contacts, of: keys, sectionCount: sectionCount)
    }
  }

  /// The number of contacts in each section.
  package var counts: [Int] {
    (0..<sectionCount).map { section in runs.reduce(0) { $0 + $1[section].count } }
  }

  /// The contacts of one section.
  func entries(of section: Int) -> [OrderEntry] { runs.flatMap { $0[section] } }
}

/// The contacts in the order of rows: by section, then by key, then by identifier.
package struct RowOrder: Sendable {
  /// For each slot of the section table its contacts in order.
  let sections: [[UInt32]]

  init(_ groups: SectionGroups, by keys: RowKeys, workers: Int) {
    let sizes = groups.counts
    // The largest first, so that no thread begins with it when all others are done.
    let bySize = sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    let sorted = mapChunks(groups.sectionCount, workers: workers) { place in
      SectionSorter(keys: keys).sorted(groups.entries(of: bySize[place]))
    }
    var sections = [[UInt32]](repeating: [], count: groups.sectionCount)
    for (place, section) in bySize.enumerated() { sections[section] = sorted[place] }
    self.sections = sections
  }

  /// The number of contacts in each section.
  package var counts: [Int] { sections.map(\.count) }
}

/// What decides the place of a contact.
package struct RowKeys: Sendable {
  let titles: ListTitles
  let fields: SortFields
  let ranks: PartRanks
  let words: RankWords
  let joined: JoinedKeys
  /// Whether rows have to be compared by joined keys instead of ranks.
  let comparesWholeKeys: Bool
  let reader: ContactReader
  /// The first eight bytes of each contact's identifier, as a number that compares as they do.
  let identifierWords: [UInt64]
  /// The slot of contacts of whose title nothing is left.
  let emptySection: Int

  /// The number of parts.
  package var partCount: Int { ranks.words.partCount }

  /// The fields that count, the others left out.
  func fields(of contact: UInt32) -> (UInt32, UInt32, UInt32) {
    words.compacted(fields.parts(of: contact))
  }

  /// The section of a contact, which is that of the first field that counts, and its first number.
  func entry(of contact: UInt32) -> (section: Int, entry: OrderEntry) {
    let fields = fields(of: contact)
    let word = comparesWholeKeys ? 0 : words.word(0, fields)
    return (section(of: fields), OrderEntry(word: word, item: contact))
  }

  /// The section of a contact.
  func section(of contact: UInt32) -> Int { section(of: fields(of: contact)) }

  private func section(of fields: (UInt32, UInt32, UInt32)) -> Int {
    fields.0 == RankWords.missing ? emptySection : Int(ranks.sections[Int(fields.0)])
  }
}
