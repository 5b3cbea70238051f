package import ContactImport
internal import LocaleProfiles

/// What the importer is given.
extension ReadingOptions {
  /// The same options for the importer.
  ///
  /// - Parameter threads: The largest number of threads, at least 1.
  /// - Returns: The options.
  package func importOptions(threads: Int) -> ImportOptions {
    var options = ImportOptions(languages: inputLocales.map(\.identifier), workers: threads)
    options.format = format
    options.encoding = encoding?.name
    options.delimiter = delimiter
    options.dateOrder = dateOrder
    options.identifierHeading = identifierHeading
    return options
  }

  /// Headings, label words, words of dates and character sets, with those of the expected locales before others.
  ///
  /// - Returns: The knowledge; the larger parts are made when the importer asks for them.
  package func importKnowledge() -> ImportKnowledge {
    let catalog = profiles.catalog
    let headings = ProfileHeadings(locales: inputLocales, catalog: catalog)
    return ImportKnowledge(
      charsets: ICUCharsets(locales: inputLocales, catalog: catalog),
      schemas: headings.schemas, labelWords: headings.labelWords,
      dates: ICUDates(locales: inputLocales, catalog: catalog).knowledge)
  }
}
