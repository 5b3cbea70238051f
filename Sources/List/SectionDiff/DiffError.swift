public import SectionModel

/// A version of a list that cannot be compared with another.
public enum DiffError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The identifier of a row stands at two places.
  case duplicateRow(id: String, first: RowPlace, second: RowPlace)
  /// The identifier of a section stands at two places.
  case duplicateSection(id: String, first: Int, second: Int)

  /// The reason in words.
  public var description: String {
    switch self {
    case .duplicateRow(let id, let first, let second):
      "the row '\(id)' stands twice in one list: \(first.phrase) and \(second.phrase)"
    case .duplicateSection(let id, let first, let second):
      "the section '\(id)' stands twice in one list: section \(first) and section \(second)"
    }
  }
}
