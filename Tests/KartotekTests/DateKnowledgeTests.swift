import ContactModel
import KartotekICU
import Testing

@testable import Kartotek

/// Dates as the product reads them, with ICU behind them.
@Suite struct DateKnowledgeTests {
  /// The reference days were computed with ICU 72.1 outside this program.
  @Test(arguments: [
    (1370, 5, 12, "1991-08-03"), (1399, 12, 30, "2021-03-20"), (1403, 12, 30, "2025-03-20"),
    (1300, 1, 1, "1921-03-21"), (1404, 12, 30, nil), (1375, 7, 31, nil), (1370, 13, 1, nil),
    (1370, 0, 1, nil), (1370, 1, 0, nil), (1370, 1, 32, nil), (1199, 1, 1, nil), (1500, 1, 1, nil),
  ])
  func solarHijriDays(_ year: Int, _ month: Int, _ day: Int, _ iso: String?) {
    #expect(SolarHijriYears.shared.day(year, month, day)?.iso == iso)
  }

  /// The table and ICU's calendar agree on the last days of all months, and on what they lack.
  @Test func theTableIsICUs() throws {
    for year in stride(from: 1200, through: 1499, by: 7) {
      for month in 1...12 {
        for day in 29...32 {
          let day = (Int32(year), Int32(month), Int32(day))
          let known = try CalendarConversion.gregorian(
            of: CivilDay(year: day.0, month: day.1, day: day.2), in: "persian")
          let expected = known.flatMap {
            PartialDate(year: Int($0.year), month: Int($0.month), day: Int($0.day))
          }
          #expect(SolarHijriYears.shared.day(year, month, Int(day.2)) == expected)
        }
      }
    }
  }

  private func dates(_ values: String..., locales: String = "el bg fa az sv") throws -> [String] {
    var text = "First Name,Birthday\n"
    for (number, value) in values.enumerated() { text += "A\(number),\"\(value)\"\n" }
    let locales = try locales.split(separator: " ").map { try ListLocale(String($0)) }
    let book = try ContactBook(
      bytes: Array(text.utf8), options: ReadingOptions(inputLocales: locales))
    return (0..<book.count).flatMap { book.contact(at: $0).dates.map(Self.text) }
  }

  private static func text(_ date: ContactDate) -> String {
    switch date.value {
    case .date(let day): day.iso
    case .text(let text): "'" + text + "'"
    }
  }

