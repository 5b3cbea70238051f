internal import Glibc
internal import Kartotek

/// Temporary storage in a file that loses its name at once: it goes with the process, however that ends.
final class TemporaryFile: TemporaryStorage {
  private let descriptor: Descriptor
  private var size = 0

  /// Makes an empty file in a directory.
  ///
  /// - Parameter directory: The directory.
  /// - Throws: The system's error.
  init(in directory: String) throws(TemporaryStorageError) {
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = directory + "/.kartotek-" + random + ".tmp"
    do {
      descriptor = try Descriptor(path: path, flags: O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
    } catch {
      throw TemporaryStorageError(reason: "\(directory): \(error)")
    }
    unsafe unlink(path)
  }

  deinit {
    try? descriptor.close()
  }

  func append(_ bytes: [UInt8]) throws(TemporaryStorageError) -> Range<Int> {
    do { try descriptor.write(bytes) } catch {
      throw TemporaryStorageError(reason: "\(error)")
    }
    defer { size += bytes.count }
    return size..<(size + bytes.count)
  }

  func read(_ place: Range<Int>) throws(TemporaryStorageError) -> [UInt8] {
    do { return try descriptor.read(place) } catch {
      throw TemporaryStorageError(reason: "\(error)")
    }
  }
}
