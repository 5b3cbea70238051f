/// Why an input cannot be imported at all.
public enum ImportError: Error, Sendable, Equatable {
  /// The input has no bytes.
  case empty(path: String)
  /// The input is in a format that is recognised but not read, such as jCard or xCard.
  case unsupportedFormat(path: String, format: String)
  /// The input is no text (an image, an archive, a program); `format` is a phrase that names what it is,
  /// and what to do with it, where it is known.
  case binary(path: String, format: String?)
  /// Reading failed; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// The name of an encoding is unknown.
  case unknownEncoding(String)
  /// The temporary storage of a run with limited memory failed; `reason` is the system's.
  case temporaryStorage(reason: String)
}
