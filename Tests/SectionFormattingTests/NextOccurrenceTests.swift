import ContactModel
import SectionFormatting
import SectionModel
import Testing

/// The next birthday: the first (month, day) from the given day on; 29 February is kept on the 28th
/// in common years, as Evolution, GNOME Contacts and Google do; no age without a year.
@Suite("Next birthdays") struct NextOccurrenceTests {
  struct Case: CustomTestStringConvertible {
    let date: PartialDate?
    let today: String
    let next: String?
    var days: Int?
    var age: Int?

    init(
      _ date: PartialDate?, _ today: String, _ next: String?, _ days: Int? = nil, _ age: Int? = nil
    ) {
      (self.date, self.today, self.next, self.days, self.age) = (date, today, next, days, age)
    }

    var testDescription: String { "\(String(describing: date)) on \(today)" }
  }

  private static func day(_ year: Int?, _ month: Int?, _ day: Int?) -> PartialDate? {
    PartialDate(year: year, month: month, day: day)
  }

  static let cases = [
    // Today counts; the day after begins the next round.
    Case(day(1990, 5, 7), "2026-05-07", "2026-05-07", 0, 36),
    Case(day(1990, 5, 7), "2026-05-08", "2027-05-07", 364, 37),
    Case(day(1990, 5, 7), "2026-05-06", "2026-05-07", 1, 36),
    // Over the end of a year, and of a leap year.
    Case(day(1990, 1, 1), "2026-12-31", "2027-01-01", 1, 37),
    Case(day(1990, 1, 1), "2024-01-02", "2025-01-01", 365, 35),
    // 29 February.
    Case(day(2000, 2, 29), "2026-02-28", "2026-02-28", 0, 26),
    Case(day(2000, 2, 29), "2026-03-01", "2027-02-28", 364, 27),
    Case(day(2000, 2, 29), "2028-02-28", "2028-02-29", 1, 28),
    Case(day(2000, 2, 29), "2100-01-31", "2100-02-28", 28, 100),
    Case(day(nil, 2, 29), "2027-06-01", "2028-02-29", 273),
    // Without a year no age; without a day no next time.
    Case(day(nil, 3, 14), "2026-11-30", "2027-03-14", 104),
    Case(day(1990, 5, nil), "2026-05-07", nil), Case(day(1990, nil, nil), "2026-05-07", nil),
    // No day has a year of five digits.
    Case(day(1990, 1, 1), "9999-12-31", nil),
    Case(day(1990, 12, 31), "9999-12-31", "9999-12-31", 0, 8009),
    // Born today, and not yet born.
    Case(day(2026, 5, 7), "2026-05-07", "2026-05-07", 0, 0),
    Case(day(2030, 5, 7), "2026-05-07", "2026-05-07", 0, nil),
  ]

  @Test(arguments: cases)
  func birthday(_ next: Case) throws {
    let date = try shown(.init(kind: .birthday, value: .date(#require(next.date))), next.today)
    #expect(date.next == next.next)
    #expect(date.days == next.days)
    #expect(date.age == next.age)
  }

  private func shown(_ date: ContactDate, _ today: String) throws -> ShownDate {
    var options = FormattingOptions()
    let day: CivilDate = try #require(CivilDate(today))
    options.today = day
    let contact = Contact.person("Åsa", "Öberg").with { $0.dates = [date] }
    let list = try ShownList([contact], "sv", options)
    #expect(list.plan.validUntil == today)
    let row = try #require(list.row.dates.first)
    return row
  }

  @Test func onlyBirthdaysAndAnniversariesComeRound() throws {
    let day = try #require(Self.day(1990, 5, 7))
    for (kind, next) in [
      (ContactDate.Kind.anniversary, "2026-05-07"), (.death, nil), (.other, nil),
    ] {
      #expect(try shown(.init(kind: kind, value: .date(day)), "2026-05-07").next == next)
    }
    #expect(
      try shown(.init(kind: .birthday, value: .text("in May")), "2026-05-07").next == nil)
  }

  @Test func withoutADayNothingIsAdded() throws {
    let day = try #require(Self.day(1990, 5, 7))
    let contact = Contact.person("Åsa", "Öberg").with {
      $0.dates = [.init(kind: .birthday, value: .date(day))]
    }
    let list = try ShownList([contact], "sv")
    #expect(list.plan.validUntil == nil)
    #expect(try list.row.dates.map(\.next) == [nil])
    #expect(try list.row.dates.map(\.days) == [nil])
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "20260101", "0000-01-01", "2026-01-01 ",
    "١٤٠٤-01-01", "",
  ])
  func textsThatAreNoDays(_ text: String) {
    #expect(CivilDate(text) == nil)
  }
}
