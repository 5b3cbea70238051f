internal import KartotekICU

/// Keys in the order of their bytes, with the level that decides between each two neighbours.
///
/// All keys have the same number of levels, divided by byte 01; no byte is 00. Keys are compared as
/// numbers, eight bytes at a time; only runs of keys that are equal so far look at the next eight.
///
/// - Complexity: O(*b*) in the bytes that decide for many keys, O(*b* log *n*) at worst.
struct SortedKeys {
  /// The level of neighbours that do not differ, and of the first key, which has none before it.
  static let same = UInt8.max

  /// The keys' numbers in order.
  private(set) var entries: [OrderEntry]
  /// For each place in the order the level in which its key differs from the one before.
  private(set) var levels: [UInt8]

  /// Keys that are equal so far.
  private struct Run {
    let places: Range<Int>
    /// The level that the bytes to be looked at begin in.
    let level: Int
  }

  /// Sorts keys.
  init(_ keys: PartArena) {
    let bytes = keys.bytes.span
    entries = keys.ends.indices.map { number in
      let word = ByteText.orderedWord(bytes, in: keys.range(number), at: 0)
      return OrderEntry(word: word, item: UInt32(number))
    }
    levels = [UInt8](repeating: Self.same, count: entries.count)
    OrderEntry.sort(&entries)
    var runs: [Run] = []
    divide(Run(places: entries.indices, level: 0), to: &runs)
    var offset = 8
    while !runs.isEmpty {
      runs = sort(runs, by: keys, at: offset)
      offset += 8
    }
  }

  /// Orders runs by the bytes at an offset.
  ///
  /// - Returns: The runs of keys that are equal in them, too, and go on.
  private mutating func sort(_ runs: [Run], by keys: PartArena, at offset: Int) -> [Run] {
    // For all runs at once: keys lie anywhere in memory, and so many reads are under way.
    let bytes = keys.bytes.span
    for run in runs {
      for place in run.places {
        let item = entries[place].item
        let word = ByteText.orderedWord(bytes, in: keys.range(Int(item)), at: offset)
        entries[place] = OrderEntry(word: word, item: item)
      }
    }
    var further: [Run] = []
    for run in runs {
      OrderEntry.sort(&entries, in: run.places)
      divide(run, to: &further)
    }
    return further
  }

  /// Notes the deciding levels within an ordered run, and adds the runs within it that go on.
  private mutating func divide(_ run: Run, to further: inout [Run]) {
    guard var start = run.places.first else { return }
    for place in (start + 1)...run.places.upperBound {
      let word = entries[start].word
      let isEnd = place == run.places.upperBound
      if !isEnd, entries[place].word == word { continue }
      // A last byte 00 is behind the keys' end.
      if place - start > 1, word & 0xFF != 0 {
        let level = run.level + Self.divisions(in: word, mask: .max)
        further.append(Run(places: start..<place, level: level))
      }
      if !isEnd {
        let common = Self.commonBytes(word, entries[place].word)
        levels[place] = UInt8(clamping: run.level + Self.divisions(in: word, mask: common))
      }
      start = place
    }
  }

  /// The bits of the bytes before the first one in which two numbers differ.
  private static func commonBytes(_ left: UInt64, _ right: UInt64) -> UInt64 {
    ~(UInt64.max >> UInt64((left ^ right).leadingZeroBitCount & ~7))
  }

  /// The number of bytes 01 among those that a mask has.
  private static func divisions(in word: UInt64, mask: UInt64) -> Int {
    // The high bit of each byte that is not 0.
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let others = word ^ 0x0101_0101_0101_0101
    return (~(((others & low) + low) | others | low) & mask).nonzeroBitCount
  }
}
