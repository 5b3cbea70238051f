import Foundation

/// What one run of the built program gave.
struct ToolRun {
  /// The exit code, or the negative number of the signal that ended the process.
  let code: Int32
  let output: [UInt8]
  let messages: String
}

/// The built program, started as a process of its own.
enum Tool {
  struct Failure: Error {
    let number: Int32
  }

  /// The program beside the test bundle, whose path the test runner is given.
  static let path: String = {
    let arguments = CommandLine.arguments
    let bundle =
      arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path + "/kartotek"
  }()

  /// Runs the program to its end.
  ///
  /// Its streams are files: other tests start processes at the same time, and those would inherit
  /// the ends of pipes.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - input: The file for standard input.
  ///   - environment: The whole environment of the process.
  /// - Returns: The exit code and what was written.
  /// - Throws: `Failure` when the process does not start, or an error of Foundation.
  static func run(
    _ arguments: [String], input: String = "/dev/null", environment: [String: String] = [:]
  ) throws -> ToolRun {
    try run(path, arguments, input: input, environment: environment)
  }

  /// Runs a command line of the shell, in which `$0` is the program.
  static func shell(_ line: String, _ arguments: [String]) throws -> ToolRun {
    try run(
      "/bin/sh", ["-c", line, path] + arguments, input: "/dev/null",
      environment: ["PATH": "/usr/bin:/bin"])
  }

  private static func run(
    _ program: String, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> ToolRun {
    let folder = try Scratch()
    let code = try wait(
      start(
        [program] + arguments, [input, folder["output"], folder["messages"]],
        environment.map { "\($0.key)=\($0.value)" }))
    return ToolRun(
      code: code, output: try folder.bytes("output"),
      messages: String(decoding: try folder.bytes("messages"), as: UTF8.self))
  }

  private static func start(
    _ words: [String], _ streams: [String], _ environment: [String]
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(number), stream, flags, 0o600)
    }
    var arguments = unsafe words.map { word in unsafe strdup(word) } + [nil]
    var variables = unsafe environment.map { word in unsafe strdup(word) } + [nil]
    defer { unsafe (arguments + variables).forEach { word in unsafe free(word) } }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    letSignalsIn(&attributes)
    var child: pid_t = 0
    let status = unsafe posix_spawn(
      &child, words[0], &actions, &attributes, &arguments, &variables)
    guard status == 0 else { throw Failure(number: status) }
    return child
  }

  /// Signals reach the process, whatever the thread that starts it has blocked, as those of a task do,
  /// or ignores, as under `nohup`.
  private static func letSignalsIn(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var usual = none
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static func wait(_ child: pid_t) throws -> Int32 {
    var status: Int32 = 0
    guard unsafe waitpid(child, &status, 0) == child else { throw Failure(number: errno) }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }
}
