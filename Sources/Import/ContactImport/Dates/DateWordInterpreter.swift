internal import ContactModel

/// Decides what a month's name and the numbers around it mean.
struct DateWordInterpreter {
  let knowledge: DateKnowledge

  /// What the parts mean; never waiting.
  func reading(of text: DateWords) -> DateReader.Reading {
    let numbers = text.numbers
    guard numbers.count == 2 else { return reading(single: numbers[0], text.month) }
    // `14 mars 1990`, `March 14, 1990`; `1990 mars 14` and `1990, 14 mars` with a whole year.
    let isYearFirst = numbers[0].digitCount == 4 && text.countBeforeMonth > 0
    guard isYearFirst || text.countBeforeMonth < 2 else { return .text }
    let (day, year) = isYearFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    guard day.digitCount <= 2, day.value > 0, let year = self.year(year, text.month.calendar) else {
      return .text
    }
    return reading(year, text.month.number, day.value)
  }

  /// `14 mars`, `mars 1990`, and `Mar-90` where the number can be no day.
  private func reading(
    single number: DateNumbers.Number, _ month: MonthTable.Month
  ) -> DateReader.Reading {
    if number.digitCount <= 2, (1...31).contains(number.value) {
      guard month.calendar == .gregorian else { return .otherCalendar }
      let day = PartialDate(year: nil, month: month.number, day: number.value)
      return day.map { .date($0) } ?? .text
    }
    guard let year = year(number, month.calendar) else { return .text }
    return month.calendar == .gregorian ? reading(year, month.number, nil) : .otherCalendar
  }

  private func reading(_ year: DateYear, _ month: Int, _ day: Int?) -> DateReader.Reading {
    let date =
      switch year.calendar {
      case .gregorian: PartialDate(year: year.value, month: month, day: day)
      case .solarHijri: knowledge.gregorianDay(year.value ?? 0, month, day ?? 0)
      }
    guard let date else { return .text }
    return year.isAssumed ? .dateWithAssumedYear(date) : .date(date)
  }

  /// A year of the month's calendar; nil when the number is none.
  private func year(_ number: DateNumbers.Number, _ calendar: DateCalendar) -> DateYear? {
    switch number.digitCount {
    case 4:
      let year = DateYear(full: number.value)
      return year.calendar == calendar ? year : nil
    case 2:
      return calendar == .gregorian
        ? DateYear(shortGregorian: number.value) : DateYear(shortSolarHijri: number.value)
    default: return nil
    }
  }
}
