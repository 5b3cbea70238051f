import Testing

import KartotekCommand

@Suite("Help and versions")
struct HelpTests {
  @Test("help is a success on standard output", arguments: [["help"], ["--help"], ["-h"]])
  func overview(arguments: [String]) throws {
    let outcome = try kartotek(arguments)
    #expect(outcome.code == .done)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output.hasPrefix("kartotek turns address books into contact lists"))
    for command in CommandName.allCases {
      #expect(outcome.output.contains("  \(command.rawValue) "))
    }
  }

  @Test("help of a command shows its options and no others", arguments: CommandName.allCases)
  func command(_ command: CommandName) throws {
    let outcome = try kartotek("help", command.rawValue)
    #expect(outcome.code == .done)
    #expect(try kartotek(command.rawValue, "--help").output == outcome.output)
    #expect(outcome.output.hasPrefix("Usage: kartotek \(command.rawValue)"))
    for flag in FlagTable.flags {
      let isShown =
        outcome.output.contains("\(flag.name.dashed)\n")
        || outcome.output.contains("\(flag.name.dashed) ")
      if flag.commands.contains(command) { #expect(isShown, "\(flag.name)") }
    }
  }

  @Test("no line of help is wider than a terminal", arguments: CommandName.allCases)
  func width(_ command: CommandName) throws {
    for line in try kartotek("help", command.rawValue).output.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("--version names the program and its data")
  func version() throws {
    let outcome = try kartotek("--version")
    #expect(outcome.code == .done)
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["kartotek", "ICU", "CLDR", "Unicode"])
  }

  @Test("wrong usage is told with the usage line")
  func usage() throws {
    let outcome = try kartotek("check", "--locale", "el")
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.messages == """
        kartotek: error: --locale: not an option of check, only of export, rows, manifest [usage]
        Usage: kartotek check [FILE...]
        See 'kartotek help check'.

        """)
  }

  @Test("no command is wrong usage")
  func nothing() throws {
    #expect(try kartotek([]).code == .usage)
    #expect(
      try kartotek("help", "exprot").messageLines.first
        == "kartotek: error: exprot: unknown command; did you mean 'export'? [usage]")
  }
}
