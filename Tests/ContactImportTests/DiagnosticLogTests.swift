import ContactModel
import TestSupport
import Testing

@testable import ContactImport

/// How findings are joined and counted.
@Suite struct DiagnosticLogTests {
  private func finding(
    _ record: UInt32, line: UInt32? = nil, _ code: DiagnosticCode = .dateNotUnderstood,
    field: String = "", detail: String = ""
  ) -> Diagnostic {
    Diagnostic(
      code, at: SourcePosition(line: line ?? record + 1, record: record), field: field,
      detail: detail)
  }

  private func log(_ findings: [Diagnostic], limit: Int = 100) -> [Diagnostic] {
    var log = DiagnosticLog(limit: limit)
    for finding in findings { log.add(finding) }
    return log.diagnostics
  }

  /// `line-lastLine*count` of each.
  private func forms(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.position.line)-\($0.lastLine)*\($0.count)" + ($0.isRest ? "+" : "") }
  }

  @Test func oneRecordAfterAnotherIsOneEntry() {
    #expect(forms(log((4...900).map { finding($0) })) == ["5-901*897"])
    #expect(forms(log([1, 2, 4, 5, 7].map { finding($0) })) == ["2-3*2", "5-6*2", "8-8*1"])
  }

  @Test func severalInOneRecordAreCounted() {
    let photos = [finding(1, line: 3), finding(1, line: 6), finding(2, line: 9)]
    #expect(forms(log(photos)) == ["3-9*3"])
    // A card's properties are used in another order than that of their lines.
    #expect(forms(log(Array(photos.dropLast().reversed()))) == ["3-6*2"])
  }

  @Test func whatDiffersIsAnEntryOfItsOwn() {
    let others = [
      finding(1), finding(2, .dateOtherCalendar), finding(2, field: "Birthday"),
      finding(2, detail: "soon"),
    ]
    #expect(log(others) == others)
  }

  @Test func findingsThatTakeTurnsAreFollowed() {
    let both = (1...50).flatMap { [finding($0, field: "a"), finding($0, field: "b")] }
    #expect(forms(log(both)) == ["2-51*50", "2-51*50"])
  }

  @Test func longTextsAreShortened() {
    let long = String(repeating: "\u{3A9}", count: 100_000)
    let diagnostic = log([finding(1, field: long, detail: long)]).first
    #expect(diagnostic?.field == String(repeating: "\u{3A9}", count: 250) + "...")
    #expect(diagnostic?.detail == diagnostic?.field)
    let path = String(repeating: "a", count: 1000)
    #expect(log([finding(1, detail: path)]).first?.detail == path)
  }

  @Test func aColumnIsReportedOnce() {
    let findings = [2, 3, 9].map { finding($0, .csvHeadingAmbiguous, field: "Home") }
    #expect(forms(log(findings)) == ["3-3*1"])
  }

  @Test func findingsAboutNoRecordStandAlone() {
    #expect(log([finding(0, line: 4), finding(0, line: 4)]).count == 2)
  }

  @Test func theRestIsCounted() {
    let apart = (1...10).map { finding($0 * 2, line: $0, detail: "\($0)") }
    #expect(forms(log(apart, limit: 3)) == ["1-1*1", "2-2*1", "3-3*1", "4-10*7+"])
    let other = finding(30, line: 40, .csvFieldsExtra)
    #expect(log(apart + [other], limit: 3).contains(other))
    let rest = log(apart, limit: 3).last
    #expect(rest?.level == .warning)
    #expect(rest?.detail == "")
    #expect(rest?.message.hasSuffix(": 7 more that are not listed one by one") == true)
  }

  @Test func anEntryGoesOnBeyondTheLimit() {
    let findings = [finding(1, detail: "a"), finding(2, detail: "b"), finding(2, detail: "a")]
    #expect(forms(log(findings, limit: 1)) == ["2-3*2", "3-3*1+"])
  }

  @Test func partsMergedInOrderAreTheWhole() {
    var generator = SeededGenerator(seed: 41)
    for round in 0..<500 {
      var record: UInt32 = 0
      let findings = (0..<60).map { _ in
        record += UInt32.random(in: 0...2, using: &generator) / 2
        return finding(
          record, Bool.random(using: &generator) ? .csvFieldsExtra : .csvQuoteStray,
          detail: ["a", "b", "c"].randomElement(using: &generator) ?? "")
      }
      let limit = Int.random(in: 1...20, using: &generator)
      #expect(merged(findings, limit, &generator) == log(findings, limit: limit), "round \(round)")
    }
  }

  /// As chunks are merged: no record is in two of them.
  private func merged(
    _ findings: [Diagnostic], _ limit: Int, _ generator: inout SeededGenerator
  ) -> [Diagnostic] {
    var whole = DiagnosticLog(limit: limit)
    var part = DiagnosticLog()
    var last: UInt32 = 0
    for finding in findings {
      if finding.position.record != last, Bool.random(using: &generator) {
        for diagnostic in part.diagnostics { whole.add(diagnostic) }
        part = DiagnosticLog()
      }
      part.add(finding)
      last = finding.position.record
    }
    for diagnostic in part.diagnostics { whole.add(diagnostic) }
    return whole.diagnostics
  }
}
