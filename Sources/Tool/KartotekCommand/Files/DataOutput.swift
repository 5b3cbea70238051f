internal import Glibc

/// Where the bytes of one document go.
enum DataOutput {
  case standardOutput(Descriptor)
  case file(OutputFile)

  /// Writes all bytes.
  ///
  /// - Throws: `ClosedPipe` when nobody reads any more; `OutputError` for any other reason.
  func write(_ bytes: [UInt8]) throws {
    do {
      switch self {
      case .file(let file): try file.write(bytes)
      case .standardOutput(let descriptor): try descriptor.write(bytes)
      }
    } catch let error as OutputError where error.cause.number == EPIPE {
      throw ClosedPipe()
    } catch let error as SystemError {
      if error.number == EPIPE { throw ClosedPipe() }
      throw OutputError(action: "cannot write", path: "standard output", cause: error)
    }
  }

  /// Ends writing; standard output stays open.
  func close() throws {
    if case .file(let file) = self { try file.close() }
  }
}

/// The reader of an output has gone: no failure, but nothing more to do for it.
struct ClosedPipe: Error {}
