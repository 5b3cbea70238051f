import ContactModel

@testable import ContactImport

extension DateKnowledge {
  /// Calendars and words enough for these tests, independent of ICU.
  static let sample = DateKnowledge(
    gregorianDay: SampleCalendar.gregorianDay, monthNames: { SampleCalendar.monthNames },
    kindOfLabel: { SampleCalendar.kinds[$0] })
}

/// The Solar Hijri calendar by its arithmetic rule, and words of CLDR 42.
enum SampleCalendar {
  /// The rule of 33 years: a year is a leap year if (25 year + 11) mod 33 < 8.
  ///
  /// Year 1 begins 492 268 days before 1970-01-01, so that 1300-01-01 is 1921-03-21.
  static func gregorianDay(_ year: Int, _ month: Int, _ day: Int) -> PartialDate? {
    guard newYears.indices.contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= (month <= 6 ? 31 : month <= 11 || isLeap(year) ? 30 : 29) else { return nil }
    let before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30
    return PartialDate(dayNumber: newYears[year] + before + day - 1)
  }

  private static func isLeap(_ year: Int) -> Bool { (25 * year + 11) % 33 < 8 }

  /// The first days of the years 0...1500.
  private static let newYears: [Int] = (1...1500).reduce(into: [-492_634, -492_268]) {
    $0.append(($0.last ?? 0) + (isLeap($1) ? 366 : 365))
  }

  static let monthNames: [MonthName] = lists.flatMap { calendar, names in
    names.split(separator: " ").enumerated().map {
      MonthName(String($0.element), month: $0.offset + 1, calendar: calendar)
    }
  }

  private static let lists: [(DateCalendar, String)] = [
    (
      .gregorian,
      "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου "
        + "Οκτωβρίου Νοεμβρίου Δεκεμβρίου"
    ),
    (
      .gregorian,
      "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος "
        + "Οκτώβριος Νοέμβριος Δεκέμβριος"
    ),
    (.gregorian, "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ"),
    (
      .gregorian,
      "януари февруари март април май юни юли август септември октомври ноември декември"
    ),
    (.gregorian, "ژانویهٔ فوریهٔ مارس آوریل مهٔ ژوئن ژوئیهٔ اوت سپتامبر اکتبر نوامبر دسامبر"),
    (
      .solarHijri,
      "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند"
    ),
    (.solarHijri, "حمل ثور جوزا سرطان اسد سنبلهٔ میزان عقرب قوس جدی دلو حوت"),
    (
      .gregorian,
      "yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr"
    ),
    (
      .gregorian,
      "januari februari mars april maj juni juli augusti september oktober november december"
    ),
    (.gregorian, "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec."),
    (
      .gregorian,
      "January February March April May June July August September October November December"
    ),
    (.gregorian, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  ]

  static let kinds: [String: ContactDate.Kind] = {
    var kinds: [String: ContactDate.Kind] = [:]
    for word in ["Γενέθλια", "Рожден ден", "تولد", "Ad günü", "Födelsedag"] {
      kinds[DateWord.key(word)] = .birthday
    }
    for word in ["Επέτειος", "Годишнина", "سالگرد", "İl dönümü", "Årsdag"] {
      kinds[DateWord.key(word)] = .anniversary
    }
    return kinds
  }()
}
