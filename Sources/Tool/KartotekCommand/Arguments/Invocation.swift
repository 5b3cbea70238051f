internal import NearestName

/// A command line after parsing: known options with checked words, nothing interpreted yet.
package struct Invocation: Sendable, Equatable {
  /// The command; nil for `--help` or `--version` alone.
  package var command: CommandName?
  /// What is neither command nor option.
  package var operands: [String] = []
  /// The last value of each option given; empty for switches.
  private(set) var values: [FlagName: String] = [:]

  /// Parses arguments.
  ///
  /// Options may stand anywhere; of an option given twice the later counts; behind `--` everything
  /// is an operand.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: An error that names the option or command.
  package init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseFlag(argument, &rest, command: words.first)
      } else {
        words.append(argument)
      }
    }
    try takeCommand(from: words)
    try checkScope()
  }

  /// Whether a switch was given.
  ///
  /// - Parameter flag: A switch.
  /// - Returns: True also when it was given twice.
  package func has(_ flag: FlagName) -> Bool { values[flag] != nil }

  /// The value of an option.
  ///
  /// - Parameter flag: The option.
  /// - Returns: Nil when it was not given.
  package func text(_ flag: FlagName) -> String? { values[flag] }

  /// The word chosen for an option: the one given, else the table's first.
  ///
  /// - Parameter flag: An option with words to choose from.
  /// - Returns: One of the words.
  package func choice(_ flag: FlagName) -> String {
    if let given = values[flag] { return given }
    guard case .choice(let words)? = FlagTable.flag(named: flag.rawValue)?.value else {
      preconditionFailure("\(flag) has no words to choose from")
    }
    return words.first ?? ""
  }

  /// The list behind an option such as `--locale el,sv`.
  ///
  /// - Parameter flag: The option.
  /// - Returns: Nil when it was not given.
  /// - Throws: An error that names the option, when an entry is empty.
  package func list(_ flag: FlagName) throws(UsageError) -> [String]? {
    guard let text = values[flag] else { return nil }
    let items = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if items.contains("") {
      throw UsageError("\(flag.dashed): '\(text)' has an empty entry", command: command)
    }
    return items
  }

  private mutating func parseFlag(
    _ argument: String, _ rest: inout ArraySlice<String>, command: String?
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = argument.hasPrefix("--") ? String(parts[0]) : argument
    let found =
      typed.hasPrefix("--")
      ? FlagTable.flag(named: String(typed.dropFirst(2)))
      : FlagTable.flag(short: String(typed.dropFirst()))
    guard let flag = found else { throw unknownFlag(typed, command: command) }
    let attached = typed != argument ? String(parts[1]) : nil
    let known = command.flatMap(CommandName.init(rawValue:))
    values[flag.name] = try flag.checkedValue(attached, &rest, typed: typed, command: known)
  }

  private func unknownFlag(_ typed: String, command: String?) -> UsageError {
    let known = command.flatMap(CommandName.init(rawValue:))
    let names = FlagTable.flags.filter { known.map($0.commands.contains) ?? true }
    let nearest = Self.separated(typed) ?? nearestName(to: typed, among: names.map(\.name.dashed))
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    return UsageError("\(typed): unknown option\(hint)", command: known)
  }

  /// `-oPATH` with the blank that it needs; nil for anything else.
  private static func separated(_ typed: String) -> String? {
    let (dash, rest) = (typed.prefix(2), typed.dropFirst(2))
    guard typed.first == "-", !typed.hasPrefix("--"), !rest.isEmpty,
      let flag = FlagTable.flag(short: String(dash.dropFirst())), flag.value != .none
    else { return nil }
    return "\(dash) \(rest.first == "=" ? rest.dropFirst() : rest)"
  }

  private mutating func takeCommand(from words: [String]) throws(UsageError) {
    guard let word = words.first else { return }
    guard let known = CommandName(rawValue: word) else {
      let nearest = nearestName(to: word, among: CommandName.allCases.map(\.rawValue))
      let looksLikeFile = word.contains(".") || word.contains("/") || word == "-"
      let hint =
        nearest.map { "; did you mean '\($0)'?" }
        ?? (looksLikeFile ? "; did you mean 'kartotek export \(word)'?" : "")
      throw UsageError("\(word): unknown command\(hint)")
    }
    command = known
    operands = Array(words.dropFirst())
  }

  private func checkScope() throws(UsageError) {
    guard let command else { return }
    for flag in FlagTable.flags where values[flag.name] != nil {
      guard flag.commands.contains(command) else {
        let commands = flag.commands.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          "\(flag.name.dashed): not an option of \(command.rawValue), only of \(commands)",
          command: command)
      }
    }
  }
}

extension Flag {
  /// Takes an option's value from behind its `=` or from the next argument, and checks its word.
  fileprivate func checkedValue(
    _ attached: String?, _ rest: inout ArraySlice<String>, typed: String, command: CommandName?
  ) throws(UsageError) -> String {
    guard value != .none else {
      guard attached == nil else {
        throw UsageError("\(typed): takes no value", command: command)
      }
      return ""
    }
    // A following option is far likelier than a value that begins with two dashes; such a value can
    // still be given behind `=`.
    if attached == nil, rest.first?.hasPrefix("--") ?? true {
      throw UsageError("\(typed): needs a value, \(placeholder)", command: command)
    }
    let text = attached ?? rest.removeFirst()
    if let words, !words.contains(text) {
      let nearest = nearestName(to: text, among: words).map { "; did you mean \($0)?" } ?? ""
      throw UsageError(
        "\(typed): '\(text)' is not one of \(words.joined(separator: ", "))\(nearest)",
        command: command)
    }
    if text.isEmpty { throw UsageError("\(typed): the value is empty", command: command) }
    return text
  }

  /// The words that are allowed; nil where any text is.
  private var words: [String]? {
    switch value {
    case .none, .text: nil
    case .choice(let words), .word(let words): words
    }
  }

  /// What stands for the value in help texts; empty for a switch.
  var placeholder: String {
    switch value {
    case .none: ""
    case .choice(let words), .word(let words): words.joined(separator: "|")
    case .text(let placeholder): placeholder
    }
  }
}
