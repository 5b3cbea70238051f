import ContactModel
import TestSupport
import Testing

@testable import ContactImport

@Suite struct HeadingTests {
  private static let index = HeadingIndex(HeadingSchema.shipped)

  private func resolve(_ headings: [String]) -> HeadingResolver {
    HeadingResolver(
      headings: headings, index: Self.index, languages: ["el", "bg", "fa", "az", "sv"])
  }

  @Test(arguments: HeadingTables.outlook + HeadingTables.thunderbird + HeadingTables.kaddressbook)
  func recognisesTheProgramInEveryLanguage(_ table: HeadingTables.Table) throws {
    let schema = try #require(resolve(table.headings).schema)
    #expect(schema.name == table.program)
    #expect(schema.language == (table.language == "en" ? "root" : table.language))
  }

  /// What a column is does not depend on the language, so the n-th field is the n-th English one.
  @Test(arguments: [HeadingTables.outlook, HeadingTables.thunderbird, HeadingTables.kaddressbook])
  func givesEveryLanguageTheSameFields(_ tables: [HeadingTables.Table]) throws {
    let english = resolve(tables[0].headings).columns().map(\.field)
    for table in tables.dropFirst() {
      let columns = resolve(table.headings).columns()
      for (position, column) in columns.enumerated() {
        #expect(column.field == english[position], "\(table.language) \(column.heading)")
        #expect(!column.isAmbiguous, "\(table.language) \(column.heading)")
      }
    }
  }

  /// One person written by one program in all its languages is one contact.
  @Test(arguments: [HeadingTables.outlook, HeadingTables.thunderbird, HeadingTables.kaddressbook])
  func everyLanguageGivesTheSameContact(_ tables: [HeadingTables.Table]) throws {
    let contacts = tables.map { table in
      let headings = table.headings.map { "\"\($0)\"" }.joined(separator: ";")
      let values = table.headings.indices.map { "\"value \($0)\"" }.joined(separator: ";")
      return CSVImport(headings + "\r\n" + values + "\r\n").contacts
    }
    let english = try #require(contacts[0].first)
    #expect(english.name.given != "" && english.name.family != "")
    for (table, found) in zip(tables, contacts).dropFirst() {
      #expect(found == [english], "\(table.language)")
    }
  }

  /// Salesforce has one column Phone: a thousand of them are nobody's export.
  @Test func aHeadingThatIsRepeatedNamesNoProgram() throws {
    for headings in [["Phone"], Array(repeating: "Phone", count: 1000)] {
      #expect(try #require(resolve(headings).schema).name == "plain")
    }
  }

  @Test(arguments: [
    (HeadingTables.outlook[1], "windows-1251"), (HeadingTables.outlook[2], "windows-1253"),
    (HeadingTables.outlook[3], "windows-1252"), (HeadingTables.thunderbird[1], "windows-1251"),
    (HeadingTables.thunderbird[1], "x-MacCyrillic"), (HeadingTables.thunderbird[2], "windows-1253"),
    (HeadingTables.thunderbird[3], "macintosh"), (HeadingTables.kaddressbook[2], "windows-1251"),
  ])
  func recognisesHeadingsInTheirCodePage(
    _ table: HeadingTables.Table, _ page: String
  ) throws {
    let line = table.headings.map { "\"\($0)\"" }.joined(separator: ",") + "\r\n"
    let bytes = try #require(PageCharsets.encode(line, page))
    let format = CSVFormat.recognise(
      head: bytes.span, isWholeFile: true, options: ImportOptions(),
      knowledge: .knowing(PageCharsets()))
    #expect(format.schemaName == "\(table.program) (\(table.language))")
    // Pages that differ in other letters tie (1252 and 1254); the values decide between them.
    let place = try #require(PageCharsets().candidates().firstIndex { $0.name == page })
    #expect(format.encodingEvidence[place] == format.encodingEvidence.values.max())
    #expect(format.headLength == bytes.count)
  }

  /// A heading and a heading that means the same.
  @Test(arguments: [
    ("First Name", "first_name", "squeezed by a program"),
    ("First Name", "FirstName", "Salesforce"),
    ("First Name", " First\u{A0}Name: ", "blanks and a colon"),
    ("E-mail Address", "EMAIL ADDRESS*", "capitals and a mark of required columns"),
    (
      "\u{395}\u{3C0}\u{3CE}\u{3BD}\u{3C5}\u{3BC}\u{3BF}",
      "\u{395}\u{3A0}\u{3A9}\u{39D}\u{3A5}\u{39C}\u{39F}", "Greek capitals without tonos"
    ),
    ("Soyad\u{131}", "SOYADI", "Azerbaijani capitals"),
    ("\u{130}\u{15F} telefonu", "i\u{15F} telefonu", "dotted capital"),
    ("F\u{F6}rnamn", "Fo\u{308}rnamn", "decomposed letters"),
    ("\u{6CC}\u{6A9}", "\u{64A}\u{643}", "Arabic letters of windows-1256"),
    ("E-mail 1 - Value", "E-mail \u{6F1} - Value", "Persian digits"),
  ])
  func headingsThatMeanTheSame(_ left: String, _ right: String, _ source: String) {
    #expect(
      HeadingKey.loose(HeadingKey.exact(left)) == HeadingKey.loose(HeadingKey.exact(right)),
      "\(source)")
  }

  @Test func titleAndAddressOfTurkishAndAzerbaijaniDiffer() {
    #expect(HeadingKey.exact("Unvan") != HeadingKey.exact("\u{DC}nvan"))
  }

  @Test func lettersThatLookLikeLatinOnesAreRead() {
    // Cyrillic M, Greek E
    #expect(
      resolve(["GS\u{41C}", "\u{395}mail"]).columns().map(\.field) == ["phone.mobile", "email"])
  }

  @Test func aFewCommonHeadingsAreNoProgramsExport() {
    #expect(resolve(["First Name", "Last Name", "Phone", "Notes"]).schema?.name == "plain")
  }

  @Test func numbersAtTheEndAreFurtherValues() {
    let columns = resolve(["Name", "Work Phone 2", "Home Email 3", "City 2"]).columns()
    #expect(columns.map(\.field) == ["name.fullOrGiven", "phone.work", "email.home", nil])
  }

  @Test func lettersWithNumbersAreNoHeadings() {
    #expect(resolve(["c", "l", "o"]).columns().allSatisfy { $0.field != nil })
    #expect(resolve(["C1", "L1", "O2", "A1"]).columns().allSatisfy { $0.field == nil })
  }

  @Test func namesBehindACommaAreTheirParts() {
    #expect(
      resolve(["name, first", "Name, Last", "Name,Middle"]).columns().map(\.field)
        == ["name.given", "name.family", "name.additional"])
  }

  @Test func numberedGroupsKeepTheirNumbers() {
    let columns = resolve(["Phone 2 - Label", "Phone 2 - Value", "Phone 11 - Value"]).columns()
    #expect(columns.map(\.number) == [2, 2, 11])
    #expect(columns.map(\.field) == ["phone.{n}.label", "phone.{n}.value", "phone.{n}.value"])
  }
}
