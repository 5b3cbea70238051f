import TestSupport
import Testing

@testable import ContactImport

struct SuspectSignsTests {
  @Test func findsEverySignAtEveryPlace() {
    for count in 0..<40 {
      for place in 0..<max(1, count) {
        for byte in [0x3F, 0xEF, 0x80, 0xFF, 0x7F, 0x3E, 0x40, 0x00] as [UInt8] {
          var text = [UInt8](repeating: 0x61, count: count)
          if count > 0 { text[place] = byte }
          // With other signs around, near to the end of all bytes and far from it.
          for after in [0, 3, 8] {
            let around = [UInt8](repeating: 0x3F, count: 2) + [0xEF]
            let bytes = around + text + [UInt8](repeating: 0xEF, count: after)
            let signs = SuspectSigns(3..<(3 + count), of: bytes.span)
            #expect(signs.isBeyondASCII == text.contains { $0 >= 0x80 })
            #expect(signs.hasQuestionMark == text.contains(0x3F))
            #expect(signs.hasReplacementLead == text.contains(0xEF))
            #expect(signs.areAny == (signs.isBeyondASCII || signs.hasQuestionMark))
          }
        }
      }
    }
  }
}
