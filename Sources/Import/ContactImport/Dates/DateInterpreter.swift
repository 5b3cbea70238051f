internal import ContactModel

/// Decides what the numbers of a date mean.
struct DateInterpreter {
  let habits: DateReader.Habits
  /// The calendar of texts without a year of four digits.
  let calendar: DateCalendar
  /// The digits were Persian, so that in a Gregorian column a short text is doubtful.
  let hasPersianDigits: Bool

  /// What the numbers mean.
  func outcome(of text: DateNumbers) -> DateOutcome {
    let numbers = text.numbers
    if text.isWithoutYear { return DateOutcome(withoutYear(numbers)) }
    if numbers.allSatisfy({ $0.value == 0 }) { return DateOutcome(.none) }
    switch numbers.count {
    case 1: return single(numbers[0], text)
    case 2: return text.hasTime ? DateOutcome(.text) : pair(numbers[0], numbers[1], text)
    default: return triple(numbers[0], numbers[1], numbers[2], text)
    }
  }

  // MARK: - By the number of numbers

  /// `--MMDD` and `--MM-DD`; a day alone (`---DD`) or a month alone is kept as text.
  private func withoutYear(_ numbers: [DateNumbers.Number]) -> DateReader.Reading {
    var month = numbers[0].value
    var day = 0
    if numbers.count == 1, numbers[0].digitCount == 4 {
      (month, day) = (month / 100, month % 100)
    } else if numbers.count == 2, numbers[1].digitCount <= 2 {
      day = numbers[1].value
    }
    if habits.hasOwnYearlessDays, calendar == .solarHijri {
      return isPart(month: month, day: day) ? .otherCalendar : .text
    }
    return PartialDate(year: nil, month: month, day: day).map { .date($0) } ?? .text
  }

  private func single(_ number: DateNumbers.Number, _ text: DateNumbers) -> DateOutcome {
    switch number.digitCount {
    case 4 where !text.hasTime && number.value >= 1000:
      return yearFirst(number.value, 0, 0)
    case 5 where habits.hasSerials && !text.hasTime:
      return DateOutcome(serial(number.value))
    case 6 where habits.hasCompactShortYear && !text.hasTime:
      let year = DateYear(shortGregorian: number.value / 10_000)
      return DateOutcome(
        reading(year, month: number.value / 100 % 100, day: number.value % 100))
    case 8:
      return yearFirst(number.value / 10_000, number.value / 100 % 100, number.value % 100)
    case 12, 14:
      // LDAP's generalised time: date, hour, minute and mostly second without a separator.
      let day = number.value / (number.digitCount == 12 ? 10_000 : 1_000_000)
      return yearFirst(day / 10_000, day / 100 % 100, day % 100)
    default:
      return DateOutcome(.text)
    }
  }

  private func pair(
    _ first: DateNumbers.Number, _ second: DateNumbers.Number, _ text: DateNumbers
  ) -> DateOutcome {
    if first.digitCount == 4, second.digitCount <= 2 {
      return yearFirst(first.value, second.value, 0)
    }
    if first.digitCount <= 2, second.digitCount == 4 {
      return yearFirst(second.value, first.value, 0)
    }
    if first.digitCount == 5, habits.hasSerials, text.hasDots {
      return DateOutcome(serial(first.value))
    }
    guard first.digitCount <= 2, second.digitCount <= 2 else { return DateOutcome(.text) }
    if calendar == .solarHijri {
      let isPart =
        isPart(month: first.value, day: second.value)
        || isPart(month: second.value, day: first.value)
      return DateOutcome(isPart ? .otherCalendar : .text)
    }
    if hasPersianDigits { return DateOutcome(.otherCalendar) }
    return ordered(first.value, second.value, DateYear(value: nil, calendar: .gregorian))
  }

