/// A postal address in the parts of vCard's ADR.
public struct PostalAddress: Sendable, Equatable, Hashable {
  /// A label as in `LabeledValue`.
  public var label = ""
  /// Street and number; several lines are separated by a line feed.
  public var street = ""
  /// Apartment, floor, care of.
  public var extended = ""
  /// Post office box.
  public var poBox = ""
  /// City or town.
  public var city = ""
  /// State, province or region.
  public var region = ""
  /// Postal code.
  public var postalCode = ""
  /// Country name.
  public var country = ""

  /// Makes an address without any part.
  public init() {}
}
