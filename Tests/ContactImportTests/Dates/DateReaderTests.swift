import ContactModel
import Testing

@testable import ContactImport

/// One text and what it means; `source` says who writes it so.
struct DateRow: CustomTestStringConvertible {
  let text: String
  let reading: DateReader.Reading
  let source: String

  init(_ text: String, _ reading: DateReader.Reading, _ source: String) {
    self.text = text
    self.reading = reading
    self.source = source
  }

  var testDescription: String { "\(text) (\(source))" }
}

private func day(_ year: Int?, _ month: Int? = nil, _ day: Int? = nil) -> DateReader.Reading {
  PartialDate(year: year, month: month, day: day).map { .date($0) } ?? .text
}

private func assumedDay(_ year: Int, _ month: Int, _ day: Int) -> DateReader.Reading {
  PartialDate(year: year, month: month, day: day).map { .dateWithAssumedYear($0) } ?? .text
}

/// Both orders are days, and nothing else in the column decides.
private let open = DateReader.Reading.waiting

/// What a text is in a column that holds nothing else.
private func read(_ text: String, _ habits: DateReader.Habits = habits) -> DateReader.Reading {
  let bytes = Array(text.utf8)
  var statistics = FileStatistics()
  let reading = DateReader.read(bytes.span, column: 0, learning: &statistics, habits)
  guard reading == .waiting else { return reading }
  var column = statistics.dateColumns[0]
  let names = habits.knowledge.months
  DateReader.learn(bytes.span, isNew: false, names, &column, habits)
  if column.isOrderAssumed { return open }
  var decided = habits
  decided.order = habits.order ?? column.order
  decided.calendar = column.calendar
  return DateReader.read(bytes.span, names, decided)
}

private let habits = DateReader.Habits(knowledge: .sample)

@Suite struct DateReaderTests {
  static let iso: [DateRow] = [
    DateRow("19900314", day(1990, 3, 14), "RFC 6350 4.3.1 basic"),
    DateRow("1990-03-14", day(1990, 3, 14), "RFC 2426 3.1.5, Google, KDE"),
    DateRow(" 1990-03-14 ", day(1990, 3, 14), "blanks at the ends"),
    DateRow("1990-3-4", day(1990, 3, 4), "without leading zeros"),
    DateRow("1990/03/14", day(1990, 3, 14), "Japan, Hungary"),
    DateRow("1990.03.14", day(1990, 3, 14), "Hungary"),
    DateRow("19900314T000000Z", day(1990, 3, 14), "RFC 2426: date-time, not shifted"),
    DateRow("1990-03-14T23:30:00-08:00", day(1990, 3, 14), "the written day is kept"),
    DateRow("1990-03-14T00:00:00", day(1990, 3, 14), "csv: KDE"),
    DateRow("1990-03-14 00:00:00", day(1990, 3, 14), "MySQL datetime"),
    DateRow("1990-03-14Z", day(1990, 3, 14), "XML Schema date with zone"),
    DateRow("1990-03-14+02:00", day(1990, 3, 14), "XML Schema date with zone"),
    DateRow("1990-03-14T", day(1990, 3, 14), "time left empty"),
    DateRow("19900314000000Z", day(1990, 3, 14), "RFC 4517 3.3.13 generalised time"),
    DateRow("199003140000Z", day(1990, 3, 14), "RFC 4517 without seconds"),
    DateRow("1990-03", day(1990, 3), "RFC 6350 4.3.1"),
    DateRow("1990", day(1990), "RFC 6350 4.3.1"),
    DateRow("--0314", day(nil, 3, 14), "RFC 6350 4.3.1"),
    DateRow("--03-14", day(nil, 3, 14), "Google, vCard 3.0 by Apple"),
    DateRow(" --03-14", day(nil, 3, 14), "Google CSV"),
    DateRow("--0229", day(nil, 2, 29), "29 February without a year"),
    DateRow("--0314T1030", day(nil, 3, 14), "RFC 6350 4.3.3"),
    DateRow("---14", .text, "RFC 6350 4.3.1: a day alone"),
    DateRow("--03", .text, "RFC 6350 4.3.1: a month alone"),
    DateRow("T102200", .text, "RFC 6350 4.3.2: a time"),
    DateRow("199003", .text, "six digits are no form of RFC 6350"),
    DateRow("1990-03-00", day(1990, 3), "MySQL: day not known"),
    DateRow("1990-00-00", day(1990), "MySQL: month not known"),
  ]

