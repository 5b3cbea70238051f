import ContactModel
import Testing

@testable import ContactImport

/// A world with one legacy encoding, where nothing has to be guessed.
private struct CyrillicPage: CharsetDecoding {
  func canonicalName(_ name: String) -> String? { nil }
  func decode(_ bytes: Span<UInt8>, charset: String) -> [UInt8] { [] }
  func candidates() -> [CharsetCandidate] {
    PageCharsets().candidates().filter { $0.name == "windows-1251" }
  }
}

/// Dates of whole files: what the column, the encoding and the labels decide.
@Suite struct DateFileTests {
  private struct Read {
    var dates: [String] = []
    var findings: [String] = []
  }

  /// Reads a file through the importer; a date is its kind, its label and its day or text.
  private func read(
    _ bytes: [UInt8], _ charsets: any CharsetDecoding = NoCharsets(), order: DateOrder? = nil,
    workers: Int = 1
  ) throws -> Read {
    var options = ImportOptions(workers: workers)
    options.dateOrder = order
    var importer = ContactImporter(options: options, knowledge: .knowing(charsets))
    var rest = bytes[...]
    try importer.add(path: "a") { (buffer, limit) throws(ImportError) -> Int in
      let part = rest.prefix(limit)
      buffer += part
      rest = rest.dropFirst(part.count)
      return part.count
    }
    let (directory, report) = importer.finish()
    var result = Read()
    for batch in directory.batches {
      for index in 0..<batch.count {
        for date in batch.contact(at: index).dates { result.dates.append(Self.text(date)) }
      }
    }
    result.findings = report.diagnostics.filter { $0.code != .encodingGuessed }.map {
      "\($0.code.rawValue):\($0.position.line):\($0.field)"
    }
    return result
  }

  private static func text(_ date: ContactDate) -> String {
    let head = date.kind == .birthday ? "" : date.kind.rawValue + " " + date.label + " "
    switch date.value {
    case .date(let day): return head + day.iso
    case .text(let text): return head + "'" + text + "'"
    }
  }

  private func column(
    _ values: String..., heading: String = "Birthday", order: DateOrder? = nil
  ) throws -> Read {
    var text = "First Name,\(heading)\n"
    for (number, value) in values.enumerated() { text += "A\(number),\"\(value)\"\n" }
    return try read(Array(text.utf8), order: order)
  }

  // MARK: - Calendar and order

