internal import KartotekICU

/// The titles that one list shows: of a contact with names in several languages the one that suits
/// the list.
struct ListTitles: Sendable {
  private let titles: [ContactTitle]
  private let overrides: SortOverrides
  private let extras: [NameExtras]
  private let alternates: AlternateTitles
  /// For each contact with alternates the place of the chosen name in their `variants`.
  private let chosen: [UInt32]

  init(_ contacts: PreparedContacts, list: LocaleTag) {
    titles = contacts.titles
    overrides = contacts.overrides
    extras = contacts.extras
    alternates = contacts.alternates
    chosen = Self.choose(contacts, list)
  }

  /// Chooses by the languages' ranks; the card's own name wins a draw, then the earlier one.
  private static func choose(_ contacts: PreparedContacts, _ list: LocaleTag) -> [UInt32] {
    let alternates = contacts.alternates
    guard alternates.count > 0 else { return [] }
    let ranks = (0..<contacts.languages.count).map {
      CardLanguage(contacts.languages.string(at: $0)).rank(in: list)
    }
    return (0..<alternates.count).map { place in
      let range = alternates.range(place)
      var best = range.lowerBound
      for variant in range.dropFirst()
      where ranks[Int(alternates.variants[variant].language)]
        > ranks[Int(alternates.variants[best].language)]
      {
        best = variant
      }
      return UInt32(best)
    }
  }

  /// What the title of a contact is made from.
  func title(of contact: UInt32) -> ContactTitle {
    let title = titles[Int(contact)]
    return title.hasAlternates ? variant(title).title : title
  }

  /// The sort fields of a contact whose title has others than its parts.
  func sortFields(of contact: UInt32) -> SortOverrides.Fields {
    let title = titles[Int(contact)]
    guard title.hasAlternates, let fields = variant(title).sortFields else {
      return overrides.fields(of: contact)
    }
    return fields
  }

  /// The parts that only some options display.
  func extras(of contact: UInt32) -> NameExtras {
    let title = titles[Int(contact)]
    return title.hasAlternates ? variant(title).extras : extras[Int(contact)]
  }

  /// The place of the chosen name among the card's alternates; nil for the card's own name.
  func alternate(of contact: UInt32) -> Int? {
    let title = titles[Int(contact)]
    return title.hasAlternates ? variant(title).place : nil
  }

  private func variant(_ title: ContactTitle) -> AlternateTitles.Variant {
    alternates.variants[Int(chosen[Int(title.first)])]
  }
}
