/// Why a document, manifest or page was refused.
public struct ReadingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The place in the document, as in `$.sections[2].rows[0].id`.
  public let path: String
  /// The rule that was broken, in words.
  public let rule: String

  /// Place and rule, as in `$.version: only version 1 is read`.
  public var description: String { "\(path): \(rule)" }
}
