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
      guard cause.number == EEXIST else { return cause }
      // Another process has made it meanwhile, or something else has that name.
      return fileKind(at: path) == S_IFDIR ? nil : SystemError(number: ENOTDIR)
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

  /// Lets a file appear before the others: one that nobody looks for until another names it.
  ///
  /// - Parameter file: A closed file of this transaction, which replaces none.
  /// - Throws: An error that names the file.
  package func publish(_ file: OutputFile) throws(OutputError) {
    let failure = pending.withLock { $0.publish(file) }
    if let failure { throw failure }
  }

  /// Lets all files appear; each must be closed.
  ///
  /// If a file cannot take its place, those that did are put back.
  ///
  /// - Parameters:
  ///   - stale: Files to remove then, which no new file names.
  ///   - keepsEqual: Whether a target that holds the same bytes already is left untouched.
  /// - Throws: An error that names a file that could not take its place.
  package func commit(
    removing stale: [String] = [], keepingEqual keepsEqual: Bool = false
  ) throws(OutputError) {
    let failure = pending.withLock { pending in
      defer { pending.forget() }
      if keepsEqual { pending.dropEqual() }
      return pending.replaceTargets()
    }
    if let failure { throw failure }
    // What cannot be removed does no harm, and the next run tries again.
    for path in stale { unsafe unlink(path) }
  }

  /// Adds something else to take back.
  ///
  /// - Parameter action: What a rollback does besides; any thread may call it, and more than once.
  func whenRolledBack(_ action: @escaping @Sendable () -> Void) {
    pending.withLock { $0.actions.append(action) }
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
  /// Files that have appeared, and that nothing names yet.
  var published: [String] = []
  /// What else is taken back.
  var actions: [@Sendable () -> Void] = []

  mutating func forget() {
    files = []
    directories = []
    published = []
    actions = []
  }

  mutating func publish(_ file: OutputFile) -> OutputError? {
    guard let place = files.lastIndex(where: { $0.temporary == file.temporary }),
      let temporary = file.temporary
    else { return nil }
    guard unsafe rename(temporary, file.target) == 0 else {
      return OutputError(action: "cannot write", path: file.path, cause: .last)
    }
    files.remove(at: place)
    published.append(file.target)
    return nil
  }

  mutating func removeAll() {
    for file in files {
      if let temporary = file.temporary { unsafe unlink(temporary) }
    }
    for path in published { unsafe unlink(path) }
    for directory in directories.reversed() { unsafe rmdir(directory) }
    for action in actions { action() }
    forget()
  }

  /// Drops the files whose targets hold the same bytes.
  mutating func dropEqual() {
    files.removeAll { file in
      guard let temporary = file.temporary, haveEqualBytes(temporary, file.target) else {
        return false
      }
      unsafe unlink(temporary)
      return true
    }
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
