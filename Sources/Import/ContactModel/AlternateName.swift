/// The same contact's name in another language (vCard ALTID with LANGUAGE).
public struct AlternateName: Sendable, Equatable, Hashable {
  /// BCP 47 tag as stored; empty when the source gives none.
  public var language = ""
  /// The parts of the name; `language` inside it is not used.
  public var name = PersonName()
  /// What to sort by instead of family, given and additional name.
  public var sortAs: [String] = []
  /// What to sort by instead of the organisation.
  public var organizationSortAs = ""
  /// The whole name as the source writes it.
  public var formattedName = ""
  /// The organisation's name in the language.
  public var organization = ""

  /// Makes an alternate without any part.
  public init() {}
}
