/// Where contacts and rows wait that are more than memory may hold.
///
/// Used by one thread at a time. What is stored is never changed, and goes when the storage does.
public protocol TemporaryStorage: AnyObject {
  /// Stores bytes behind all others.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Their place.
  /// - Throws: `TemporaryStorageError` when there is no room.
  func append(_ bytes: [UInt8]) throws(TemporaryStorageError) -> Range<Int>

  /// Reads stored bytes.
  ///
  /// - Parameter place: A place that `append` has given.
  /// - Returns: The bytes.
  /// - Throws: `TemporaryStorageError` when they cannot be read.
  func read(_ place: Range<Int>) throws(TemporaryStorageError) -> [UInt8]
}

/// Temporary storage that failed.
public struct TemporaryStorageError: Error, Sendable, Equatable {
  /// The system's reason.
  public let reason: String

  /// Makes an error.
  ///
  /// - Parameter reason: The system's reason.
  public init(reason: String) {
    self.reason = reason
  }
}
