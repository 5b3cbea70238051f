/// Help, made from the tables of commands and options.
enum HelpText {
  /// The widest line of a help text.
  static let width = 80
  /// Where explanations of options begin.
  private static let indent = 6

  /// What the program does, behind its name.
  static let purpose =
    "turns address books into contact lists: sections, index titles, order, names and dates "
    + "ready to be shown in each language."

  /// How options are read.
  static let optionRules =
    "The first of several words is the default. Of an option given twice the later counts."

  /// What the program ends with.
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.done, "done"), (.doubtful, "done, but with --strict something was skipped or doubtful"),
    (.failed, "failed, outputs are as before"), (.usage, "wrong usage"),
  ]

  /// A command line to begin with.
  static let example = "kartotek export contacts.vcf --locale el,sv -o lists/"

  /// What the program is and its commands.
  static func overview() -> String {
    let widest = CommandName.allCases.map(\.rawValue.count).max() ?? 0
    let commands = CommandName.allCases.map { command in
      let padding = String(repeating: " ", count: widest - command.rawValue.count)
      return "  \(command.rawValue)\(padding)  \(command.summary)\n"
    }
    let codes = exitCodes.map { "\($0.code.rawValue) \($0.meaning)" }.joined(separator: "; ")
    return """
      \(wrapped("kartotek " + purpose))
      Usage: kartotek COMMAND [OPTION...]
             kartotek --version

      Commands:
      \(commands.joined())
      Example:
        \(example)

      \(wrapped("Exit codes: \(codes)."))
      'kartotek help COMMAND' explains a command and its options.

      """
  }

  /// One command with its options.
  static func help(for command: CommandName) -> String {
    var text = usage(of: command) + "\n\n" + command.explanation + "\n"
    for group in Flag.Group.allCases {
      let flags = FlagTable.flags.filter { $0.group == group && $0.commands.contains(command) }
      guard !flags.isEmpty else { continue }
      text += "\n\(group.rawValue):\n" + flags.map(entry).joined()
    }
    guard command == .export else { return text }
    return text + "\n" + wrapped(optionRules)
  }

  /// The usage line of a command.
  static func usage(of command: CommandName) -> String {
    "Usage: kartotek \(command.rawValue)"
      + (command.operands.isEmpty ? "" : " " + command.operands)
  }

  private static func entry(for flag: Flag) -> String {
    let short = flag.short.map { "-\($0), " } ?? ""
    let value = flag.placeholder.isEmpty ? "" : " " + flag.placeholder
    return "  \(short)\(flag.name.dashed)\(value)\n" + wrapped(flag.help, indent: indent)
  }

  /// Whole words in lines that are not too wide, each with its line feed.
  private static func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = ""
    var line = margin
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > width, line.count > indent {
        lines += line + "\n"
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return lines + line + "\n"
  }
}
