public import SectionFormatting
public import SectionModel

extension ContactBook {
  /// The list of one locale as values.
  ///
  /// For several locales prepare the book once: `PreparedBook`, `ListMaker`.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - options: The choices of the list.
  ///   - profiles: The profiles that words and policies are taken from.
  ///   - threads: The largest number of threads.
  /// - Returns: Sections with rows ready to be shown.
  /// - Throws: `FormattingError` when an option names something unknown, or the data of this
  ///   machine are incomplete.
  public func sections(
    for locale: ListLocale, options: FormattingOptions = FormattingOptions(),
    profiles: ProfileSet = .shipped, threads: Int = 1
  ) throws(FormattingError) -> SectionedList {
    try list(for: locale, options: options, profiles: profiles, threads: threads)
      .collected(threads: threads)
  }

  /// The list of one locale, its rows not yet made: to be written to a file, or looked at.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - options: The choices of the list.
  ///   - profiles: The profiles that words and policies are taken from.
  ///   - threads: The largest number of threads.
  /// - Returns: The list.
  /// - Throws: `FormattingError` as `sections(for:options:profiles:threads:)`.
  public func list(
    for locale: ListLocale, options: FormattingOptions = FormattingOptions(),
    profiles: ProfileSet = .shipped, threads: Int = 1
  ) throws(FormattingError) -> ContactList {
    let maker = try ListMaker(locale, options: options, profiles: profiles)
    return maker.list(
      of: PreparedBook(self, options: options, threads: threads), threads: threads)
  }
}
