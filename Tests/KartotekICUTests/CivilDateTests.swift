import KartotekICU
import Testing

@Suite("Civil dates")
struct CivilDateTests {
  private static let may = CivilDay(year: 1990, month: 5, day: 7)

  // ICU 72.1's choices, as formatting.md section 2 has them; CLDR 48 prints the same.
  @Test(
    "Skeletons in the locale's own calendar and digits",
    arguments: [
      ("el", "yMMMMd", "7 Μαΐου 1990"), ("el", "yMMMM", "Μάιος 1990"), ("el", "yMd", "7/5/1990"),
      ("bg", "yMMMMd", "7 май 1990\u{202F}г."), ("bg", "yMMMd", "7.05.1990\u{202F}г."),
      ("fa", "yMMMMd", "۱۷ اردیبهشت ۱۳۶۹"), ("fa", "yMMMM", "۱۳۶۹ اردیبهشت"),
      ("fa", "yMd", "۱۳۶۹/۲/۱۷"),
      ("az", "yMMMMd", "7 may 1990"), ("az", "yMd", "07.05.1990"),
      ("sv", "yMMMMd", "7 maj 1990"), ("sv", "yMd", "1990-05-07"), ("sv", "MMMMd", "7 maj"),
      ("sv", "y", "1990"), ("fa-u-ca-gregory", "yMMMMd", "۷ مهٔ ۱۹۹۰"),
      ("fa-u-ca-gregory", "MMMMd", "۷ مه"), ("fa-u-nu-latn", "yMMMMd", "17 اردیبهشت 1369"),
    ])
  func skeleton(tag: String, skeleton: String, text: String) throws {
    #expect(try format(Self.may, tag, .init(skeleton: skeleton)) == text)
  }

  @Test("Calendar, digits and pattern can be told")
  func overrides() throws {
    let gregorian = CivilDateStyle(skeleton: "yMMMMd", calendar: "gregorian")
    #expect(try format(Self.may, "fa", gregorian) == "۷ مهٔ ۱۹۹۰")
    let latin = CivilDateStyle(skeleton: "yMMMMd", numberingSystem: "latn")
    #expect(try format(Self.may, "fa", latin) == "17 اردیبهشت 1369")
    let monthFirst = CivilDateStyle(skeleton: "yMMMM", pattern: "MMMM y")
    #expect(try format(Self.may, "fa", monthFirst) == "اردیبهشت ۱۳۶۹")
    let generator = try CivilDateFormatter(locale: LocaleTag("el"), style: .init(skeleton: "yMMMM"))
    #expect(try generator.pattern() == "LLLL y")
  }

  @Test("The Gregorian calendar is proleptic and years are not padded")
  func proleptic() throws {
    let style = CivilDateStyle(skeleton: "yMMMMd")
    let numeric = CivilDateStyle(skeleton: "yMd")
    #expect(try format(.init(year: 1582, month: 10, day: 4), "sv", style) == "4 oktober 1582")
    #expect(try format(.init(year: 500, month: 1, day: 1), "sv", style) == "1 januari 500")
    #expect(try format(.init(year: 985, month: 1, day: 1), "sv", numeric) == "985-01-01")
    #expect(
      try format(.init(year: 2000, month: 2, day: 29), "sv", .init(skeleton: "MMMMd"))
        == "29 februari")
  }

  // Nowruz: 1 Farvardin is 21 March in some years and 20 March in others.
  @Test(
    "Persian New Year",
    arguments: [
      (2019, 3, 21, "۱ فروردین ۱۳۹۸"), (2020, 3, 20, "۱ فروردین ۱۳۹۹"),
      (2020, 3, 21, "۲ فروردین ۱۳۹۹"),
      (2021, 3, 21, "۱ فروردین ۱۴۰۰"), (2024, 3, 21, "۲ فروردین ۱۴۰۳"),
      (2025, 3, 20, "۳۰ اسفند ۱۴۰۳"),
      (2025, 3, 21, "۱ فروردین ۱۴۰۴"), (2026, 3, 21, "۱ فروردین ۱۴۰۵"), (622, 3, 21, "۱ فروردین ۱"),
    ] as [(Int32, Int32, Int32, String)])
  func nowruz(year: Int32, month: Int32, day: Int32, text: String) throws {
    let date = CivilDay(year: year, month: month, day: day)
    #expect(try format(date, "fa", .init(skeleton: "yMMMMd")) == text)
  }

  @Test("Days before a calendar's epoch are told")
  func epoch() throws {
    var persian = try CivilDateFormatter(locale: LocaleTag("fa"), style: .init(skeleton: "yMMMMd"))
    #expect(try persian.isBeforeEpoch(.init(year: 622, month: 3, day: 20)))
    #expect(try !persian.isBeforeEpoch(.init(year: 622, month: 3, day: 21)))
    #expect(try persian.isBeforeEpoch(.init(year: 500, month: 1, day: 1)))
    var swedish = try CivilDateFormatter(locale: LocaleTag("sv"), style: .init(skeleton: "yMMMMd"))
    #expect(try !swedish.isBeforeEpoch(.init(year: -5, month: 1, day: 1)))
  }

  @Test("A copy formats as its origin, also on another thread")
  func copies() async throws {
    var origin = try CivilDateFormatter(locale: LocaleTag("fa"), style: .init(skeleton: "yMMMMd"))
    let expected = try origin.format(Self.may)
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var copy = try CivilDateFormatter(
            locale: LocaleTag("fa"), style: .init(skeleton: "yMMMMd")
          ).copy()
          return try copy.format(Self.may)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == Array(repeating: expected, count: 4))
  }

  @Test(
    "Persian days as Gregorian ones",
    arguments: [
      (1369, 2, 17, 1990, 5, 7), (1403, 12, 30, 2025, 3, 20), (1404, 1, 1, 2025, 3, 21),
      (1, 1, 1, 622, 3, 21), (1400, 6, 31, 2021, 9, 22),
    ] as [(Int32, Int32, Int32, Int32, Int32, Int32)])
  func conversion(
    year: Int32, month: Int32, day: Int32, gYear: Int32, gMonth: Int32, gDay: Int32
  ) throws {
    let found = try CalendarConversion.gregorian(
      of: .init(year: year, month: month, day: day), in: "persian")
    #expect(found == CivilDay(year: gYear, month: gMonth, day: gDay))
  }

  @Test(
    "Days that a calendar does not have",
    arguments: [
      (1402, 12, 30), (1403, 13, 1), (1403, 7, 31), (1403, 0, 1), (1403, 1, 0), (1403, 1, 32),
    ]
      as [(Int32, Int32, Int32)])
  func noSuchDay(year: Int32, month: Int32, day: Int32) throws {
    let found = try CalendarConversion.gregorian(
      of: .init(year: year, month: month, day: day), in: "persian")
    #expect(found == nil)
  }

  private func format(_ day: CivilDay, _ tag: String, _ style: CivilDateStyle) throws -> String {
    var formatter = try CivilDateFormatter(locale: LocaleTag(tag), style: style)
    return try formatter.format(day)
  }
}
