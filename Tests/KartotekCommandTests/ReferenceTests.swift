import KartotekCommand
import Testing

@Suite("Manual page and completions")
struct ReferenceTests {
  @Test("scripts know every command and option", arguments: ["bash", "zsh", "fish"])
  func scripts(shell: String) throws {
    let outcome = try kartotek("completions", shell)
    #expect(outcome.code == .done)
    #expect(outcome.messages.isEmpty)
    for command in CommandName.allCases {
      #expect(outcome.output.contains(command.rawValue), "\(command)")
    }
    let dashes = shell == "fish" ? "-l " : "--"
    for flag in FlagTable.flags {
      #expect(outcome.output.contains(dashes + flag.name.rawValue), "\(flag.name)")
    }
  }

  @Test("the manual page explains every command and option")
  func manualPage() throws {
    let outcome = try kartotek("man")
    #expect(outcome.code == .done)
    #expect(outcome.output.hasPrefix(".TH KARTOTEK 1 \"\" \"kartotek "))
    for command in CommandName.allCases {
      #expect(outcome.output.contains("\n.BI \"kartotek \(command.rawValue)\" "), "\(command)")
    }
    for flag in FlagTable.flags {
      let name = flag.name.dashed.replacing("-", with: "\\-")
      #expect(outcome.output.contains("\\fB\(name)\\fR"), "\(flag.name)")
    }
    // A line that begins with one of these signs is a request or nothing at all.
    let lines = outcome.output.split(separator: "\n")
    let requests = [
      ".TH", ".SH", ".SS", ".TP", ".IP", ".B", ".I", ".BI", ".RI", ".br", ".EX", ".EE",
    ]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  @Test("an unknown shell is wrong usage")
  func unknownShell() throws {
    let outcome = try kartotek("completions", "fisch")
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messageLines.first
        == "kartotek: error: 'fisch' is not one of bash, zsh, fish; did you mean 'fish'? [usage]")
    #expect(
      try kartotek("completions").messageLines.first
        == "kartotek: error: name the shell: bash, zsh, fish [usage]")
    #expect(try kartotek("man", "1").code == .usage)
  }
}
