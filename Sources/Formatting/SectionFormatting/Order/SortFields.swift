internal import SectionModel

/// The parts that decide a contact's place, in order.
struct SortFields: Sendable {
  private let titles: ListTitles
  private let sortBy: SortField
  private let ranks: PartRanks
  /// The section of letters that the list has no sections for.
  private let other: UInt16

  init(_ titles: ListTitles, sortBy: SortField, ranks: PartRanks, table: SectionTable) {
    self.titles = titles
    self.sortBy = sortBy
    self.ranks = ranks
    other = UInt16(table.other)
  }

  /// Three parts; 0 or a part that does not count where there are fewer.
  func parts(of contact: UInt32) -> (UInt32, UInt32, UInt32) {
    let title = titles.title(of: contact)
    if title.hasSortOverride {
      let fields = titles.sortFields(of: contact)
      return ordered(
        field(fields.names.family, sounding: fields.sounds.family),
        field(fields.names.given, sounding: fields.sounds.given),
        field(fields.names.additional, sounding: fields.sounds.additional),
        isOrganization: title.isOrganization)
    }
    guard title.source == nil else {
      return (title.isOrganization ? ranks.words.number(of: title.first) : title.first, 0, 0)
    }
    return ordered(
      title.third, title.first, title.second, isOrganization: title.isOrganization)
  }

  /// The reading of a name field where the list has a section for it, else the name field.
  ///
  /// A reading in kana decides in a Japanese list. In a Chinese or Korean one it would take the
  /// contact out of the section of its name. Where the name has no section either, the reading
  /// still decides among such names.
  private func field(_ name: UInt32, sounding sound: UInt32) -> UInt32 {
    guard sound != 0 else { return name }
    let section = ranks.sections[Int(sound)]
    guard section >= other else { return sound }
    return section == other && ranks.sections[Int(name)] == other ? sound : name
  }

  /// The fields in their order; all but a family name are read as words.
  private func ordered(
    _ family: UInt32, _ given: UInt32, _ additional: UInt32, isOrganization: Bool
  ) -> (UInt32, UInt32, UInt32) {
    let words = ranks.words
    let first = isOrganization ? words.number(of: family) : family
    let second = words.number(of: given)
    let third = words.number(of: additional)
    return sortBy == .family ? (first, second, third) : (second, first, third)
  }
}
