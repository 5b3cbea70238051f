/// Completion for fish, from the tables of commands and options.
enum FishScript {
  static var text: String {
    """
    # Completion of kartotek for fish: kartotek completions fish | source

    complete -c kartotek -f
    complete -c kartotek -n __fish_use_subcommand -s h -l help -d 'explain the program'
    complete -c kartotek -n __fish_use_subcommand -l version -d 'print the versions'

    """ + commands
      + CommandName.allCases.map { "\n" + lines(for: $0) }.joined()
  }

  private static var commands: String {
    CommandName.allCases.map { command in
      "complete -c kartotek -n __fish_use_subcommand -a \(command.rawValue)"
        + " -d \(quoted(command.summary))\n"
    }.joined()
  }

  private static func lines(for command: CommandName) -> String {
    let start = "complete -c kartotek -n '__fish_seen_subcommand_from \(command.rawValue)'"
    let operand =
      switch command.operand {
      case .nothing, .text: ""
      case .path: "\(start) -F\n"
      case .words(let words): "\(start) -a \(quoted(words.joined(separator: " ")))\n"
      }
    return command.flags.map { "\(start)\(arguments(for: $0))\n" }.joined() + operand
  }

  private static func arguments(for flag: Flag) -> String {
    let short = flag.short.map { " -s \($0)" } ?? ""
    let value =
      switch flag.completion {
      case .nothing: ""
      case .text: " -x"
      case .path: " -r -F"
      case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
      }
    return "\(short) -l \(flag.name.rawValue)\(value) -d \(quoted(flag.phrase))"
  }

  /// The text between single quotes, in which fish knows two escapes.
  private static func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { "\\'".contains($0) ? ["\\", $0] : [$0] }) + "'"
  }
}
