internal import ContactModel

/// Decides what the numbers of a date mean.
struct DateInterpreter {
  let habits: DateReader.Habits
  /// The digits were Persian, so that without a year of four digits the calendar is open.
  let hasPersianDigits: Bool

  /// What the numbers mean.
  func outcome(of text: DateNumbers) -> DateOutcome {
    let numbers = text.numbers
    if text.isWithoutYear { return DateOutcome(withoutYear(numbers)) }
    if numbers.allSatisfy({ $0.value == 0 }) { return DateOutcome(.none) }
    switch numbers.count {
    case 1: return DateOutcome(single(numbers[0], text))
    case 2: return text.hasTime ? DateOutcome(.text) : pair(numbers[0], numbers[1])
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
    return PartialDate(year: nil, month: month, day: day).map { .date($0) } ?? .text
  }

  private func single(_ number: DateNumbers.Number, _ text: DateNumbers) -> DateReader.Reading {
    switch number.digitCount {
    case 4 where !text.hasTime && number.value >= 1000:
      return yearFirst(number.value, 0, 0)
    case 6 where habits.hasCompactShortYear && !text.hasTime:
      let year = Self.assumedYear(number.value / 10_000)
      return assumed(
        PartialDate(year: year, month: number.value / 100 % 100, day: number.value % 100))
    case 8:
      return yearFirst(number.value / 10_000, number.value / 100 % 100, number.value % 100)
    case 12, 14:
      // LDAP's generalised time: date, hour, minute and mostly second without a separator.
      let day = number.value / (number.digitCount == 12 ? 10_000 : 1_000_000)
      return yearFirst(day / 10_000, day / 100 % 100, day % 100)
    default:
      return .text
    }
  }

  private func pair(
    _ first: DateNumbers.Number, _ second: DateNumbers.Number
  ) -> DateOutcome {
    if first.digitCount == 4, second.digitCount <= 2 {
      return DateOutcome(yearFirst(first.value, second.value, 0))
    }
    if first.digitCount <= 2, second.digitCount == 4 {
      return DateOutcome(yearFirst(second.value, first.value, 0))
    }
    guard first.digitCount <= 2, second.digitCount <= 2 else { return DateOutcome(.text) }
    if hasPersianDigits { return DateOutcome(.otherCalendar) }
    return ordered(first.value, second.value, Year(value: nil, isAssumed: false))
  }

  private func triple(
    _ first: DateNumbers.Number, _ second: DateNumbers.Number, _ third: DateNumbers.Number,
    _ text: DateNumbers
  ) -> DateOutcome {
    guard second.digitCount <= 2 else { return DateOutcome(.text) }
    if first.digitCount == 4, third.digitCount <= 2 {
      return DateOutcome(yearFirst(first.value, second.value, third.value))
    }
    guard first.digitCount <= 2 else { return DateOutcome(.text) }
    if third.digitCount == 4 { return fullYearLast(first.value, second.value, third.value) }
    guard third.digitCount == 2 else { return DateOutcome(.text) }
    if hasPersianDigits { return DateOutcome(.otherCalendar) }
    if first.value > 31 {
      return DateOutcome(shortYearFirst(first.value, second.value, third.value, text))
    }
    return ordered(
      first.value, second.value, Year(value: Self.assumedYear(third.value), isAssumed: true))
  }

  // MARK: - By the place of the year

  /// 90-03-14 is the Swedish habit; 70/5/12 is a Solar Hijri day for most who write it, so it is no
  /// Gregorian one.
  private func shortYearFirst(
    _ year: Int, _ month: Int, _ day: Int, _ text: DateNumbers
  ) -> DateReader.Reading {
    guard !text.hasSlashes else { return .text }
    return assumed(PartialDate(year: Self.assumedYear(year), month: month, day: day))
  }

  /// Year, month, day; 0 is a part that is not known, as MySQL writes it.
  private func yearFirst(_ year: Int, _ month: Int, _ day: Int) -> DateReader.Reading {
    if Self.isNoDate(year, month, day) { return .none }
    if Self.isSolarHijri(year) {
      return month <= 12 && day <= 31 ? .otherCalendar : .text
    }
    let date = PartialDate(
      year: Self.knownYear(year), month: month == 0 ? nil : month, day: day == 0 ? nil : day)
    return date.map { .date($0) } ?? .text
  }

  private func fullYearLast(_ first: Int, _ second: Int, _ year: Int) -> DateOutcome {
    if first == 1, second == 1, Self.isNoDate(year, 1, 1) { return DateOutcome(.none) }
    if Self.isSolarHijri(year) {
      return DateOutcome(
        min(first, second) <= 12 && max(first, second) <= 31 ? .otherCalendar : .text)
    }
    return ordered(first, second, Year(value: Self.knownYear(year), isAssumed: false))
  }

  private struct Year {
    var value: Int?
    var isAssumed: Bool
  }

  /// Day and month in an order that has to be found out.
  private func ordered(_ first: Int, _ second: Int, _ year: Year) -> DateOutcome {
    let dayFirst = PartialDate(year: year.value, month: second, day: first)
    let monthFirst = PartialDate(year: year.value, month: first, day: second)
    switch (dayFirst, monthFirst) {
    case (let date?, nil):
      return DateOutcome(known(date, year), onlyOrder: .dayFirst)
    case (nil, let date?):
      return DateOutcome(known(date, year), onlyOrder: .monthFirst)
    case (let date?, let other?):
      if date == other || habits.order == .dayFirst { return DateOutcome(known(date, year)) }
      if habits.order == .monthFirst { return DateOutcome(known(other, year)) }
      return DateOutcome(.undecided(yearIsAssumed: year.isAssumed))
    case (nil, nil):
      return DateOutcome(.text)
    }
  }

  private func known(_ date: PartialDate, _ year: Year) -> DateReader.Reading {
    year.isAssumed ? .dateWithAssumedYear(date) : .date(date)
  }

  private func assumed(_ date: PartialDate?) -> DateReader.Reading {
    date.map { .dateWithAssumedYear($0) } ?? .text
  }

  // MARK: - Years

  /// Two digits stand for 1930...2029; the clock is not asked.
  private static func assumedYear(_ digits: Int) -> Int {
    digits < 30 ? 2000 + digits : 1900 + digits
  }

  /// Apple writes 1604, a leap year, for "no year"; others write 0000.
  private static func knownYear(_ year: Int) -> Int? {
    year == 1604 || year == 0 ? nil : year
  }

  /// What Outlook (4501) and Active Directory (1601, the origin of its time) write for "no date".
  private static func isNoDate(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    (year == 4501 || year == 1601) && month == 1 && day == 1
  }

  /// Years of living and recent people in the calendar of Iran and Afghanistan; no Gregorian
  /// birthday is that old.
  private static func isSolarHijri(_ year: Int) -> Bool {
    (1200...1499).contains(year)
  }
}