  static let noDate: [DateRow] = [
    "", " ", "0/0/00", "00-00-0000", "0000-00-00", "0000-00-00 00:00:00", "00000000", "/  /", "-",
    "1/1/4501", "4501-01-01", "1/1/4501 12:00:00 AM", "1601-01-01", "1601-01-01T00:00:00Z", "0",
    "0001-01-01T00:00:00", "1/1/0001 12:00:00 AM", "9999-12-31", "12/31/9999", "\u{2013}",
  ].map { DateRow($0, .none, "Outlook, MySQL, Active Directory: no date") }

  static let withoutYear: [DateRow] = [
    DateRow("1604-03-14", day(nil, 3, 14), "Apple"),
    DateRow("16040314", day(nil, 3, 14), "Apple, basic"),
    DateRow("1604-02-29", day(nil, 2, 29), "Apple: 1604 was a leap year"),
    DateRow("14/3/1604", day(nil, 3, 14), "Apple by way of a table"),
    DateRow("0000-03-14", day(nil, 3, 14), "MySQL: year not known"),
    DateRow("14/3", day(nil, 3, 14), "lists"),
    DateRow("3/14", day(nil, 3, 14), "lists, en-US"),
    DateRow("14.3.", day(nil, 3, 14), "lists, az, de"),
    DateRow("4/3", open, "both orders"),
    DateRow("4.3.", open, "both orders"),
    DateRow("4/4", day(nil, 4, 4), "both orders are one day"),
    DateRow("31/4", .text, "no such day"),
  ]

  static let numeric: [DateRow] = [
    DateRow("14/3/1990", day(1990, 3, 14), "el"),
    DateRow("14.3.1990", day(1990, 3, 14), "az"),
    DateRow("14.03.1990", day(1990, 3, 14), "az, bg"),
    DateRow("14-03-1990", day(1990, 3, 14), "el"),
    DateRow("14. 3. 1990", day(1990, 3, 14), "cs, sk"),
    DateRow("14.3.1990.", day(1990, 3, 14), "hr"),
    DateRow("14.03.1990 \u{433}.", day(1990, 3, 14), "bg"),
    DateRow("14.03.1990\u{433}.", day(1990, 3, 14), "bg without blank"),
    DateRow("1990 \u{433}.", day(1990), "bg, a year"),
    DateRow("3/14/1990", day(1990, 3, 14), "Outlook en-US"),
    DateRow("3/14/1990 12:00:00 AM", day(1990, 3, 14), "Outlook with a time"),
    DateRow("4/3/1990", open, "both orders"),
    DateRow("4.3.1990 \u{433}.", open, "both orders, bg"),
    DateRow("4/4/1990", day(1990, 4, 4), "both orders are one day"),
    DateRow("03/1990", day(1990, 3), "month and year"),
    DateRow("29/2/1990", .text, "no such day, no roll-over"),
    DateRow("31.4.1990", .text, "no such day"),
    DateRow("1990-02-30", .text, "no such day"),
    DateRow("1990-13-01", .text, "no such month"),
    DateRow("32/13/1990", .text, "neither"),
    DateRow("14/3-1990", .text, "two separators"),
    DateRow("14/3/1990/1", .text, "four numbers"),
    DateRow("14 3 1990", .text, "blanks only"),
    DateRow("14/3/190", .text, "three digits"),
    DateRow("32874", .text, "Excel serial"),
    DateRow("1990-03-14 or so", .text, "words"),
    DateRow("circa 1800", .text, "RFC 6350 6.2.5"),
  ]

  static let shortYear: [DateRow] = [
    DateRow("3/14/90", assumedDay(1990, 3, 14), "Outlook, Yahoo en-US"),
    DateRow("14/3/29", assumedDay(2029, 3, 14), "last year of the window"),
    DateRow("14/3/30", assumedDay(1930, 3, 14), "first year of the window"),
    DateRow("14.3.00", assumedDay(2000, 3, 14), "2000"),
    DateRow("90-03-14", assumedDay(1990, 3, 14), "sv: only a year is over 31"),
    DateRow("70/5/12", .text, "fa: a Solar Hijri year for most who write it"),
    DateRow("4/3/90", open, "both orders"),
    DateRow("29/2/90", .text, "no such day"),
    DateRow("900314", .text, "only on request"),
  ]

