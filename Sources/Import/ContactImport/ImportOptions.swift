package import ContactModel

/// How bytes are turned into contacts.
package struct ImportOptions: Sendable {
  /// The format of the inputs; nil recognises it by content.
  package var format: ContactFormat?
  /// The canonical name of the encoding; nil recognises it by content.
  package var encoding: String?
  /// The CSV delimiter; nil recognises it by content.
  package var delimiter: UInt8?
  /// The order of day and month in undecided numeric dates; nil decides by column, day first.
  package var dateOrder: DateOrder?
  /// The heading of the column that holds the identifier; nil means `id` and `uid`.
  package var identifierHeading: String?
  /// The languages of the input, best known first; they rank headings and encodings.
  package var languages: [String]
  /// The largest number of threads.
  package var workers: Int
  /// What one input can make the importer hold.
  package var limits = ImportLimits()

  /// Makes the options that recognise everything by content.
  ///
  /// - Parameters:
  ///   - languages: The languages of the input.
  ///   - workers: The largest number of threads.
  package init(languages: [String] = ["el", "bg", "fa", "az", "sv"], workers: Int = 1) {
    self.languages = languages
    self.workers = workers
  }
}
