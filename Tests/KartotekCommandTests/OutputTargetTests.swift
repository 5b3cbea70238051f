import Glibc
import KartotekCommand
import Testing

/// No spelling of a path may make a run replace its input, or one of its outputs by another.
@Suite("Files that a run replaces")
struct OutputTargetTests {
  private let folder: TemporaryFolder
  private static let contacts = "Name,Phone\nAnna Ek,123\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.csv", Self.contacts)
    try #require(unsafe mkdir(folder["d"], 0o755) == 0)
  }

  private func refused(_ arguments: [String]) throws -> String {
    let outcome = try kartotek(arguments)
    #expect(outcome.code == .usage)
    return outcome.messageLines.first ?? ""
  }

  @Test("an input in the folder of the lists")
  func inputInFolder() throws {
    try folder.write("d/el.json", Self.contacts)
    let messages = try refused([
      "export", folder["d/el.json"], "--locale", "el", "-o", folder["d/"],
    ])
    #expect(
      messages == "kartotek: error: -o: '\(folder["d/el.json"])' is one of the inputs [usage]")
    #expect(try folder.text("d/el.json") == Self.contacts)
  }

  @Test("the manifest of a list that is compared, or was exported before")
  func manifest() throws {
    let export = [
      "export", folder["a.csv"], "--locale", "sv", "--page-rows", "32", "-o", folder["d/"],
    ]
    #expect(try kartotek(export).code == .done)
    let before = try folder.text("d/sv/manifest.json")
    let manifest = folder["d/./sv/manifest.json"]
    #expect(
      try refused(["diff", folder["d/sv"], folder["a.csv"], "-o", manifest])
        == "kartotek: error: -o: '\(manifest)' is one of the inputs [usage]")
    #expect(
      try refused([
        "export", folder["a.csv"], "--locale", "sv", "--page-rows", "32", "-o", folder["e/"],
        "--previous", folder["d"], "--changes", manifest,
      ]) == "kartotek: error: --changes: '\(manifest)' is a list of --previous [usage]")
    #expect(try folder.text("d/sv/manifest.json") == before)
  }

  @Test("standard input as the output")
  func standardInput() throws {
    let child = try ChildProcess(
      ["export", "--locale", "el", "-o", folder["a.csv"]], input: folder["a.csv"])
    #expect(child.wait() == 64)
    #expect(try folder.text("a.csv") == Self.contacts)
  }

  @Test("another spelling of the list's file for the report")
  func reportSpelling() throws {
    let report = folder["./x.json"]
    let messages = try refused([
      "export", folder["a.csv"], "--locale", "el", "-o", folder["x.json"], "--report", report,
    ])
    #expect(
      messages == "kartotek: error: --report: '\(report)' is also the file of -o [usage]")
    let inFolder = folder["d/../d/el.json"]
    #expect(
      try refused([
        "export", folder["a.csv"], "--locale", "el", "-o", folder["d/"], "--report", inFolder,
      ]) == "kartotek: error: --report: '\(inFolder)' is also the file of a list [usage]")
    #expect(folder.names().sorted() == ["a.csv", "d"])
  }

  @Test("two lists in one file")
  func linkedLists() throws {
    try folder.write("d/sv.json", "old")
    try #require(unsafe symlink("sv.json", folder["d/el.json"]) == 0)
    let messages = try refused([
      "export", folder["a.csv"], "--locale", "el,sv", "-o", folder["d/"],
    ])
    #expect(
      messages == "kartotek: error: -o: '\(folder["d/sv.json"])' and '\(folder["d/el.json"])' "
        + "lead to one file [usage]")
    #expect(try folder.text("d/sv.json") == "old")
  }

  @Test("a replaced file keeps its permissions", arguments: [mode_t(0o600), 0o640, 0o664])
  func permissions(_ mode: mode_t) throws {
    try folder.write("x.json", "old")
    try #require(unsafe chmod(folder["x.json"], mode) == 0)
    let outcome = try kartotek([
      "export", folder["a.csv"], "--locale", "el", "-o", folder["x.json"],
    ])
    #expect(outcome.code == .done)
    var status = stat()
    try #require(unsafe stat(folder["x.json"], &status) == 0)
    #expect(status.st_mode & 0o777 == mode)
  }
}
