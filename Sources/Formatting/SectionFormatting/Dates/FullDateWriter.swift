internal import KartotekICU

/// Writes full days in a list's calendar, month by month where its pattern allows that.
struct FullDateWriter: ~Copyable {
  /// What stands around the days of one month.
  private struct Month {
    let before: [UInt8]
    let after: [UInt8]
    let direction: TextDirection
  }

  /// Below so many days, opening the formatters of a split pattern costs more than it saves.
  private static let fewestDays = 1000

  private let styles: DateStyles
  private let splitsMonths: Bool
  private var whole = LazyDateFormatter()
  private var before = LazyDateFormatter()
  private var day = LazyDateFormatter()
  private var after = LazyDateFormatter()
  private var split: DatePatternSplit?
  private var months: CalendarMonths?
  private var texts: [Int: Month] = [:]
  private var days = [[UInt8]](repeating: [], count: 32)
  private var isReady = false

  init(styles: DateStyles, dayCount: Int) {
    self.styles = styles
    splitsMonths = dayCount >= Self.fewestDays
  }

  /// Adds a day in words; adds nothing and returns false for a day before the calendar's first.
  mutating func append(_ key: DaySet.Key, to batch: inout DateBatch) -> Bool {
    let civil = CivilDay(year: Int32(key.year), month: Int32(key.month), day: Int32(key.day))
    prepare()
    guard let split, let place = months?.place(of: key) else {
      if !styles.isGregorian, whole.isBeforeEpoch(civil, styles) { return false }
      batch.append(whole.text(of: civil, styles, .full), isInListCalendar: true)
      return true
    }
    loadDay(place.day, civil, split)
    let month = month(place, civil, split)
    batch.append(month.before, days[place.day], month.after, month.direction)
    return true
  }

  private mutating func prepare() {
    guard splitsMonths, !isReady else { return }
    isReady = true
    split = DatePatternSplit(whole.pattern(styles, .full))
    months = CalendarMonths(calendar: styles.calendar)
  }

  private mutating func month(
    _ place: CalendarMonths.Place, _ civil: CivilDay, _ split: DatePatternSplit
  ) -> Month {
    let number = place.year * 16 + place.month
    if let known = texts[number] { return known }
    let start = before.text(of: civil, styles, .full, pattern: split.before)
    let end = after.text(of: civil, styles, .full, pattern: split.after)
    // Digits are never strong (UAX #9), so the day has no say in the direction.
    let month = Month(
      before: Array(start.utf8), after: Array(end.utf8),
      direction: TextDirection(of: (start + end).utf8))
    texts[number] = month
    return month
  }

  private mutating func loadDay(_ number: Int, _ civil: CivilDay, _ split: DatePatternSplit) {
    guard days[number].isEmpty else { return }
    days[number] = Array(day.text(of: civil, styles, .full, pattern: split.day).utf8)
  }
}
