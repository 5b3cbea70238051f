import TestSupport
import Testing

@testable import ContactImport

@Suite struct CSVMarksTests {
  @Test(arguments: [0x2C, 0x3B, 0x09, 0x7C] as [UInt8]) func findsEveryMark(_ delimiter: UInt8) {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 0...300, using: &generator)
      let bytes = (0..<count).map { _ in
        generator.onceIn(3) ? UInt8.random(in: 0...255, using: &generator) : 0x61
      }
      var marks = CSVMarks(delimiter: delimiter)
      var found: [Int] = []
      var position = marks.next(bytes.span, from: 0)
      while position < bytes.count {
        found.append(position)
        position = marks.next(bytes.span, from: position + 1)
      }
      let expected = bytes.indices.filter {
        bytes[$0] == delimiter || bytes[$0] == 0x22 || bytes[$0] < 0x10
      }
      #expect(found == expected, "seed \(seed)")
    }
  }

  @Test func maySkipAndReturn() {
    let bytes = [UInt8](repeating: 0x2C, count: 200)
    var marks = CSVMarks(delimiter: 0x2C)
    for position in [0, 63, 64, 10, 150, 199, 3, 130, 200] {
      let found = marks.next(bytes.span, from: position)
      #expect(found == position)
    }
  }

  @Test func findsABytesFirstPlace() {
    for count in 0..<40 {
      for place in 0...count {
        var bytes = [UInt8](repeating: 0x23, count: count)
        if place < count { bytes[place] = 0x22 }
        for start in 0...count {
          let found = ByteSearch.first(0x22, in: bytes.span, from: start)
          #expect(found == (start <= place ? place : count))
        }
      }
    }
  }
}
