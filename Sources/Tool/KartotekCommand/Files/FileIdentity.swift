internal import Glibc

/// Which file a path leads to, however it is spelled.
struct FileIdentity: Hashable {
  /// The path without symbolic links and dots, as far as it exists.
  private let place: String

  /// Finds the file that a path leads to, or would lead to once it is there.
  init(_ path: String) {
    place = resolvedPath(path) ?? Self.newPlace(linkedPath(path) ?? path)
  }

  /// A file that is not there yet: its name in the directory that will hold it.
  private static func newPlace(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return newPlace("./" + path) }
    let directory = String(path[...slash])
    return (resolvedPath(directory) ?? directory) + "/" + path[path.index(after: slash)...]
  }
}

/// A regular file as the system counts files, whatever its names.
struct RegularFile: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// Nil when the path leads to no regular file.
  init?(at path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Nil when the stream is no regular file.
  init?(_ stream: Descriptor) {
    guard let status = try? stream.status() else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}

/// The path without symbolic links; nil if it leads nowhere.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

/// The path that symbolic links lead to although nothing is there yet; nil for links in a circle.
///
/// Whoever put the links there wants them to stay.
func linkedPath(_ path: String) -> String? {
  var path = path
  // As many as the system follows.
  for _ in 0..<40 {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(path, &buffer, buffer.count)
    guard length > 0 else { return path }
    let link = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = link.hasPrefix("/") ? link : parentDirectory(of: path) + link
  }
  return nil
}
