internal import KartotekICU
package import LocaleProfiles
package import SectionModel

/// Makes lists of one locale: everything that the locale decides, opened once.
///
/// It is never changed after it was made, so threads may share it.
package struct ListFormatter: Sendable {
  let toolkit: LocaleToolkit
  let options: FormattingOptions
  private let producerVersion: String
  /// Opened with `searchKeys` only: half of ICU's transliterators are slow to open.
  let searchRules: SearchRules?

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
  ///   - whole: The number of contacts in each section of the whole list, where these contacts are a
  ///     range of it; its plan numbers the sections of the rows.
  /// - Returns: The plan, and the rows on demand.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  package func format(
    _ contacts: PreparedContacts, workers: Int, rangeOf whole: [Int]? = nil
  ) -> FormattedList {
    let (keys, order) = sorted(contacts, workers)
    let rows = rowFormatter(contacts, keys, workers: workers)
    let counts = order.counts
    return FormattedList(
      plan: plan(counts: counts, fold: rows.search?.fold.plan),
      chunks: RowChunks(order, counts: whole ?? counts), formatter: rows)
  }

  /// Orders contacts that are a part of a list.
  ///
  /// - Parameters:
  ///   - contacts: Contacts that were prepared with the same options.
  ///   - workers: The largest number of threads; the result does not depend on it.
  /// - Returns: The contacts in order.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  package func order(_ contacts: PreparedContacts, workers: Int) -> OrderedContacts {
    let (keys, order) = sorted(contacts, workers)
    let fold = searchRules.map { SearchKeys.fold(of: contacts.parts, toolkit, $0).plan }
    return OrderedContacts(order, keys, fold: fold)
  }

  /// Makes the plan of a list.
  ///
  /// - Parameters:
  ///   - counts: The number of contacts in each section that the list can have.
  ///   - fold: The table of search keys; nil for lists without.
  /// - Returns: Everything of the list but its rows.
  package func plan(counts: [Int], fold: [String: String]?) -> SectionPlan {
    PlanBuilder(
      toolkit: toolkit, options: options, table: sectionTable, producerVersion: producerVersion,
      fold: fold
    ).plan(counts: counts)
  }

  /// The number of sections that the list can have.
  package var sectionCount: Int { sectionTable.slots.count }

  private func sorted(
    _ contacts: PreparedContacts, _ workers: Int
  ) -> (keys: RowKeys, order: RowOrder) {
    let keys = rowKeys(contacts, sortKeys(contacts, workers: workers))
    let groups = groups(contacts, keys, workers: workers)
    return (keys, RowOrder(groups, by: keys, workers: workers))
  }
}
