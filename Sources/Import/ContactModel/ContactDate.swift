/// A date of a contact.
public struct ContactDate: Sendable, Equatable, Hashable {
  /// What happened on the day.
  public enum Kind: String, Sendable, Equatable, Hashable, CaseIterable {
    /// Day of birth.
    case birthday
    /// Wedding or other anniversary.
    case anniversary
    /// Day of death.
    case death
    /// Anything else; `label` says what.
    case other
  }

  /// The day, or the source's text where it is no day of the Gregorian calendar.
  public enum Value: Sendable, Equatable, Hashable {
    /// A day or a part of one.
    case date(PartialDate)
    /// Text as stored.
    case text(String)
  }

  /// What happened on the day.
  public var kind: Kind
  /// The source's own label; empty for none.
  public var label: String
  /// The day or the text.
  public var value: Value

  /// Makes a date.
  ///
  /// - Parameters:
  ///   - kind: What happened on the day.
  ///   - label: The source's own label; empty for none.
  ///   - value: The day or the text.
  public init(kind: Kind, label: String = "", value: Value) {
    self.kind = kind
    self.label = label
    self.value = value
  }
}
