internal import KartotekICU
public import SectionFormatting

/// Stage 2 for one locale: everything that ICU and the profiles know for a list, without contacts.
///
/// Making one takes some milliseconds; it may then make any number of lists, on any thread.
public struct ListMaker: Sendable {
  /// The locale of the lists.
  public let locale: ListLocale
  /// The choices of the lists.
  public let options: FormattingOptions
  let formatter: ListFormatter
  /// What tells the profiles of the lists from others.
  let profiles: String

  /// Makes a maker of lists.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - options: The choices.
  ///   - profiles: The profiles that words and policies are taken from.
  /// - Throws: `FormattingError` when an option names an unknown calendar, numbering system or
  ///   locale, or the data of this machine are incomplete.
  public init(
    _ locale: ListLocale, options: FormattingOptions = FormattingOptions(),
    profiles: ProfileSet = .shipped
  ) throws(FormattingError) {
    self.locale = locale
    self.options = options
    self.profiles = profiles.fingerprint
    formatter = try ListFormatter(
      locale: locale.identifier, options: options, producerVersion: KartotekVersions.current,
      profiles: profiles.catalog)
  }

  /// The locale whose words the lists have; `en` where their own has none.
  public var wordsLocale: String { formatter.wordsLocale }

  /// Whether the lists have English words although their language is another; false for `und`, which
  /// has no language.
  public var hasForeignWords: Bool {
    wordsLocale == "en" && locale.tag.language != "en" && locale.tag.language != "und"
  }

  /// Makes the list of a book.
  ///
  /// - Parameters:
  ///   - book: Contacts prepared for the same options.
  ///   - threads: The largest number of threads.
  /// - Returns: The list; its rows are not yet made.
  /// - Complexity: O(*n* log *n*) in contacts.
  public func list(of book: PreparedBook, threads: Int = 1) -> ContactList {
    precondition(book.options == options, "the book is prepared for other options")
    return ContactList(formatter.format(book.contacts, workers: max(1, threads)))
  }
}