  @Test func shortFormsFollowASolarHijriColumn() throws {
    let result = try column("70/5/12", "1370/05/12", "۷۰/۵/۱۲", "5/12", "1404/12/30", "1370")
    #expect(
      result.dates == [
        "1991-08-03", "1991-08-03", "1991-08-03", "'5/12'", "'1404/12/30'", "'1370'",
      ])
    #expect(
      result.findings == [
        "date-solar-hijri:1:Birthday", "date-year-assumed:2:Birthday",
        "date-year-assumed:4:Birthday", "date-other-calendar:5:Birthday",
        "date-not-understood:6:Birthday", "date-other-calendar:7:Birthday",
      ])
  }

  @Test func shortFormsOfOtherColumnsStayAsTheyWere() throws {
    let result = try column("70/5/12", "۷۰/۵/۱۲", "14/3/90", "1990-03-14", "1370/05/12")
    #expect(
      result.dates == ["'70/5/12'", "'۷۰/۵/۱۲'", "1990-03-14", "1990-03-14", "1991-08-03"])
    #expect(
      result.findings == [
        "date-solar-hijri:1:Birthday", "date-not-understood:2:Birthday",
        "date-other-calendar:3:Birthday", "date-year-assumed:4:Birthday",
      ])
  }

  /// A month's name says the calendar as well as a year does, wherever in the file it stands.
  @Test func namesDecideTheCalendar() throws {
    #expect(try column("70/5/12", "۱۲ مرداد").dates == ["1991-08-03", "'۱۲ مرداد'"])
    #expect(try column("70/5/12", "۱۲ مرداد ۷۰", "14 mars").dates.first == "'70/5/12'")
  }

  /// The fast reader of one form and the general one agree.
  @Test func plainNumericDatesAreTheGeneralReaders() {
    #expect(PlainNumericDate(Array("14.03.1990".utf8).span) != nil)
    #expect(PlainNumericDate(Array("4/3/1990".utf8).span) != nil)
    for year in ["1699", "1700", "1990", "2099", "2100", "1370", "199"] {
      for first in ["", "0", "1", "02", "12", "13", "29", "31", "32", "99", "001", "a"] {
        for second in ["", "0", "2", "04", "12", "13", "30", "31", "1a"] {
          for (left, right) in [(".", "."), ("/", "/"), ("-", "-"), (".", "/"), (" ", " ")] {
            compareReaders(first + left + second + right + year)
          }
        }
      }
    }
  }

  private func compareReaders(_ text: String) {
    let bytes = Array(text.utf8)
    for order in [nil, DateOrder.dayFirst, .monthFirst] {
      guard let plain = PlainNumericDate(bytes.span)?.outcome(order) else { continue }
      var statistics = FileStatistics()
      let habits = DateReader.Habits(order: order)
      let general = DateReader.read(bytes.span, column: 0, learning: &statistics, habits)
      #expect(plain.reading == general, "\(text)")
      var column = DateColumn()
      column.learn(OpenDateOutcome(gregorian: plain))
      #expect(column == statistics.dateColumns[0], "\(text)")
    }
  }

  @Test func oneOrderForAColumn() throws {
    let american = try column("4/3/1990", "3/14/1990", "4/3/90", "4/3")
    #expect(american.dates == ["1990-04-03", "1990-03-14", "1990-04-03", "--04-03"])
    #expect(american.findings == ["date-year-assumed:4:Birthday"])
    let open = try column("4/3/1990", "4/3")
    #expect(open.dates == ["1990-03-04", "--03-04"])
    #expect(open.findings == ["date-order-assumed:1:Birthday"])
    let given = try column("4/3/1990", "4/3", order: .monthFirst)
    #expect(given.dates == ["1990-04-03", "--04-03"])
    #expect(given.findings == [])
    let persian = try column("12/5/1370", "31/5/1370")
    #expect(persian.dates == ["1991-08-03", "1991-08-22"])
    #expect(persian.findings == ["date-solar-hijri:1:Birthday"])
  }

  /// Swedish birthday columns alone have yymmdd; elsewhere six digits are nothing.
  @Test func compactShortYearsAreSwedish() throws {
    let swedish = try read(Array("Förnamn,Efternamn,Födelsedag\nA,B,900314\n".utf8))
    #expect(swedish.dates == ["1990-03-14"])
    #expect(try column("900314").dates == ["'900314'"])
  }

  @Test func birthdayInThreeColumns() throws {
    func parts(_ rows: String...) throws -> Read {
      try read(
        Array(("First Name,Birth Year,Birth Month,Birth Day\n" + rows.joined()).utf8))
    }
    #expect(try parts("A,1370,5,12\n", "B,,5,12\n").dates == ["1991-08-03", "'--05-12'"])
    #expect(try parts("A,1990,March,14\n", "B,,5,12\n").dates == ["1990-03-14", "--05-12"])
  }

  @Test func chunksDecideTogether() throws {
    var text = "First Name,Birthday\n"
    for number in 0..<30_000 { text += "Anna Margareta Anderson-Lind \(number),70/5/12\n" }
    text += "Bo,1370/05/12\n"
    for workers in [1, 3] {
      let result = try read(Array(text.utf8), workers: workers)
      #expect(result.dates.count == 30_001)
      #expect(result.dates.allSatisfy { $0 == "1991-08-03" })
    }
  }

  // MARK: - Encoding

  /// A word in a page that the file chooses at its end is no finding.
  @Test func legacyWordsAreReadWhenTheFileHasDecided() throws {
    let text = "Име,Фамилия,Рожден ден\nАнна,Иванова,14 март 1990 г.\nИван,Петров,4.5.1990 г.\n"
    let bytes = try #require(PageCharsets.encode(text, "windows-1251"))
    let result = try read(bytes, PageCharsets())
    #expect(result.dates == ["1990-03-14", "1990-05-04"])
    #expect(result.findings == ["date-order-assumed:1:Рожден ден"])
    #expect(try read(Array(text.utf8)).dates == result.dates)
    #expect(try read(Array(text.utf8)).findings == result.findings)
  }

  @Test func legacyTextIsReportedDecoded() throws {
    let text = "Όνομα,Επώνυμο,Γενέθλια\nΆννα,Αλεξίου,γύρω στο 1990\n"
    let bytes = try #require(PageCharsets.encode(text, "windows-1253"))
    let result = try read(bytes, PageCharsets())
    #expect(result.dates == ["'γύρω στο 1990'"])
    #expect(result.findings == ["date-not-understood:2:Γενέθλια"])
  }

  // MARK: - Labels

  @Test(arguments: [
    ("سالگرد", "anniversary  "), ("İl dönümü", "anniversary  "), ("İldönümü", "anniversary  "),
    ("IL DÖNÜMÜ", "anniversary  "), ("Ad günü", ""), ("Γενέθλια", ""), ("ΓΕΝΕΘΛΙΑ", ""),
    ("Επέτειος", "anniversary  "), ("Рожден ден", ""), ("Годишнина", "anniversary  "),
    ("Födelsedag", ""), ("Årsdag", "anniversary  "), ("تولد", ""), ("Anniversary", "anniversary  "),
    ("Birthday", ""), ("Graduation", "other Graduation "), ("", "other  "),
  ])
  func labelsOfEvents(_ label: String, _ head: String) throws {
    let csv = "First Name,Event 1 - Label,Event 1 - Value\nA,\(label),2009-08-08\n"
    #expect(try read(Array(csv.utf8)).dates == [head + "2009-08-08"])
    guard !label.isEmpty else { return }
    let vcard = card(
      "3.0", "N:A;;;;", "item1.X-ABDATE:2009-08-08", "item1.X-ABLabel:\(label)")
    #expect(try read(Array(vcard.utf8)).dates == [head + "2009-08-08"])
  }

  @Test func legacyLabelsAreDecidedWithTheFile() throws {
    let vcard =
      card(
        "3.0", "N:Иванова;Анна;;;", "item1.X-ABDATE:2009-08-08", "item1.X-ABLabel:Годишнина",
        "item2.X-ABDATE:2010-01-02", "item2.X-ABLabel:Куче", "item3.X-ABDATE:14 март 2011",
        "item3.X-ABLabel:Котка", "BDAY:преди 1990")
    let bytes = try #require(PageCharsets.encode(vcard, "windows-1251"))
    let result = try read(bytes, CyrillicPage())
    #expect(
      result.dates == [
        "anniversary  2009-08-08", "other Куче 2010-01-02", "other Котка 2011-03-14",
        "'преди 1990'",
      ])
    #expect(result.findings == ["date-not-understood:10:BDAY"])

    let csv =
      "First Name,Event 1 - Label,Event 1 - Value\nАнна,Годишнина,2009-08-08\nИван,Куче,14/3/90\n"
    let cells = try #require(PageCharsets.encode(csv, "windows-1251"))
    #expect(
      try read(cells, CyrillicPage()).dates
        == ["anniversary  2009-08-08", "other Куче 1990-03-14"])
  }

  @Test func fiveSpellingsOfOneAnniversary() throws {
    let vcard = card(
      "3.0", "N:A;;;;", "ANNIVERSARY:20090808", "X-ANNIVERSARY:2009-08-08",
      "X-EVOLUTION-ANNIVERSARY:2009-08-08", "X-KADDRESSBOOK-X-Anniversary:2009-08-08",
      "item1.X-ABDATE;type=pref:2009-08-08", "item1.X-ABLabel:_$!<Anniversary>!$_")
    #expect(try read(Array(vcard.utf8)).dates == ["anniversary  2009-08-08"])
  }

  /// Equal texts that wait are one date as well.
  @Test func oneWaitingAnniversaryUnderTwoNames() throws {
    let vcard = card(
      "3.0", "N:A;;;;", "ANNIVERSARY:8 mars 2009", "X-EVOLUTION-ANNIVERSARY:8 mars 2009")
    #expect(try read(Array(vcard.utf8)).dates == ["anniversary  2009-03-08"])
  }

  /// All dates of a vCard file vote together; each finding names its property and line.
  @Test func cardsOfAFileVoteTogether() throws {
    let vcard =
      card("3.0", "N:A;;;;", "ANNIVERSARY:4/3/90", "BDAY:4/3/1991")
      + card("3.0", "N:B;;;;", "BDAY:3/14/1990")
    let result = try read(Array(vcard.utf8))
    #expect(result.dates == ["anniversary  1990-04-03", "1991-04-03", "1990-03-14"])
    #expect(result.findings == ["date-year-assumed:4:ANNIVERSARY"])
  }

  // MARK: - Words of two meanings

  /// Croatian listopad is October, Polish listopad is November.
  @Test func theFirstMeaningOfAWordCounts() {
    let october = MonthName("listopad", month: 10, calendar: .gregorian)
    let november = MonthName("LISTOPAD", month: 11, calendar: .gregorian)
    #expect(MonthTable([october, november]).month("listopad")?.number == 10)
    #expect(MonthTable([november, october]).month("listopad")?.number == 11)
  }

  @Test(arguments: [
    ("Μαΐου", "ΜΑΪΟΥ"), ("Μαΐου", "μαιου"), ("İyun", "iyun"), ("IYUN", "\u{131}yun"),
    ("jan.", "Jan"), ("khord\u{101}d", "KHORDAD"),
    ("\u{622}\u{630}\u{631}", "\u{627}\u{630}\u{631}"),
    ("ژوئن", "ژوين"), ("يك", "یک"), ("il dönümü", "İldönümü"), ("é", "e\u{301}"),
    ("ΜΑΡΤΙΟΣ", "μάρτιος"),
  ])
  func wordsThatAreOne(_ left: String, _ right: String) {
    #expect(DateWord.key(left) == DateWord.key(right))
  }

  @Test(arguments: [("май", "маи"), ("ad", "əd"), ("mars", "mart")])
  func wordsThatAreTwo(_ left: String, _ right: String) {
    #expect(DateWord.key(left) != DateWord.key(right))
  }
}
