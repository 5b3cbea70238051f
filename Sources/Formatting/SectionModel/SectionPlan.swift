/// Everything of a section document but its rows and content hashes.
///
/// It is known from counts alone, before any row is formatted, and small: a few hundred bytes for
/// each section. Optional properties are nil where the document leaves the key out.
/// Invariants, checked by tests on every export: the counts add up, `firstRow` and `firstPosition`
/// are running sums, and the arrays of `index` are equally long.
public struct SectionPlan: Sendable, Equatable, Codable {
  /// The canonical BCP 47 tag of the list.
  public var locale: String
  /// The locale whose words are used; `en` where the list's own has no profile.
  public var wordsLocale: String
  /// The direction of the list's layout.
  public var direction: TextDirection
  /// The calendar of full dates, as CLDR names it.
  public var calendar: String
  /// The numbering system of dates and counts, as CLDR names it.
  public var numberingSystem: String
  /// The list's style.
  public var style: ListStyle
  /// Which name field comes first in the order.
  public var sortBy: SortField
  /// What decided the order, in one string: tag, strength, field, extra labels, data versions.
  public var collation: String
  /// What made the document.
  public var producer: Producer
  /// The last day, `YYYY-MM-DD`, for which the list is right; nil where no day was asked for.
  public var validUntil: String?
  /// The list's title.
  public var title: String
  /// How many contacts there are, in words.
  public var summary: String
  /// How many sections, rows and positions there are.
  public var counts: Counts
  /// Heights in points at the default text size; a hint.
  public var metrics: Metrics
  /// The kinds of row; a row's `kind` is a place in this array.
  public var kinds: [RowKind]
  /// What can be done with a row.
  public var actions: [RowAction]
  /// The index beside the list; nil without rows and in grouped styles.
  public var index: SectionIndexTitles?
  /// For code points in hexadecimal what search takes each for; see `SearchFold`.
  public var fold: [String: String]?
  /// Ready-made footers, by the number of contacts from 0.
  public var countTexts: [String]?
  /// The sections that have rows, in order.
  public var sections: [SectionSummary]

  /// Makes a plan from all of its parts.
  ///
  /// - Parameters:
  ///   - language: Tags, direction, calendar and digits of the list.
  ///   - arrangement: Style, order and what decided them.
  ///   - words: Title and summary.
  ///   - content: Sections and index.
  package init(
    language: PlanLanguage, arrangement: PlanArrangement, words: PlanWords, content: PlanContent
  ) {
    locale = language.locale
    wordsLocale = language.wordsLocale
    direction = language.direction
    calendar = language.calendar
    numberingSystem = language.numberingSystem
    style = arrangement.style
    sortBy = arrangement.sortBy
    collation = arrangement.collation
    producer = arrangement.producer
    validUntil = arrangement.validUntil
    metrics = arrangement.metrics
    kinds = arrangement.kinds
    title = words.title
    summary = words.summary
    actions = words.actions
    countTexts = words.countTexts
    fold = content.fold
    counts = Counts(sections: content.sections)
    index = content.index
    sections = content.sections
  }
}

/// How many sections, rows and positions a document has.
public struct Counts: Sendable, Equatable, Codable {
  /// Sections.
  public var sections: Int
  /// Rows.
  public var rows: Int
  /// Headers and rows.
  public var positions: Int

  /// Adds up the counts of sections.
  ///
  /// - Parameter list: All sections.
  public init(sections list: [SectionSummary]) {
    sections = list.count
    rows = list.reduce(0) { $0 + $1.count }
    positions = sections + rows
  }
}

/// What made a document.
public struct Producer: Sendable, Equatable, Codable {
  /// The program.
  public var name: String
  /// Its version.
  public var version: String
  /// The version of ICU.
  public var icu: String
  /// The version of CLDR.
  public var cldr: String
  /// The version of Unicode.
  public var unicode: String

  /// Makes a producer.
  ///
  /// - Parameters:
  ///   - name: The program.
  ///   - version: Its version.
  ///   - icu: The version of ICU.
  ///   - cldr: The version of CLDR.
  ///   - unicode: The version of Unicode.
  public init(name: String, version: String, icu: String, cldr: String, unicode: String) {
    self.name = name
    self.version = version
    self.icu = icu
    self.cldr = cldr
    self.unicode = unicode
  }
}
