/// What a contact stands for (vCard KIND, `X-ABShowAs`).
public enum ContactKind: String, Sendable, Equatable, Hashable {
  /// A person.
  case individual
  /// An organisation or company: its name comes before a person's in the title.
  case organization
}
