import Glibc
import KartotekCommand
import Testing

@Suite("Limited memory")
struct MemoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let rows = (0..<3000).map { "Anna \($0 % 700),Ek,+46 \($0)\n" }
    try folder.write("a.csv", "First name,Last name,Phone\n" + rows.joined())
  }

  @Test("gives the same files, messages and report")
  func same() throws {
    for layout in [[], ["--page-rows", "64"], ["--style", "grouped", "--locale", "fa,sv"]] {
      let arguments = ["export", folder["a.csv"], "--report", folder["report.json"]] + layout
      let plain = try kartotek(arguments + ["-o", folder["out/"]])
      let report = try folder.bytes("report.json")
      let limited = try kartotek(arguments + ["-o", folder["limited/"], "--memory", "100m"])
      #expect(plain.code == .done && limited.code == .done, "\(limited.messages)")
      #expect(limited.messages == plain.messages.replacing("/out/", with: "/limited/"))
      #expect(try folder.bytes("report.json") == report)
      #expect(folder.names(in: "out") == folder.names(in: "limited"))
      for name in folder.names(in: "out") where name.hasSuffix(".json") {
        #expect(try folder.bytes("out/" + name) == folder.bytes("limited/" + name))
      }
      #expect(
        layout.first != "--page-rows"
          || folder.names(in: "out/el/pages") == folder.names(in: "limited/el/pages"))
    }
  }

  @Test("goes to standard output and tells changes, too")
  func changes() throws {
    let export = ["export", folder["a.csv"], "--locale", "sv"]
    let plain = try kartotek(export)
    #expect(try kartotek(export + ["--memory", "128M"]).output == plain.output)
    let outcome = try kartotek(
      export + [
        "--memory", "1G", "-o", folder["sv.json"], "--previous", folder["none"], "--changes", "-",
      ])
    #expect(outcome.output.hasPrefix(#"{"format":"kartotek.changes","version":1,"lists":["#))
  }

  @Test(
    "needs a size that can be kept",
    arguments: [
      ("95M", "--memory: 95M is too little; 96M are needed at least"),
      ("much", "--memory: 'much' is not a size such as 256M or 2G"),
      ("M", "--memory: 'M' is not a size such as 256M or 2G"),
      ("-1G", "--memory: '-1G' is not a size such as 256M or 2G"),
      (
        "99999999999999999999G",
        "--memory: '99999999999999999999G' is not a size such as 256M or 2G"
      ),
    ])
  func sizes(_ text: String, _ message: String) throws {
    let outcome = try kartotek("export", folder["a.csv"], "--locale", "sv", "--memory=\(text)")
    #expect(outcome.code == .usage)
    #expect(outcome.messageLines.first == "kartotek: error: \(message) [usage]")
  }

  @Test("without a place for temporary files it fails with the reason, and writes nothing")
  func noPlace() throws {
    let child = try ChildProcess(
      ["export", folder["a.csv"], "--locale", "sv", "-o", folder["sv.json"], "--memory", "1G"],
      messages: folder["messages"], environment: ["TMPDIR": folder["none"]])
    #expect(child.wait() == 2)
    #expect(
      try folder.text("messages") == "kartotek: error: temporary storage: \(folder["none"]): "
        + "No such file or directory [temporary]\n")
    #expect(folder.names() == ["a.csv", "messages"])
  }
}
