/// What import did with the records of one input.
///
/// Invariant, kept by the importer and tested on every sample:
/// `records == contacts + groups + nested + duplicates + skipped`.
public struct FileReport: Sendable, Equatable {
  /// The path as given; `-` for standard input.
  public var path: String
  /// `csv` or `vcard`.
  public var format = ""
  /// The encoding as an IANA name, such as `UTF-8`, `UTF-16LE` or `windows-1253`.
  public var encoding = ""
  /// The CSV delimiter; empty for other formats.
  public var delimiter = ""
  /// The recognised heading schema with its language, such as `outlook (sv)`; may be empty.
  public var schema = ""
  /// The number of records found.
  public var records = 0
  /// Records that became contacts.
  public var contacts = 0
  /// vCards of KIND group and distribution lists.
  public var groups = 0
  /// vCards inside others (AGENT).
  public var nested = 0
  /// Records equal to an earlier contact in every field.
  public var duplicates = 0
  /// Records without any content that could be kept; each has a diagnostic.
  public var skipped = 0

  /// Makes the report of an input of which nothing was read yet.
  ///
  /// - Parameter path: The path as given; `-` for standard input.
  public init(path: String) {
    self.path = path
  }
}
