internal import SectionModel

/// What a contact's title is made from, as numbers of parts: 16 bytes a contact.
struct ContactTitle: Sendable {
  /// The given name, or the whole title where it is no structured name.
  var first: UInt32 = 0
  /// The additional name; otherwise the first word of a formatted name or nickname.
  var second: UInt32 = 0
  /// The family name; otherwise the last word of a formatted name or nickname.
  var third: UInt32 = 0
  /// The number of the title's language and script among the distinct ones.
  var nameKind: UInt16 = 0
  /// Which field the title comes from; nil means the structured name.
  var source: TitleSource?
  /// Whether `SortOverrides` has other sort fields for the contact.
  var hasSortOverride = false
}
