internal import SectionExport
internal import SectionFormatting

extension ListMaker {
  /// The line that tells what decides the rows of a list and their order: rows with equal lines can
  /// be put together, wherever they were made.
  ///
  /// What only the manifest shows is not in it: style, footers and texts of counts.
  ///
  /// - Parameter options: The choices of the list.
  /// - Returns: The line without its end.
  func listLine(_ options: FormattingOptions) -> String {
    let counts = Array(repeating: 0, count: formatter.sectionCount)
    let plan = formatter.plan(counts: counts, fold: nil)
    return ListLine.list(
      [
        ("locale", plan.locale), ("kartotek", plan.producer.version), ("icu", plan.producer.icu),
        ("cldr", plan.producer.cldr), ("unicode", plan.producer.unicode),
        ("words", plan.wordsLocale), ("profiles", profiles), ("collation", plan.collation),
        ("calendar", plan.calendar),
        ("numbering", plan.numberingSystem),
      ] + options.facts)
  }
}

extension FormattingOptions {
  /// The choices that rows depend on, with the words of the command line.
  fileprivate var facts: [(name: String, value: String)] {
    [
      ("name-order", nameOrder.rawValue), ("name-style", nameStyle.rawValue),
      ("name-length", nameLength.rawValue), ("phonetic", phonetic.rawValue),
      ("group-as", groupAs.rawValue), ("secondary", secondary.rawValue),
      ("parts", parts.rawValue),
      ("today", today.map { "\($0.year)-\($0.month)-\($0.day)" } ?? "none"),
      ("details", "\(details)"), ("search-keys", "\(searchKeys)"), ("sort-keys", "\(sortKeys)"),
    ]
  }
}
