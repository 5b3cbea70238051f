internal import CKartotekICU

/// The names of months and of days of the week in CLDR's data.
package enum MonthNames {
  /// The names of a calendar's months, wide and abbreviated, in a date and alone.
  ///
  /// - Parameters:
  ///   - locale: The language.
  ///   - calendar: ICU's name of the calendar, such as `gregorian` or `persian`.
  /// - Returns: Four names of each of twelve months, the month's number with each; some are equal.
  ///   A language without names of its own has the root's, which may be numbers.
  /// - Throws: `ICUError` if ICU cannot open the data.
  package static func names(
    of locale: LocaleTag, calendar: String
  ) throws(ICUError) -> [(month: Int, name: String)] {
    let lines = try unsafe ShimBuffer.filled("kt_calendar_month_names") {
      unsafe kt_calendar_month_names(locale.identifier, calendar, $0)
    }.lines
    return lines.enumerated().map { ($0.offset % 12 + 1, $0.element) }
  }

  /// The names of the days of the week, wide and abbreviated, in a date and alone.
  ///
  /// - Parameter locale: The language.
  /// - Returns: Four names of each day; some are equal.
  /// - Throws: `ICUError` if ICU cannot open the data.
  package static func dayNames(of locale: LocaleTag) throws(ICUError) -> [String] {
    try unsafe ShimBuffer.filled("kt_calendar_day_names") {
      unsafe kt_calendar_day_names(locale.identifier, $0)
    }.lines
  }
}
