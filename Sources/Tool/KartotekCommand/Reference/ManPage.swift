internal import Kartotek

/// The page for `man`, from the tables of commands and options.
enum ManPage {
  static var text: String {
    """
    .TH KARTOTEK 1 "" "kartotek \(KartotekVersions.current)" "User Commands"
    .SH NAME
    kartotek \\- make sectioned, localised contact lists from address books
    .SH SYNOPSIS
    .B kartotek
    .I COMMAND
    .RI [ OPTION ...]
    .br
    .B kartotek \\-\\-version
    .SH DESCRIPTION
    .B kartotek
    \(escaped(HelpText.purpose))
    .SH COMMANDS
    \(CommandName.allCases.map(entry).joined()).SH OPTIONS
    \(escaped(HelpText.optionRules))
    \(Flag.Group.allCases.map(entries).joined()).SH EXIT STATUS
    \(HelpText.exitCodes.map { ".TP\n.B \($0.code.rawValue)\n\(escaped($0.meaning)).\n" }.joined())\
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    Set to anything: the levels of messages have no colour in a terminal either.
    .TP
    .B TMPDIR
    The folder of the temporary file that
    .B \\-\\-memory
    needs; without it /tmp.
    .SH EXAMPLES
    .EX
    \(escaped(HelpText.example))
    kartotek check contacts.csv | less
    kartotek browse lists/
    .EE

    """
  }

  private static func entry(for command: CommandName) -> String {
    """
    .TP
    .BI "kartotek \(command.rawValue)" " \(escaped(command.operands))"
    \(paragraphs(command.explanation))

    """
  }

  private static func entries(of group: Flag.Group) -> String {
    let flags = FlagTable.flags.filter { $0.group == group }
    return ".SS \(group.rawValue)\n" + flags.map(entry).joined()
  }

  private static func entry(for flag: Flag) -> String {
    let names = flag.typed.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    let value = flag.placeholder.isEmpty ? "" : " \\fI\(escaped(flag.placeholder))\\fR"
    let commands = flag.commands.map { "\\fB\($0.rawValue)\\fR" }.joined(separator: ", ")
    let scope =
      flag.commands.count == CommandName.allCases.count ? "" : "\n.br\nOption of \(commands)."
    return ".TP\n\(names)\(value)\n\(escaped(flag.help)).\(scope)\n"
  }

  /// Paragraphs below a tag keep its indent.
  private static func paragraphs(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? ".IP" : escaped(String($0)) }.joined(separator: "\n")
  }

  /// Text without anything that the formatter takes for a request or for typography.
  private static func escaped(_ text: String) -> String {
    let signs = text.map { sign in
      switch sign {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      default: String(sign)
      }
    }.joined()
    return signs.hasPrefix(".") ? "\\&" + signs : signs
  }
}
