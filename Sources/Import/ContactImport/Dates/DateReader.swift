internal import ContactModel

/// Reads the dates that contact files hold.
///
/// Sources: RFC 6350 4.3 and its forms in older versions, and the programs that the table of its
/// tests names. A day is what is written: no time zone, no roll-over, no invented part.
enum DateReader {
  /// What a text is.
  enum Reading: Equatable {
    /// Nothing: empty, or one of the ways in which programs write "no date".
    case none
    /// A day or a part of one.
    case date(PartialDate)
    /// A day whose year was written with two digits.
    case dateWithAssumedYear(PartialDate)
    /// A day that a spreadsheet wrote as a number.
    case serial(PartialDate)
    /// The whole file has to decide: calendar, order of day and month, encoding, or words.
    case waiting
    /// A day of another calendar without a Gregorian counterpart, to be kept as text.
    case otherCalendar
    /// No day.
    case text

    /// The day; nil when there is none.
    var day: PartialDate? {
      switch self {
      case .date(let day), .dateWithAssumedYear(let day), .serial(let day): day
      default: nil
      }
    }

    /// What is to be reported.
    var finding: DiagnosticCode? {
      switch self {
      case .none, .date, .waiting: nil
      case .dateWithAssumedYear: .dateYearAssumed
      case .serial: .dateSerialAssumed
      case .otherCalendar: .dateOtherCalendar
      case .text: .dateNotUnderstood
      }
    }
  }

  /// What is known of a column; nil is what the whole file decides.
  struct Habits: Sendable {
    /// The order of day and month.
    var order: DateOrder?
    /// The calendar of texts that do not say theirs.
    var calendar: DateCalendar?
    /// Whether six digits are a year of two digits, a month and a day (900314).
    var hasCompactShortYear = false
    /// Whether five digits are a spreadsheet's day.
    var hasSerials = false
    /// Whether `--03-14` is of the column's calendar; otherwise it is Gregorian, as in RFC 6350.
    var hasOwnYearlessDays = false
    /// Whether the source says that the date is Gregorian, also with a year of 1200...1499.
    var isGregorian = false
    /// Calendars.
    var knowledge = DateKnowledge.none
  }

  /// Texts that are longer hold more than a date.
  private static let longestText = 80

  /// Reads a date while the file is still read, and lets its column learn from it.
  ///
  /// - Parameters:
  ///   - text: The value, or raw bytes when its encoding is undecided.
  ///   - isDecoded: Whether it is UTF-8.
  ///   - column: The column's number (vCard: 0).
  ///   - statistics: What the file learns.
  ///   - habits: What is known of the column.
  /// - Returns: What the text is; waiting for everything that holds words and digits.
  static func read(
    _ text: Span<UInt8>, isDecoded: Bool = true, column: Int,
    learning statistics: inout FileStatistics, _ habits: Habits = Habits()
  ) -> Reading {
    guard text.count <= longestText else { return .text }
    guard isDecoded else {
      statistics.hasUnreadDates = true
      return .waiting
    }
    let characters = DateCharacters(text)
    guard characters.hasContent else { return .none }
    guard let numbers = DateNumbers(characters.bytes) else {
      guard characters.hasDigitsAndLetters else { return .text }
      statistics.hasUnreadDates = true
      return .waiting
    }
    let outcome = openOutcome(of: numbers, characters, habits)
    statistics.dateColumns[column].learn(outcome)
    return outcome.reading
  }

  /// Lets a column learn from a text that has waited for the file's encoding and for words.
  ///
  /// - Parameters:
  ///   - text: The value, decoded.
  ///   - isNew: Whether its numbers, too, could not be read before.
  ///   - names: The names of months.
  ///   - column: What the column has told so far.
  ///   - habits: What is known of the column.
  static func learn(
    _ text: Span<UInt8>, isNew: Bool, _ names: MonthTable, _ column: inout DateColumn,
    _ habits: Habits
  ) {
    let characters = DateCharacters(text)
    if let numbers = DateNumbers(characters.bytes) {
      if isNew { column.learn(openOutcome(of: numbers, characters, habits)) }
    } else if let words = DateWords(characters.bytes, names) {
      column.add(words.month.calendar)
    }
  }

  /// Reads a date whose file has decided; a value that fits only the other order has that one.
  ///
  /// - Parameters:
  ///   - text: The value, decoded.
  ///   - names: The names of months.
  ///   - habits: What is known of the column, with order and calendar.
  /// - Returns: What the text is; never waiting.
  static func read(_ text: Span<UInt8>, _ names: MonthTable, _ habits: Habits) -> Reading {
    guard text.count <= longestText else { return .text }
    let characters = DateCharacters(text)
    guard characters.hasContent else { return .none }
    if let numbers = DateNumbers(characters.bytes) {
      let interpreter = DateInterpreter(
        habits: habits, calendar: habits.calendar ?? .gregorian,
        hasPersianDigits: characters.hasPersianDigits)
      return interpreter.outcome(of: numbers).reading
    }
    guard let words = DateWords(characters.bytes, names) else { return .text }
    return DateWordInterpreter(knowledge: habits.knowledge).reading(of: words)
  }

  /// The commonest form, `YYYY-MM-DD` with a year that means nothing special (1604, 1601, 13xx), read
  /// here because the general reader takes four times as long.
  static func plainDay(_ text: Span<UInt8>) -> PartialDate? {
    guard text.count == 10, text[4] == 0x2D, text[7] == 0x2D else { return nil }
    var digits = 0
    for index in 0..<10 where index != 4 && index != 7 {
      let digit = text[index] &- 0x30
      guard digit < 10 else { return nil }
      digits = digits * 10 + Int(digit)
    }
    guard (17_000_000..<21_000_000).contains(digits) else { return nil }
    return PartialDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// What a text means while its column has not decided about the calendar.
  private static func openOutcome(
    of numbers: DateNumbers, _ characters: DateCharacters, _ habits: Habits
  ) -> OpenDateOutcome {
    func outcome(_ calendar: DateCalendar) -> DateOutcome {
      DateInterpreter(
        habits: habits, calendar: calendar, hasPersianDigits: characters.hasPersianDigits
      ).outcome(of: numbers)
    }
    return OpenDateOutcome(
      gregorian: outcome(.gregorian),
      solarHijri: numbers.needsCalendar(habits) ? outcome(.solarHijri) : nil)
  }
}
