import ContactModel
import Testing

@testable import ContactImport

/// Dates of cards: which property is which date, and what is said about them.
@Suite struct CardDateTests {
  struct Row: CustomTestStringConvertible {
    let line: String
    let kind: ContactDate.Kind
    let value: String
    let codes: [DiagnosticCode]

    init(
      _ line: String, _ kind: ContactDate.Kind, _ value: String, _ codes: [DiagnosticCode] = []
    ) {
      (self.line, self.kind, self.value, self.codes) = (line, kind, value, codes)
    }

    var testDescription: String { line }
  }

  static let rows: [Row] = [
    Row("BDAY:1990-03-14", .birthday, "1990-03-14"),
    Row("BDAY:19900314T000000Z", .birthday, "1990-03-14"),
    Row("BDAY;VALUE=date:1990-03-14", .birthday, "1990-03-14"),
    Row("BDAY:--0314", .birthday, "--03-14"),
    Row("BDAY:1604-03-14", .birthday, "--03-14"),
    Row("BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-14", .birthday, "--03-14"),
    Row("BDAY;X-APPLE-OMIT-YEAR=1600:1600-03-14", .birthday, "--03-14"),
    Row("BDAY;X-APPLE-OMIT-YEAR=1604:1990-03-14", .birthday, "1990-03-14"),
    Row("BDAY;VALUE=text:circa 1800", .birthday, "circa 1800"),
    Row("BDAY;VALUE=text:1990-03-14", .birthday, "1990-03-14"),
    Row("BDAY:circa 1800", .birthday, "circa 1800", [.dateNotUnderstood]),
    Row("BDAY:---14", .birthday, "---14", [.dateNotUnderstood]),
    Row("BDAY:1990-02-30", .birthday, "1990-02-30", [.dateNotUnderstood]),
    Row("BDAY;CALSCALE=gregorian:1990-03-14", .birthday, "1990-03-14"),
    Row("BDAY;VALUE=\"date\";CALSCALE=\"GREGORIAN\":1990-03-14", .birthday, "1990-03-14"),
    Row("BDAY;VALUE=\"text\":circa 1800", .birthday, "circa 1800"),
    Row("BDAY;CALSCALE=chinese:1990-03-14", .birthday, "1990-03-14", [.dateOtherCalendar]),
    Row("BDAY;CALSCALE=x-persian:1370-05-12", .birthday, "1370-05-12", [.dateOtherCalendar]),
    Row("BDAY;CALSCALE=gregorian:1370-05-12", .birthday, "1370-05-12"),
    Row("BDAY:1370-05-12", .birthday, "1991-08-03", [.dateSolarHijri]),
    Row("BDAY:13700512", .birthday, "1991-08-03", [.dateSolarHijri]),
    Row("BDAY:1404-12-30", .birthday, "1404-12-30", [.dateNotUnderstood, .dateSolarHijri]),
    Row("BDAY:14 mars 1990", .birthday, "1990-03-14"),
    Row("BDAY:14/3/90", .birthday, "1990-03-14", [.dateYearAssumed]),
    Row("BDAY:4/3/90", .birthday, "1990-03-04", [.dateOrderAssumed, .dateYearAssumed]),
    Row("BDAY:32874", .birthday, "32874", [.dateNotUnderstood]),
    Row("BDAY:1990", .birthday, "1990"),
    Row("BDAY:1990-03", .birthday, "1990-03"),
    Row("ANNIVERSARY:20090808T1430-0500", .anniversary, "2009-08-08"),
    Row("X-ANNIVERSARY:2009-08-08", .anniversary, "2009-08-08"),
    Row("X-EVOLUTION-ANNIVERSARY:2009-08-08", .anniversary, "2009-08-08"),
    Row("X-WAB-WEDDING_ANNIVERSARY:20090808", .anniversary, "2009-08-08"),
    Row("X-KADDRESSBOOK-X-Anniversary:2009-08-08", .anniversary, "2009-08-08"),
    Row("DEATHDATE:19960415", .death, "1996-04-15"),
    Row("X-ABDATE:2009-08-08", .other, "2009-08-08"),
  ]

  @Test(arguments: rows) func dates(_ row: Row) {
    for version in ["2.1", "3.0", "4.0"] {
      let (contacts, diagnostics) = CardReading(card(version, "FN:A", row.line)).decided()
      #expect(diagnostics.map(\.code) == row.codes)
      #expect(contacts.first?.dates.map(\.kind) == [row.kind])
      #expect(contacts.first?.dates.map(Self.text) == [row.value])
    }
  }

  private static func text(_ date: ContactDate) -> String {
    switch date.value {
    case .date(let day): day.iso
    case .text(let text): text
    }
  }

  @Test func labels() {
    let contact = CardReading(
      card(
        "3.0", "FN:A", "item1.X-ABDATE;type=pref:2009-08-08",
        "item1.X-ABLabel:_$!<Anniversary>!$_", "item2.X-ABDATE:2010-01-02", "item2.X-ABLabel:Dog")
    ).contact
    #expect(contact.dates.map(\.kind) == [.anniversary, .other])
    #expect(contact.dates.map(\.label) == ["", "Dog"])
  }

  @Test func oneAnniversaryUnderTwoNames() {
    let contact = CardReading(
      card("3.0", "FN:A", "ANNIVERSARY:20090808", "X-EVOLUTION-ANNIVERSARY:2009-08-08", "BDAY:")
    ).contact
    #expect(contact.dates.count == 1)
  }

  @Test func orderIsLeftToTheFile() {
    let text = card("3.0", "FN:A", "BDAY:4/3/1990") + card("3.0", "FN:B", "BDAY:25/3/1990")
    let reading = CardReading(text)
    #expect(reading.chunk.batch.isUndecided)
    #expect(reading.chunk.statistics.dateColumns[0].orders == .init(dayFirst: 1, undecided: 1))
    let decided = CardReading(Array(text.utf8), dateOrder: .monthFirst)
    #expect(!decided.chunk.batch.isUndecided)
    #expect(decided.contacts.first?.dates.map(Self.text) == ["1990-04-03"])
  }
}