  static let otherScripts: [DateRow] = [
    DateRow("\u{200F}١٤\u{60D}٣\u{60D}١٩٩٠", day(1990, 3, 14), "ar separator and mark"),
    DateRow("١٩٩٠-٠٣-١٤", day(1990, 3, 14), "ar digits"),
    DateRow("۱۹۹۰/۰۳/۱۴", day(1990, 3, 14), "fa digits, Gregorian year"),
    DateRow("۷۰/۰۵/۱۲", .otherCalendar, "fa digits without a full year"),
    DateRow("۵/۱۲", .otherCalendar, "fa digits without a year"),
    DateRow("14\u{2013}03\u{2013}1990", day(1990, 3, 14), "en dashes"),
  ]

  /// The days were computed with ICU 72.1, outside this program.
  static let solarHijri: [DateRow] = [
    DateRow("۱۳۷۰/۰۵/۱۲", day(1991, 8, 3), "fa"),
    DateRow("1370-5-12", day(1991, 8, 3), "fa, ASCII digits"),
    DateRow("13700512", day(1991, 8, 3), "fa, basic"),
    DateRow("1370/05/12 00:00", day(1991, 8, 3), "fa with a time"),
    DateRow("31/5/1370", day(1991, 8, 22), "fa, day first"),
    DateRow("12/5/1370", open, "both orders"),
    DateRow("1399/12/30", day(2021, 3, 20), "leap year"),
    DateRow("1403/12/30", day(2025, 3, 20), "leap year"),
    DateRow("1404/12/30", .text, "no leap year"),
    DateRow("1375/07/31", .text, "Mehr has 30 days"),
    DateRow("1300/01/01", day(1921, 3, 21), "first day of a year"),
    DateRow("1370-13-12", .text, "no month 13"),
    DateRow("1370", .otherCalendar, "a year has no Gregorian counterpart"),
    DateRow("1370/05", .otherCalendar, "nor has a month"),
    DateRow("1370-05-00", .otherCalendar, "day not known"),
    DateRow("1370-15", .text, "no month 15"),
    DateRow("1499", .otherCalendar, "last year of the range"),
    DateRow("1500", day(1500), "first year after the range"),
    DateRow("1200", .otherCalendar, "first year of the range"),
    DateRow("1199", day(1199), "last year before the range"),
  ]

