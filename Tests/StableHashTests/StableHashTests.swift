import StableHash
import TestSupport
import Testing

struct StableHashTests {
  /// Published: the sanity check of xxHash's own sources (XSUM_XXH64_testdata, seed 0), and the
  /// well-known values of "a" and "abc".
  @Test func publishedVectors() {
    let vectors: [(length: Int, hash: UInt64)] = [
      (0, 0xEF46_DB37_51D8_E999), (1, 0xE934_A84A_DB05_2768), (4, 0x9136_A0DC_A574_57EE),
      (14, 0x8282_DCC4_994E_35C8), (222, 0xB641_AE8C_B691_C174),
    ]
    for (length, hash) in vectors {
      #expect(StableHash.hash(Array(ReferenceHashes.input.prefix(length)).span) == hash)
    }
    #expect(StableHash.hash(Array("a".utf8).span) == 0xD24E_C4F1_A98C_6E5B)
    #expect(StableHash.hash(Array("abc".utf8).span) == 0x44BC_2CF5_AD77_0999)
  }

  @Test func everyLengthEqualsTheLibrary() {
    for (length, hash) in ReferenceHashes.byLength.enumerated() {
      let input = Array(ReferenceHashes.input.prefix(length))
      #expect(StableHash.hash(input.span) == hash, "length \(length)")
      #expect(SlowXXH64.hash(input) == hash, "slow twin, length \(length)")
    }
    for (length, hash) in ReferenceHashes.long {
      let input = Array(ReferenceHashes.input.prefix(length))
      #expect(StableHash.hash(input.span) == hash, "length \(length)")
    }
  }

  @Test func everySplitOfAShortInputGivesTheSame() {
    let input = Array(ReferenceHashes.input.prefix(100))
    for first in 0...100 {
      for second in stride(from: first, through: 100, by: 3) {
        var hash = StableHash()
        hash.update(Array(input[..<first]).span)
        hash.update(Array(input[first..<second]).span)
        hash.update(Array(input[second...]).span)
        #expect(hash.finalize() == ReferenceHashes.byLength[100], "\(first), \(second)")
      }
    }
  }

  @Test func randomSplitsGiveTheSame() {
    var random = SeededGenerator(seed: 2)
    for (length, expected) in ReferenceHashes.long {
      var hash = StableHash()
      var start = 0
      while start < length {
        let end = min(length, start + Int.random(in: 0..<200, using: &random))
        hash.update(Array(ReferenceHashes.input[start..<end]).span)
        start = end
      }
      #expect(hash.finalize() == expected, "length \(length)")
    }
  }

  @Test func finalizeLeavesTheHashOpen() {
    var hash = StableHash()
    for length in 0..<200 {
      #expect(hash.finalize() == ReferenceHashes.byLength[length])
      hash.update([ReferenceHashes.input[length]].span)
    }
  }

  @Test func hexadecimalHasSixteenLowerCaseDigits() {
    var output: [UInt8] = [0x3E]
    StableHash.appendHexadecimal(0x0123_4567_89AB_CDEF, to: &output)
    StableHash.appendHexadecimal(0, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == ">0123456789abcdef0000000000000000")
  }
}
