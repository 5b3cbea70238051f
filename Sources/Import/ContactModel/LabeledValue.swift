/// A phone number, e-mail or web address with its label.
public struct LabeledValue: Sendable, Equatable, Hashable {
  /// One of the words home, work, mobile, main, homeFax, workFax, otherFax, pager and other, or the
  /// source's own text; empty when the source has none.
  public var label: String
  /// The value as stored.
  public var value: String
  /// Whether the source marks it as the preferred one.
  public var isPreferred: Bool

  /// Makes a labelled value.
  ///
  /// - Parameters:
  ///   - label: A normal word or free text; empty for none.
  ///   - value: The value as stored.
  ///   - isPreferred: Whether it is the preferred one of its kind.
  public init(label: String = "", value: String, isPreferred: Bool = false) {
    self.label = label
    self.value = value
    self.isPreferred = isPreferred
  }
}
