import ContactModel
import KartotekICU
import SectionFormatting
import SectionModel
import Testing

/// A day and its words; facts of ICU 72.1 and CLDR 42.
private struct DateFact: CustomTestStringConvertible {
  let locale: String
  let iso: String
  let text: String
  let calendar: String

  init(_ locale: String, _ iso: String, _ text: String, calendar: String = "") {
    self.locale = locale
    self.iso = iso
    self.text = text
    self.calendar = calendar
  }

  var testDescription: String { "\(locale) \(iso)" }
}

private let dateFacts = [
  DateFact("el", "1990-05-07", "7 Μαΐου 1990"), DateFact("el", "1990-05", "Μάιος 1990"),
  DateFact("el", "--02-29", "29 Φεβρουαρίου"), DateFact("el", "1990", "1990"),
  DateFact("bg", "1990-05-07", "7 май 1990\u{202F}г."), DateFact("bg", "--05-07", "7 май"),
  DateFact("fa", "1990-05-07", "۱۷ اردیبهشت ۱۳۶۹"),
  DateFact("fa", "2025-03-20", "۳۰ اسفند ۱۴۰۳"), DateFact("fa", "2025-03-21", "۱ فروردین ۱۴۰۴"),
  DateFact("fa", "0622-03-21", "۱ فروردین ۱"),
  DateFact("fa", "0622-03-20", "۲۰ مارس ۶۲۲", calendar: "gregorian"),
  DateFact("fa", "--05-07", "۷ مه", calendar: "gregorian"),
  DateFact("fa", "1990", "۱۹۹۰", calendar: "gregorian"),
  DateFact("az", "1990-05-07", "7 may 1990"), DateFact("az", "--05-07", "7 may"),
  DateFact("sv", "1990-05-07", "7 maj 1990"), DateFact("sv", "1990-05", "maj 1990"),
  DateFact("sv", "--05-07", "7 maj"), DateFact("sv", "0985-01-01", "1 januari 985"),
  DateFact("sv", "1582-10-04", "4 oktober 1582"), DateFact("sv", "2000-02-29", "29 februari 2000"),
  DateFact("sv-u-ca-persian", "--05-07", "7 maj", calendar: "gregorian"),
  DateFact("ja", "1990-05-07", "1990年5月7日"),
]

extension PartialDate {
  /// Reads the form that rows have.
  fileprivate init?(iso: String) {
    let parts = iso.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if iso.hasPrefix("--") {
      self.init(year: nil, month: parts[2], day: parts[3])
    } else {
      self.init(
        year: parts[0], month: parts.count > 1 ? parts[1] : nil,
        day: parts.count > 2 ? parts[2] : nil)
    }
  }
}

private func contact(_ dates: ContactDate...) -> Contact {
  Contact.person("Anna", "").with { $0.dates = dates }
}

@Suite("Dates") struct DateTests {
  @Test(arguments: dateFacts)
  private func text(_ fact: DateFact) throws {
    let date = try #require(PartialDate(iso: fact.iso))
    let birthday = contact(ContactDate(kind: .birthday, value: .date(date)))
    let row = try ShownList([birthday.with { $0.name.given = "" }], fact.locale).row
    let shown = try #require(row.dates.first)
    #expect(shown.text == fact.text)
    #expect(shown.iso == fact.iso)
    #expect(shown.calendar == fact.calendar)
    #expect(shown.kind == "birthday")
  }

  /// Full days are written month by month; ICU writes each of them whole.
  @Test(arguments: [
    "el", "bg", "fa", "az", "sv", "ja", "hu", "eu", "th", "ar-SA", "he-u-ca-hebrew",
  ])
  func writingByMonthsEqualsICU(_ locale: String) throws {
    let tag = try LocaleTag(locale)
    var formatter = try CivilDateFormatter(
      locale: tag,
      style: CivilDateStyle(
        skeleton: "yMMMMd", calendar: tag.calendar, numberingSystem: tag.numberingSystem))
    let dates = stride(from: 623, through: 2200, by: 7).flatMap { year in
      (1...12).flatMap { month in
        [1, 19, 20, 21, 22, 28].compactMap { PartialDate(year: year, month: month, day: $0) }
      }
    }
    let stored = Contact().with {
      $0.dates = dates.map { ContactDate(kind: .birthday, value: .date($0)) }
    }
    let shown = try ShownList([stored], locale).row.dates
    #expect(shown.count == dates.count)
    for (date, shown) in zip(dates, shown) where shown.calendar.isEmpty {
      let (year, month, day) = (date.year ?? 0, date.month ?? 0, date.day ?? 0)
      let expected = try formatter.format(
        CivilDay(year: Int32(year), month: Int32(month), day: Int32(day)))
      let bare = shown.text.filter { !"\u{2066}\u{2067}\u{2069}".contains($0) }
      guard bare != expected else { continue }
      #expect(bare == expected, "\(shown.iso)")
      return
    }
  }

