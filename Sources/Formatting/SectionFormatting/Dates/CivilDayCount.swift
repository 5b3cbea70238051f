/// Days of the proleptic Gregorian calendar, counted.
enum CivilDayCount {
  /// The number of days since 1 March of year 0.
  ///
  /// Years that begin in March have the leap day at their end (Hinnant, "chrono-compatible
  /// low-level date algorithms").
  static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let monthFromMarch = (month + 9) % 12
    return year * 365 + floorDivide(year, 4) - floorDivide(year, 100) + floorDivide(year, 400)
      + (153 * monthFromMarch + 2) / 5 + day - 1
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }
}
