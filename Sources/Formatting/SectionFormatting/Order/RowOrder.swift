internal import KartotekICU
internal import ParallelWork

/// The contacts in the order of rows: by section, then by key, then by identifier.
///
/// A key is compared as a run of 64-bit numbers: packed ranks (or the bytes of the joined key),
/// then the bytes of the identifier. Only runs of contacts that are equal in one number look at the
/// next, so few contacts ever get beyond the first.
struct RowOrder: Sendable {
  /// Contacts that one worker divides at a time.
  private static let runSize = 1 << 16

  /// For each slot of the section table its contacts in order.
  let sections: [[UInt32]]

  init(_ keys: RowKeys, contactCount: Int, sectionCount: Int, workers: Int) {
    let runs = Self.distribute(keys, contactCount, sectionCount, workers)
    let sizes = (0..<sectionCount).map { section in runs.reduce(0) { $0 + $1[section].count } }
    // The largest first, so that no thread begins with it when all others are done.
    let bySize = sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    let sorted = mapChunks(sectionCount, workers: workers) { place in
      let sorter = SectionSorter(keys: keys, contacts: runs.flatMap { $0[bySize[place]] })
      sorter.sort()
      return sorter.contacts
    }
    var sections = [[UInt32]](repeating: [], count: sectionCount)
    for (place, section) in bySize.enumerated() { sections[section] = sorted[place] }
    self.sections = sections
  }

  /// For each run of contacts and each section the contacts of both.
  private static func distribute(
    _ keys: RowKeys, _ contactCount: Int, _ sectionCount: Int, _ workers: Int
  ) -> [[[UInt32]]] {
    mapChunks((contactCount + runSize - 1) / runSize, workers: workers) { run in
      var sections = [[UInt32]](repeating: [], count: sectionCount)
      let start = run * runSize
      for contact in UInt32(start)..<UInt32(min(contactCount, start + runSize)) {
        sections[keys.section(of: contact)].append(contact)
      }
      return sections
    }
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
  /// The first eight bytes of each contact's identifier, as a number that compares as they do.
  let identifierWords: [UInt64]
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
///
/// A class, because a structure that changes would retain all of its keys for each look at them.
private final class SectionSorter {
  /// The numbers of an identifier of at most 128 bytes, and one more to see that it has ended.
  private static let identifierWords = 128 / 8 + 1

  private struct Entry {
    var word: UInt64
    let contact: UInt32
  }

  private let keys: RowKeys
  private var entries: [Entry]

  init(keys: RowKeys, contacts: [UInt32]) {
    self.keys = keys
    entries = contacts.map { Entry(word: 0, contact: $0) }
  }

  var contacts: [UInt32] { entries.map(\.contact) }

  func sort() {
    if keys.comparesWholeKeys {
      sortByWholeKeys()
    } else {
      sort(entries.indices, byNumber: 0)
    }
  }

  /// Orders contacts that are equal in all numbers before this one.
  private func sort(_ range: Range<Int>, byNumber number: Int) {
    guard range.count > 1 else { return }
    precondition(number < keys.words.count + Self.identifierWords, "identifiers are unique")
    var identifier: [UInt8] = []
    for place in range {
      entries[place].word = word(number, entries[place].contact, &identifier)
    }
    entries[range].sort { $0.word < $1.word }
    var start = range.lowerBound
    for end in (start + 1)...range.upperBound
    where end == range.upperBound || entries[end].word != entries[start].word {
      if end - start > 1 { sortEqual(start..<end, inNumber: number) }
      start = end
    }
  }

  /// Goes on with contacts that are equal up to this number.
  private func sortEqual(_ range: Range<Int>, inNumber number: Int) {
    let next = number + 1
    // Most have the very same fields, and then all numbers of their key are equal.
    let isDecided = next < keys.words.count && haveEqualFields(range)
    sort(range, byNumber: isDecided ? keys.words.count : next)
  }

  private func haveEqualFields(_ range: Range<Int>) -> Bool {
    let first = keys.fields.parts(of: entries[range.lowerBound].contact)
    return range.allSatisfy { keys.fields.parts(of: entries[$0].contact) == first }
  }

  private func word(
    _ number: Int, _ contact: UInt32, _ identifier: inout [UInt8]
  ) -> UInt64 {
    let place = number - keys.words.count
    if place < 0 { return keys.words.word(number, keys.fields(of: contact)) }
    if place == 0 { return keys.identifierWords[Int(contact)] }
    keys.reader.readIdentifier(of: contact, into: &identifier)
    return ByteText.orderedWord(identifier.span, at: place * 8)
  }

  private func sortByWholeKeys() {
    var sorted = entries.map { entry in
      (key: keys.joined.key(of: keys.fields(of: entry.contact)), entry: entry)
    }
    sorted.sort { $0.key.lexicographicallyPrecedes($1.key) }
    entries = sorted.map(\.entry)
    var start = 0
    for end in 0...sorted.count
    where end == sorted.count || sorted[end].key != sorted[start].key {
      sort(start..<end, byNumber: keys.words.count)
      start = end
    }
  }
}
