/// The year of a date: what it counts as, and whether its century was guessed.
struct DateYear {
  /// The year; nil when it is not known.
  var value: Int?
  var calendar: DateCalendar
  /// It was written with two digits.
  var isAssumed = false

  /// Makes a year.
  init(value: Int?, calendar: DateCalendar) {
    self.value = value
    self.calendar = calendar
  }

  /// A year of four digits: 1200...1499 are years of living and recent people in the calendar of Iran
  /// and Afghanistan, and no Gregorian birthday is that old, unless the source says so.
  ///
  /// Apple writes 1604, a leap year, for "no year"; others write 0000.
  init(full number: Int, isGregorian: Bool = false) {
    let isSolarHijri = (1200...1499).contains(number) && !isGregorian
    self.init(
      value: number == 1604 || number == 0 ? nil : number,
      calendar: isSolarHijri ? .solarHijri : .gregorian)
  }

  /// Two digits stand for 1930...2029; the clock is not asked.
  init(shortGregorian digits: Int) {
    self.init(value: digits < 30 ? 2000 + digits : 1900 + digits, calendar: .gregorian)
    isAssumed = true
  }

  /// Two digits stand for 1309...1408, which are the same years.
  init(shortSolarHijri digits: Int) {
    self.init(value: digits < 9 ? 1400 + digits : 1300 + digits, calendar: .solarHijri)
    isAssumed = true
  }

  /// What Outlook (4501-01-01), Active Directory (1601-01-01, the origin of its time), .NET
  /// (0001-01-01) and databases (9999-12-31) write for "no date".
  static func isNoDate(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    switch (year, month, day) {
    case (4501, 1, 1), (1601, 1, 1), (1, 1, 1), (9999, 12, 31): true
    default: false
    }
  }
}
