import ContactModel
import TestSupport
import Testing

@testable import ContactImport

/// CSV files through the whole importer.
@Suite struct CSVImporterTests {
  private func load(
    _ bytes: [UInt8], _ knowledge: ImportKnowledge = .shipped
  ) throws -> (directory: ContactDirectory, report: ImportReport) {
    var importer = ContactImporter(options: ImportOptions(workers: 2), knowledge: knowledge)
    var position = 0
    try importer.add(path: "a.csv") { (buffer, limit) throws(ImportError) -> Int in
      let end = min(position + limit, bytes.count)
      buffer += bytes[position..<end]
      defer { position = end }
      return end - position
    }
    return importer.finish()
  }

  @Test func headingsAreNoRecordAndLinesAreTheFiles() throws {
    let report = try load(Array("sep=;\nFirst Name;Shoe size\n\nAnna;38\n;\nBo;43\n".utf8)).report
    let file = try #require(report.files.first)
    #expect((file.records, file.contacts, file.skipped) == (3, 2, 1))
    #expect(file.delimiter == ";")
    #expect(
      report.diagnostics.map { "\($0.code.rawValue):\($0.position.line)" } == [
        "csv-heading-unknown:4", "record-without-content:5",
      ])
  }

  @Test func recordsAboveTheHeadingsAreCounted() throws {
    let text = "Contacts\nAnna,Alfa\nBo,Beta\nFirst Name,Last Name\nCy,Gamma\n"
    let report = try load(Array(text.utf8)).report
    let file = try #require(report.files.first)
    #expect((file.records, file.contacts, file.skipped) == (3, 1, 2))
    #expect(
      report.diagnostics.map { "\($0.code.rawValue):\($0.position.line)" } == [
        "csv-record-above-headings:2", "csv-record-above-headings:3", "csv-preamble:4",
      ])
  }

  @Test func aColumnIsReportedOnceForManyChunks() throws {
    var text = "First Name,Shoe size\n"
    for number in 0..<60_000 { text += "Anna \(number),38\n" }
    let report = try load(Array(text.utf8)).report
    #expect(report.files.first?.contacts == 60_000)
    #expect(report.diagnostics.map(\.code) == [.csvHeadingUnknown])
  }

  @Test func headingsChooseTheCodePage() throws {
    let text =
      HeadingTables.outlook[1].headings.map { "\"\($0)\"" }.joined(separator: ",")
      // "Anna" with Cyrillic letters
      + "\r\n,\"\u{410}\u{43D}\u{43D}\u{430}\"\r\n"
    let bytes = try #require(PageCharsets.encode(text, "windows-1251"))
    let result = try load(bytes, .knowing(PageCharsets()))
    #expect(result.report.files.first?.encoding == "windows-1251")
    #expect(result.report.files.first?.schema == "outlook (bg)")
    #expect(
      result.directory.batches.first?.contact(at: 0).name.given == "\u{410}\u{43D}\u{43D}\u{430}")
  }
}
