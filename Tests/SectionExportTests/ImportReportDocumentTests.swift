import ContactModel
import Foundation
import SectionExport
import Testing

struct ImportReportDocumentTests {
  @Test func everyKeyStandsInItsPlace() {
    var csv = FileReport(path: "a \"b\".csv")
    csv.format = "csv"
    csv.encoding = "windows-1253"
    csv.delimiter = "\t"
    csv.schema = "outlook (el)"
    csv.records = 6
    csv.contacts = 1
    csv.groups = 2
    csv.nested = 0
    csv.duplicates = 1
    csv.skipped = 2
    var vcard = FileReport(path: "-")
    vcard.format = "vcard"
    vcard.encoding = "UTF-8"
    let report = ImportReport(
      files: [csv, vcard], contactCount: 1,
      diagnostics: [
        Diagnostic(
          .dateNotUnderstood, at: SourcePosition(file: 0, line: 7, record: 3), field: "Γενέθλια",
          detail: "31/31"),
        Diagnostic(.fileWithoutContacts, at: SourcePosition(file: 1)),
      ])
    let expected = #"""
      {"format":"kartotek.report","version":1,"files":[
      {"path":"a \"b\".csv","format":"csv","encoding":"windows-1253","delimiter":"\t",\#
      "schema":"outlook (el)","records":6,"contacts":1,"groups":2,"nested":0,"duplicates":1,\#
      "skipped":2},
      {"path":"-","format":"vcard","encoding":"UTF-8","records":0,"contacts":0,"groups":0,\#
      "nested":0,"duplicates":0,"skipped":0}
      ],"contacts":1,"diagnostics":[
      {"code":"date-not-understood","level":"warning","file":"a \"b\".csv","line":7,"record":3,\#
      "field":"Γενέθλια","message":"the date was not understood and is kept as text: 31/31"},
      {"code":"file-without-contacts","level":"note","file":"-","line":0,"record":0,\#
      "message":"the file holds no contacts"}
      ]}

      """#
    #expect(text(report) == expected)
  }

  @Test func emptyReportIsOneLine() {
    let expected =
      #"{"format":"kartotek.report","version":1,"files":[],"contacts":0,"diagnostics":[]}"# + "\n"
    #expect(text(ImportReport()) == expected)
  }

  @Test func severalFindingsHaveACount() {
    var run = Diagnostic(.csvFieldsExtra, at: SourcePosition(line: 5, record: 4))
    run.absorb(Diagnostic(.csvFieldsExtra, at: SourcePosition(line: 9, record: 5)))
    let report = ImportReport(diagnostics: [run, run.asRest()])
    let common =
      #"{"code":"csv-fields-extra","level":"warning","file":"","line":5,"record":4,"#
      + #""count":2,"lastLine":9,"#
    #expect(text(report).contains("\n" + common + #""message""#))
    #expect(text(report).contains("\n" + common + #""rest":true,"message""#))
  }

  @Test func everyCodeIsValidJSON() throws {
    let report = ImportReport(
      diagnostics: DiagnosticCode.allCases.map { Diagnostic($0, at: SourcePosition()) })
    let object = try JSONSerialization.jsonObject(with: Data(text(report).utf8))
    let diagnostics = (object as? [String: Any])?["diagnostics"] as? [[String: Any]]
    #expect(
      diagnostics?.map { $0["code"] as? String } == DiagnosticCode.allCases.map(\.rawValue))
  }

  private func text(_ report: ImportReport) -> String {
    var output: [UInt8] = []
    ImportReportDocument.append(report, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
