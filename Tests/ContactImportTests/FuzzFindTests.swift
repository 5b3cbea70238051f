import ContactModel
import Testing

@testable import ContactImport

/// Inputs that fuzzing has found, as small as they can be; each broke "windows change nothing".
@Suite struct FuzzFindTests {
  private func report(_ bytes: [UInt8], window: Int) throws -> ImportReport {
    var options = ImportOptions()
    options.limits.windowSize = window
    var importer = ContactImporter(options: options, knowledge: .shipped)
    var isRead = false
    try importer.add(path: "a") { (buffer, _) throws(ImportError) -> Int in
      defer { isRead = true }
      if !isRead { buffer += bytes }
      return isRead ? 0 : bytes.count
    }
    return importer.finish().report
  }

  /// `code:line*count` of each, the same for all windows.
  private func findings(_ bytes: [UInt8]) throws -> [String] {
    let whole = try report(bytes, window: 1 << 20)
    for window in 1...40 { #expect(try report(bytes, window: window) == whole, "\(window)") }
    return whole.diagnostics.map { "\($0.code.rawValue):\($0.position.line)*\($0.count)" }
  }

  /// A U+FFFD that the file has is not one that import has made.
  @Test func replacementsOfTheFileAreNotReported() throws {
    let text = "Name,Notes\n\u{C5}ke \u{E9}\u{E8}\u{E7}\u{FFFD},x\n\u{C5}sa,b\nBo,y"
    #expect(try findings(Array(text.utf8) + [0xFF, 0x0A]) == ["encoding-invalid-bytes:4*1"])
  }

  /// A doubtful heading was reported for each of its values, once in each chunk.
  @Test func aDoubtfulHeadingIsReportedOnce() throws {
    let text = "First Name,Home\nAnna,x\nBo,y\nCy,z\n"
    #expect(try findings(Array(text.utf8)) == ["csv-heading-ambiguous:2*1"])
  }

  /// Two columns to file by gave a name twice, and six parts to sort by.
  @Test func aSecondColumnToFileByIsTold() throws {
    let result = CSVImport("File As,File As,Phone\nAnna,Bo,1\n,Cy,2\n")
    #expect(result.contacts.map(\.formattedName) == ["Anna", "Cy"])
    #expect(result.diagnostics.map(\.code) == [.csvValueSkipped])
    let parts = CSVImport("Last Name,File As,File As\nEk,x,y\n")
    #expect(parts.contacts.map(\.sortAs) == [["x", "", ""]])
    #expect(parts.diagnostics.map(\.code) == [.csvValueSkipped])
  }
}
