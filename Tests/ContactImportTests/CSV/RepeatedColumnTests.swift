import ContactModel
import Testing

@testable import ContactImport

/// Columns that say the same thing twice.
@Suite struct RepeatedColumnTests {
  private func told(_ result: CSVImport) -> [String] {
    result.diagnostics.map { "\($0.code.rawValue) \($0.field): \($0.detail)" }
  }

  /// `Get-ADUser -Properties *` writes each attribute by its friendly and by its LDAP name.
  @Test func aDirectoryWithBothNamesOfItsAttributes() throws {
    let result = CSVImport(
      "GivenName,Surname,City,l,Country,co,c,OfficePhone,telephoneNumber,EmailAddress,mail\n"
        + "A,B,Lund,Lund,SE,Sweden,SE,1,1,a@x,a@x\nC,D,,Lund,,Sweden,SE,1,2,a@x,b@x\n")
    #expect(result.contacts.map { $0.addresses.map(\.city) } == [["Lund"], ["Lund"]])
    #expect(result.contacts.map { $0.addresses.map(\.country) } == [["SE"], ["Sweden"]])
    #expect(
      result.contacts.map(\.phones) == [
        [LabeledValue(label: "work", value: "1")],
        [LabeledValue(label: "work", value: "1"), LabeledValue(label: "work", value: "2")],
      ])
    #expect(result.contacts.map { $0.emails.map(\.value) } == [["a@x"], ["a@x", "b@x"]])
    #expect(
      told(result) == [
        "csv-value-skipped co: Country came first", "csv-value-skipped c: co came first",
      ])
  }

  @Test func theFirstFilledPartOfAnAddress() {
    let result = CSVImport(
      "Name,Street,Postal Code,Zip\nA,\"Road \"\"1\"\"\",,211\n"
        + "B,Road 2,212,213\nC,Road 3,214,214\n")
    #expect(result.contacts.map { $0.addresses.map(\.postalCode) } == [["211"], ["212"], ["214"]])
    #expect(
      result.contacts.map { $0.addresses.map(\.street) }
        == [["Road \"1\""], ["Road 2"], ["Road 3"]])
    #expect(told(result) == ["csv-value-skipped Zip: Postal Code came first"])
  }

  @Test func linesOfAStreetAreNotTheSame() {
    let result = CSVImport(
      "First Name,Last Name,Home Street,Home Street 2,Home Street 3,Home City\n"
        + "A,B,Road 1,Floor 2,Door 3,Lund\n")
    #expect(result.contacts.first?.addresses.map(\.street) == ["Road 1\nFloor 2\nDoor 3"])
    #expect(told(result) == [])
  }

  /// A number for two purposes is not said twice.
  @Test(arguments: [
    ("Home Phone,Business Phone", "1,1", ["home 1", "work 1"]),
    ("Home Phone,Phone", "1,1", ["home 1"]), ("Phone,Home Phone", "1,1", [" 1", "home 1"]),
    ("Home Phone,Home Phone 2", "1,1", ["home 1"]),
    ("Home Phone,Home Phone 2", "1,2", ["home 1", "home 2"]),
    ("Phone 1 - Label,Phone 1 - Value", "Work,1 ::: 2 ::: 1", ["work 1", "work 2"]),
    (
      "Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value", "Work,1,* Work,1",
      ["* work 1"]
    ),
  ])
  func numbers(headings: String, cells: String, expected: [String]) {
    let result = CSVImport("First Name,\(headings)\nA,\(cells)\n")
    let phones = result.contacts.first?.phones.map {
      ($0.isPreferred ? "* " : "") + "\($0.label) \($0.value)"
    }
    #expect(phones == expected)
    #expect(told(result) == [])
  }
}
