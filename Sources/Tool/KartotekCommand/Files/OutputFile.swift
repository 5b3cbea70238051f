internal import Glibc

/// A file that is being written beside its target, or a device or pipe that is written directly.
package struct OutputFile {
  /// The path that the person gave.
  let path: String
  /// The file that will be replaced: `path`, or what it leads to where it is a symbolic link.
  let target: String
  /// The file that holds the data until all is complete; nil for devices and pipes, which cannot be
  /// replaced.
  let temporary: String?
  private let descriptor: Descriptor

  /// Creates a temporary file beside its target.
  ///
  /// - Parameter path: The target.
  /// - Throws: An error that names the target.
  init(replacing path: String) throws(OutputError) {
    self.path = path
    guard let target = resolvedPath(path) ?? linkedPath(path) else {
      throw OutputError(
        action: "cannot write", path: path, cause: SystemError(number: ELOOP))
    }
    self.target = target
    do {
      (temporary, descriptor) = try Self.makeTemporary(beside: target)
    } catch {
      throw OutputError(action: "cannot write", path: path, cause: error)
    }
  }

  /// Opens a device or pipe; may wait for the other end of a pipe.
  ///
  /// - Parameter path: The device or pipe.
  /// - Throws: An error that names it.
  init(device path: String) throws(OutputError) {
    self.path = path
    target = path
    temporary = nil
    do {
      descriptor = try Descriptor(path: path, flags: O_WRONLY)
    } catch {
      throw OutputError(action: "cannot write", path: path, cause: error)
    }
  }

  /// Whether a path leads to a device or pipe: renaming over /dev/null or a named pipe would take it
  /// away from everybody.
  static func isDevice(_ path: String) -> Bool {
    guard let kind = fileKind(at: path) else { return false }
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Appends bytes.
  ///
  /// - Parameter bytes: The next bytes.
  /// - Throws: An error that names the file.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do { try descriptor.write(bytes) } catch {
      throw OutputError(action: "cannot write", path: path, cause: error)
    }
  }

  /// Ends writing.
  ///
  /// - Throws: An error that names the file: some file systems tell only now that data are lost.
  package func close() throws(OutputError) {
    do { try descriptor.close() } catch {
      throw OutputError(action: "cannot write", path: path, cause: error)
    }
  }

  private static let temporaryName = (prefix: ".kartotek-", suffix: ".tmp")

  /// Whether a name is one of a file that is being written, or was when its process was killed.
  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(temporaryName.prefix) && name.hasSuffix(temporaryName.suffix)
  }

  /// Makes a new file in the target's directory, whose name begins with a dot and cannot be guessed.
  ///
  /// It gets the permissions of the file that it will replace: an address book that only its owner
  /// may read stays so.
  private static func makeTemporary(
    beside target: String
  ) throws(SystemError) -> (name: String?, file: Descriptor) {
    let directory = parentDirectory(of: target)
    while true {
      let random = String(UInt64.random(in: .min ... .max), radix: 36)
      // The target's own name would make names longer than the file system allows.
      let name = directory + temporaryName.prefix + random + temporaryName.suffix
      do {
        let flags = O_WRONLY | O_CREAT | O_EXCL
        let mode = permissions(of: target)
        let file = try Descriptor(path: name, flags: flags, mode: mode ?? 0o666)
        // The umask has taken away from what `open` was asked for.
        if let mode { fchmod(file.number, mode) }
        return (name, file)
      } catch  where error.number == EEXIST {
        continue
      }
    }
  }
}

/// The permissions of a regular file; nil if there is no such file.
private func permissions(of path: String) -> mode_t? {
  var status = stat()
  guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return status.st_mode & 0o777
}

/// The type bits of a file's mode; nil if there is no such file.
func fileKind(at path: String) -> mode_t? {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  return status.st_mode & S_IFMT
}
