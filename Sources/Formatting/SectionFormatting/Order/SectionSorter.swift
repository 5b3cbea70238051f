/// Sorts the contacts of one section.
///
/// A key is compared as a run of 64-bit numbers: packed ranks (or the bytes of the joined key), then
/// the bytes of the identifier. Entries come with the first; only runs of contacts that are equal in
/// one number look at the next.
struct SectionSorter {
  /// The numbers of an identifier of at most 128 bytes, and one more to see that it has ended.
  private static let identifierWords = 128 / 8 + 1

  let keys: RowKeys

  /// The contacts in order.
  func sorted(_ entries: consuming [OrderEntry]) -> [UInt32] {
    var entries = entries
    if keys.comparesWholeKeys {
      sortByWholeKeys(&entries)
    } else {
      sortByRanks(&entries)
    }
    return entries.map(\.item)
  }

  private func sortByRanks(_ entries: inout [OrderEntry]) {
    OrderEntry.sort(&entries)
    var runs: [Range<Int>] = []
    Self.appendEqualRuns(of: entries, in: entries.indices, to: &runs)
    for number in 1..<max(1, keys.words.count) {
      runs = sort(&entries, runs, byNumber: number)
    }
    sortByIdentifiers(&entries, runs)
  }

  private func sortByIdentifiers(_ entries: inout [OrderEntry], _ runs: [Range<Int>]) {
    var runs = runs
    var number = keys.words.count
    while !runs.isEmpty {
      precondition(number < keys.words.count + Self.identifierWords, "identifiers are unique")
      runs = sort(&entries, runs, byNumber: number)
      number += 1
    }
  }

  /// Orders runs of contacts, each equal in all numbers before this one.
  ///
  /// - Returns: The runs of contacts that are equal in this one, too.
  private func sort(
    _ entries: inout [OrderEntry], _ runs: [Range<Int>], byNumber number: Int
  ) -> [Range<Int>] {
    var identifier: [UInt8] = []
    // For all runs at once: numbers lie anywhere in memory, and so many reads are under way.
    for run in runs {
      for place in run {
        let contact = entries[place].item
        entries[place] = OrderEntry(word: word(number, contact, &identifier), item: contact)
      }
    }
    var equal: [Range<Int>] = []
    for run in runs {
      OrderEntry.sort(&entries, in: run)
      Self.appendEqualRuns(of: entries, in: run, to: &equal)
    }
    return equal
  }

  /// Adds the runs of two and more entries that have the same number.
  private static func appendEqualRuns(
    of entries: [OrderEntry], in range: Range<Int>, to runs: inout [Range<Int>]
  ) {
    guard var start = range.first else { return }
    for end in (start + 1)...range.upperBound
    where end == range.upperBound || entries[end].word != entries[start].word {
      if end - start > 1 { runs.append(start..<end) }
      start = end
    }
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

  private func sortByWholeKeys(_ entries: inout [OrderEntry]) {
    var sorted = entries.map { entry in
      (key: keys.joined.key(of: keys.fields(of: entry.item)), entry: entry)
    }
    sorted.sort { $0.key.lexicographicallyPrecedes($1.key) }
    var runs: [Range<Int>] = []
    var start = 0
    for end in 0...sorted.count
    where end == sorted.count || sorted[end].key != sorted[start].key {
      if end - start > 1 { runs.append(start..<end) }
      start = end
    }
    entries = sorted.map(\.entry)
    sortByIdentifiers(&entries, runs)
  }
}
