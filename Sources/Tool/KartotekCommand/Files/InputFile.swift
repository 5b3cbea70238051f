internal import Glibc

/// One input, read once from start to end.
final class InputFile {
  private let descriptor: Descriptor
  private let closesAtEnd: Bool

  /// Opens an input.
  ///
  /// - Parameters:
  ///   - path: A file, or `-` for standard input.
  ///   - standardInput: What `-` stands for.
  /// - Throws: The system's error; `EISDIR` for a directory.
  init(path: String, standardInput: Descriptor) throws(SystemError) {
    closesAtEnd = path != "-"
    descriptor = closesAtEnd ? try Descriptor(path: path, flags: O_RDONLY) : standardInput
    // A directory opens like a file and fails at the first read, on some systems with empty content.
    guard try descriptor.status().st_mode & S_IFMT != S_IFDIR else {
      throw SystemError(number: EISDIR)
    }
  }

  deinit {
    if closesAtEnd { try? descriptor.close() }
  }

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - standardInput: What `-` stands for.
  /// - Returns: The bytes.
  /// - Throws: The system's error.
  static func bytes(
    of path: String, standardInput: Descriptor = .standardInput
  ) throws(SystemError) -> [UInt8] {
    let file = try InputFile(path: path, standardInput: standardInput)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fileSize(at: path) ?? 0)
    while try file.readWindow(into: &bytes, size: 1 << 20) > 0 {}
    return bytes
  }

  /// Reads the next window.
  ///
  /// - Parameters:
  ///   - buffer: Receives the bytes at its end.
  ///   - size: The window's size in bytes.
  /// - Returns: The number of bytes; less than `size` only at the end of the input.
  /// - Throws: The system's error.
  func readWindow(into buffer: inout [UInt8], size: Int) throws(SystemError) -> Int {
    try descriptor.readWindow(into: &buffer, size: size)
  }
}
