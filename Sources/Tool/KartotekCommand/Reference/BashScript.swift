/// Completion for bash, from the tables of commands and options.
enum BashScript {
  static var text: String {
    """
    # Completion of kartotek for bash: source <(kartotek completions bash)

    _kartotek_words() {
      COMPREPLY=($(compgen -W "$1" -- "$current"))
    }

    _kartotek_paths() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$current"))
    }

    _kartotek() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command= place
      COMPREPLY=()
      # Bash takes --option=value apart at the sign.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((place = 1; place < COMP_CWORD; place++)); do
        case ${COMP_WORDS[place]} in
          \(valued))
            ((place++))
            [[ ${COMP_WORDS[place]} == "=" ]] && ((place++))
            ;;
          -*) ;;
          *)
            command=${COMP_WORDS[place]}
            break
            ;;
        esac
      done
      case $previous in
    \(values)  esac
      case $command:$current in
        :-*) _kartotek_words \("--help --version".quoted) ;;
    \(flags)    :*) _kartotek_words \(CommandName.names.quoted) ;;
    \(operands)  esac
    }

    complete -F _kartotek kartotek

    """
  }

  /// A pattern of all options that take a value.
  private static var valued: String {
    FlagTable.flags.filter { $0.completion != .nothing }.map(pattern).joined(separator: "|")
  }

  private static func pattern(_ flag: Flag) -> String {
    flag.typed.joined(separator: "|")
  }

  private static var values: String {
    FlagTable.flags.map { flag in
      let action =
        switch flag.completion {
        case .nothing: ""
        case .text: "return"
        case .path: "_kartotek_paths; return"
        case .words(let words): "_kartotek_words \(words.joined(separator: " ").quoted); return"
        }
      return action.isEmpty ? "" : "    \(pattern(flag))) \(action) ;;\n"
    }.joined()
  }

  private static var flags: String {
    CommandName.allCases.map { command in
      let names = command.flags.flatMap(\.typed).joined(separator: " ")
      return "    \(command.rawValue):-*) _kartotek_words \(names.quoted) ;;\n"
    }.joined()
  }

  private static var operands: String {
    CommandName.allCases.map { command in
      switch command.operand {
      case .nothing, .text: ""
      case .path: "    \(command.rawValue):*) _kartotek_paths ;;\n"
      case .words(let words):
        "    \(command.rawValue):*) _kartotek_words \(words.joined(separator: " ").quoted) ;;\n"
      }
    }.joined()
  }
}

extension CommandName {
  /// The names of all commands.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: " ") }
}

extension Flag {
  /// How the option is typed, the short form first.
  var typed: [String] { (short.map { ["-\($0)"] } ?? []) + [name.dashed] }
}
