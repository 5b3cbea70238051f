/// A civil day of the proleptic Gregorian calendar, or a part of one.
///
/// Invariants: the year or the day is there, a day only with a month, the month is 1...12, and the
/// day exists in that month (29 February exists when the year is unknown).
public struct PartialDate: Sendable, Equatable, Hashable {
  /// The year 1...9999; nil when unknown.
  public let year: Int?
  /// The month 1...12; nil when unknown.
  public let month: Int?
  /// The day of the month; nil when unknown.
  public let day: Int?

  /// Makes a date from the parts that are known.
  ///
  /// Nil when the parts are no date: none at all, a month alone, a day without a month, or a day that
  /// the month does not have.
  ///
  /// - Parameters:
  ///   - year: 1...9999, or nil.
  ///   - month: 1...12, or nil.
  ///   - day: The day of the month, or nil.
  public init?(year: Int?, month: Int?, day: Int?) {
    if let year, !(1...9999).contains(year) { return nil }
    guard let month else {
      guard year != nil, day == nil else { return nil }
      self.init(unchecked: (year, nil, nil))
      return
    }
    guard (1...12).contains(month) else { return nil }
    if let day, !(1...Self.dayCount(ofMonth: month, year: year)).contains(day) { return nil }
    guard day != nil || year != nil else { return nil }
    self.init(unchecked: (year, month, day))
  }

  /// Makes a date from what `iso` gives.
  ///
  /// Nil for every other text.
  ///
  /// - Parameter iso: `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`.
  package init?(iso: String) {
    let text = Array(iso.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= text.count else { return nil }
      let digits = text[range]
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    let isYearless = iso.hasPrefix("--")
    let monthStart = isYearless ? 2 : 5
    self.init(
      year: isYearless ? nil : number(0..<4), month: number(monthStart..<(monthStart + 2)),
      day: number((monthStart + 3)..<(monthStart + 5)))
    // The order of the parts, the dashes and what may stand behind them.
    guard self.iso == iso else { return nil }
  }

  /// Makes a whole day from its distance to 1970-01-01.
  ///
  /// Nil when the year is not 1...9999.
  ///
  /// - Parameter number: Days since 1970-01-01.
  package init?(dayNumber number: Int) {
    // Years are counted from March, so that the leap day is a year's last day; 400 years have
    // 146097 days, and 0000-03-01 is 719468 days before 1970.
    let days = number + 719_468
    guard days >= 0 else { return nil }
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private init(unchecked parts: (Int?, Int?, Int?)) {
    (year, month, day) = parts
  }

  /// The number of days in a month.
  ///
  /// - Parameters:
  ///   - month: 1...12.
  ///   - year: The Gregorian year; nil counts 29 days for February.
  /// - Returns: 28...31.
  public static func dayCount(ofMonth month: Int, year: Int?) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2: return isLeapYear(year) ? 29 : 28
    default: return 31
    }
  }

  private static func isLeapYear(_ year: Int?) -> Bool {
    guard let year else { return true }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The date as `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`.
  public var iso: String {
    let yearText = year.map { Self.padded($0, width: 4) } ?? "-"
    guard let month else { return yearText }
    let head = yearText + "-" + Self.padded(month, width: 2)
    guard let day else { return head }
    return head + "-" + Self.padded(day, width: 2)
  }

  private static func padded(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