  /// CLDR's month names in the languages of the product and English; German only where it is expected.
  @Test func monthsOfAllLanguages() throws {
    #expect(
      try dates(
        "14 Μαρτίου 1990", "14 Μαρ 1990", "Μάρ 1990", "14 март 1990 г.", "14 ное 1990",
        "14 mart 1990", "14 sen 1990", "14 mars 1990", "14 okt. 1990", "14 Sept 1990",
        "March 14, 1990", "۱۴ مهٔ ۱۹۹۰", "۱۴ مه ۱۹۹۰", "14 جولای 1990", "14 März 1990"
      ) == [
        "1990-03-14", "1990-03-14", "1990-03", "1990-03-14", "1990-11-14", "1990-03-14",
        "1990-09-14", "1990-03-14", "1990-10-14", "1990-09-14", "1990-03-14", "1990-05-14",
        "1990-05-14", "1990-07-14", "'14 März 1990'",
      ])
    #expect(
      try dates("14 März 1990", "14 MARZ 1990", locales: "de") == ["1990-03-14", "1990-03-14"])
  }

  /// CLDR's names of Wednesday; the Monday of Azerbaijani and the Tuesday of Persian are two words.
  @Test func daysOfTheWeekAreNoPartOfTheDay() throws {
    #expect(
      try dates(
        "Wednesday, March 14, 1990", "Wed, 14 Mar 1990", "Wed Mar 14 1990",
        "Τετάρτη, 14 Μαρτίου 1990", "ΤΕΤ 14 ΜΑΡ 1990", "сряда, 14 март 1990 г.",
        "ср, 14 март 1990", "14 mart 1990, çərşənbə", "12 mart 1990, bazar ertəsi",
        "onsdag 14 mars 1990", "ons 14 mars 1990",
        "چهارشنبه ۱۴ مارس ۱۹۹۰", "چهارشنبه ۲۳ اسفند ۱۳۶۸", "سه شنبه ۲۲ اسفند ۱۳۶۸",
        "سه\u{200C}شنبه ۲۲ اسفند ۱۳۶۸"
      ) == [
        "1990-03-14", "1990-03-14", "1990-03-14", "1990-03-14", "1990-03-14", "1990-03-14",
        "1990-03-14", "1990-03-14", "1990-03-12", "1990-03-14", "1990-03-14",
        "1990-03-14", "1990-03-14", "1990-03-13", "1990-03-13",
      ])
    #expect(try dates("mar. 13 mars 1990", "13 mar. 1990", locales: "fr es")[0] == "1990-03-13")
    // A day of the week alone is no date, and the c of circa is no Azerbaijani Wednesday.
    #expect(
      try dates("Wednesday", "Wednesday 14", "c 14 mart 1990")
        == ["'Wednesday'", "'Wednesday 14'", "'c 14 mart 1990'"])
  }

  @Test func solarHijriMonths() throws {
    #expect(
      try dates("۱۲ مرداد ۱۳۷۰", "12 Mordad 1370", "12 mordād 1370", "12 اسد 1370", "۱۲ مرداد ۷۰")
        == Array(repeating: "1991-08-03", count: 5))
  }

  /// Croatian listopad is October, Polish listopad November: the locale named first counts.
  @Test func wordsOfTwoMeanings() throws {
    #expect(try dates("5 listopad 1990", locales: "hr pl") == ["1990-10-05"])
    #expect(try dates("5 listopad 1990", locales: "pl hr") == ["1990-11-05"])
  }

  /// No word of the product's languages is another month in one of the others.
  @Test func theProductsLanguagesAgree() throws {
    var meanings: [String: Set<String>] = [:]
    for tag in ["en", "en-GB", "el", "bg", "fa", "fa-AF", "az", "sv"] {
      for calendar in ["gregorian", "persian"] {
        for (month, name) in try MonthNames.names(of: LocaleTag(tag), calendar: calendar) {
          meanings[name.lowercased(), default: []].insert("\(calendar) \(month)")
        }
      }
    }
    #expect(meanings.count > 150)
    #expect(meanings.filter { $0.value.count > 1 } == [:])
  }

  /// The headings of the profiles are the words of labels.
  @Test(arguments: [
    ("سالگرد", ContactDate.Kind.anniversary), ("İl dönümü", .anniversary),
    ("İldönümü", .anniversary), ("Ad günü", .birthday), ("Γενέθλια", .birthday),
    ("Επέτειος", .anniversary), ("Рожден ден", .birthday), ("Годишнина", .anniversary),
    ("Födelsedag", .birthday), ("Årsdag", .anniversary), ("تولد", .birthday), ("Examen", .other),
  ])
  func wordsOfLabels(_ label: String, _ kind: ContactDate.Kind) throws {
    for text in [
      "First Name,Event 1 - Label,Event 1 - Value\nA,\(label),2009-08-08\n",
      "BEGIN:VCARD\nN:A\nitem1.X-ABDATE:20090808\nitem1.X-ABLabel:\(label)\nEND:VCARD\n",
    ] {
      let date = try ContactBook(bytes: Array(text.utf8)).contact(at: 0).dates.first
      #expect(date?.kind == kind)
      #expect(date?.label == (kind == .other ? label : ""))
    }
  }

  /// And they are headings of columns.
  @Test(arguments: [
    ("سالگرد", ContactDate.Kind.anniversary), ("İl dönümü", .anniversary), ("Ad günü", .birthday),
    ("Γενέθλια", .birthday), ("Επέτειος", .anniversary), ("Рожден ден", .birthday),
    ("Годишнина", .anniversary), ("Födelsedag", .birthday), ("Årsdag", .anniversary),
    ("تولد", .birthday),
  ])
  func wordsOfHeadings(_ heading: String, _ kind: ContactDate.Kind) throws {
    let book = try ContactBook(
      bytes: Array("First Name,Last Name,\(heading)\nA,B,2009-08-08\n".utf8))
    #expect(book.contact(at: 0).dates.map(\.kind) == [kind])
  }
}
