/// Two versions of a list that cannot be compared.
public enum DiffError: Error, Sendable, Equatable, CustomStringConvertible {
  /// An identifier stands twice in one of them.
  case duplicateID(String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .duplicateID(let id): "the id '\(id)' stands twice in one list"
    }
  }
}
