/// Completion for zsh, from the tables of commands and options.
enum ZshScript {
  static var text: String {
    """
    #compdef kartotek
    # Completion of kartotek for zsh: a file _kartotek in $fpath, or source <(kartotek completions zsh)

    _kartotek() {
      local curcontext=$curcontext state line ret=1
      local -a commands
      typeset -A opt_args
      _arguments -C '(- *)'{-h,--help}'[explain the program]' \\
        '(- *)--version[print the versions]' '1:command:->command' '*::argument:->argument' && ret=0
      case $state in
        (command)
          commands=(
    \(commands)      )
          _describe -t commands command commands && ret=0
          ;;
        (argument)
          curcontext=${curcontext%:*:*}:kartotek-$words[1]:
          case $words[1] in
    \(arguments)      esac
          ;;
      esac
      return ret
    }

    if [[ $funcstack[1] == _kartotek ]]; then
      _kartotek "$@"
    else
      compdef _kartotek kartotek
    fi

    """
  }

  private static var commands: String {
    CommandName.allCases.map { command in
      "        \("\(command.rawValue):\(escaped(command.summary))".quoted)\n"
    }.joined()
  }

  private static var arguments: String {
    CommandName.allCases.map { command in
      let specifications = command.flags.map(specification) + [operand(command)]
      let lines = specifications.filter { !$0.isEmpty }.joined(separator: " \\\n            ")
      return """
                (\(command.rawValue))
                  _arguments -s -S \\
                    \(lines) && ret=0
                  ;;

        """
    }.joined()
  }

  private static func specification(_ flag: Flag) -> String {
    let value =
      switch flag.completion {
      case .nothing: ""
      case .text: ":\(escaped(flag.placeholder)):"
      case .path: ":\(flag.placeholder):_files"
      case .words(let words): ":word:(\(words.joined(separator: " ")))"
      }
    let text = "[\(escaped(flag.phrase))]\(value)".quoted
    let long = value.isEmpty ? flag.name.dashed : flag.name.dashed + "="
    guard let short = flag.short else { return long + text }
    return "'(-\(short) \(flag.name.dashed))'{-\(short),\(long)}\(text)"
  }

  private static func operand(_ command: CommandName) -> String {
    switch command.operand {
    case .nothing: ""
    case .text: "'*:text:'"
    case .path: "'*:file:_files'"
    case .words(let words): "'1:word:(\(words.joined(separator: " ")))'"
    }
  }

  /// Text without the signs that end a part of a specification.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\:[]".contains($0) ? ["\\", $0] : [$0] })
  }
}
