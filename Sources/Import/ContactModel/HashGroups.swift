internal import ParallelWork

/// Finds the items that are equal, by their 64-bit hashes.
///
/// The items are divided by the highest bits of their hashes first, so that the table of each part
/// stays in the processor's cache: one table for a million items costs two or three reads of main
/// memory for each of them, and those were half of the time that identifiers took.
enum HashGroups {
  /// The items of a part, on average: a part and its table take some 70 KB.
  private static let partSize = 4096
  private static let partCountLimit = 4096
  /// Parts that one worker does at a time.
  private static let partsAtOnce = 8

  /// Half of a hash is enough to tell nearly all items of a part apart; the whole is looked up where
  /// the halves agree.
  private struct Item: Sendable {
    let low: UInt32
    let place: UInt32
  }

  /// An item that is not the first with its hash.
  private struct Repeat: Sendable {
    let place: UInt32
    let first: UInt32
  }

  /// For each item the place of the first one that equals it: its own place where it is the first.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of the items, fewer than 2^32.
  ///   - workers: The largest number of threads.
  ///   - isEqual: Whether two items with one hash are equal; called with ascending second place.
  /// - Returns: As many places as there are items.
  /// - Complexity: O(*n*) calls and steps, unless many different items have one hash.
  static func firsts(
    of hashes: [UInt64], workers: Int = 1, isEqual: (UInt32, UInt32) -> Bool
  ) -> [UInt32] {
    var firsts = firstsWithHash(hashes, workers: workers)
    // Different items with one hash, which only happens where somebody made them so.
    var others: [UInt32: [UInt32]] = [:]
    for place in hashes.indices {
      let (item, first) = (UInt32(place), firsts[place])
      if first == item || isEqual(first, item) { continue }
      let known = others[first]?.first { isEqual($0, item) }
      if known == nil { others[first, default: []].append(item) }
      firsts[place] = known ?? item
    }
    return firsts
  }

  /// The same by hashes alone.
  static func firstsWithHash(_ hashes: [UInt64], workers: Int = 1) -> [UInt32] {
    var partBits = 0
    while hashes.count >> partBits > partSize, 1 << partBits < partCountLimit { partBits += 1 }
    let (items, ends) = divided(hashes, partBits)
    let groupCount = (ends.count + partsAtOnce - 1) / partsAtOnce
    let repeats = mapChunks(groupCount, workers: workers) { group in
      var table: [UInt32] = []
      var repeats: [Repeat] = []
      for part in group * partsAtOnce..<min(ends.count, (group + 1) * partsAtOnce) {
        let start = part == 0 ? 0 : ends[part - 1]
        findRepeats(items.span.extracting(start..<ends[part]), hashes, &table, &repeats)
      }
      return repeats
    }
    var firsts = Array(0..<UInt32(hashes.count))
    for part in repeats {
      for item in part { firsts[Int(item.place)] = item.first }
    }
    return firsts
  }

  /// The items by the highest bits of their hashes, within a part in their order, and where the parts
  /// end.
  private static func divided(_ hashes: [UInt64], _ partBits: Int) -> ([Item], ends: [Int]) {
    // A shift by 64 gives 0.
    let shift = UInt64(64 - partBits)
    var ends = [Int](repeating: 0, count: 1 << partBits)
    for hash in hashes { ends[Int(hash >> shift)] += 1 }
    var sum = 0
    for part in ends.indices {
      (ends[part], sum) = (sum, sum + ends[part])
    }
    // Behind this loop each start has become an end.
    var items = [Item](repeating: Item(low: 0, place: 0), count: hashes.count)
    for place in hashes.indices {
      let part = Int(hashes[place] >> shift)
      items[ends[part]] = Item(
        low: UInt32(truncatingIfNeeded: hashes[place]), place: UInt32(place))
      ends[part] += 1
    }
    return (items, ends)
  }

  private static func findRepeats(
    _ items: Span<Item>, _ hashes: [UInt64], _ table: inout [UInt32], _ repeats: inout [Repeat]
  ) {
    var size = 16
    while size < items.count * 2 { size *= 2 }
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(.max, count: size))
    let mask = size - 1
    for index in items.indices {
      let item = items[index]
      var slot = Int(item.low) & mask
      while table[slot] != .max {
        let other = items[Int(table[slot])]
        if other.low == item.low, hashes[Int(other.place)] == hashes[Int(item.place)] {
          repeats.append(Repeat(place: item.place, first: other.place))
          break
        }
        slot = (slot + 1) & mask
      }
      if table[slot] == .max { table[slot] = UInt32(index) }
    }
  }
}
