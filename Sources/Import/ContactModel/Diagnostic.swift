/// Something that import noticed about its input; the work went on.
///
/// The same finding in one record after another is one value with a count, so that a file of a
/// million empty rows has one diagnostic and every record still has one with its line.
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
  /// Where the record begins, or the line itself where the code is about a line; of several findings
  /// the first.
  public var position: SourcePosition
  /// The column heading or property; empty when the whole record is meant.
  public var field: String
  /// The part of the message that differs from case to case, such as the offending value, shortened.
  public var detail: String
  /// How many findings this stands for; a record can have several.
  public private(set) var count = 1
  /// Whether it stands for all findings of its code in the file that are not listed one by one.
  ///
  /// They may have any field and detail, and records without a finding may lie between them.
  public private(set) var isRest = false
  /// The lines from the first finding to the last.
  private var lineSpan: UInt32 = 0
  /// The records from the first finding to the last.
  private var recordSpan: UInt32 = 0

  /// Makes a diagnostic of one finding.
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

  /// The line of the last finding.
  public var lastLine: UInt32 { position.line &+ lineSpan }

  /// The record of the last finding.
  public var lastRecord: UInt32 { position.record &+ recordSpan }

  /// One sentence for people: the code's explanation, then the detail and how many values it means.
  public var message: String {
    if isRest { return code.explanation + ": \(count) more that are not listed one by one" }
    let text = detail.isEmpty ? code.explanation : code.explanation + ": " + detail
    return code.countsValues && count > 1 ? text + " (\(count) values)" : text
  }
}

extension Diagnostic {
  /// Whether a later finding says the same of the same record or the next one.
  ///
  /// - Parameter next: A finding, or a run of them, of the same file.
  /// - Returns: False for findings that are about no record.
  package func isContinued(by next: Diagnostic) -> Bool {
    guard code == next.code, position.record > 0, !isRest, !next.isRest else { return false }
    let distance = next.position.record &- lastRecord
    return distance <= 1 && field == next.field && detail == next.detail
  }

  /// Adds later findings.
  ///
  /// The findings of one card come in the order in which its properties are used, not of their lines.
  ///
  /// - Parameter next: Findings of the same code and file.
  package mutating func absorb(_ next: Diagnostic) {
    let (line, record) = (max(lastLine, next.lastLine), max(lastRecord, next.lastRecord))
    count += next.count
    position.line = min(position.line, next.position.line)
    position.record = min(position.record, next.position.record)
    lineSpan = line - position.line
    recordSpan = record - position.record
  }

  /// Counts the same finding in later records.
  ///
  /// - Parameters:
  ///   - further: How many more there are.
  ///   - last: Where the last one is.
  package mutating func extend(by further: Int, to last: SourcePosition) {
    count += further
    lineSpan = last.line - position.line
    recordSpan = last.record - position.record
  }

  /// The entry that stands for findings that are not listed, of which this is the first.
  ///
  /// - Returns: The same without what the others need not share.
  package func asRest() -> Diagnostic {
    var rest = self
    rest.isRest = true
    rest.field = ""
    rest.detail = ""
    return rest
  }
}
