public import SectionFormatting

/// Contacts with everything that does not depend on a locale worked out, once for all lists.
///
/// A value that never changes; any number of threads may make lists of it at the same time.
public struct PreparedBook: Sendable {
  /// The choices that it was prepared for.
  public let options: FormattingOptions
  /// The contacts as formatting takes them.
  package let contacts: PreparedContacts

  /// Prepares the contacts of a book.
  ///
  /// - Parameters:
  ///   - book: The contacts.
  ///   - options: The choices of the lists.
  ///   - threads: The largest number of threads.
  /// - Complexity: O(*n*) in bytes, expected.
  public init(
    _ book: ContactBook, options: FormattingOptions = FormattingOptions(), threads: Int = 1
  ) {
    self.options = options
    contacts = PreparedContacts(
      directory: book.directory, options: options, workers: max(1, threads))
  }

  /// The number of contacts.
  public var count: Int { contacts.count }
}
