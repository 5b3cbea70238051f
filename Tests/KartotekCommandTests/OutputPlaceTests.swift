import Glibc
import KartotekCommand
import TestSupport
import Testing

@Suite("Where documents go")
struct OutputPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.csv", "First name,Last name\nAnna,Ek\n")
  }

  private func export(_ arguments: String...) throws -> CommandOutcome {
    let outcome = try kartotek(["export", folder["a.csv"]] + arguments)
    #expect(outcome.code == .done, "\(outcome.messages)")
    return outcome
  }

  private func locale(_ name: String) throws -> String? {
    try RawJSON(parsing: folder.bytes(name))["locale"]?.string
  }

  @Test("one locale goes to standard output, also as -")
  func standardOutput() throws {
    let plain = try export("--locale", "sv")
    #expect(plain.output.hasPrefix(#"{"format":"kartotek.sections","version":1,"locale":"sv""#))
    #expect(plain.messages.isEmpty)
    #expect(try export("--locale", "sv", "-o", "-").output == plain.output)
    #expect(folder.names() == ["a.csv"])
  }

  @Test("a path that is no directory is a file")
  func file() throws {
    let outcome = try export("--locale", "sv", "-o", folder["list.json"])
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messages
        == "kartotek: note: 1 contact from 1 record; wrote \(folder["list.json"])\n")
    #expect(folder.names() == ["a.csv", "list.json"])
    #expect(try locale("list.json") == "sv")
  }

  @Test("an existing directory gets a file for the one locale")
  func directory() throws {
    guard unsafe mkdir(folder["out"], 0o755) == 0 else { return }
    _ = try export("--locale", "SV-se", "-o", folder["out"])
    #expect(folder.names(in: "out") == ["sv-SE.json"])
  }

  @Test("a path that ends in / is made")
  func newDirectory() throws {
    let outcome = try export("--locale", "sv", "-o", folder["build/lists/"])
    #expect(folder.names(in: "build/lists") == ["sv.json"])
    #expect(
      outcome.messages
        == "kartotek: note: 1 contact from 1 record; wrote 1 list in \(folder["build/lists/"])\n")
  }

  @Test("several locales, the five of the product by default, make a directory")
  func several() throws {
    _ = try export("-o", folder["out"])
    #expect(folder.names(in: "out") == ["az.json", "bg.json", "el.json", "fa.json", "sv.json"])
    for tag in ["az", "bg", "el", "fa", "sv"] {
      #expect(try locale("out/\(tag).json") == tag)
      #expect(checkSectionDocument(try folder.bytes("out/\(tag).json")) == [])
    }
  }

  @Test("repeated locales are one")
  func repeated() throws {
    #expect(try export("--locale", "sv,SV").output.hasPrefix("{"))
  }

  @Test("the report goes to its file, beside the data or alone on standard output")
  func report() throws {
    _ = try export("--locale", "sv", "--report", folder["report.json"])
    let report = try RawJSON(parsing: folder.bytes("report.json"))
    #expect(report["format"]?.string == "kartotek.report")
    #expect(report["contacts"]?.integer == 1)
    let outcome = try export("--locale", "sv", "-o", folder["list.json"], "--report", "-")
    #expect(outcome.output.hasPrefix(#"{"format":"kartotek.report""#))
  }

  @Test("a directory that cannot be made fails, with old files as they were")
  func noDirectory() throws {
    let outcome = try kartotek("export", folder["a.csv"], "-o", folder["a.csv/x/"])
    #expect(outcome.code == .failed)
    #expect(
      outcome.messages == "kartotek: \(folder["a.csv/x/"]): error: cannot make the directory: "
        + "Not a directory [output]\n")
    #expect(folder.names() == ["a.csv"])
  }

  @Test("a file in a directory that is not there fails")
  func noParent() throws {
    let outcome = try kartotek(
      "export", folder["a.csv"], "--locale", "sv", "-o", folder["none/list.json"])
    #expect(outcome.code == .failed)
    #expect(
      outcome.messages == "kartotek: \(folder["none/list.json"]): error: cannot write: "
        + "No such file or directory [output]\n")
  }

  @Test("a full disk fails, and the other outputs stay as they were")
  func fullDisk() throws {
    try folder.write("report.json", "old")
    let outcome = try kartotek(
      "export", folder["a.csv"], "--locale", "sv", "-o", "/dev/full", "--report",
      folder["report.json"])
    #expect(outcome.code == .failed)
    #expect(
      outcome.messages
        == "kartotek: /dev/full: error: cannot write: No space left on device [output]\n")
    #expect(folder.names() == ["a.csv", "report.json"])
    #expect(try folder.text("report.json") == "old")
  }

  @Test("an old file is replaced")
  func replaced() throws {
    try folder.write("list.json", "old")
    _ = try export("--locale", "sv", "-o", folder["list.json"])
    #expect(try locale("list.json") == "sv")
    #expect(folder.names() == ["a.csv", "list.json"])
  }
}
