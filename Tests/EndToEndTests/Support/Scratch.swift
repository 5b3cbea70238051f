import Foundation

/// A folder of its own for one test, removed with all that is in it.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/kartotek-e2e-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  subscript(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self[name]))
  }

  func bytes(_ name: String) throws -> [UInt8] {
    try readFile(self[name])
  }
}

/// All bytes of a file.
func readFile(_ path: String) throws -> [UInt8] {
  // Foundation of Swift 6.3.1 leaks its buffer when the file is empty.
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  guard attributes[.size] as? Int != 0 else { return [] }
  return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// All files in a folder and those below it, sorted; dot files left out.
func filesBelow(_ folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.sorted().map { folder + "/" + $0 }.filter { path in
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && !path.split(separator: "/").contains { $0.first == "." }
  }
}
