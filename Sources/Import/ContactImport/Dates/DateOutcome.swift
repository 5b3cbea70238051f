internal import ContactModel

/// A reading, and what the column may learn from it.
struct DateOutcome: Equatable {
  /// What the text is.
  var reading: DateReader.Reading
  /// The only order of day and month in which the text is a day.
  var onlyOrder: DateOrder?
  /// The calendar that a year of four digits tells.
  var calendar: DateCalendar?

  init(
    _ reading: DateReader.Reading, onlyOrder: DateOrder? = nil, _ calendar: DateCalendar? = nil
  ) {
    self.reading = reading
    self.onlyOrder = onlyOrder
    self.calendar = calendar
  }
}

extension DateOutcome {
  /// What a text means that has its day and month in an order to be found out.
  ///
  /// - Parameters:
  ///   - dayFirst: What it is with the day first.
  ///   - monthFirst: What it is with the month first.
  ///   - order: The order; nil while the column decides. It counts only where both are days.
  ///   - calendar: The calendar that a year of four digits tells.
  /// - Returns: The reading; waiting while the order is open and makes a difference.
  static func ordered(
    _ dayFirst: DateReader.Reading, _ monthFirst: DateReader.Reading, _ order: DateOrder?,
    _ calendar: DateCalendar? = nil
  ) -> DateOutcome {
    switch (dayFirst.day, monthFirst.day) {
    case (_?, nil): return DateOutcome(dayFirst, onlyOrder: .dayFirst, calendar)
    case (nil, _?): return DateOutcome(monthFirst, onlyOrder: .monthFirst, calendar)
    case (let date?, let other?):
      if date == other || order == .dayFirst { return DateOutcome(dayFirst, calendar) }
      return DateOutcome(order == .monthFirst ? monthFirst : .waiting, calendar)
    case (nil, nil): return DateOutcome(.text, calendar)
    }
  }
}

/// What a text means in the calendars that its column may turn out to have.
struct OpenDateOutcome {
  var gregorian: DateOutcome
  /// Nil when the calendar makes no difference.
  var solarHijri: DateOutcome?

  /// What is sure already.
  var reading: DateReader.Reading {
    guard let solarHijri else { return gregorian.reading }
    return gregorian.reading == solarHijri.reading ? gregorian.reading : .waiting
  }
}
