/// When a birthday or anniversary comes round next.
struct NextOccurrence: Equatable {
  /// The first day from today on, today included.
  let date: CivilDate
  /// Days from today.
  let days: Int
  /// The years that are full on that day; nil without a year and for days that are still to come.
  let age: Int?

  /// Finds it.
  ///
  /// - Parameters:
  ///   - key: The day; without month or day there is no occurrence.
  ///   - today: The day to count from.
  init?(of key: DaySet.Key, from today: CivilDate) {
    guard key.month > 0, key.day > 0 else { return nil }
    let now = today.dayCount
    var date = CivilDate(keeping: key.month, key.day, in: today.year)
    if date.dayCount < now {
      // No day has a year of five digits.
      guard today.year < 9999 else { return nil }
      date = CivilDate(keeping: key.month, key.day, in: today.year + 1)
    }
    self.date = date
    days = date.dayCount - now
    let isPast =
      key.year > 0
      && CivilDayCount.days(year: key.year, month: key.month, day: key.day) <= now
    age = isPast ? date.year - key.year : nil
  }
}
