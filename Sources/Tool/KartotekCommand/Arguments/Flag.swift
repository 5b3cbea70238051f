/// One option of the command line.
package struct Flag: Sendable {
  /// What stands behind an option.
  package enum Value: Sendable, Equatable {
    /// Nothing: the option is a switch.
    case none
    /// One of these words, the default first.
    case choice([String])
    /// One of these words; without the option the input decides.
    case word([String])
    /// Any text; the placeholder stands for it in help texts.
    case text(placeholder: String)
  }

  /// The heading under which help shows an option.
  enum Group: String, Sendable, CaseIterable {
    case output = "Output"
    case input = "Input"
    case list = "The list"
    case names = "Names and order"
    case row = "Rows"
    case run = "The run"
  }

  package let name: FlagName
  /// The one-letter form without its dash.
  package let short: Character?
  package let value: Value
  /// The commands that know the option.
  package let commands: [CommandName]
  let group: Group
  /// What the option does, one line or several.
  let help: String

  init(
    _ name: FlagName, short: Character? = nil, _ value: Value, _ scope: FlagScope, _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.commands = scope.commands
    self.group = scope.group
    self.help = help
  }
}

/// Where options belong: most share their commands and their group with others.
enum FlagScope: Sendable {
  case everyRun
  case output
  case report
  case records
  case comparison
  case lists
  case pages
  case assembly
  case input
  case profiles
  case list
  case names
  case row
  case strictness
  case threads
  case memory
  case progress
  case messages

  var commands: [CommandName] {
    switch self {
    case .everyRun: CommandName.allCases
    case .profiles: [.export, .importContacts, .check, .rows, .manifest, .locales]
    case .input, .strictness: [.export, .importContacts, .check]
    case .threads: [.export, .importContacts, .check, .rows]
    case .progress: [.export, .importContacts, .check, .rows, .assemble, .manifest]
    case .output, .messages:
      [.export, .importContacts, .check, .rows, .assemble, .manifest, .diff, .preview]
    case .comparison: [.diff]
    case .report: [.export, .importContacts]
    case .records: [.importContacts]
    case .list, .names, .row: [.export, .rows, .manifest]
    case .pages: [.export, .assemble, .manifest]
    case .assembly: [.assemble]
    case .lists, .memory: [.export]
    }
  }

  var group: Flag.Group {
    switch self {
    case .output, .report, .records, .lists, .pages, .assembly, .comparison: .output
    case .input, .profiles: .input
    case .list: .list
    case .names: .names
    case .row: .row
    case .strictness, .threads, .memory, .progress, .messages, .everyRun: .run
    }
  }
}
