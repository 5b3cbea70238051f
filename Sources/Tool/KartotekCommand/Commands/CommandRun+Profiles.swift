internal import Kartotek

extension CommandRun {
  /// The shipped profiles, behind those of `--profiles` if it is given.
  ///
  /// Read before everything else, so that a fault is told at once and nothing is written.
  func readProfiles() throws -> ProfileSet {
    guard let folder = invocation.text(.profiles) else { return .shipped }
    let paths = try profilePaths(in: folder)
    try checkOperands(paths)
    let files = try paths.map { path in
      (name: String(path.dropFirst(folder.count + 1)), bytes: try ProfileFolder.read(path))
    }
    do throws(ProfileFault) {
      return try ProfileSet(files)
    } catch {
      throw ProfileFileError(path: folder + "/" + error.file, reason: "\(error)")
    }
  }

  private func profilePaths(in folder: String) throws(UsageError) -> [String] {
    let names: [String]
    do throws(SystemError) {
      names = try ProfileFolder.names(in: folder)
    } catch {
      throw UsageError("--profiles: '\(folder)': \(error)")
    }
    guard !names.isEmpty else {
      throw UsageError("--profiles: '\(folder)' has no file TAG.json")
    }
    return names.map { folder + "/" + $0 }
  }

  /// A file with contacts is never taken for a profile, nor the other way round.
  private func checkOperands(_ profiles: [String]) throws(UsageError) {
    guard invocation.command != .locales else { return }
    let inputs = Set(invocation.operands.compactMap(RegularFile.init(at:)))
    for path in profiles {
      guard let file = RegularFile(at: path), inputs.contains(file) else { continue }
      throw UsageError("--profiles: '\(path)' is also one of the inputs")
    }
  }
}
