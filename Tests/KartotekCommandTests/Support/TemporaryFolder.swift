import Glibc

/// A folder of its own for one test, removed with all that is in it.
final class TemporaryFolder {
  struct Failure: Error {
    let path: String
    let number: Int32
  }

  let path: String

  init() throws {
    var template = Array("/tmp/kartotek-tests-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw Failure(path: "/tmp", number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    Self.remove(path)
  }

  /// The path of a file in the folder.
  subscript(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = unsafe open(self[name], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw Failure(path: self[name], number: errno) }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw Failure(path: self[name], number: errno) }
      written += count
    }
  }

  func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  func bytes(_ name: String) throws -> [UInt8] {
    let file = unsafe open(self[name], O_RDONLY)
    guard file >= 0 else { throw Failure(path: self[name], number: errno) }
    defer { close(file) }
    var result: [UInt8] = []
    var window = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(file, &window, window.count)
      guard count > 0 else { return result }
      result += window[..<count]
    }
  }

  func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The names of everything in the folder or one below, sorted.
  func names(in name: String = ".") -> [String] {
    Self.names(in: self[name])
  }

  private static func names(in path: String) -> [String] {
    guard let directory = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    for name in names(in: path) { remove(path + "/" + name) }
    if unsafe unlink(path) != 0 { unsafe rmdir(path) }
  }
}
