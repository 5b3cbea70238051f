/// One input, read once from start to end.
public struct ContactSource {
  /// The name for messages and the report; `-` for standard input.
  public let path: String
  /// Appends at most so many bytes to the array and returns their number; 0 at the end.
  let read: (inout [UInt8], Int) throws -> Int

  /// Makes a source that is read piece by piece; the whole is never held in memory.
  ///
  /// - Parameters:
  ///   - path: The name for messages and the report.
  ///   - read: Appends at most so many bytes to the array and returns their number; 0 at the end.
  ///     Called on the thread that makes the book. An error ends the import; its description becomes
  ///     the reason of `ImportError.unreadable`.
  public init(path: String, read: @escaping (inout [UInt8], Int) throws -> Int) {
    self.path = path
    self.read = read
  }

  /// Makes a source of bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole input.
  ///   - path: The name for messages and the report.
  public init(bytes: [UInt8], path: String) {
    var offset = 0
    self.init(path: path) { buffer, limit in
      let end = min(offset + limit, bytes.count)
      buffer.append(contentsOf: bytes[offset..<end])
      defer { offset = end }
      return end - offset
    }
  }
}
