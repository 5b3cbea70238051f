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
