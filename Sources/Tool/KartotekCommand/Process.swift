internal import Glibc

/// Runs the command as the program that a process is for.
///
/// Sets the process up for it: a closed pipe and a file that is too large are errors of `write`
/// instead of deadly signals; signals that end a process remove unfinished files before.
///
/// - Parameter arguments: The arguments without the program's name.
/// - Returns: The code to exit with.
package func runProcess(_ arguments: [String]) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  occupyStandardStreams()
  let outputs = OutputTransaction()
  let streams = Streams(
    input: .standardInput, output: .standardOutput, messages: .standardError,
    areMessagesColored: isColored(.standardError))
  let shownProgress = streams.shownProgress
  SignalWatcher(outputs: outputs) {
    guard shownProgress.isShown else { return }
    try? Descriptor.standardError.write(Array(MessagePrinter.eraseLine.utf8))
  }.start()
  return run(arguments: arguments, streams: streams, outputs: outputs).rawValue
}

/// Whether colours reach a person who wants them (no-color.org).
private func isColored(_ stream: Descriptor) -> Bool {
  stream.understandsControls && environmentValue("NO_COLOR").isEmpty
}

extension Descriptor {
  /// Whether a person reads this in a terminal that knows control sequences.
  var understandsControls: Bool {
    let terminal = environmentValue("TERM")
    return isTerminal && !terminal.isEmpty && terminal != "dumb"
  }
}

/// A variable of the process; empty where it is not set.
func environmentValue(_ name: String) -> String {
  unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
}

/// Milliseconds of a clock that never goes back.
func milliseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Keeps files from getting the numbers of standard streams that were closed when the process began:
/// messages would end up in the middle of a document.
///
/// What takes the place of a stream fails like a closed one when it is used.
private func occupyStandardStreams() {
  for number in Descriptor.standardInput.number...Descriptor.standardError.number
  where fcntl(number, F_GETFD) < 0 {
    // The lowest free number is given, which is this one.
    _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
  }
}
