import Glibc

/// The built program in a process of its own.
struct ChildProcess {
  struct Failure: Error {
    let number: Int32
  }

  let identifier: pid_t

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - input: The file for standard input.
  ///   - output: The file for standard output; nil closes it.
  ///   - messages: The file for standard error; nil closes it.
  ///   - environment: All of the program's environment.
  /// - Throws: `Failure` when the system cannot start it.
  init(
    _ arguments: [String], input: String = "/dev/null", output: String? = "/dev/null",
    messages: String? = "/dev/null", environment: [String: String] = [:]
  ) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT
    for (number, path) in [(Int32(1), output), (2, messages)] {
      if let path {
        unsafe posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
      } else {
        unsafe posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    var words = unsafe ([Self.program] + arguments).map { word in unsafe strdup(word) } + [nil]
    defer { unsafe words.forEach { word in unsafe free(word) } }
    var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe variables.forEach { variable in unsafe free(variable) } }
    var child: pid_t = 0
    let status = unsafe posix_spawn(&child, Self.program, &actions, nil, &words, &variables)
    guard status == 0 else { throw Failure(number: status) }
    identifier = child
  }

  /// Waits for the end.
  ///
  /// - Returns: The exit code, or the negative number of the signal that ended the process.
  func wait() -> Int32 {
    var status: Int32 = 0
    unsafe waitpid(identifier, &status, 0)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// The program beside the test bundle, whose path the test runner is given.
  private static var program: String {
    let arguments = CommandLine.arguments
    let bundle =
      arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
    return bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/kartotek"
  }
}
