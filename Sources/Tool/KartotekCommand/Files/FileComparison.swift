internal import Glibc

/// Whether two regular files hold the same bytes; false also when one cannot be read.
///
/// - Parameters:
///   - first: A file.
///   - second: Another file.
/// - Returns: True when sizes and bytes are equal.
/// - Complexity: O(*n*) in bytes, a megabyte of each at a time; O(1) when the sizes differ.
func haveEqualBytes(_ first: String, _ second: String) -> Bool {
  guard let size = fileSize(at: first), size == fileSize(at: second) else { return false }
  do throws(SystemError) {
    let left = try InputFile(path: first, standardInput: .standardInput)
    let right = try InputFile(path: second, standardInput: .standardInput)
    let window = 1 << 20
    while true {
      var (here, there): ([UInt8], [UInt8]) = ([], [])
      let count = try left.readWindow(into: &here, size: window)
      _ = try right.readWindow(into: &there, size: window)
      guard here == there else { return false }
      if count < window { return true }
    }
  } catch {
    return false
  }
}

/// The size of a regular file in bytes; nil if there is no such file.
func fileSize(at path: String) -> Int? {
  var status = stat()
  guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return Int(status.st_size)
}
