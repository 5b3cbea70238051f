import Foundation
import TestSupport
import Testing

/// What the contract says of every export, over files that nobody wrote for these tests.
@Suite("Invariants") struct InvariantTests {
  @Test("each sample file alone", arguments: Repository.samples)
  func oneFile(path: String) throws {
    try check([path], Repository.locales)
  }

  @Test("all sample files together", arguments: [Repository.locales, Repository.otherLocales])
  func allFiles(locales: [String]) throws {
    #expect(Repository.samples.count == 10)
    let documents = try check(Repository.samples, locales)
    #expect(documents.allSatisfy { $0.rows.count == 776 })
  }

  @Test(
    "every file of the corpora",
    .enabled(if: Repository.corpora != nil, "KARTOTEK_CORPORA names no folder of files to import"),
    arguments: Repository.corporaFiles)
  func corpora(path: String) throws {
    do {
      try check([path], Repository.locales)
    } catch let end as UnexpectedEnd {
      #expect(end.code == 2)
      #expect(end.messages.contains(/: error: .* \[input-(empty|unsupported|binary|too-long)\]/))
    }
  }

  @discardableResult
  private func check(_ files: [String], _ locales: [String]) throws -> [RawJSON] {
    let exported = try Exported(files, locales)
    checkReport(exported.report, files)
    var documents: [RawJSON] = []
    for (locale, bytes) in exported.documents {
      let violations = checkSectionDocument(bytes)
      #expect(violations == [], "\(locale) of \(files)")
      documents.append(try RawJSON(parsing: bytes))
    }
    #expect(documents.count == locales.count)
    let ids = documents.map { Set($0.rows.compactMap { $0["id"]?.string }) }
    #expect(Set(ids).count == 1, "\(files)")
    let contacts = exported.report.count("contacts")
    #expect(documents.allSatisfy { $0.rows.count == contacts }, "\(files)")
    #expect(ids.first?.count == contacts, "\(files)")
    return documents
  }

  private func checkReport(_ report: RawJSON, _ files: [String]) {
    let entries = report["files"]?.elements ?? []
    #expect(entries.map { $0["path"]?.string } == files)
    let kinds = ["contacts", "groups", "nested", "duplicates", "skipped"]
    for entry in entries {
      let sum = kinds.reduce(0) { $0 + entry.count($1) }
      #expect(entry.count("records") == sum, "\(files)")
      checkSkippedRecords(entry, report)
    }
    let contacts = entries.reduce(0) { $0 + $1.count("contacts") }
    #expect(report.count("contacts") == contacts)
  }

  /// The diagnostics of records that were skipped.
  private static let skippingCodes = [
    "record-without-content", "csv-headings-repeated", "csv-record-above-headings",
    "record-too-long",
  ]

  /// Every skipped record has a diagnostic with its line.
  private func checkSkippedRecords(_ entry: RawJSON, _ report: RawJSON) {
    let skipped = (report["diagnostics"]?.elements ?? []).filter {
      $0["file"]?.string == entry["path"]?.string
        && Self.skippingCodes.contains($0["code"]?.string ?? "")
    }
    let records = skipped.reduce(0) { $0 + max(1, $1.count("count")) }
    #expect(records == entry.count("skipped"))
    #expect(skipped.allSatisfy { $0.count("line") > 0 })
  }
}
