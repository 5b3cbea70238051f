internal import Glibc

/// Runs the command as the program that a process is for.
///
/// Sets the process up for it: a closed pipe is an error of `write` instead of a deadly signal, and
/// SIGINT, SIGTERM and SIGHUP remove unfinished files before they end the process.
///
/// - Parameter arguments: The arguments without the program's name.
/// - Returns: The code to exit with.
package func runProcess(_ arguments: [String]) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  let outputs = OutputTransaction()
  SignalWatcher(outputs: outputs).start()
  let streams = Streams(
    input: .standardInput, output: .standardOutput, messages: .standardError)
  return run(arguments: arguments, streams: streams, outputs: outputs).rawValue
}