  static let words: [DateRow] = [
    DateRow("14 Μαρτίου 1990", day(1990, 3, 14), "el"),
    DateRow("14 ΜΑΡΤΙΟΥ 1990", day(1990, 3, 14), "el, capitals have no accents"),
    DateRow("14 Μαϊου 1990", day(1990, 5, 14), "el, an accent left out"),
    DateRow("14η Μαρτίου 1990", day(1990, 3, 14), "el, ordinal"),
    DateRow("Μάρτιος 1990", day(1990, 3), "el, stand-alone"),
    DateRow("14 март 1990 г.", day(1990, 3, 14), "bg"),
    DateRow("14 МАРТ 1990\u{202F}г.", day(1990, 3, 14), "bg as ICU writes the blank"),
    DateRow("14 март 1990 година", day(1990, 3, 14), "bg"),
    DateRow("14 mart 1990", day(1990, 3, 14), "az"),
    DateRow("14 İYUN 1990", day(1990, 6, 14), "az, dotted capital"),
    DateRow("14 IYUN 1990", day(1990, 6, 14), "az by a program that loses the dot"),
    DateRow("14 mart 1990-c\u{131} il", day(1990, 3, 14), "az"),
    DateRow("14 mars 1990", day(1990, 3, 14), "sv"),
    DateRow("den 14 mars 1990", day(1990, 3, 14), "sv"),
    DateRow("14 mars", day(nil, 3, 14), "sv without a year"),
    DateRow("mars 1990", day(1990, 3), "sv, a month"),
    DateRow("14 sep. 1990", day(1990, 9, 14), "sv, abbreviated"),
    DateRow("1990 mars 14", day(1990, 3, 14), "year first"),
    DateRow("March 14, 1990", day(1990, 3, 14), "en"),
    DateRow("March 14th, 1990", day(1990, 3, 14), "en, ordinal"),
    DateRow("14-Mar-1990", day(1990, 3, 14), "Oracle"),
    DateRow("14-Mar-90", assumedDay(1990, 3, 14), "Excel d-mmm-yy"),
    DateRow("14-MAR-90", assumedDay(1990, 3, 14), "Oracle DD-MON-RR"),
    DateRow("Mar-14", day(nil, 3, 14), "a number that can be a day is one"),
    DateRow("14 Mar 1990 10:30", day(1990, 3, 14), "with a time"),
    DateRow("Mar 14 1990 12:00AM", day(1990, 3, 14), "SQL Server"),
    DateRow("14 d'April 1990", day(1990, 4, 14), "d' as in French and Catalan"),
    DateRow("14 de March de 1990", day(1990, 3, 14), "de as in Spanish and Portuguese"),
    DateRow("29 February", day(nil, 2, 29), "no year, so it exists"),
    DateRow("29 February 1990", .text, "no such day"),
    DateRow("31 April", .text, "no such day"),
    DateRow("14 Foo 1990", .text, "no month"),
    DateRow("14 March April 1990", .text, "two months"),
    DateRow("14 15 March", .text, "two days"),
    DateRow("14 March 1990 1", .text, "three numbers"),
    DateRow("March", .text, "a month alone"),
    DateRow("14 مارس ۱۹۹۰", day(1990, 3, 14), "fa, Gregorian"),
    DateRow("۱۴ ژوئیه ۱۹۹۰", day(1990, 7, 14), "fa, hamza left out"),
    DateRow("14 \u{62C}\u{648}\u{632}\u{627} 1370", day(1991, 6, 4), "fa-AF: 14 Jawza"),
    DateRow("۱۲ مرداد ۱۳۷۰", day(1991, 8, 3), "fa"),
    DateRow("۱۲ مردادماه ۱۳۷۰", day(1991, 8, 3), "fa, with the word for month"),
    DateRow("۱۳۷۰ مرداد ۱۲", day(1991, 8, 3), "fa as ICU's full pattern"),
    DateRow("۱۲ مرداد ۷۰", assumedDay(1991, 8, 3), "fa, two digits"),
    DateRow("۳۱ مهر ۱۳۷۰", .text, "Mehr has 30 days"),
    DateRow("۱۲ مرداد", .otherCalendar, "fa without a year"),
    DateRow("مرداد ۱۳۷۰", .otherCalendar, "fa, a month"),
    DateRow("۱۲ مرداد ۱۹۹۰", .text, "month and year of two calendars"),
    DateRow("14 March 1370", .text, "month and year of two calendars"),
  ]

  @Test(arguments: iso + noDate + withoutYear + numeric + shortYear)
  func reads(_ row: DateRow) {
    #expect(read(row.text) == row.reading)
  }

  @Test(arguments: otherScripts + solarHijri + words)
  func readsWordsAndOtherDigits(_ row: DateRow) {
    #expect(read(row.text) == row.reading)
  }

  @Test func shortCompactYearsAreReadOnRequest() {
    let habits = DateReader.Habits(hasCompactShortYear: true)
    #expect(read("900314", habits) == assumedDay(1990, 3, 14))
    #expect(read("901314", habits) == .text)
  }

