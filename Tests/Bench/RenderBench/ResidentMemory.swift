#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The memory of this process.
enum ResidentMemory {
  /// Bytes that are resident; nil where the system does not tell them as Linux does.
  static var bytes: Int? {
    let file = unsafe open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = unsafe text.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
    let numbers = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Gives back to the system what was freed, where the allocator can (glibc's `malloc_trim`).
  static func trim() {
    guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
    let trim = unsafe unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
    _ = trim(0)
  }
}