  @Test func labelsAreLocalised() throws {
    let day = try #require(PartialDate(year: 1990, month: 5, day: 7))
    let dates = contact(
      ContactDate(kind: .birthday, label: "x", value: .date(day)),
      ContactDate(kind: .anniversary, value: .date(day)),
      ContactDate(kind: .death, value: .date(day)),
      ContactDate(kind: .other, value: .date(day)),
      ContactDate(kind: .other, label: " Namnsdag ", value: .date(day)))
    let row = try ShownList([dates], "sv").row
    #expect(row.dates.map(\.kind) == ["birthday", "anniversary", "death", "other", "other"])
    #expect(
      row.dates.map(\.label)
        == ["Födelsedag", "Årsdag", "Dödsdatum", "Särskilt datum", "Namnsdag"])
  }

  /// CLDR 42 writes whole dates of fa-AF as ۷ می ۱۹۹۰ and of fa as ۷ مهٔ ۱۹۹۰; for the month and the
  /// day alone it has d LLLL in fa, and for fa-AF only what root has, month before day.
  @Test(arguments: [("fa", "۷ مه"), ("fa-AF", "۷ می"), ("fa-IR", "۷ مه")])
  func daysWithoutAYearStandBeforeTheMonthInPersian(_ locale: String, _ text: String) throws {
    let day = try #require(PartialDate(year: nil, month: 5, day: 7))
    let birthday = Contact.person("علی", "").with {
      $0.dates = [ContactDate(kind: .birthday, value: .date(day))]
    }
    let date = try #require(ShownList([birthday], locale).row.dates.first)
    #expect(date.text == text)
    #expect(date.label == "تاریخ تولد")
  }

  @Test func textThatIsNoDayStaysText() throws {
    let dates = contact(
      ContactDate(kind: .birthday, value: .text("circa  1800")),
      ContactDate(kind: .other, value: .text(" ")))
    let row = try ShownList([dates], "sv").row
    #expect(
      row.dates == [
        ShownDate(kind: "birthday", label: "Födelsedag", text: "circa 1800", iso: "", calendar: "")
      ])
  }

  /// What stands for a system of the locale is the same in the option as in the tag; the systems are
  /// those of CLDR's numberingSystems in fa and zh (UTS 35 part 3, 2.3).
  @Test(arguments: [
    ("fa", "native", "arabext"), ("zh", "native", "hanidec"), ("zh", "finance", "hansfin"),
    ("ta", "traditional", "taml"), ("zh-TW", "finance", "hantfin"), ("sv", "native", "latn"),
  ])
  func digitsOfTheLocaleCanBeNamed(_ locale: String, _ name: String, _ system: String) throws {
    var options = FormattingOptions()
    options.numbering = name
    #expect(try ShownList([], locale, options).plan.numberingSystem == system)
    let tag = "\(locale)-u-nu-\(name == "traditional" ? "traditio" : name)"
    #expect(try ShownList([], tag).plan.numberingSystem == system)
  }

  @Test func calendarAndDigitsCanBePinned() throws {
    let day = try #require(PartialDate(year: 1990, month: 5, day: 7))
    let birthday = Contact().with {
      $0.dates = [ContactDate(kind: .birthday, value: .date(day))]
    }
    var options = FormattingOptions()
    options.calendar = "gregorian"
    options.numbering = "latn"
    let list = try ShownList([birthday], "fa", options)
    #expect(list.plan.calendar == "gregorian")
    #expect(list.plan.numberingSystem == "latn")
    #expect(list.plan.locale == "fa")
    #expect(list.plan.summary == "1 مخاطب")
    // CLDR 42: the months of the Gregorian calendar have an ezafe before the year.
    #expect(try list.row.dates.map(\.text) == ["7 مهٔ 1990"])
  }
}
