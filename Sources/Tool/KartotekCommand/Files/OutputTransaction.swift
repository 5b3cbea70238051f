internal import Glibc
internal import Synchronization

/// The output files of one run: they all appear when all are complete, or none does.
///
/// Until `commit` every file lies beside its target under another name, and the old file stays as it
/// is. A transaction that ends without `commit` leaves nothing behind: no temporary files and no
/// directories that it has made. Any thread may roll it back at any time.
package final class OutputTransaction: Sendable {
  private let pending = Mutex(PendingOutputs())

  /// Makes an empty transaction.
  package init() {}

  deinit {
    rollback()
  }

  /// Makes a directory and those above it, where they do not exist.
  ///
  /// - Parameter path: The directory.
  /// - Throws: An error that names it.
  package func makeDirectory(_ path: String) throws(OutputError) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += part + "/"
      if part.isEmpty || fileKind(at: made) == S_IFDIR { continue }
      if let cause = make(made) {
        throw OutputError(action: "cannot make the directory", path: path, cause: cause)
      }
    }
  }

  /// Makes one directory, to be removed again unless the transaction is committed.
  ///
  /// - Parameter path: The directory; there is none.
  /// - Returns: What went wrong.
  private func make(_ path: String) -> SystemError? {
    pending.withLock { pending in
      guard unsafe mkdir(path, 0o777) != 0 else {
        pending.directories.append(path)
        return nil
      }
      let cause = SystemError.last
      // The path ends in a slash, so there is something else of that name.
      return cause.number == EEXIST ? SystemError(number: ENOTDIR) : cause
    }
  }

  /// Begins a file.
  ///
  /// - Parameter path: Where it will appear.
  /// - Returns: The file, open for writing.
  /// - Throws: An error that names it.
  package func makeFile(at path: String) throws(OutputError) -> OutputFile {
    // Outside of the lock: until somebody reads a pipe its opening waits, and signals must end that.
    if OutputFile.isDevice(path) { return try OutputFile(device: path) }
    let result = pending.withLock { pending -> Result<OutputFile, OutputError> in
      do throws(OutputError) {
        let file = try OutputFile(replacing: path)
        pending.files.append(file)
        return .success(file)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Lets all files appear; each must be closed.
  ///
  /// If a file cannot take its place, those that did are put back.
  ///
  /// - Throws: An error that names that file.
  package func commit() throws(OutputError) {
    let failure = pending.withLock { pending in
      defer { pending.forget() }
      return pending.replaceTargets()
    }
    if let failure { throw failure }
  }

  /// Removes everything that was made.
  ///
  /// - Parameter finally: What to do before anything more can be made.
  package func rollback(finally: () -> Void = {}) {
    pending.withLock { pending in
      pending.removeAll()
      finally()
    }
  }
}

/// What a transaction has made so far.
private struct PendingOutputs {
  var files: [OutputFile] = []
  var directories: [String] = []

  mutating func forget() {
    files = []
    directories = []
  }

  mutating func removeAll() {
    for file in files {
      if let temporary = file.temporary { unsafe unlink(temporary) }
    }
    for directory in directories.reversed() { unsafe rmdir(directory) }
    forget()
  }

  /// Renames every file to its target; the first failure undoes what was done before.
  mutating func replaceTargets() -> OutputError? {
    var replaced: [(target: String, backup: String?)] = []
    for file in files {
      guard let temporary = file.temporary else { continue }
      // A second name for the old file, so that it can come back. Without hard links (FAT) or an old
      // file there is none.
      let backup = temporary + "~"
      let hasBackup = unsafe link(file.target, backup) == 0
      guard unsafe rename(temporary, file.target) == 0 else {
        let cause = SystemError.last
        if hasBackup { unsafe unlink(backup) }
        undo(replaced)
        removeAll()
        return OutputError(action: "cannot replace", path: file.path, cause: cause)
      }
      replaced.append((file.target, hasBackup ? backup : nil))
    }
    for (_, backup) in replaced {
      if let backup { unsafe unlink(backup) }
    }
    return nil
  }

  private func undo(_ replaced: [(target: String, backup: String?)]) {
    for (target, backup) in replaced {
      if let backup { unsafe rename(backup, target) } else { unsafe unlink(target) }
    }
  }
}
