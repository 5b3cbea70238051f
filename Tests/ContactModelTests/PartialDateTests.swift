import ContactModel
import Testing

struct PartialDateTests {
  @Test(
    arguments: [
      (1980, 3, 3, "1980-03-03"),
      (1, 1, 1, "0001-01-01"),
      (9999, 12, 31, "9999-12-31"),
      (2000, 2, 29, "2000-02-29"),
      (2024, 2, 29, "2024-02-29"),
      (nil, 2, 29, "--02-29"),
      (nil, 12, 31, "--12-31"),
      (1999, 5, nil, "1999-05"),
      (70, 5, nil, "0070-05"),
      (1999, nil, nil, "1999"),
      (7, nil, nil, "0007"),
    ] as [(Int?, Int?, Int?, String)])
  func datesAndTheirText(_ year: Int?, _ month: Int?, _ day: Int?, _ iso: String) throws {
    let date = try #require(PartialDate(year: year, month: month, day: day))
    #expect(date.iso == iso)
    #expect(date.year == year && date.month == month && date.day == day)
  }

  @Test(
    arguments: [
      (nil, nil, nil), (nil, 5, nil), (nil, nil, 5), (1999, nil, 5),
      (0, 1, 1), (-1, 1, 1), (10_000, 1, 1),
      (1999, 0, 1), (1999, 13, 1), (nil, 13, 1),
      (1999, 1, 0), (1999, 1, 32), (1999, 4, 31), (1999, 6, 31), (1999, 9, 31), (1999, 11, 31),
      (1999, 2, 29), (1900, 2, 29), (2100, 2, 29), (2000, 2, 30), (nil, 2, 30),
    ] as [(Int?, Int?, Int?)])
  func partsThatAreNoDate(_ year: Int?, _ month: Int?, _ day: Int?) {
    #expect(PartialDate(year: year, month: month, day: day) == nil)
  }

  /// Python's `datetime.date.fromordinal`; the year 10000 is beyond.
  @Test(
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
      (-719_162, "0001-01-01"), (2_932_896, "9999-12-31"), (-25_509, "1900-02-28"),
      (-25_508, "1900-03-01"),
    ])
  func daysByTheirNumber(_ number: Int, _ iso: String) {
    #expect(PartialDate(dayNumber: number)?.iso == iso)
  }

  @Test func dayNumbersWithoutADay() {
    for number in [-719_163, 2_932_897, -800_000, -719_469] {
      #expect(PartialDate(dayNumber: number) == nil)
    }
  }

  @Test(arguments: zip(1...12, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]))
  func daysOfMonthsWithoutYear(_ month: Int, _ count: Int) {
    #expect(PartialDate.dayCount(ofMonth: month, year: nil) == count)
    #expect(PartialDate.dayCount(ofMonth: month, year: 2023) == (month == 2 ? 28 : count))
  }
}
