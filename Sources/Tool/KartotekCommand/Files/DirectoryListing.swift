internal import Glibc

/// The path of a directory with a slash at its end, to be followed by names.
func directoryPath(_ path: String) -> String {
  path.hasSuffix("/") ? path : path + "/"
}

/// The directory that a path lies in, with a slash at its end; empty for the working directory.
func parentDirectory(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}

/// The names of the entries of a directory; unordered.
///
/// - Parameters:
///   - path: The directory.
///   - hidden: Whether those that begin with a dot are meant; the others, else.
/// - Returns: The names.
/// - Throws: The system's error.
func entryNames(in path: String, hidden: Bool = false) throws(SystemError) -> [String] {
  guard let directory = unsafe opendir(path) else { throw .last }
  defer { unsafe closedir(directory) }
  var names: [String] = []
  while let entry = unsafe readdir(directory) {
    let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name.hasPrefix(".") == hidden { names.append(name) }
  }
  return names
}
