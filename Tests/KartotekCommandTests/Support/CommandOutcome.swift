import Glibc
import KartotekCommand

/// What a run of the command gave.
struct CommandOutcome {
  let code: ExitCode
  let output: String
  let messages: String

  /// The lines of the messages.
  var messageLines: [String] { messages.split(separator: "\n").map(String.init) }
}

/// Runs the command in this process with files as its streams.
func kartotek(_ arguments: String..., input: [UInt8] = []) throws -> CommandOutcome {
  try kartotek(arguments, input: input)
}

/// Runs the command in this process with files as its streams.
func kartotek(_ arguments: [String], input: [UInt8] = []) throws -> CommandOutcome {
  let folder = try TemporaryFolder()
  try folder.write("input", input)
  let streams = [
    unsafe open(folder["input"], O_RDONLY),
    unsafe open(folder["output"], O_WRONLY | O_CREAT, 0o600),
    unsafe open(folder["messages"], O_WRONLY | O_CREAT, 0o600),
  ]
  defer { for stream in streams { close(stream) } }
  let code = run(
    arguments: arguments, input: Descriptor(number: streams[0]),
    output: Descriptor(number: streams[1]), messages: Descriptor(number: streams[2]))
  return CommandOutcome(
    code: code, output: try folder.text("output"), messages: try folder.text("messages"))
}
