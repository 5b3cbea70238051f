/// A contact or key and the number by which it is being ordered: twelve bytes.
struct OrderEntry: Sendable {
  // Two halves, because a single number would ask for four bytes more.
  private var high: UInt32
  private var low: UInt32
  let item: UInt32

  init(word: UInt64, item: UInt32) {
    high = UInt32(truncatingIfNeeded: word >> 32)
    low = UInt32(truncatingIfNeeded: word)
    self.item = item
  }

  /// The number.
  var word: UInt64 { UInt64(high) << 32 | UInt64(low) }
}

// MARK: - Sorting

extension OrderEntry {
  /// Fewer entries are compared with each other.
  private static let radixLimit = 1024
  /// So few are put in one after the other.
  private static let insertionLimit = 24
  private static let digitBits: UInt64 = 11

  /// Sorts entries by their numbers.
  ///
  /// - Complexity: O(*n*) for many entries: each digit in which they differ takes two passes.
  static func sort(_ entries: inout [OrderEntry]) {
    guard entries.count >= radixLimit else {
      entries.sort { $0.word < $1.word }
      return
    }
    let first = entries[0].word
    let varying = entries.reduce(0) { $0 | ($1.word ^ first) }
    var scratch = entries
    for shift in stride(from: 0, to: UInt64(UInt64.bitWidth), by: Int(digitBits))
    where digit(of: varying, shift) != 0 {
      distribute(entries, by: shift, into: &scratch)
      swap(&entries, &scratch)
    }
  }

  /// Sorts a part of the entries by their numbers.
  static func sort(_ entries: inout [OrderEntry], in range: Range<Int>) {
    guard range.count <= insertionLimit else {
      sortMany(&entries, in: range)
      return
    }
    for next in range.dropFirst() {
      let entry = entries[next]
      var place = next
      while place > range.lowerBound, entry.word < entries[place - 1].word {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
    }
  }

  private static func sortMany(_ entries: inout [OrderEntry], in range: Range<Int>) {
    guard range.count < radixLimit else {
      var part = Array(entries[range])
      sort(&part)
      entries.replaceSubrange(range, with: part)
      return
    }
    // By buffer, because sorting a slice of an array sorts a copy.
    unsafe entries.withUnsafeMutableBufferPointer { entries in
      var part = unsafe UnsafeMutableBufferPointer(rebasing: entries[range])
      unsafe part.sort { $0.word < $1.word }
    }
  }

  @inline(__always)
  private static func digit(of word: UInt64, _ shift: UInt64) -> Int {
    Int(word >> shift & (1 << digitBits - 1))
  }

  /// Puts entries in the order of a digit; those that are equal in it stay in theirs.
  private static func distribute(
    _ entries: [OrderEntry], by shift: UInt64, into target: inout [OrderEntry]
  ) {
    var places = [Int](repeating: 0, count: 1 << Int(digitBits))
    for entry in entries { places[digit(of: entry.word, shift)] += 1 }
    var start = 0
    for value in places.indices {
      (places[value], start) = (start, start + places[value])
    }
    for entry in entries {
      let value = digit(of: entry.word, shift)
      target[places[value]] = entry
      places[value] += 1
    }
  }
}
