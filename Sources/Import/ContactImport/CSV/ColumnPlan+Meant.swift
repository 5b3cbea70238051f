internal import ContactModel
internal import NearestName

extension ColumnPlan {
  /// The most unknown headings that are compared with known ones, as one table may have hundreds.
  private static let meantLimit = 8

  /// Finds known headings that unknown ones may be misspellings of: plain words, in the language of the
  /// table's headings and in English.
  ///
  /// - Complexity: O(*n*) in the number of plain headings of the two languages, for each of at most
  ///   eight unknown ones.
  mutating func findMeantHeadings(_ index: HeadingIndex, language: String?) {
    let unknown = omissions.indices.filter { omissions[$0].code == .csvHeadingUnknown }
    guard !unknown.isEmpty else { return }
    let headings = index.plainHeadings(in: ["root", language])
    let known = headings.keys.sorted()
    for place in unknown.prefix(Self.meantLimit) {
      let key = HeadingKey.loose(HeadingKey.exact(omissions[place].heading))
      // Short words are near to many others.
      guard key.utf8.count >= 4 else { continue }
      omissions[place].meant = nearestName(to: key, among: known).flatMap { headings[$0] }
    }
  }
}
