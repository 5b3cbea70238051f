import Glibc
import Kartotek
import Testing

import KartotekCommand

@Suite("Messages")
struct MessageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func printed(quiet: Bool = false, _ body: (MessagePrinter) -> Void) throws -> [String] {
    let file = unsafe open(folder["messages"], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    body(MessagePrinter(to: Descriptor(number: file), isQuiet: quiet))
    return try folder.text("messages").split(separator: "\n").map(String.init)
  }

  private func report(_ count: Int) -> ImportReport {
    let diagnostics = (0..<count).map { line in
      Diagnostic(
        .dateNotUnderstood, at: SourcePosition(file: 0, line: UInt32(line + 2), record: 1),
        field: "Birthday", detail: "soon")
    }
    return ImportReport(files: [FileReport(path: "a.csv")], diagnostics: diagnostics)
  }

  @Test("file, line, level, text, code")
  func form() throws {
    #expect(
      try printed { $0.tell(report(1)) } == [
        "kartotek: a.csv:2: warning: Birthday: the date was not understood and is kept as text: "
          + "soon [date-not-understood]"
      ])
  }

  @Test("twenty of a code, then a count")
  func limit() throws {
    #expect(try printed { $0.tell(report(20)) }.count == 20)
    let lines = try printed { $0.tell(report(25)) }
    #expect(lines.count == 21)
    #expect(
      lines.last == "kartotek: warning: 5 more: the date was not understood and is kept as text "
        + "[date-not-understood]")
  }

  @Test("a run tells its first and last line, and the rest its number")
  func lines() throws {
    var run = Diagnostic(.recordWithoutContent, at: SourcePosition(line: 5, record: 4))
    for record in UInt32(5)...899 {
      run.absorb(
        Diagnostic(.recordWithoutContent, at: SourcePosition(line: record + 1, record: record)))
    }
    let files = [FileReport(path: "a.csv")]
    let text = "lines 5-900: the record has nothing that could be shown [record-without-content]"
    let report = ImportReport(files: files, diagnostics: [run])
    #expect(try printed { $0.tell(report) } == ["kartotek: a.csv:5: error: " + text])
    let many = ImportReport(files: files, diagnostics: Array(repeating: run, count: 22))
    #expect(
      try printed { $0.tell(many) }.last == "kartotek: error: 1792 more: the record has nothing "
        + "that could be shown [record-without-content]")
  }

  @Test("a quiet run tells only of failures")
  func quiet() throws {
    let lines = try printed(quiet: true) { printer in
      printer.tell(report(3))
      printer.tell(Message(.note, "done"))
      printer.failure(Message(.error, "no"))
    }
    #expect(lines == ["kartotek: error: no"])
  }

  @Test("text from files cannot command the terminal or reorder the line")
  func controls() {
    let message = Message(.note, place: "a\nb", "x\u{1B}[2Jy\u{202E}z\u{85}")
    #expect(
      message.rendered == "kartotek: a\\u{a}b: note: x\\u{1b}[2Jy\\u{202e}z\\u{85}\n")
  }
}
