internal import ContactModel

/// A day of the proleptic Gregorian calendar, without a time or a zone.
public struct CivilDate: Sendable, Equatable, Hashable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a day, or nil where there is no such day.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month.
  ///   - day: The day of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard PartialDate(year: year, month: month, day: day) != nil else { return nil }
    self.init(known: year, month, day)
  }

  /// Reads `YYYY-MM-DD`; nil where the text has another form or is no day.
  ///
  /// - Parameter text: The text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private init(known year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day on which a day of the year is kept in a year: 29 February is kept on the 28th in years
  /// that have none, as address books do.
  init(keeping month: Int, _ day: Int, in year: Int) {
    self.init(known: year, month, min(day, PartialDate.dayCount(ofMonth: month, year: year)))
  }

  /// The number of days since 1 March of year 0.
  var dayCount: Int { CivilDayCount.days(year: year, month: month, day: day) }

  /// `YYYY-MM-DD`.
  var iso: [UInt8] {
    var text: [UInt8] = []
    DaySet.Key(year: year, month: month, day: day).appendISO(to: &text)
    return text
  }
}
