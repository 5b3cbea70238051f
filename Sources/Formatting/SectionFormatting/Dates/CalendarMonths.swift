internal import KartotekICU

/// Which month and day of a calendar a civil day is, for the calendars whose months are plain to
/// count: the Gregorian and the Persian.
struct CalendarMonths {
  /// A day counted in the calendar.
  struct Place: Equatable {
    let year: Int
    let month: Int
    let day: Int
  }

  private let isPersian: Bool
  /// For each Persian year that was asked for its first civil day, as `CivilDayCount` counts.
  private var firstDays: [Int: Int] = [:]

  /// Makes a counter; nil for any other calendar.
  init?(calendar: String) {
    switch calendar {
    case DateStyles.gregorian: isPersian = false
    case "persian": isPersian = true
    default: return nil
    }
  }

  /// The place of a day; nil before the calendar's first year.
  mutating func place(of key: DaySet.Key) -> Place? {
    guard isPersian else { return Place(year: key.year, month: key.month, day: key.day) }
    let count = CivilDayCount.days(year: key.year, month: key.month, day: key.day)
    // The Persian year 1 begins in March 622.
    var year = key.year - 621
    if year >= 1, count < firstDay(of: year) { year -= 1 }
    guard year >= 1 else { return nil }
    let dayOfYear = count - firstDay(of: year)
    // Six months of 31 days, then months of 30; the last one ends with the year.
    let month = dayOfYear < 186 ? dayOfYear / 31 : 6 + (dayOfYear - 186) / 30
    let firstOfMonth = month < 6 ? month * 31 : 186 + (month - 6) * 30
    return Place(year: year, month: month + 1, day: dayOfYear - firstOfMonth + 1)
  }

  private mutating func firstDay(of year: Int) -> Int {
    if let known = firstDays[year] { return known }
    let day = icu { () throws(ICUError) in
      try CalendarConversion.gregorian(
        of: CivilDay(year: Int32(year), month: 1, day: 1), in: "persian")
    }
    let count = day.map {
      CivilDayCount.days(year: Int($0.year), month: Int($0.month), day: Int($0.day))
    }
    firstDays[year] = count ?? 0
    return count ?? 0
  }
}
