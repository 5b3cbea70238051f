/// Where a record begins in the input.
public struct SourcePosition: Sendable, Equatable, Hashable, BitwiseCopyable {
  /// The number of the input, from 0, in the order in which inputs were given.
  public var file: UInt32
  /// The line of the file on which the record begins, from 1; 0 when unknown.
  public var line: UInt32
  /// The number of the record within its file, from 1; 0 when unknown.
  public var record: UInt32

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - file: The number of the input, from 0.
  ///   - line: The line, from 1.
  ///   - record: The record, from 1.
  public init(file: UInt32 = 0, line: UInt32 = 0, record: UInt32 = 0) {
    self.file = file
    self.line = line
    self.record = record
  }
}
