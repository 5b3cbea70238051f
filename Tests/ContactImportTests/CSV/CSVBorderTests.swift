import ContactModel
import TestSupport
import Testing

@testable import ContactImport

@Suite struct CSVBorderTests {
  static let texts = [
    "First Name,Last Name,Notes\r\nAnna,Lind,\"two\r\nlines\"\r\nBo,Ek,\"a \"\"b\"\" c\"\r\n",
    "First Name,Last Name,Notes\nAnna,\"Lind,x\nBo,\"Ek\",y\nEva,Ask,z",
    "First Name,Last Name,Notes\rAnna,Lind,\rBo,Ek,\"\r\"\r",
    "First Name,Last Name,Notes\n\n,,\nAnna,Li\"nd,\"x\"y\nBo,Ek,\"open\n",
    // Another table behind blank lines.
    "First Name,Last Name\r\nAnna,Ek\r\n \t\r\nLast Name,First Name\r\nBo,Ask\r\n",
    "First Name,Last Name\n\nAnna,Ek\n\u{1A}\n\n\nLast Name,First Name\nBo,Ask\n\n",
    "First Name,Last Name\rAnna,Ek\r\u{FEFF}\rLast Name,First Name\rBo,Ask",
  ]

  @Test(arguments: texts) func windowsOfAnySizeGiveTheSameRecords(_ text: String) {
    let whole = CSVImport(text)
    let tables = text.split(separator: "Last Name,First Name", omittingEmptySubsequences: false)
    #expect(whole.findings.count { $0.hasPrefix("csv-other-headings") } == tables.count - 1)
    for window in 1...text.utf8.count {
      let parts = CSVImport(Array(text.utf8), window: window, format: whole.format)
      #expect(parts.contacts == whole.contacts)
      #expect(parts.contacts.map(\.source) == whole.contacts.map(\.source))
      #expect(parts.diagnostics == whole.diagnostics)
      #expect(parts.recordCount == whole.recordCount)
      #expect(parts.lineCount == whole.lineCount)
    }
  }

  @Test func randomRecordsSurviveAnyWindow() {
    let pieces = ["\"", "\"", ",", ",", "\n", "\r\n", "\r", "Anna", "Bo", " ", "\u{0}", "\u{3B1}"]
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var text = "First Name,Last Name,Notes\n"
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }
      let whole = CSVImport(text)
      for window in [1, 2, 5, 16] {
        let parts = CSVImport(Array(text.utf8), window: window, format: whole.format)
        #expect(parts.contacts == whole.contacts, "seed \(seed)")
        #expect(parts.findings == whole.findings, "seed \(seed)")
        #expect(parts.recordCount == whole.recordCount, "seed \(seed)")
      }
    }
  }
}
