/// The names of months, and the words of days of the week, by their keys.
struct MonthTable: Sendable {
  /// A month of a calendar.
  struct Month: Sendable, Equatable {
    let number: Int
    let calendar: DateCalendar
  }

  /// Knows no names.
  static let empty = MonthTable([])

  private var months: [String: Month] = [:]
  private var dayWords: Set<String> = []

  /// Makes a table; of several meanings of a word the first counts.
  init(_ names: [MonthName], dayNames: [String] = []) {
    for name in dayNames { addDayWords(name.unicodeScalars) }
    for name in names {
      let key = DateWord.key(name.text)
      guard !key.isEmpty, months[key] == nil else { continue }
      months[key] = Month(number: name.month, calendar: name.calendar)
    }
  }

  /// The month of a word's key.
  ///
  /// Persian may add the word for month, mah, to the name without a blank.
  func month(_ key: String) -> Month? {
    if let month = months[key] { return month }
    guard key.hasSuffix(Self.mah), key.count > Self.mah.count else { return nil }
    return months[String(key.dropLast(Self.mah.count))]
  }

  /// Whether a word's key is a day of the week or, as *bazar* of Azerbaijani Monday, a part of one.
  func isDayOfWeek(_ key: String) -> Bool { dayWords.contains(key) }

  /// Persian has a joiner within some names, which others write as a blank; one letter alone (the `c`
  /// of circa) is no day.
  private mutating func addDayWords(_ name: String.UnicodeScalarView) {
    for word in name.split(whereSeparator: { !DateWords.isLetter($0) }) {
      for part in [word] + word.split(separator: DateWords.joiner) {
        let key = DateWord.key(String(part))
        if key.unicodeScalars.count > 1 { dayWords.insert(key) }
      }
    }
  }

  static let mah = "\u{0645}\u{0627}\u{0647}"
}
