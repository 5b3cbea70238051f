internal import ContactModel

/// Reads the dates that contact files hold.
///
/// Sources: RFC 6350 4.3 and its forms in older versions, and the programs that the table of its
/// tests names. A day is what is written: no time zone, no roll-over, no invented part.
/// A text with a month's name is not a date yet: `DateNumbers` is the place where a table of names
/// would give the month of a word.
enum DateReader {
  /// What a text is.
  enum Reading: Equatable {
    /// Nothing: empty, or one of the ways in which programs write "no date".
    case none
    /// A day or a part of one.
    case date(PartialDate)
    /// A day whose year was written with two digits and read as one of 1930...2029.
    case dateWithAssumedYear(PartialDate)
    /// Two numbers below 13 whose order the column decides; the year, if any, may have two digits.
    case undecided(yearIsAssumed: Bool)
    /// A day of another calendar (Solar Hijri), to be kept as text.
    case otherCalendar
    /// No day of the Gregorian calendar.
    case text
  }

  /// What is known of a column before its values are read.
  struct Habits {
    /// The order of day and month; nil when the file decides.
    var order: DateOrder?
    /// Whether six digits are a year of two digits, a month and a day (900314).
    var hasCompactShortYear = false
  }

  /// Texts that are longer hold more than a date.
  private static let longestText = 80

  /// Reads a date whose column has not decided yet, and lets the column learn from it.
  ///
  /// - Parameters:
  ///   - text: The value; UTF-8 or bytes of any encoding that contains ASCII.
  ///   - column: The column's number (vCard: 0).
  ///   - statistics: Where the order of day and month is counted.
  ///   - habits: What is known of the column.
  /// - Returns: What the text is.
  static func read(
    _ text: Span<UInt8>, column: Int, learning statistics: inout FileStatistics,
    _ habits: Habits = Habits()
  ) -> Reading {
    let outcome = outcome(of: text, habits)
    switch (outcome.onlyOrder, outcome.reading) {
    case (.dayFirst, _): statistics.dateColumns[column, default: .init()].dayFirst += 1
    case (.monthFirst, _): statistics.dateColumns[column, default: .init()].monthFirst += 1
    case (nil, .undecided): statistics.dateColumns[column, default: .init()].undecided += 1
    default: break
    }
    return outcome.reading
  }

  /// Reads a date on its own.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - habits: What is known of its column.
  /// - Returns: What the text is.
  static func read(_ text: Span<UInt8>, _ habits: Habits = Habits()) -> Reading {
    outcome(of: text, habits).reading
  }

  /// Reads a date whose file has decided; a value that fits only the other order has that one.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - order: The order of day and month.
  /// - Returns: What the text is; never undecided.
  static func read(_ text: Span<UInt8>, order: DateOrder) -> Reading {
    outcome(of: text, Habits(order: order)).reading
  }

  /// The day that a text means in a file that has decided.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - order: The order of day and month.
  /// - Returns: Nil when the text is no day.
  static func day(_ text: Span<UInt8>, order: DateOrder) -> PartialDate? {
    switch read(text, order: order) {
    case .date(let date), .dateWithAssumedYear(let date): date
    default: nil
    }
  }

  private static func outcome(of text: Span<UInt8>, _ habits: Habits) -> DateOutcome {
    guard text.count <= longestText else { return DateOutcome(.text) }
    let digits = DateCharacters(text)
    guard digits.hasContent else { return DateOutcome(.none) }
    guard let numbers = DateNumbers(digits.bytes) else { return DateOutcome(.text) }
    return DateInterpreter(habits: habits, hasPersianDigits: digits.hasPersianDigits)
      .outcome(of: numbers)
  }
}

/// A reading, and what the column may learn from it.
struct DateOutcome: Equatable {
  /// What the text is.
  var reading: DateReader.Reading
  /// The only order of day and month in which the text is a day.
  var onlyOrder: DateOrder?

  init(_ reading: DateReader.Reading, onlyOrder: DateOrder? = nil) {
    self.reading = reading
    self.onlyOrder = onlyOrder
  }
}
