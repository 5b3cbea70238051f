internal import KartotekICU
package import LocaleProfiles
package import SectionModel

/// Makes lists of one locale: everything that the locale decides, opened once.
///
/// It is never changed after it was made, so threads may share it.
package struct ListFormatter: Sendable {
  private let toolkit: LocaleToolkit
  private let options: FormattingOptions
  private let producerVersion: String
  /// Opened with `searchKeys` only: half of ICU's transliterators are slow to open.
  private let searchRules: SearchRules?

  /// Opens a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag with any extensions.
  ///   - options: The choices.
  ///   - producerVersion: The version of the program, as the document names it.
  ///   - profiles: The words and policies at hand.
  /// - Throws: `FormattingError` when tag, calendar, numbering system or extra labels are unknown,
  ///   or when a profile or ICU's data have a fault.
  package init(
    locale: String, options: FormattingOptions, producerVersion: String,
    profiles: ProfileCatalog = ProfileCatalog()
  ) throws(FormattingError) {
    toolkit = try LocaleToolkit(locale, options: options, profiles: profiles)
    self.options = options
    self.producerVersion = producerVersion
    do throws(ProfileError) {
      searchRules = options.searchKeys ? try profiles.searchRules() : nil
    } catch {
      throw FormattingError(error)
    }
  }

  /// The canonical tag of the list.
  package var locale: String { toolkit.tag.identifier }

  /// The locale whose words the list has; `en` where its own has no profile.
  package var wordsLocale: String { toolkit.profile.wordsLocale }

  /// Orders and groups contacts and gets everything ready that rows are made from.
  ///
  /// - Parameters:
  ///   - contacts: Contacts that were prepared with the same options.
  ///   - workers: The largest number of threads; the result does not depend on it.
  ///   - forMerging: Whether the contacts are a part of a list: its rows then carry their sort keys.
  /// - Returns: The plan, and the rows on demand.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  package func format(
    _ contacts: PreparedContacts, workers: Int, forMerging: Bool = false
  ) -> FormattedList {
    precondition(
      contacts.options.phonetic == options.phonetic
        && contacts.options.searchKeys == options.searchKeys
        && NameExtras.areShown(by: contacts.options) == NameExtras.areShown(by: options),
      "contacts are prepared with the options of their lists")
    let table = SectionTable(index: toolkit.index, titles: toolkit.profile.sectionTitles)
    let keys = rowKeys(contacts, table, workers)
    let order = RowOrder(
      keys, contactCount: contacts.count, sectionCount: table.slots.count, workers: workers)
    let search = searchRules.map { rules in
      SearchKeys(contacts, toolkit: toolkit, rules: rules, workers: workers)
    }
    let builder = PlanBuilder(
      toolkit: toolkit, options: options, table: table, producerVersion: producerVersion,
      fold: search?.fold.plan)
    var rowOptions = options
    if forMerging { rowOptions.sortKeys = true }
    let rows = RowFormatter(
      contacts, toolkit: toolkit, options: rowOptions, keys: keys, search: search, workers: workers)
    return FormattedList(
      plan: builder.plan(counts: order.sections.map(\.count)), chunks: RowChunks(order),
      formatter: rows)
  }

  /// Makes the plan of a list from those of its parts.
  ///
  /// - Parameter parts: The plans that `format` gave for the parts.
  /// - Returns: The plan that it gives for all contacts together.
  package func plan(of parts: [SectionPlan]) -> SectionPlan {
    let table = SectionTable(index: toolkit.index, titles: toolkit.profile.sectionTitles)
    var counts: [String: Int] = [:]
    for section in parts.flatMap(\.sections) { counts[section.id, default: 0] += section.count }
    let folds = parts.compactMap(\.fold)
    let fold = folds.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let builder = PlanBuilder(
      toolkit: toolkit, options: options, table: table, producerVersion: producerVersion,
      fold: searchRules == nil ? nil : fold)
    return builder.plan(counts: table.slots.map { counts[$0.id] ?? 0 })
  }

  private func rowKeys(
    _ contacts: PreparedContacts, _ table: SectionTable, _ workers: Int
  ) -> RowKeys {
    let texts = SortTexts(index: toolkit.index, readings: toolkit.readings)
    let ranks = PartRanks(contacts.parts, texts: texts, table: table, workers: workers)
    let titles = ListTitles(contacts, list: toolkit.tag)
    return RowKeys(
      titles: titles,
      fields: SortFields(titles, sortBy: options.sortBy, ranks: ranks, table: table),
      ranks: ranks, words: RankWords(ranks),
      joined: JoinedKeys(texts: texts, parts: contacts.parts, words: ranks.words),
      comparesWholeKeys: JoinedKeys.areNeeded(by: toolkit.tag),
      reader: ContactReader(directory: contacts.directory),
      identifierWords: contacts.identifierWords, emptySection: table.number)
  }
}