  private func triple(
    _ first: DateNumbers.Number, _ second: DateNumbers.Number, _ third: DateNumbers.Number,
    _ text: DateNumbers
  ) -> DateOutcome {
    guard second.digitCount <= 2 else { return DateOutcome(.text) }
    if first.digitCount == 4, third.digitCount <= 2 {
      return yearFirst(first.value, second.value, third.value)
    }
    guard first.digitCount <= 2 else { return DateOutcome(.text) }
    if third.digitCount == 4 { return fullYearLast(first.value, second.value, third.value) }
    guard third.digitCount <= 2 else { return DateOutcome(.text) }
    if calendar == .solarHijri { return shortSolarHijri(first, second.value, third) }
    guard third.digitCount == 2 else { return DateOutcome(.text) }
    if hasPersianDigits { return DateOutcome(.otherCalendar) }
    if first.value > 31 {
      // 90-03-14 is the Swedish habit; 70/5/12 is a Solar Hijri day for most who write it, so in a
      // Gregorian column it is none.
      guard !text.hasSlashes else { return DateOutcome(.text) }
      let year = DateYear(shortGregorian: first.value)
      return DateOutcome(reading(year, month: second.value, day: third.value))
    }
    return ordered(first.value, second.value, DateYear(shortGregorian: third.value))
  }

  // MARK: - By the place of the year

  /// The year stands first, as Iran writes it, unless only the last number can be one.
  private func shortSolarHijri(
    _ first: DateNumbers.Number, _ second: Int, _ third: DateNumbers.Number
  ) -> DateOutcome {
    if first.digitCount == 2 {
      let year = DateYear(shortSolarHijri: first.value)
      let reading = reading(year, month: second, day: third.value)
      if reading.day != nil { return DateOutcome(reading) }
    }
    guard third.digitCount == 2 else { return DateOutcome(.text) }
    return ordered(first.value, second, DateYear(shortSolarHijri: third.value))
  }

  /// Year, month, day; 0 is a part that is not known, as MySQL writes it.
  private func yearFirst(_ number: Int, _ month: Int, _ day: Int) -> DateOutcome {
    if DateYear.isNoDate(number, month, day) { return DateOutcome(.none) }
    let year = DateYear(full: number, isGregorian: habits.isGregorian)
    if year.calendar == .solarHijri, month == 0 || day == 0 {
      let isPart = month <= 12 && day <= 31 && (month > 0 || day == 0)
      return DateOutcome(isPart ? .otherCalendar : .text, year.calendar)
    }
    return DateOutcome(reading(year, month: month, day: day), year.calendar)
  }

  private func fullYearLast(_ first: Int, _ second: Int, _ number: Int) -> DateOutcome {
    let isNoDate =
      DateYear.isNoDate(number, first, second) || DateYear.isNoDate(number, second, first)
    if isNoDate { return DateOutcome(.none) }
    let year = DateYear(full: number, isGregorian: habits.isGregorian)
    var outcome = ordered(first, second, year)
    outcome.calendar = year.calendar
    return outcome
  }

  /// Day and month in an order that has to be found out.
  private func ordered(_ first: Int, _ second: Int, _ year: DateYear) -> DateOutcome {
    let dayFirst = reading(year, month: second, day: first)
    let monthFirst = reading(year, month: first, day: second)
    return .ordered(dayFirst, monthFirst, habits.order)
  }

  // MARK: - Days

  /// A day of the year's calendar; 0 is a part that is not known.
  private func reading(_ year: DateYear, month: Int, day: Int) -> DateReader.Reading {
    let date =
      switch year.calendar {
      case .gregorian:
        PartialDate(
          year: year.value, month: month == 0 ? nil : month, day: day == 0 ? nil : day)
      case .solarHijri: habits.knowledge.gregorianDay(year.value ?? 0, month, day)
      }
    guard let date else { return .text }
    return year.isAssumed ? .dateWithAssumedYear(date) : .date(date)
  }

  /// Whether month and day may be those of a Solar Hijri day.
  private func isPart(month: Int, day: Int) -> Bool {
    (1...12).contains(month) && (1...(month <= 6 ? 31 : 30)).contains(day)
  }

  /// A spreadsheet's day: 61 is 1 March 1900, because its 1900 has a 29 February.
  private func serial(_ number: Int) -> DateReader.Reading {
    // 1899-12-30 lies 25 569 days before 1970; the years of 10 000...73 050 are 1927...2099.
    guard (10_000...73_050).contains(number) else { return .text }
    return PartialDate(dayNumber: number - 25_569).map { .serial($0) } ?? .text
  }
}
