import TestSupport
import Testing

@testable import ContactImport

@Suite struct UTF8CheckTests {
  /// Table 3-7 of the Unicode Standard, its borders, and bytes that are in no row of it.
  static let sequences: [[UInt8]] = [
    [0x61], [0x20], [0x7F], [0xC2, 0x80], [0xCE, 0xB1], [0xD9, 0x85], [0xDF, 0xBF],
    [0xE0, 0xA0, 0x80], [0xE2, 0x80, 0x8C], [0xED, 0x9F, 0xBF], [0xEF, 0xBF, 0xBF],
    [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
  ]
  static let malformed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xCE, 0xCE],
    [0xE0, 0x9F, 0x80],
    [0xED, 0xA0, 0x80], [0xE2, 0x80], [0xF0, 0x8F, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5],
    [0xFF],
  ]

  @Test(arguments: malformed) func findsEachMistakeAtEveryPlace(_ mistake: [UInt8]) {
    for before in 0..<20 {
      for filling in [[0x61], [0xCE, 0xB1]] as [[UInt8]] {
        let start = Array(repeating: filling, count: before).flatMap { $0 }
        for after in [0, 1, 17] {
          let bytes = start + mistake + [UInt8](repeating: 0x61, count: after)
          let isValid = UTF8Check.isValid(bytes.span)
          let result = UTF8Check.check(bytes.span)
          #expect(!isValid)
          #expect(result == .malformed)
        }
      }
    }
  }

  /// The standard library's own check is the judge.
  @Test func agreesWithTheStandardLibrary() {
    for seed in 0..<4000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        let isMistake = generator.onceIn(80)
        bytes += generator.pick(isMistake ? Self.malformed : Self.sequences)
      }
      let isValid = UTF8Check.isValid(bytes.span)
      let result = UTF8Check.check(bytes.span)
      let isString = String(validating: bytes, as: UTF8.self) != nil
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      #expect(isValid == isString, "seed \(seed)")
      #expect(result == (isASCII ? .ascii : isString ? .utf8 : .malformed), "seed \(seed)")
    }
  }
}
