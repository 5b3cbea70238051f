import ContactModel
import Testing

struct DiagnosticTests {
  @Test func codesAreDistinctAndLowerCase() {
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(code)")
    }
  }

  @Test(arguments: DiagnosticCode.allCases)
  func explanationsArePhrases(_ code: DiagnosticCode) {
    #expect(!code.explanation.isEmpty)
    #expect(!code.explanation.hasSuffix("."))
    let others = DiagnosticCode.allCases.filter { $0 != code }.map(\.explanation)
    #expect(!others.contains(code.explanation))
  }

  @Test func messagesEndWithTheDetail() {
    let position = SourcePosition(file: 0, line: 1, record: 1)
    let plain = Diagnostic(.csvNullByte, at: position)
    #expect(plain.message == DiagnosticCode.csvNullByte.explanation)
    let detailed = Diagnostic(.csvNullByte, at: position, detail: "x")
    #expect(detailed.message == DiagnosticCode.csvNullByte.explanation + ": x")
  }
}
