internal import ContactImport
internal import ContactModel
internal import KartotekICU
internal import LocaleProfiles
internal import ParallelWork

/// Calendars and words of dates: ICU's and the headings of the locales' profiles.
struct ICUDates: Sendable {
  private let locales: [ListLocale]
  private let kinds: MadeOnce<[String: ContactDate.Kind]>

  init(locales: [ListLocale], headings: ProfileHeadings) {
    self.locales = locales
    kinds = MadeOnce { Self.kinds(in: headings.profiles) }
  }

  /// The same for the importer.
  var knowledge: DateKnowledge {
    DateKnowledge(
      gregorianDay: { SolarHijriYears.shared.day($0, $1, $2) }, monthNames: monthNames,
      dayNames: dayNames, kindOfLabel: { kinds.value[$0] })
  }

  // MARK: - Months

  /// The languages whose months are read in every input, behind those that are expected.
  ///
  /// British English and the Persian of Afghanistan have some words of their own.
  private static let languages = ["en", "en-GB", "el", "bg", "fa", "fa-AF", "az", "sv"]

  /// The expected languages, then all others whose words are read.
  private var tags: [LocaleTag] {
    var tags: [LocaleTag] = []
    for tag in locales.map(\.tag) + Self.languages.compactMap({ try? LocaleTag($0) })
    where !tags.contains(tag) {
      tags.append(tag)
    }
    return tags
  }

  private func monthNames() -> [MonthName] {
    tags.flatMap { tag in
      names(of: tag, "gregorian", .gregorian) + names(of: tag, "persian", .solarHijri)
    }
  }

  private func dayNames() -> [String] {
    tags.flatMap { (try? MonthNames.dayNames(of: $0)) ?? [] }
  }

  private func names(
    of tag: LocaleTag, _ name: String, _ calendar: DateCalendar
  ) -> [MonthName] {
    let names = (try? MonthNames.names(of: tag, calendar: name)) ?? []
    // A language without names has `M01`, and some have numbers.
    return names.filter { !$0.name.contains(where: \.isNumber) }
      .map { MonthName($0.name, month: $0.month, calendar: calendar) }
  }

  // MARK: - Labels

  /// What labels mean: the headings of birthday and anniversary columns of all profiles.
  private static func kinds(in profiles: [HeadingProfile]) -> [String: ContactDate.Kind] {
    var kinds: [String: ContactDate.Kind] = [:]
    for column in profiles.flatMap(\.schemas).flatMap(\.columns) {
      guard let kind = fields[column.field] else { continue }
      let key = DateWord.key(column.heading)
      if kinds[key] == nil { kinds[key] = kind }
    }
    return kinds
  }

  private static let fields: [String: ContactDate.Kind] = [
    "birthday": .birthday, "birthdayOrDay": .birthday, "anniversary": .anniversary,
  ]
}

/// The years 1200...1499 of the Solar Hijri calendar as days.
///
/// A table instead of a call of ICU for each day: ICU takes microseconds, the table nanoseconds. ICU
/// decides which years have a 30 Esfand; the lengths of the other months are the calendar's law.
struct SolarHijriYears: Sendable {
  /// Made when the first such day is met.
  static let shared = SolarHijriYears()

  private let firstYear = 1200
  /// Days from 1970-01-01 to the first day of each year, one year more than there are.
  private let newYears: [Int32]

  private init() {
    newYears = (try? CalendarConversion.newYears(1200...1500, in: "persian")) ?? []
  }

  /// The Gregorian day of a Solar Hijri one; nil when there is no such day.
  func day(_ year: Int, _ month: Int, _ day: Int) -> PartialDate? {
    let index = year - firstYear
    guard newYears.indices.contains(index), newYears.indices.contains(index + 1) else { return nil }
    let start = Int(newYears[index])
    let yearLength = Int(newYears[index + 1]) - start
    guard (1...12).contains(month) else { return nil }
    // Six months of 31 days, five of 30; the twelfth has what is left of the year.
    let before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30
    let length = month <= 6 ? 31 : min(30, yearLength - before)
    guard (1...length).contains(day) else { return nil }
    return PartialDate(dayNumber: start + before + day - 1)
  }
}
