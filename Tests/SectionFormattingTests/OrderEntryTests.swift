import TestSupport
import Testing

@testable import SectionFormatting

struct OrderEntryTests {
  /// Many entries are sorted by digits; words that differ in few bits leave digits out.
  @Test(arguments: [UInt64.max, 0xFF00_0000_0000_0001, 0x7_FF80_0000, 0])
  func manyAreInOrder(_ bits: UInt64) {
    var random = SeededGenerator(seed: 3)
    let words = (0..<3000).map { _ in random.next() & bits }
    var entries = words.enumerated().map { OrderEntry(word: $1, item: UInt32($0)) }
    OrderEntry.sort(&entries)
    #expect(entries.map(\.word) == words.sorted())
    #expect(entries.allSatisfy { words[Int($0.item)] == $0.word })
    #expect(Set(entries.map(\.item)).count == words.count)
  }

  @Test(arguments: [0, 1, 2, 24, 25, 400])
  func aPartIsInOrderAndTheRestStays(_ count: Int) {
    let words = (0..<600).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
    var entries = words.enumerated().map { OrderEntry(word: $1, item: UInt32($0)) }
    OrderEntry.sort(&entries, in: 100..<(100 + count))
    let expected = words[..<100] + words[100..<(100 + count)].sorted() + words[(100 + count)...]
    #expect(entries.map(\.word) == Array(expected))
  }
}
