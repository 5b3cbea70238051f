package import ContactModel
internal import ParallelWork

/// The calendars that dates of contacts are read in.
package enum DateCalendar: Sendable {
  case gregorian
  /// The calendar of Iran and Afghanistan.
  case solarHijri
}

/// A word for a month.
package struct MonthName: Sendable {
  let text: String
  let month: Int
  let calendar: DateCalendar

  /// Makes a name.
  ///
  /// - Parameters:
  ///   - text: The word as the language writes it.
  ///   - month: 1...12.
  ///   - calendar: The calendar whose month it is.
  package init(_ text: String, month: Int, calendar: DateCalendar) {
    self.text = text
    self.month = month
    self.calendar = calendar
  }
}

/// What import needs to know about calendars and words of dates; ICU and the locales' profiles stand
/// behind it in the product.
///
/// All workers share it.
package struct DateKnowledge: Sendable {
  /// The Gregorian day of year, month and day of the Solar Hijri calendar; nil when there is no such
  /// day.
  let gregorianDay: @Sendable (Int, Int, Int) -> PartialDate?
  /// The names of months, made when a file has words in dates.
  private let allMonths: MadeOnce<MonthTable>
  /// The kind of date that a label means, by the label's `DateWord.key`.
  let kindOfLabel: @Sendable (String) -> ContactDate.Kind?

  /// Makes the knowledge.
  ///
  /// - Parameters:
  ///   - gregorianDay: Gives the Gregorian day of year, month and day of the Solar Hijri calendar,
  ///     whose year is 1200...1499; nil when there is no such day.
  ///   - monthNames: Gives the names of months, those of the likeliest language first; called when
  ///     a file first has words in dates.
  ///   - dayNames: Gives the names of the days of the week; called with `monthNames`.
  ///   - kindOfLabel: Gives the kind of date that a label means, by the label's `DateWord.key`.
  package init(
    gregorianDay: @escaping @Sendable (Int, Int, Int) -> PartialDate?,
    monthNames: @escaping @Sendable () -> [MonthName],
    dayNames: @escaping @Sendable () -> [String] = { [] },
    kindOfLabel: @escaping @Sendable (String) -> ContactDate.Kind?
  ) {
    self.gregorianDay = gregorianDay
    allMonths = MadeOnce { MonthTable(monthNames(), dayNames: dayNames()) }
    self.kindOfLabel = kindOfLabel
  }

  /// Knows digits only: no calendar but the Gregorian one and no words.
  package static let none = DateKnowledge(
    gregorianDay: { _, _, _ in nil }, monthNames: { [] }, kindOfLabel: { _ in nil })

  /// The names of months; of several meanings of a word the first counts.
  var months: MonthTable { allMonths.value }

  /// The kind of date that a label means; nil when it is to be kept as it is.
  func kind(ofLabel label: [UInt8]) -> ContactDate.Kind? {
    guard !label.isEmpty else { return nil }
    switch DateWord.key(String(decoding: label, as: UTF8.self)) {
    // What Google and Apple write in every language.
    case "anniversary": return .anniversary
    case "birthday": return .birthday
    case let key: return kindOfLabel(key)
    }
  }
}
