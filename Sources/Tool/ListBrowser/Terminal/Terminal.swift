internal import Glibc
internal import Synchronization

/// A terminal in the hands of the browser: keys come one by one, and the screen is an extra one,
/// behind which the old text waits.
///
/// Whatever ends the process has to call `restore`; any thread may, as often as it likes.
package final class Terminal: Sendable {
  private let input: Int32
  private let output: Int32
  private let settings: termios
  private let isTaken = Mutex(false)
  /// What makes the screen the browser's own: the alternate screen, no cursor, no wrapped lines.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let leave = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Looks at a terminal and changes nothing yet.
  ///
  /// The result is nil when one of the two is no terminal.
  ///
  /// - Parameters:
  ///   - input: The number of the file that keys come from.
  ///   - output: The number of the file that is shown.
  package init?(input: Int32, output: Int32) {
    var found = termios()
    guard isatty(output) == 1, unsafe tcgetattr(input, &found) == 0 else { return nil }
    self.input = input
    self.output = output
    settings = found
  }

  /// Takes the terminal over.
  func takeOver() {
    // A signal without a handler would not end the wait for keys.
    signal(SIGWINCH) { _ in }
    isTaken.withLock { isTaken in
      var raw = settings
      unsafe cfmakeraw(&raw)
      unsafe tcsetattr(input, TCSADRAIN, &raw)
      write(Array(Self.enter.utf8))
      isTaken = true
    }
  }

  /// Gives the terminal back as it was; nothing where it is not taken.
  package func restore() {
    isTaken.withLock { isTaken in
      guard isTaken else { return }
      write(Array(Self.leave.utf8))
      var old = settings
      unsafe tcsetattr(input, TCSADRAIN, &old)
      isTaken = false
    }
  }

  /// Stops the process, as Control-Z does elsewhere, and takes the terminal over when it goes on.
  func suspend() {
    restore()
    raise(SIGSTOP)
    takeOver()
  }

  /// The present size; 80 by 24 where the terminal does not tell.
  var size: ScreenSize {
    var found = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &found) == 0, found.ws_col > 0, found.ws_row > 0
    else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(columns: Int(found.ws_col), rows: Int(found.ws_row))
  }

  /// Writes bytes; a terminal that is gone is noticed when keys are read.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(output, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits for keys or a new size.
  ///
  /// - Parameter milliseconds: How long; negative without end.
  /// - Returns: What came.
  func wait(milliseconds: Int32) -> Event {
    var wanted = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let count = unsafe poll(&wanted, 1, milliseconds)
    // A changed size interrupts, and so does being stopped and continued.
    guard count >= 0 else { return errno == EINTR ? .interrupted : .closed }
    guard count > 0 else { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(input, $0.baseAddress, $0.count)
    }
    guard length > 0 else { return length < 0 && errno == EINTR ? .interrupted : .closed }
    return .bytes(Array(bytes.prefix(length)))
  }

  /// What came from the terminal.
  enum Event: Equatable {
    case bytes([UInt8])
    case nothing
    case interrupted
    case closed
  }
}
