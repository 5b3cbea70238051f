internal import KartotekICU
internal import ParallelWork

/// The contacts in the order of rows: by section, then by key, then by identifier.
///
/// A key is compared as a run of 64-bit numbers: packed ranks (or the bytes of the joined key),
/// then the bytes of the identifier. Only runs of contacts that are equal in one number look at the
/// next, so few contacts ever get beyond the first.
struct RowOrder: Sendable {
  /// For each slot of the section table its contacts in order.
  let sections: [[UInt32]]

  init(_ keys: RowKeys, contactCount: Int, sectionCount: Int, workers: Int) {
    let unordered = Self.distribute(keys, contactCount: contactCount, sectionCount: sectionCount)
    sections = mapChunks(sectionCount, workers: workers) { section in
      var sorter = SectionSorter(keys: keys, contacts: unordered[section])
      sorter.sort()
      return sorter.contacts
    }
  }

  private static func distribute(
    _ keys: RowKeys, contactCount: Int, sectionCount: Int
  ) -> [[UInt32]] {
    var sections = [[UInt32]](repeating: [], count: sectionCount)
    for contact in 0..<UInt32(contactCount) {
      sections[keys.section(of: contact)].append(contact)
    }
    return sections
  }
}

/// What decides the place of a contact.
struct RowKeys: Sendable {
  let titles: ListTitles
  let fields: SortFields
  let ranks: PartRanks
  let words: RankWords
  let joined: JoinedKeys
  /// Whether rows have to be compared by joined keys instead of ranks.
  let comparesWholeKeys: Bool
  let reader: ContactReader
  /// The slot of contacts of whose title nothing is left.
  let emptySection: Int

  /// The fields that count, the others left out.
  func fields(of contact: UInt32) -> (UInt32, UInt32, UInt32) {
    words.compacted(fields.parts(of: contact))
  }

  /// The section: that of the first field that counts.
  func section(of contact: UInt32) -> Int {
    let first = fields(of: contact).0
    return first == RankWords.missing ? emptySection : Int(ranks.sections[Int(first)])
  }
}

/// Sorts the contacts of one section.
private struct SectionSorter {
  /// The numbers of an identifier of at most 128 bytes, and one more to see that it has ended.
  private static let identifierWords = 128 / 8 + 1

  private struct Entry {
    let word: UInt64
    let contact: UInt32
  }

  private let keys: RowKeys
  private(set) var contacts: [UInt32]
  private var identifier: [UInt8] = []

  init(keys: RowKeys, contacts: [UInt32]) {
    self.keys = keys
    self.contacts = contacts
  }

  mutating func sort() {
    if keys.comparesWholeKeys {
      sortByWholeKeys()
    } else {
      sort(0..<contacts.count, byNumber: 0)
    }
  }

  /// Orders contacts that are equal in all numbers before this one.
  private mutating func sort(_ range: Range<Int>, byNumber number: Int) {
    guard range.count > 1 else { return }
    precondition(number < keys.words.count + Self.identifierWords, "identifiers are unique")
    var entries: [Entry] = []
    entries.reserveCapacity(range.count)
    for place in range {
      entries.append(Entry(word: word(number, contacts[place]), contact: contacts[place]))
    }
    entries.sort { $0.word < $1.word }
    for (place, entry) in zip(range, entries) { contacts[place] = entry.contact }
    var start = 0
    for end in 1...entries.count
    where end == entries.count || entries[end].word != entries[start].word {
      sort((range.lowerBound + start)..<(range.lowerBound + end), byNumber: number + 1)
      start = end
    }
  }

  private mutating func word(_ number: Int, _ contact: UInt32) -> UInt64 {
    guard number >= keys.words.count else {
      return keys.words.word(number, keys.fields(of: contact))
    }
    keys.reader.readIdentifier(of: contact, into: &identifier)
    return ByteText.orderedWord(identifier.span, at: (number - keys.words.count) * 8)
  }

  private mutating func sortByWholeKeys() {
    var entries = contacts.map { (key: keys.joined.key(of: keys.fields(of: $0)), contact: $0) }
    entries.sort { $0.key.lexicographicallyPrecedes($1.key) }
    contacts = entries.map(\.contact)
    var start = 0
    for end in 0...entries.count
    where end == entries.count || entries[end].key != entries[start].key {
      sort(start..<end, byNumber: keys.words.count)
      start = end
    }
  }
}
