import Foundation
import KartotekICU
import Testing

/// Whole documents, compared byte for byte with files that a person has read.
///
/// With `KARTOTEK_RECORD=1` in the environment the files are written anew, and the test fails so
/// that a forgotten recording cannot pass.
@Suite(
  "Golden documents",
  .enabled("the golden documents are of ICU 72.1 with CLDR 42.0, and another ICU is linked") {
    let versions = try DataVersions()
    return versions.icu == "72.1" && versions.cldr == "42.0"
  })
struct GoldenTests {
  @Test(arguments: Repository.locales)
  func document(locale: String) throws {
    let path = Repository.tests + "/Golden/\(locale).json"
    let document = try export(Repository.samples(of: locale), locale)
    if ProcessInfo.processInfo.environment["KARTOTEK_RECORD"] == "1" {
      try Data(document).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded \(path); read it, then run without KARTOTEK_RECORD")
    }
    let golden = try readFile(path)
    let lines = zip(document.split(separator: 0x0A), golden.split(separator: 0x0A))
    let difference = lines.first { $0 != $1 }.map { lines in
      "\(String(decoding: lines.0, as: UTF8.self))\n\(String(decoding: lines.1, as: UTF8.self))"
    }
    #expect(difference == nil, "the first line that differs, then as it was")
    let isEqual = document == golden
    #expect(isEqual)
  }
}
