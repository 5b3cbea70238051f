internal import SectionModel

/// What a contact's title is made from, as numbers of parts: 16 bytes a contact.
struct ContactTitle: Sendable {
  /// What else there is to know of a title; one byte, so that the size stays.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let sortOverride = Traits(rawValue: 1)
    static let alternates = Traits(rawValue: 2)
    static let organization = Traits(rawValue: 4)
  }

  /// The given name, or the whole title where it is no structured name; of a contact with
  /// alternates its place in `AlternateTitles`.
  var first: UInt32 = 0
  /// The additional name; otherwise the first word of a formatted name or nickname.
  var second: UInt32 = 0
  /// The family name; otherwise the last word of a formatted name or nickname.
  var third: UInt32 = 0
  /// The number of the title's language and script among the distinct ones.
  var nameKind: UInt16 = 0
  /// Which field the title comes from; nil means the structured name.
  var source: TitleSource?
  var traits: Traits = []

  /// Whether the contact has other sort fields than its parts.
  var hasSortOverride: Bool { traits.contains(.sortOverride) }
  /// Whether the title names an organisation, whichever field it comes from.
  var isOrganization: Bool { traits.contains(.organization) }
  /// Whether the contact has names in several languages, of which a list takes one.
  var hasAlternates: Bool { traits.contains(.alternates) }
}
