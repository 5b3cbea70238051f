internal import Glibc
internal import Kartotek

/// The folder of `--profiles`.
enum ProfileFolder {
  /// No profile is near this size; reading stops there.
  private static let limit = 4 << 20

  /// The names of its files, sorted: all that end in `.json` and are not hidden, and the rules of
  /// search if they are there.
  static func names(in folder: String) throws(SystemError) -> [String] {
    var names = try entryNames(in: folder).filter { $0.hasSuffix(".json") }
    if fileKind(at: folder + "/" + ProfileSet.searchRulesFile) != nil {
      names.append(ProfileSet.searchRulesFile)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a profile.
  static func read(_ path: String) throws(ProfileFileError) -> [UInt8] {
    // Opening a pipe would wait for somebody who writes.
    guard fileKind(at: path) == S_IFREG else {
      throw ProfileFileError(path: path, reason: "is not a regular file")
    }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let file = try InputFile(path: path, standardInput: .standardInput)
      while bytes.count <= limit {
        guard try file.readWindow(into: &bytes, size: 1 << 16) > 0 else { return bytes }
      }
    } catch {
      throw ProfileFileError(path: path, reason: "cannot be read: \(error)")
    }
    throw ProfileFileError(path: path, reason: "is larger than 4 MiB")
  }
}

/// A profile that cannot be used.
struct ProfileFileError: Error, Equatable {
  let path: String
  /// Key and rule, or what the system says.
  let reason: String
}
