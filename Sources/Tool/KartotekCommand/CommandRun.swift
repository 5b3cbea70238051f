internal import Kartotek
internal import NearestName

/// Runs the command once, within the calling process.
///
/// Nothing of the process is changed: signals, the working folder and the environment stay as they
/// are. `runProcess` adds what a process of its own needs.
///
/// - Parameters:
///   - arguments: The arguments without the program's name.
///   - input: What `-` stands for among the inputs.
///   - output: Where data go.
///   - messages: Where messages go.
/// - Returns: How the run ended; whatever went wrong was told.
package func run(
  arguments: [String], input: Descriptor, output: Descriptor, messages: Descriptor
) -> ExitCode {
  let streams = Streams(input: input, output: output, messages: messages)
  return run(arguments: arguments, streams: streams, outputs: OutputTransaction())
}

/// Runs the command with outputs that another thread may take back.
func run(arguments: [String], streams: Streams, outputs: OutputTransaction) -> ExitCode {
  do {
    let invocation = try Invocation(arguments)
    return CommandRun(invocation, streams: streams, outputs: outputs).run()
  } catch {
    return MessagePrinter(to: streams.messages, isColored: streams.areMessagesColored).usage(error)
  }
}

/// The open files of a run.
struct Streams {
  let input: Descriptor
  let output: Descriptor
  let messages: Descriptor
  /// Whether a person reads the messages and wants colours.
  var areMessagesColored = false
  /// Whether the messages end in a progress line.
  var shownProgress = ShownProgress()
}

/// One run of one command.
struct CommandRun {
  let invocation: Invocation
  let streams: Streams
  let outputs: OutputTransaction
  let printer: MessagePrinter
  let progress: ProgressMeter

  init(_ invocation: Invocation, streams: Streams, outputs: OutputTransaction) {
    self.invocation = invocation
    self.streams = streams
    self.outputs = outputs
    printer = MessagePrinter(
      to: streams.messages, isQuiet: invocation.has(.quiet),
      isColored: streams.areMessagesColored, shownProgress: streams.shownProgress)
    progress = ProgressMeter(
      printer, silence: Self.silence(invocation, streams.messages), clock: milliseconds)
  }

  /// The milliseconds before progress is shown; nil for none.
  private static func silence(_ invocation: Invocation, _ messages: Descriptor) -> Int? {
    guard !invocation.has(.quiet) else { return nil }
    switch invocation.choice(.progress) {
    case "always": return 0
    case "auto": return messages.understandsControls ? 500 : nil
    default: return nil
    }
  }

  /// Runs the command and tells of a failure; outputs that were not completed disappear.
  func run() -> ExitCode {
    defer { printer.clearProgress() }
    do {
      return try runCommand()
    } catch let error as UsageError {
      outputs.rollback()
      return printer.usage(UsageError(error.message, command: invocation.command))
    } catch {
      outputs.rollback()
      printer.failure(Message(failure: error))
      return .failed
    }
  }

  private func runCommand() throws -> ExitCode {
    if invocation.has(.help) {
      let text = invocation.command.map(HelpText.help) ?? HelpText.overview()
      return try printText(text)
    }
    if invocation.has(.quiet), invocation.text(.progress) == "always" {
      throw UsageError("--quiet: contradicts --progress always")
    }
    if invocation.has(.version) { return try printText(versionText()) }
    switch invocation.command {
    case .help: return try help()
    case .locales: return try listLocales()
    case .diff: return try compareLists()
    case .export: return try export()
    case .importContacts: return try importContacts()
    case .check: return try check()
    case .rows: return try makeRows()
    case .assemble: return try assemblePages()
    case .manifest: return try makeManifest()
    case .browse: return try browse()
    case .preview: return try preview()
    case .schema: return try printSchema()
    case .completions: return try printCompletions()
    case .man: return try printManPage()
    case nil:
      throw UsageError("no command is given")
    }
  }

  private func help() throws -> ExitCode {
    guard let name = invocation.operands.first else { return try printText(HelpText.overview()) }
    guard let command = CommandName(rawValue: name) else {
      let nearest = nearestName(to: name, among: CommandName.allCases.map(\.rawValue))
      throw UsageError("\(name): unknown command\(nearest.map { "; did you mean '\($0)'?" } ?? "")")
    }
    return try printText(HelpText.help(for: command))
  }

  private func versionText() throws -> String {
    let versions = try KartotekVersions()
    return """
      kartotek \(versions.kartotek)
      ICU \(versions.icu)
      CLDR \(versions.cldr)
      Unicode \(versions.unicode)

      """
  }

  /// Writes text to standard output.
  func printText(_ text: String) throws -> ExitCode {
    try unlessClosed {
      try DataOutput.standardOutput(streams.output).write(Array(text.utf8))
    }
    return .done
  }
}

extension MessagePrinter {
  /// Tells what is wrong with a command line, and where to find help.
  func usage(_ error: UsageError) -> ExitCode {
    failure(Message(.error, error.message, code: "usage"))
    if let command = error.command {
      lines("\(HelpText.usage(of: command))\nSee 'kartotek help \(command.rawValue)'.\n")
    } else {
      lines("Usage: kartotek COMMAND [OPTION...]\nSee 'kartotek help'.\n")
    }
    return .usage
  }
}
