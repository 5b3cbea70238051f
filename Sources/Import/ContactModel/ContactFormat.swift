/// The formats that import reads.
public enum ContactFormat: String, Sendable, Equatable, CaseIterable {
  /// Comma-separated values and their relatives.
  case csv
  /// vCard 2.1, 3.0 and 4.0.
  case vcard
  /// Contact records as import prints them, one JSON object a line; never recognised by content.
  case jsonl
}
