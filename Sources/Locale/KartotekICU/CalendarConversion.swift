internal import CKartotekICU

/// Days of other calendars as Gregorian ones.
package enum CalendarConversion {
  /// The Gregorian day of a day that is counted in another calendar.
  ///
  /// - Parameters:
  ///   - day: Year, month (from 1) and day of that calendar.
  ///   - calendar: ICU's name of the calendar, such as `persian`.
  /// - Returns: The day, or nil if the calendar has no such day (30 Esfand of a common year).
  /// - Throws: `ICUError` if ICU cannot make the calendar.
  package static func gregorian(
    of day: CivilDay, in calendar: String
  ) throws(ICUError) -> CivilDay? {
    var result: [Int32] = [0, 0, 0]
    var exists: Int32 = 0
    let status = unsafe kt_date_to_gregorian(
      calendar, [day.year, day.month, day.day], &result, &exists)
    try ICUError.check(status, "kt_date_to_gregorian")
    guard exists != 0 else { return nil }
    return CivilDay(year: result[0], month: result[1], day: result[2])
  }

  /// The first days of the years of another calendar.
  ///
  /// One calendar is opened for all of them: 300 years take half a millisecond.
  ///
  /// - Parameters:
  ///   - years: The years.
  ///   - calendar: ICU's name of the calendar, such as `persian`.
  /// - Returns: For each year the days from 1970-01-01 to its first day.
  /// - Throws: `ICUError` if ICU cannot make the calendar.
  package static func newYears(
    _ years: ClosedRange<Int32>, in calendar: String
  ) throws(ICUError) -> [Int32] {
    var days = [Int32](repeating: 0, count: years.count)
    let status = unsafe kt_calendar_new_years(
      calendar, years.lowerBound, Int32(years.count), &days)
    try ICUError.check(status, "kt_calendar_new_years")
    return days
  }
}
