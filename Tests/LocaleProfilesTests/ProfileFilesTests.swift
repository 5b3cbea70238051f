import Foundation
import LocaleProfiles
import Testing

/// Adding a language is one file in `Locales` and one line in `LocaleData.c`.
@Suite struct ProfileFilesTests {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Locales/"

  @Test func everyFileHasItsLineAndEveryLineItsFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".json") }
    let embedded = ProfileSource.shipped.map { $0.locale + ".json" }
    for file in files where !embedded.contains(file) {
      Issue.record("Locales/\(file) has no #embed line in LocaleData.c")
    }
    for file in embedded where !files.contains(file) {
      Issue.record("a line in LocaleData.c embeds a profile that says it is \(file)")
    }
    #expect(Set(embedded).count == embedded.count, "a profile is embedded twice")
  }

  @Test func whatIsEmbeddedIsTheFile() throws {
    for source in ProfileSource.shipped {
      let path = Self.folder + source.locale + ".json"
      let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(source.contents == bytes, "\(path)")
    }
  }
}
