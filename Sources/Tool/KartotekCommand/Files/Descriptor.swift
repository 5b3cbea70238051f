internal import Glibc

/// An open file, pipe or terminal.
package struct Descriptor: Sendable {
  /// The system's number.
  package let number: Int32

  /// Standard input.
  package static let standardInput = Descriptor(number: 0)
  /// Standard output.
  package static let standardOutput = Descriptor(number: 1)
  /// Standard error.
  package static let standardError = Descriptor(number: 2)

  /// Takes a number that the system has given.
  ///
  /// - Parameter number: The number of an open file.
  package init(number: Int32) {
    self.number = number
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: Flags of `open(2)`; the file is never left open for other programs.
  ///   - mode: Permissions of a new file, less the umask.
  /// - Throws: The system's error.
  init(path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = try retrying { unsafe open(path, flags | O_CLOEXEC, mode) }
  }

  /// Whether a person sees what is written.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The width of a terminal; nil for what is none.
  var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// What the system knows of the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Reads until a window is full or the input ends.
  ///
  /// A pipe gives some 64 KiB at a time; import works on whole windows.
  ///
  /// - Parameters:
  ///   - buffer: Receives the bytes at its end.
  ///   - size: The window's size in bytes.
  /// - Returns: The number of bytes; less than `size` only at the end of the input.
  /// - Throws: The system's error.
  func readWindow(into buffer: inout [UInt8], size: Int) throws(SystemError) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    var filled = 0
    defer { buffer.removeLast(size - filled) }
    while filled < size {
      let offset = start + filled
      let count = try retrying {
        unsafe buffer.withUnsafeMutableBytes { bytes in
          let tail = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[offset...])
          return unsafe Glibc.read(number, tail.baseAddress, tail.count)
        }
      }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Reads a part of a file.
  ///
  /// - Parameter place: Offsets within the file.
  /// - Returns: All bytes of the part.
  /// - Throws: The system's error; `EIO` when the file is shorter.
  func read(_ place: Range<Int>) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: place.count)
    var filled = 0
    while filled < bytes.count {
      let offset = filled
      let count = try retrying {
        unsafe bytes.withUnsafeMutableBytes { bytes in
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[offset...])
          return unsafe pread(number, rest.baseAddress, rest.count, place.lowerBound + offset)
        }
      }
      guard count > 0 else { throw SystemError(number: EIO) }
      filled += count
    }
    return bytes
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let offset = written
      written += try retrying {
        unsafe bytes.withUnsafeBytes { bytes in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset...])
          return unsafe Glibc.write(number, rest.baseAddress, rest.count)
        }
      }
    }
  }

  /// Closes the file; some file systems tell only now that data could not be stored.
  func close() throws(SystemError) {
    // After EINTR Linux has closed the file; a second call could hit another thread's file.
    guard Glibc.close(number) == 0 || errno == EINTR else { throw .last }
  }
}

/// Calls the system again for as long as a signal interrupts it.
///
/// - Parameter call: A call that returns a negative number on failure and sets `errno`.
/// - Returns: What the call returned.
/// - Throws: The system's error.
private func retrying<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw .last }
  }
}
