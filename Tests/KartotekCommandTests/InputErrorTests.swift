import Glibc
import KartotekCommand
import Testing

@Suite("Inputs that cannot be read")
struct InputErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("good.csv", "Name,Phone\nAnna Ek,123\n")
    guard unsafe mkdir(folder["out"], 0o755) == 0 else { return }
    try folder.write("out/el.json", "old")
    try folder.write("report.json", "old report")
  }

  /// Exports a good file and a bad one; everything has to stay as it was.
  private func problem(_ name: String) throws -> String {
    let before = folder.names()
    let outcome = try kartotek(
      "export", folder["good.csv"], folder[name], "-o", folder["out"], "--report",
      folder["report.json"])
    #expect(outcome.code == .failed)
    #expect(outcome.output.isEmpty)
    #expect(folder.names() == before)
    #expect(folder.names(in: "out") == ["el.json"])
    #expect(try folder.text("out/el.json") == "old")
    #expect(try folder.text("report.json") == "old report")
    return outcome.messageLines.last ?? ""
  }

  @Test("a file without bytes")
  func empty() throws {
    try folder.write("bad.csv", "")
    #expect(
      try problem("bad.csv")
        == "kartotek: \(folder["bad.csv"]): error: the file is empty [input-empty]")
  }

  @Test("a folder")
  func directory() throws {
    #expect(
      try problem("out")
        == "kartotek: \(folder["out"]): error: cannot be read: Is a directory [input-unreadable]")
  }

  @Test("a file that is not there")
  func missing() throws {
    #expect(
      try problem("none.csv") == "kartotek: \(folder["none.csv"]): error: cannot be read: "
        + "No such file or directory [input-unreadable]")
  }

  @Test("a file that may not be read", .enabled(if: geteuid() != 0, "root may read every file"))
  func forbidden() throws {
    try folder.write("bad.csv", "Name\nAnna\n")
    unsafe chmod(folder["bad.csv"], 0)
    #expect(
      try problem("bad.csv") == "kartotek: \(folder["bad.csv"]): error: cannot be read: "
        + "Permission denied [input-unreadable]")
  }

  @Test("an image")
  func binary() throws {
    // The signature and first chunk of a PNG file.
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48]
    try folder.write("bad.csv", head + [UInt8](repeating: 0, count: 5000))
    #expect(
      try problem("bad.csv")
        == "kartotek: \(folder["bad.csv"]): error: the file is no text but a PNG picture"
        + " [input-binary]")
  }

  @Test("a workbook, with what to do, and bytes of no known format")
  func workbook() throws {
    try folder.write("bad.csv", [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 0, count: 50))
    #expect(
      try problem("bad.csv")
        == "kartotek: \(folder["bad.csv"]): error: the file is no text but a ZIP archive, as Excel "
        + "workbooks (.xlsx) are: save its sheet as CSV UTF-8 [input-binary]")
    try folder.write("bad.csv", [UInt8](repeating: 1, count: 50))
    #expect(
      try problem("bad.csv")
        == "kartotek: \(folder["bad.csv"]): error: the file is no text [input-binary]")
  }

  @Test("a foreign format")
  func foreign() throws {
    try folder.write("bad.json", #"["vcard",[["version",{},"text","4.0"]]]"#)
    #expect(
      try problem("bad.json") == "kartotek: \(folder["bad.json"]): error: "
        + "jCard (RFC 7095) is not read; only CSV and vCard are [input-unsupported]")
  }

  @Test(
    "a line of 200 MB is passed over", .enabled(if: isOptimised, "takes minutes in a debug build"))
  func longLine() throws {
    let line = [UInt8](repeating: 0x61, count: 1 << 20)
    try folder.write("bad.csv", "Name\nAnna\n")
    let file = unsafe open(folder["bad.csv"], O_WRONLY | O_APPEND)
    defer { close(file) }
    for _ in 0..<200 {
      _ = unsafe line.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
    }
    _ = unsafe Glibc.write(file, "\nBo\n", 4)
    let outcome = try kartotek("export", folder["bad.csv"], "--locale", "sv", "--strict")
    #expect(outcome.code == .doubtful)
    #expect(
      outcome.messageLines == [
        "kartotek: \(folder["bad.csv"]):3: error: the record is longer than the limit and was left "
          + "out: the limit is 64 MiB [record-too-long]"
      ])
    #expect(outcome.output.contains(#""counts":{"sections":2,"rows":2,"positions":4}"#))
  }

  @Test("headings alone are an empty list, with a note")
  func headings() throws {
    try folder.write("head.csv", "Name,Phone\n")
    let outcome = try kartotek("export", folder["head.csv"], "--locale", "sv", "--strict")
    #expect(outcome.code == .done)
    #expect(
      outcome.messageLines == [
        "kartotek: \(folder["head.csv"]):1: note: the file holds no contacts "
          + "[file-without-contacts]"
      ])
    #expect(outcome.output.contains(#""counts":{"sections":0,"rows":0,"positions":0}"#))
    #expect(outcome.output.contains(#""sections":[]"#))
  }
}
