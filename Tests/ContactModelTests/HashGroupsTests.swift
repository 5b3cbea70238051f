import TestSupport
import Testing

@testable import ContactModel

struct HashGroupsTests {
  #if DEBUG
    private static let counts = [0, 1, 17, 9000]
  #else
    private static let counts = [0, 1, 17, 4097, 50_000]
  #endif

  /// Many parts, and hashes that differ in their higher or lower half only, many of which share a slot.
  @Test(arguments: counts) func findsFirstsOfManyHashes(_ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let hashes = (0..<count).map { _ in
      let high = UInt64.random(in: 0..<400, using: &generator) << 52
      return high | UInt64.random(in: 0..<200, using: &generator)
    }
    var known: [UInt64: UInt32] = [:]
    var expected: [UInt32] = []
    for (place, hash) in hashes.enumerated() {
      if known[hash] == nil { known[hash] = UInt32(place) }
      expected.append(known[hash] ?? 0)
    }
    #expect(HashGroups.firstsWithHash(hashes) == expected)
    #expect(HashGroups.firstsWithHash(hashes, workers: 3) == expected)
    #expect(HashGroups.firsts(of: hashes, isEqual: { _, _ in true }) == expected)
  }

  /// The obvious way, with values of which three each have one hash.
  @Test func tellsApartWhatOnlySharesItsHash() {
    var generator = SeededGenerator(seed: 9)
    let values = (0..<9000).map { _ in Int.random(in: 0..<3000, using: &generator) }
    let hashes = values.map { UInt64($0 / 3) &* 0x9E37_79B9_7F4A_7C15 }
    var known: [Int: UInt32] = [:]
    var expected: [UInt32] = []
    for (place, value) in values.enumerated() {
      if known[value] == nil { known[value] = UInt32(place) }
      expected.append(known[value] ?? 0)
    }
    let firsts = HashGroups.firsts(of: hashes) { values[Int($0)] == values[Int($1)] }
    #expect(firsts == expected)
  }
}
