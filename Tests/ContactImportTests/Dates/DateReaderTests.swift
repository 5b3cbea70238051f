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

private let open = DateReader.Reading.undecided(yearIsAssumed: false)

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
    DateRow("14 March 1990", .text, "month names come later"),
    DateRow("circa 1800", .text, "RFC 6350 6.2.5"),
  ]

  static let shortYear: [DateRow] = [
    DateRow("3/14/90", assumedDay(1990, 3, 14), "Outlook, Yahoo en-US"),
    DateRow("14/3/29", assumedDay(2029, 3, 14), "last year of the window"),
    DateRow("14/3/30", assumedDay(1930, 3, 14), "first year of the window"),
    DateRow("14.3.00", assumedDay(2000, 3, 14), "2000"),
    DateRow("90-03-14", assumedDay(1990, 3, 14), "sv: only a year is over 31"),
    DateRow("70/5/12", .text, "fa: a Solar Hijri year for most who write it"),
    DateRow("4/3/90", .undecided(yearIsAssumed: true), "both orders"),
    DateRow("29/2/90", .text, "no such day"),
    DateRow("900314", .text, "only on request"),
  ]

  static let otherScripts: [DateRow] = [
    DateRow("۱۳۷۰/۰۵/۱۲", .otherCalendar, "fa: Solar Hijri"),
    DateRow("1370-5-12", .otherCalendar, "fa: Solar Hijri"),
    DateRow("13700512", .otherCalendar, "fa: Solar Hijri"),
    DateRow("12/5/1370", .otherCalendar, "fa: Solar Hijri"),
    DateRow("1499-01-01", .otherCalendar, "last year of the range"),
    DateRow("1500-01-01", day(1500, 1, 1), "first year after the range"),
    DateRow("1199-01-01", day(1199, 1, 1), "last year before the range"),
    DateRow("1370-13-12", .text, "no month 13 in any calendar"),
    DateRow("۱۹۹۰/۰۳/۱۴", day(1990, 3, 14), "fa digits, Gregorian year"),
    DateRow("١٩٩٠-٠٣-١٤", day(1990, 3, 14), "ar digits"),
    DateRow("\u{200F}١٤\u{60D}٣\u{60D}١٩٩٠", day(1990, 3, 14), "ar separator and mark"),
    DateRow("۷۰/۰۵/۱۲", .otherCalendar, "fa digits without a full year"),
    DateRow("۵/۱۲", .otherCalendar, "fa digits without a year"),
  ]

  @Test(arguments: iso + noDate + withoutYear + numeric + shortYear + otherScripts)
  func reads(_ row: DateRow) {
    #expect(DateReader.read(Array(row.text.utf8).span) == row.reading)
  }

  @Test func shortCompactYearsAreReadOnRequest() {
    let habits = DateReader.Habits(hasCompactShortYear: true)
    #expect(DateReader.read(Array("900314".utf8).span, habits) == assumedDay(1990, 3, 14))
    #expect(DateReader.read(Array("901314".utf8).span, habits) == .text)
  }

  /// The abbreviation of "year" in windows-1251, before the file has chosen its encoding.
  @Test func bulgarianYearWordIsSeenInLegacyBytes() {
    #expect(DateReader.read((Array("14.3.1990 ".utf8) + [0xE3, 0x2E]).span) == day(1990, 3, 14))
  }

  @Test func decidedFilesLeaveNothingOpen() {
    let text = Array("4/3/1990".utf8)
    #expect(DateReader.read(text.span, order: .dayFirst) == day(1990, 3, 4))
    #expect(DateReader.read(text.span, order: .monthFirst) == day(1990, 4, 3))
    #expect(DateReader.day(Array("3/14/90".utf8).span, order: .dayFirst)?.iso == "1990-03-14")
    #expect(DateReader.day(Array("soon".utf8).span, order: .dayFirst) == nil)
  }

  @Test func columnsLearnTheirOrder() {
    var statistics = FileStatistics()
    for text in ["14/3/1990", "3/14/1990", "25/12", "1990-03-14", "4/3/1990", "4/4/1990", "x"] {
      _ = DateReader.read(Array(text.utf8).span, column: 7, learning: &statistics)
    }
    #expect(statistics.dateColumns.count == 1)
    #expect(statistics.dateColumns[7]?.dayFirst == 2)
    #expect(statistics.dateColumns[7]?.monthFirst == 1)
    #expect(statistics.dateColumns[7]?.undecided == 1)
  }

  @Test func anyBytesAreRead() {
    for byte in UInt8.min...UInt8.max {
      for head in ["", "1990-03-", "--", "14."] {
        _ = DateReader.read((Array(head.utf8) + [byte]).span)
        _ = DateReader.read((Array(head.utf8) + [byte, 0x34, byte]).span)
      }
    }
    #expect(DateReader.read(Array(repeating: 0x31, count: 100_000).span) == .text)
    #expect(DateReader.read(Array(repeating: 0x39, count: 80).span) == .text)
  }
}
