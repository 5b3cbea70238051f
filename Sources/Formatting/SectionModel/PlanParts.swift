/// Tags, direction, calendar and digits of a list.
package struct PlanLanguage: Sendable {
  package var locale: String
  package var wordsLocale: String
  package var direction: TextDirection
  package var calendar: String
  package var numberingSystem: String

  /// Makes the part.
  ///
  /// - Parameters:
  ///   - locale: The canonical tag.
  ///   - wordsLocale: The tag of the words.
  ///   - direction: The layout's direction.
  ///   - calendar: The calendar of full dates.
  ///   - numberingSystem: The digits.
  package init(
    locale: String, wordsLocale: String, direction: TextDirection, calendar: String,
    numberingSystem: String
  ) {
    self.locale = locale
    self.wordsLocale = wordsLocale
    self.direction = direction
    self.calendar = calendar
    self.numberingSystem = numberingSystem
  }
}

/// Style and order of a list, and what decided them.
package struct PlanArrangement: Sendable {
  package var style: ListStyle
  package var sortBy: SortField
  package var collation: String
  package var producer: Producer
  package var validUntil: String?
  package var metrics: Metrics
  package var kinds: [RowKind]

  /// Makes the part.
  ///
  /// - Parameters:
  ///   - style: The list's style.
  ///   - sortBy: The first field of the order.
  ///   - collation: What decided the order.
  ///   - producer: What made the document.
  ///   - validUntil: The last day for which it is right; nil for every day.
  ///   - metrics: Heights.
  ///   - kinds: Kinds of row.
  package init(
    style: ListStyle, sortBy: SortField, collation: String, producer: Producer,
    validUntil: String? = nil, metrics: Metrics, kinds: [RowKind]
  ) {
    self.style = style
    self.sortBy = sortBy
    self.collation = collation
    self.producer = producer
    self.validUntil = validUntil
    self.metrics = metrics
    self.kinds = kinds
  }
}

/// The words of a list.
package struct PlanWords: Sendable {
  package var title: String
  package var summary: String
  package var actions: [RowAction]
  package var countTexts: [String]?

  /// Makes the part.
  ///
  /// - Parameters:
  ///   - title: The list's title.
  ///   - summary: How many contacts there are.
  ///   - actions: What can be done with a row.
  ///   - countTexts: Texts for 0, 1, 2 ... contacts.
  package init(title: String, summary: String, actions: [RowAction], countTexts: [String]? = nil) {
    self.title = title
    self.summary = summary
    self.actions = actions
    self.countTexts = countTexts
  }
}

/// Sections, index and search table of a list.
package struct PlanContent: Sendable {
  package var sections: [SectionSummary]
  package var index: SectionIndexTitles?
  package var fold: [String: String]?

  /// Makes the part.
  ///
  /// - Parameters:
  ///   - sections: The sections that have rows.
  ///   - index: The index.
  ///   - fold: The table that search keys were folded by.
  package init(
    sections: [SectionSummary], index: SectionIndexTitles?, fold: [String: String]? = nil
  ) {
    self.sections = sections
    self.index = index
    self.fold = fold
  }
}
