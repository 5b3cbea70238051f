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
  /// - Returns: The knowledge; its parts are made when an importer asks for them, and for what nearly
  ///   all programs expect once in the life of the program.
  package func importKnowledge() -> ImportKnowledge {
    let isStandard = inputLocales == ListLocale.standard && profiles == .shipped
    return isStandard ? Self.standardKnowledge : makeKnowledge()
  }

  private static let standardKnowledge = ReadingOptions().makeKnowledge()

  private func makeKnowledge() -> ImportKnowledge {
    let catalog = profiles.catalog
    let headings = ProfileHeadings(locales: inputLocales, catalog: catalog)
    return ImportKnowledge(
      charsets: ICUCharsets(locales: inputLocales, catalog: catalog),
      schemas: headings.schemas, labelWords: headings.labelWords,
      dates: ICUDates(locales: inputLocales, headings: headings).knowledge)
  }
}
