/// The titles of contacts that have names in several languages, of which each list takes one.
///
/// Only such contacts have entries; all others are found in the plain array of titles at once.
struct AlternateTitles: Sendable {
  /// One of the names that a contact can be shown by.
  struct Variant: Sendable {
    var title: ContactTitle
    /// What decides the order where the title's parts do not.
    var sortFields: SortOverrides.Fields?
    var extras: NameExtras
    /// The number of the name's language among the distinct ones; 0 for none.
    var language: UInt16
    /// The place among the card's alternates; nil for the card's own name.
    var place: Int?
  }

  /// The contacts' own names, each followed by those in other languages.
  var variants: [Variant] = []
  /// For each contact the place of its own name in `variants`.
  private(set) var starts: [UInt32] = []

  var count: Int { starts.count }

  /// Adds the names of a contact, its own first, and returns the contact's place.
  mutating func append(_ names: some Sequence<Variant>) -> UInt32 {
    starts.append(UInt32(variants.count))
    variants.append(contentsOf: names)
    return UInt32(starts.count - 1)
  }

  /// Where the names of a contact are in `variants`.
  func range(_ place: Int) -> Range<Int> {
    let end = place + 1 < starts.count ? Int(starts[place + 1]) : variants.count
    return Int(starts[place])..<end
  }
}
