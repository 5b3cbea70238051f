internal import SectionModel

/// The parts that decide a contact's place, in order.
struct SortFields: Sendable {
  private let titles: ListTitles
  private let sortBy: SortField

  init(_ titles: ListTitles, sortBy: SortField) {
    self.titles = titles
    self.sortBy = sortBy
  }

  /// Three parts; 0 or a part that does not count where there are fewer.
  func parts(of contact: UInt32) -> (UInt32, UInt32, UInt32) {
    let title = titles.title(of: contact)
    if title.hasSortOverride {
      let fields = titles.sortFields(of: contact)
      return ordered(fields.family, fields.given, fields.additional)
    }
    guard title.source == nil else { return (title.first, 0, 0) }
    return ordered(title.third, title.first, title.second)
  }

  private func ordered(
    _ family: UInt32, _ given: UInt32, _ additional: UInt32
  ) -> (UInt32, UInt32, UInt32) {
    sortBy == .family ? (family, given, additional) : (given, family, additional)
  }
}
