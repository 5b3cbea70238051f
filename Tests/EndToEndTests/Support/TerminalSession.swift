import Foundation

/// A program in a real terminal: tmux, with a server of its own.
final class TerminalSession {
  /// Debian's program, where it is installed.
  static let tmux = ["/usr/bin/tmux", "/usr/local/bin/tmux"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  struct TimedOut: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: Scratch

  /// Starts `browse` on a path; the shell around it writes the terminal's settings before and
  /// after.
  ///
  /// A search for leaks at the end of a program whose terminal has gone never ends, and keeps a
  /// processor busy.
  init(browsing path: String, in folder: Scratch, columns: Int, rows: Int) throws {
    self.folder = folder
    let line = """
      stty -g >'\(folder["before"])'
      ASAN_OPTIONS=detect_leaks=0 sh -c 'echo $$ >"$1"; exec "$0" browse "$2"' '\(Tool.path)' '\(folder["pid"])' '\(path)'
      echo "code $?"
      stty -g >'\(folder["after"])'
      sleep 600
      """
    _ = try tmux([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", line,
    ])
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let words = [Self.tmux ?? "tmux", "-u", "-S", folder["socket"]] + arguments
    let run = try Tool.shell(#"TERM=xterm-256color LC_ALL=C.UTF-8 exec "$@""#, words)
    guard run.code == 0 else { throw TimedOut(description: run.messages) }
    return String(decoding: run.output, as: UTF8.self)
  }

  /// The lines of the screen, without the blanks at their ends.
  func screen() throws -> [String] {
    try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Presses keys, as tmux names them.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types text.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) throws {
    let text = String(decoding: try folder.bytes("pid"), as: UTF8.self)
    kill(pid_t(text.filter(\.isNumber)) ?? 0, number)
  }

  /// Waits until the screen is as it should be.
  ///
  /// - Throws: `TimedOut` with the screen after a minute, which no machine needs.
  @discardableResult
  func wait(_ what: String, until holds: ([String]) -> Bool) throws -> [String] {
    for _ in 0..<1200 {
      let screen = try screen()
      if holds(screen) { return screen }
      usleep(50_000)
    }
    throw TimedOut(description: "\(what):\n\(try screen().joined(separator: "\n"))")
  }

  /// Whether the screen is the one that the shell had before, with its cursor and settings.
  func isRestored() throws -> Bool {
    let state = try tmux(["display-message", "-p", "#{alternate_on} #{cursor_flag} #{wrap_flag}"])
    return try state == "0 1 1\n" && folder.bytes("before") == folder.bytes("after")
  }
}
