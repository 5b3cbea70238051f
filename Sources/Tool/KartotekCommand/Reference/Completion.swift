internal import FormatSchemas

/// What may stand at a place of a command line, as far as a shell can complete it.
enum Completion: Equatable {
  /// Nothing stands there.
  case nothing
  /// Something that a shell cannot know.
  case text
  /// A file or folder.
  case path
  /// One of these words.
  case words([String])
}

extension Flag {
  /// What stands behind the option.
  var completion: Completion {
    switch value {
    case .none: .nothing
    case .choice(let words), .word(let words): .words(words)
    case .text(let placeholder): ["PATH", "FILE", "DIR"].contains(placeholder) ? .path : .text
    }
  }

  /// What the option does, without the part about its absence.
  var phrase: String {
    String(help.prefix { $0 != ";" })
  }
}

extension CommandName {
  /// The options of the command.
  var flags: [Flag] { FlagTable.flags.filter { $0.commands.contains(self) } }

  /// What each operand is.
  var operand: Completion {
    switch self {
    case .export, .importContacts, .check, .rows, .assemble, .manifest, .diff, .browse, .preview:
      .path
    case .locales: .text
    case .schema: .words(FormatSchema.allCases.map(\.rawValue))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .man: .nothing
    case .help: .words(CommandName.allCases.map(\.rawValue))
    }
  }
}

/// The shells that complete command lines.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that the shell reads.
  var script: String {
    switch self {
    case .bash: BashScript.text
    case .zsh: ZshScript.text
    case .fish: FishScript.text
    }
  }
}

extension String {
  /// The text between single quotes, as a shell reads it.
  var quoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
