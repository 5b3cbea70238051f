import Foundation
import KartotekICU
import TestSupport
import Testing

/// Whole documents, compared byte for byte with files that a person has read.
///
/// With `KARTOTEK_RECORD=1` in the environment the files are written anew, and the test fails so
/// that a forgotten recording cannot pass.
///
/// They hold for the ICU and CLDR that they name. With others they are skipped, and the message names
/// both.
@Suite(
  "Golden documents",
  .enabled("\(GoldenVersions.message)") {
    GoldenVersions.isRecording || GoldenVersions.recorded == GoldenVersions.linked
  })
struct GoldenTests {
  @Test(arguments: Repository.locales)
  func document(locale: String) throws {
    let path = Repository.tests + "/Golden/\(locale).json"
    let document = try export(Repository.samples(of: locale), locale)
    if GoldenVersions.isRecording {
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

/// The versions of ICU and CLDR, as in `ICU 72.1 with CLDR 42.0`.
enum GoldenVersions {
  static let isRecording = ProcessInfo.processInfo.environment["KARTOTEK_RECORD"] == "1"

  /// Those of the golden documents; several if a document was left out when they were recorded.
  static let recorded: String = {
    let versions = Repository.locales.map { locale in
      let path = Repository.tests + "/Golden/\(locale).json"
      let document = try? RawJSON(parsing: readFile(path))
      let producer = document?["producer"]
      return name(producer?["icu"]?.string ?? "?", producer?["cldr"]?.string ?? "?")
    }
    return Set(versions).sorted().joined(separator: " and ")
  }()

  /// Those of this machine.
  static let linked = (try? DataVersions()).map { name($0.icu, $0.cldr) } ?? "no ICU"

  static let message = "the golden documents are of \(recorded), linked is \(linked)"

  private static func name(_ icu: String, _ cldr: String) -> String {
    "ICU \(icu) with CLDR \(cldr)"
  }
}
