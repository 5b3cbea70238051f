/// Something that import noticed about its input; the work went on.
public struct Diagnostic: Sendable, Equatable {
  /// How much it matters.
  public enum Level: String, Sendable, Equatable {
    /// Worth knowing; nothing is doubtful.
    case note
    /// The record was kept, but something in it is doubtful.
    case warning
    /// A record or a value was left out.
    case error
  }

  /// What was noticed.
  public var code: DiagnosticCode
  /// Where the record begins, or the line itself where the code is about a line.
  public var position: SourcePosition
  /// The column heading or property; empty when the whole record is meant.
  public var field: String
  /// The part of the message that differs from case to case, such as the offending value, shortened.
  public var detail: String

  /// Makes a diagnostic.
  ///
  /// - Parameters:
  ///   - code: What was noticed.
  ///   - position: Where.
  ///   - field: The column heading or property; empty when the whole record is meant.
  ///   - detail: What differs from case to case; may be empty.
  public init(
    _ code: DiagnosticCode, at position: SourcePosition, field: String = "", detail: String = ""
  ) {
    self.code = code
    self.position = position
    self.field = field
    self.detail = detail
  }

  /// How much it matters.
  public var level: Level { code.level }

  /// One sentence for people: the code's explanation, then the detail.
  public var message: String {
    detail.isEmpty ? code.explanation : code.explanation + ": " + detail
  }
}
