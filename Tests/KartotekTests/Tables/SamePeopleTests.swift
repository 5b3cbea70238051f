import ContactModel
import Kartotek
import TestSupport
import Testing

/// The same ten people from the files of twelve programs and languages.
@Suite("One address book from many programs")
struct SamePeopleTests {
  /// A person as all these programs can hold them.
  struct Person: Equatable {
    var given: String
    var family: String
    /// Home, work, mobile.
    var phones: [String]
    var email: String
  }

  static let mixed = [
    Person(
      given: "Άννα", family: "Αλεξίου", phones: ["+30 210 000 0001", "", "+30 69 000 0001"],
      email: "anna@example.org"),
    Person(
      given: "Йордан", family: "Щерев", phones: ["", "+359 2 000 0002", ""],
      email: "jordan@example.org"),
    Person(
      given: "علی", family: "رضایی", phones: ["021 0000003", "021 0000004", "0912 0000005"],
      email: ""),
    Person(
      given: "İlqar", family: "Məmmədov", phones: ["", "", "+994 50 000 0006"],
      email: "ilqar@example.org"),
    Person(
      given: "Åsa", family: "Öberg, von", phones: ["08-000 007", "", "070-000 008"],
      email: "asa@example.org"),
    Person(
      given: "Ανδρέας \"Ντίνος\"", family: "Ψαρράς", phones: ["", "2100000009", ""], email: ""),
    Person(given: "Ева", family: "", phones: ["", "", "0888 000 010"], email: "eva@example.org"),
    Person(given: "", family: "کاظمی", phones: ["00982100000011", "", ""], email: ""),
    Person(given: "O'Neil", family: "d'Arc", phones: ["(08) 000-12", "", ""], email: ""),
    Person(given: "Bo", family: "Ek", phones: ["", "", ""], email: "bo.ek+list@example.org"),
  ]

  private static let tables =
    ProgramTables.services.filter {
      $0.schema.hasPrefix("google (") || $0.schema.contains("-old (")
    }
    + ProgramTables.translated

  @Test("letters of all languages, in Unicode", arguments: tables)
  func unicode(_ table: ProgramTable) throws {
    let bytes = try #require(TextPages.encode(Self.file(of: Self.mixed, table), "UTF-8"))
    #expect(try Self.people(ContactBook(bytes: bytes)) == Self.mixed)
  }

  @Test("plain letters under headings in the program's own encoding", arguments: tables)
  func ownPage(_ table: ProgramTable) throws {
    let plain = Self.mixed.enumerated().map { number, person in
      Person(
        given: "Given\(number)", family: "Family\(number)", phones: person.phones,
        email: person.email)
    }
    let text = ProgramTableTests.storable(Self.file(of: plain, table), table.page)
    let book = try ContactBook(bytes: #require(TextPages.encode(text, table.page)))
    #expect(Self.people(book) == plain)
    #expect(book.report.files.first?.schema == table.schema)
  }

  @Test func thereAreTwelveFilesOfTenPeople() {
    #expect(Self.tables.count == 12)
    #expect(Self.mixed.count == 10)
  }

  // MARK: - Files

  private static func file(of people: [Person], _ table: ProgramTable) -> String {
    var lines = [table.columns.map { quoted($0.heading) }.joined(separator: ",")]
    for person in people {
      lines.append(
        table.columns.indices.map { quoted(cell($0, of: table, person)) }
          .joined(separator: ","))
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private static func cell(_ column: Int, of table: ProgramTable, _ person: Person) -> String {
    let (heading, place) = table.columns[column]
    let isFirst = table.columns.prefix(column).allSatisfy { $0.place != place }
    switch place {
    case "given": return person.given
    case "family": return person.family
    case "email" where isFirst: return person.email
    case "phone.home" where isFirst: return person.phones[0]
    case "phone.work" where isFirst: return person.phones[1]
    case "phone.mobile" where isFirst: return person.phones[2]
    default: return googlePhone(heading, person)
    }
  }

  /// Google has numbered phones with labels; one of each kind is put into one cell as a list.
  private static func googlePhone(_ heading: String, _ person: Person) -> String {
    let phones = zip(["Home", "Work", "* Mobile"], person.phones).filter { !$0.1.isEmpty }
    switch heading {
    case "Phone 1 - Value": return phones.map(\.1).joined(separator: " ::: ")
    case "Phone 1 - Type", "Phone 1 - Label": return phones.map(\.0).joined(separator: " ::: ")
    default: return ""
    }
  }

  private static func people(_ book: ContactBook) -> [Person] {
    (0..<book.count).map { index in
      let contact = book.contact(at: index)
      let phones = ["home", "work", "mobile"].map { label in
        contact.phones.filter { $0.label == label }.map(\.value).joined(separator: "|")
      }
      return Person(
        given: contact.name.given, family: contact.name.family, phones: phones,
        email: contact.emails.map(\.value).joined(separator: "|"))
    }
  }
}
