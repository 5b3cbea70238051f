internal import LocaleProfiles

/// The steps to a list, one after another.
extension ListFormatter {
  /// Asks ICU for the keys and sections of the distinct parts.
  package func sortKeys(_ contacts: PreparedContacts, workers: Int) -> SortKeys {
    precondition(
      contacts.options.phonetic == options.phonetic
        && contacts.options.searchKeys == options.searchKeys
        && NameExtras.areShown(by: contacts.options) == NameExtras.areShown(by: options),
      "contacts are prepared with the options of their lists")
    return SortKeys(contacts.parts, texts: sortTexts, table: sectionTable, workers: workers)
  }

  /// Puts the keys of the distinct parts in order: what decides the places of contacts.
  package func rowKeys(_ contacts: PreparedContacts, _ keys: SortKeys) -> RowKeys {
    let ranks = PartRanks(keys)
    let titles = ListTitles(contacts, list: toolkit.tag)
    let table = sectionTable
    return RowKeys(
      titles: titles,
      fields: SortFields(titles, sortBy: options.sortBy, ranks: ranks, table: table),
      ranks: ranks, words: RankWords(ranks),
      joined: JoinedKeys(texts: sortTexts, parts: contacts.parts, words: ranks.words),
      comparesWholeKeys: JoinedKeys.areNeeded(by: toolkit.tag),
      reader: ContactReader(directory: contacts.directory),
      identifierWords: contacts.identifierWords, emptySection: table.number)
  }

  /// Divides contacts by section.
  package func groups(
    _ contacts: PreparedContacts, _ keys: RowKeys, workers: Int
  ) -> SectionGroups {
    SectionGroups(
      keys, contactCount: contacts.count, sectionCount: sectionCount, workers: workers)
  }

  /// Puts the contacts of each section in order.
  package func order(_ groups: SectionGroups, by keys: RowKeys, workers: Int) -> RowOrder {
    RowOrder(groups, by: keys, workers: workers)
  }

  /// Makes what rows have in common: monograms, days, name styles, search keys.
  package func rowFormatter(
    _ contacts: PreparedContacts, _ keys: RowKeys, workers: Int
  ) -> RowFormatter {
    let search = searchRules.map { rules in
      SearchKeys(contacts, toolkit: toolkit, rules: rules, workers: workers)
    }
    return RowFormatter(
      contacts, toolkit: toolkit, options: options, keys: keys, search: search, workers: workers)
  }

  var sectionTable: SectionTable {
    SectionTable(index: toolkit.index, titles: toolkit.profile.sectionTitles)
  }

  private var sortTexts: SortTexts {
    SortTexts(index: toolkit.index, readings: toolkit.readings)
  }
}
