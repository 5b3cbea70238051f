import ContactModel
import Testing

@testable import ContactImport

@Suite struct CSVAssemblyTests {
  private func only(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> Contact {
    let result = CSVImport(text, options: options)
    return try #require(result.contacts.count == 1 ? result.contacts[0] : nil, "\(result.findings)")
  }

  @Test func writesEveryFieldOfANewGoogleExport() throws {
    let contact = try only(
      """
      First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Name Suffix,Nickname,File As,\
      Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,\
      E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,\
      Address 1 - Street,Address 1 - City,Address 1 - Postal Code,Website 1 - Label,\
      Website 1 - Value,Event 1 - Label,Event 1 - Value
      Anna,Maria,Lind,An,Dr,Jr,Annie,"Lind, Anna",Acme,Boss,Sales,1990-03-14,Hi,https://e.org/a,\
      * myContacts ::: Friends,* Home,a@e.org ::: b@e.org,Mobile,+46 1,Work,Road 1,Malm\u{F6},211,\
      Blog,https://b.org,Anniversary,--06-01

      """)
    #expect(contact.name.given == "Anna")
    #expect(contact.name.additional == "Maria")
    #expect(contact.name.family == "Lind")
    #expect(contact.name.phoneticGiven == "An")
    #expect(contact.name.prefix == "Dr")
    #expect(contact.name.suffix == "Jr")
    #expect(contact.nickname == "Annie")
    #expect(contact.sortAs == ["Lind", "Anna"])
    #expect(contact.organization == "Acme")
    #expect(contact.jobTitle == "Boss")
    #expect(contact.department == "Sales")
    #expect(
      contact.dates == [
        ContactDate(
          kind: .birthday, value: .date(try #require(PartialDate(year: 1990, month: 3, day: 14)))),
        ContactDate(
          kind: .anniversary, value: .date(try #require(PartialDate(year: nil, month: 6, day: 1)))),
      ])
    #expect(contact.note == "Hi")
    #expect(contact.photo == "https://e.org/a")
    #expect(contact.categories == ["Friends"])
    #expect(
      contact.emails == [
        LabeledValue(label: "home", value: "a@e.org", isPreferred: true),
        LabeledValue(label: "home", value: "b@e.org"),
      ])
    #expect(contact.phones == [LabeledValue(label: "mobile", value: "+46 1")])
    #expect(contact.urls == [LabeledValue(label: "Blog", value: "https://b.org")])
    var address = PostalAddress()
    (address.label, address.street, address.city, address.postalCode) =
      ("work", "Road 1", "Malm\u{F6}", "211")
    #expect(contact.addresses == [address])
    #expect(contact.source == SourcePosition(file: 0, line: 2, record: 1))
  }

  @Test func dividesAddressesWithTheirLabels() throws {
    let contact = try only(
      "First Name,Address 1 - Label,Address 1 - Street,Address 1 - City\n"
        + "Anna,Home ::: Work,A 1 ::: B 2,Oslo ::: Bergen\n")
    #expect(contact.addresses.map(\.label) == ["home", "work"])
    #expect(contact.addresses.map(\.street) == ["A 1", "B 2"])
    #expect(contact.addresses.map(\.city) == ["Oslo", "Bergen"])
  }

  /// The blanks at a cell's ends are no part of a value, but of the separator beside them.
  @Test(arguments: [
    ("Work,11 ::: ", ["work 11"]), ("Work, ::: 22", ["work 22"]), ("Work, ::: ", []),
    ("Home ::: Work, ::: 22", ["work 22"]), ("Home ::: Work,11 ::: ", ["home 11"]),
    ("* Work ::: ,11 ::: 22", ["work 11 preferred", " 22"]),
    (" ::: Work,11 ::: 22", [" 11", "work 22"]),
    ("* Work, ::: 22 ::: 33", ["work 22 preferred", "work 33"]),
    ("Home ::: Work ::: Other, :::  ::: 33", ["other 33"]),
    ("Home ::: Work ::: Other,11 :::  ::: ", ["home 11"]), ("Home, :::  ::: ", []),
    ("Work,:::22", ["work :::22"]), ("Work,11:::", ["work 11:::"]),
  ])
  func listsWithEmptyEnds(cells: String, phones: [String]) throws {
    let contact = try only("First Name,Phone 1 - Label,Phone 1 - Value\nAnna,\(cells)\n")
    let found = contact.phones.map {
      "\($0.label) \($0.value)" + ($0.isPreferred ? " preferred" : "")
    }
    #expect(found == phones)
  }

  @Test func addressesWithEmptyEnds() throws {
    let contact = try only(
      "First Name,Address 1 - Label,Address 1 - Street,Address 1 - City,"
        + "Address 1 - Postal Code,Address 1 - Country\n"
        + "Anna,Home,S1 ::: S2,C1 ::: C2, ::: 22,SE ::: \n")
    #expect(contact.addresses.map(\.label) == ["home", "home"])
    #expect(contact.addresses.map(\.city) == ["C1", "C2"])
    #expect(contact.addresses.map(\.postalCode) == ["", "22"])
    #expect(contact.addresses.map(\.country) == ["SE", ""])
  }

  /// Tine writes n_fileas before n_fn.
  @Test func fileAsBeforeTheFullName() throws {
    let text = "Last Name,First Name,File As,Full Name,Email\nEk,,\"Ek, Bo\",Dr Bo Ek,a@x\n"
    let result = CSVImport(text)
    #expect(result.contacts.map(\.formattedName) == ["Dr Bo Ek"])
    #expect(result.contacts.map(\.name.family) == ["Ek"])
    #expect(result.findings == [])
    let twice = CSVImport("Last Name,Full Name,File As,Display Name\nEk,Bo Ek,Ek,Bosse\n")
    #expect(twice.contacts.map(\.formattedName) == ["Bo Ek"])
    let told = twice.diagnostics.map { "\($0.code.rawValue) \($0.field): \($0.detail)" }
    #expect(told == ["csv-value-skipped Display Name: Full Name came first"])
  }

  @Test func fileAsThatIsNotTheNameIsTheOnlySortField() throws {
    #expect(
      try only("First Name,Last Name,File As\nAnna,Lind,Zorro\n").sortAs == ["Zorro", "", ""])
    let nameless = try only("First Name,Last Name,File As,E-mail 1 - Value\n,,Zorro,z@e.org\n")
    #expect(nameless.formattedName == "Zorro")
    #expect(nameless.sortAs == [])
  }

  @Test func labelsOutlookPhonesByTheirColumns() throws {
    let contact = try only(
      "First Name,Last Name,Business Phone,Home Phone,Mobile Phone,Home Fax,E-mail Address,"
        + "E-mail Display Name,Categories,Birthday,Sensitivity\r\n"
        + "Anna,Lind,1,2,3,4,a@e.org,Anna (a@e.org),Red;Blue,0/0/00,Normal\r\n")
    #expect(contact.phones.map(\.label) == ["work", "home", "mobile", "homeFax"])
    #expect(contact.phones.map(\.value) == ["1", "2", "3", "4"])
    #expect(contact.emails.map(\.value) == ["a@e.org"])
    #expect(contact.categories == ["Red", "Blue"])
    #expect(contact.dates == [])
  }

  @Test func combinesThunderbirdBirthdays() throws {
    let header = "First Name,Last Name,Birth Year,Birth Month,Birth Day\n"
    func birthday(_ cells: String) throws -> [ContactDate.Value] {
      try only(header + "Anna,Lind," + cells + "\n").dates.map(\.value)
    }
    #expect(
      try birthday("1990,3,14") == [.date(try #require(PartialDate(year: 1990, month: 3, day: 14)))]
    )
    #expect(
      try birthday(",03,14") == [.date(try #require(PartialDate(year: nil, month: 3, day: 14)))])
    #expect(
      try birthday("1990,,") == [.date(try #require(PartialDate(year: 1990, month: nil, day: nil)))]
    )
    #expect(try birthday(",,") == [])
    #expect(try birthday("0,0,0") == [])
  }

  @Test func wholeBirthdaysMayStandUnderTheirDay() throws {
    let day = ContactDate.Value.date(try #require(PartialDate(year: 1990, month: 3, day: 14)))
    for cell in ["1990-03-14", "14.3.1990"] {
      #expect(try only("First Name,Birth Day\nAnna,\(cell)\n").dates.map(\.value) == [day])
    }
    // A day alone is no date.
    #expect(try only("First Name,Birth Day\nAnna,14\n").dates.map(\.value) == [.text("---14")])
  }

  @Test func readsKAddressBookLineEnds() throws {
    let contact = try only(
      #"""
      "Formatted Name","Given Name","Family Name","Honorific Prefixes","Note","EMail (preferred)"
      "Anna Lind","Anna","Lind","Dr","one\ntwo","a@e.org"
      """#)
    #expect(contact.note == "one\ntwo")
  }

  @Test func nameIsGivenOnlyBesideAFamilyName() throws {
    #expect(try only("Namn;Efternamn\nAnna;Lind\n").name.given == "Anna")
    #expect(try only("Namn;Telefon\nAnna Lind;1\n").formattedName == "Anna Lind")
  }

  @Test func undecidedDatesWaitForTheFile() {
    let result = CSVImport("First Name,Birthday\nAnna,3/4/1990\nBo,25/12/1980\n")
    #expect(result.statistics.dateColumns[1].orders == .init(dayFirst: 1, undecided: 1))
    #expect(result.format.columnName(1) == "Birthday")
    #expect(result.batches.contains { $0.isUndecided })
  }

  @Test func readsTheIdentifierColumn() throws {
    #expect(try only("id,First Name\nx1,Anna\n").uid == "x1")
    #expect(try only("UID,First Name\nx1,Anna\n").uid == "x1")
    var options = ImportOptions()
    options.identifierHeading = "Kundnummer"
    #expect(try only("id,Kundnummer,First Name\nx1,77,Anna\n", options).uid == "77")
  }

  @Test func bytesThatAreNotUTF8Wait() {
    let result = CSVImport(
      Array("First Name,Last Name\nM".utf8) + [0xE5] + Array("ns,Ek\n".utf8), encoding: .legacy)
    #expect(result.batches[0].isUndecided)
    #expect(result.statistics.bytePairs[0x4D << 8 | 0xE5] == 1)
  }

  @Test func everyValueBeyondASCIIWaitsInALegacyFile() {
    let bytes = Array("First Name,Last Name\nM\u{E5}ns,Ek\n".utf8)
    #expect(CSVImport(bytes, encoding: .legacy).batches[0].isUndecided)
    #expect(!CSVImport(bytes, encoding: .utf8).batches[0].isUndecided)
  }

  /// An address of plain cells goes another way than one with a cell that has to be unescaped.
  @Test func addressesAreTheSameWhateverTheirCellsLookLike() throws {
    let headings = "First Name,Home Street,Home City,Home Postal Code,Home Country/Region\n"
    let plain = try only(headings + "Anna, Gatan 1 ,Lund,223 50,Sverige\n")
    let quoted = try only(headings + "Anna,\"Gatan 1\",\"Lund\",\"223 50\",Sverige\n")
    let unclean = try only(headings + "Anna,\"Gatan\u{0} 1\",Lund,223 50,Sverige\n")
    var address = PostalAddress()
    address.label = "home"
    address.street = "Gatan 1"
    address.city = "Lund"
    address.postalCode = "223 50"
    address.country = "Sverige"
    #expect(plain.addresses == [address])
    #expect(quoted.addresses == [address])
    #expect(unclean.addresses == [address])
    let blank = try only(headings + "Anna, ,\"\",,\n")
    #expect(blank.addresses.isEmpty)
  }
}
