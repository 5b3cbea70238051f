/// The names of months by their keys.
struct MonthTable: Sendable {
  /// A month of a calendar.
  struct Month: Sendable, Equatable {
    let number: Int
    let calendar: DateCalendar
  }

  /// Knows no names.
  static let empty = MonthTable([])

  private var months: [String: Month] = [:]

  /// Makes a table; of several meanings of a word the first counts.
  init(_ names: [MonthName]) {
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

  static let mah = "\u{0645}\u{0627}\u{0647}"
}