  /// Spreadsheets show 32 874 as 1990-01-01 and 36 526 as 2000-01-01.
  @Test func serialsAreReadOnRequest() {
    func serial(_ year: Int, _ month: Int, _ day: Int) -> DateReader.Reading {
      PartialDate(year: year, month: month, day: day).map { .serial($0) } ?? .text
    }
    let habits = DateReader.Habits(hasSerials: true)
    #expect(read("32874", habits) == serial(1990, 1, 1))
    #expect(read("36526", habits) == serial(2000, 1, 1))
    #expect(read("32874.5", habits) == serial(1990, 1, 1))
    #expect(read("99999", habits) == .text)
    #expect(
      read("3287", habits) == day(3287))
  }

  /// Which calendar a short text has is decided by the column.
  @Test(arguments: [
    ("70/5/12", assumedDay(1991, 8, 3)), ("۷۰/۰۵/۱۲", assumedDay(1991, 8, 3)),
    ("70-05-12", assumedDay(1991, 8, 3)), ("70/5/2", assumedDay(1991, 7, 24)),
    // The first and last year of two digits: 1309-01-01 is 1930-03-21, 1408-01-01 is 2029-03-20.
    ("09/01/01", assumedDay(1930, 3, 21)), ("08/01/01", assumedDay(2029, 3, 20)),
    ("12/5/70", assumedDay(1991, 8, 3)), ("31/5/70", assumedDay(1991, 8, 22)),
    ("5/12", .otherCalendar), ("۵/۱۲", .otherCalendar), ("31/6", .otherCalendar),
    ("31/7", .text), ("--05-12", .otherCalendar), ("70/13/12", .text),
    ("1990-03-14", day(1990, 3, 14)),
  ])
  func shortTextsOfSolarHijriColumns(_ text: String, _ reading: DateReader.Reading) {
    let habits = DateReader.Habits(
      order: .dayFirst, calendar: .solarHijri, hasOwnYearlessDays: true, knowledge: .sample)
    #expect(DateReader.read(Array(text.utf8).span, .empty, habits) == reading)
  }

  @Test func decidedFilesLeaveNothingOpen() {
    func read(_ text: String, _ order: DateOrder) -> DateReader.Reading {
      DateReader.read(
        Array(text.utf8).span, .empty, DateReader.Habits(order: order, calendar: .gregorian))
    }
    #expect(read("4/3/1990", .dayFirst) == day(1990, 3, 4))
    #expect(read("4/3/1990", .monthFirst) == day(1990, 4, 3))
    #expect(read("3/14/90", .dayFirst).day?.iso == "1990-03-14")
    #expect(read("soon", .dayFirst) == .text)
  }

  @Test func columnsLearnTheirOrder() {
    var statistics = FileStatistics()
    for text in ["14/3/1990", "3/14/1990", "25/12", "1990-03-14", "4/3/1990", "4/4/1990", "x"] {
      _ = DateReader.read(Array(text.utf8).span, column: 7, learning: &statistics)
    }
    #expect(statistics.dateColumns[0] == DateColumn())
    let column = statistics.dateColumns[7]
    #expect(column.orders == DateColumn.Orders(dayFirst: 2, monthFirst: 1, undecided: 1))
    #expect(column.gregorian == 5)
    #expect(column.calendar == .gregorian)
  }

  /// One sure Gregorian value makes a column Gregorian; Solar Hijri needs a sure value.
  @Test(arguments: [
    (["1370/05/12", "70/5/12"], DateCalendar.solarHijri), (["70/5/12"], .gregorian),
    (["1370/05/12", "1990-03-14"], .gregorian),
    (["1370", "0000-00-00", "4501-01-01"], .solarHijri),
    (["1404/12/30"], .solarHijri), (["12/5/1370", "--03-14"], .solarHijri),
  ])
  func columnsLearnTheirCalendar(_ texts: [String], _ calendar: DateCalendar) {
    var statistics = FileStatistics()
    for text in texts {
      _ = DateReader.read(Array(text.utf8).span, column: 0, learning: &statistics, habits)
    }
    #expect(statistics.dateColumns[0].calendar == calendar)
  }

  @Test func anyBytesAreRead() {
    let names = MonthTable(SampleCalendar.monthNames)
    let decided = DateReader.Habits(order: .dayFirst, calendar: .gregorian, knowledge: .sample)
    for byte in UInt8.min...UInt8.max {
      for head in ["", "1990-03-", "--", "14."] {
        _ = DateReader.read((Array(head.utf8) + [byte]).span, names, decided)
        _ = DateReader.read((Array(head.utf8) + [byte, 0x34, byte]).span, names, decided)
      }
    }
    #expect(DateReader.read(Array(repeating: 0x31, count: 100_000).span, names, decided) == .text)
    #expect(DateReader.read(Array(repeating: 0x39, count: 80).span, names, decided) == .text)
  }
}
