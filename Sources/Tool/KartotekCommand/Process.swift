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
  SignalWatcher(outputs: outputs).start()
  let streams = Streams(
    input: .standardInput, output: .standardOutput, messages: .standardError)
  return run(arguments: arguments, streams: streams, outputs: outputs).rawValue
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
