import ContactModel
import SectionFormatting
import SectionModel
import Testing

@Suite("Second text and details") struct SecondaryTextTests {
  private func row(_ contact: Contact, _ secondary: SecondaryContent) throws -> ShownRow {
    var options = FormattingOptions()
    options.secondary = secondary
    return try ShownList([contact], "sv", options).row
  }

  private var full: Contact {
    Contact.person("Åsa", "Öberg").with {
      $0.phones = [
        .init(label: "home", value: "08-1"), .init(value: "08\t-2 ", isPreferred: true),
      ]
      $0.emails = [.init(label: "work", value: "a@b.se"), .init(value: "c@d.se")]
      $0.organization = "Acme  AB"
      $0.jobTitle = "Chef"
      $0.dates = [
        ContactDate(kind: .anniversary, value: .text("x")),
        ContactDate(kind: .birthday, value: .text("våren 1990")),
      ]
    }
  }

  @Test func isWhatWasChosen() throws {
    #expect(try row(full, .phone).secondary == "08 -2")
    #expect(try row(full, .email).secondary == "a@b.se")
    #expect(try row(full, .organization).secondary == "Acme AB")
    #expect(try row(full, .birthday).secondary == "våren 1990")
    #expect(try row(full, .none).secondary == "")
    #expect(try row(.person("Åsa", ""), .phone).secondary == "")
  }

  @Test func isAbsentWhereTheTitleShowsIt() throws {
    let email = Contact().with { $0.emails = [.init(value: "a@b.se")] }
    #expect(try row(email, .email).secondary == "")
    let phone = Contact().with { $0.phones = [.init(value: "08-1")] }
    #expect(try row(phone, .phone).secondary == "")
    let company = Contact().with { $0.organization = "Acme" }
    #expect(try row(company, .organization).secondary == "")
    let named = Contact.named("Acme").with { $0.organization = "Acme" }
    #expect(try row(named, .organization).secondary == "")
    let both = Contact().with {
      $0.emails = [.init(value: "a@b.se")]
      $0.phones = [.init(value: "08-1")]
    }
    #expect(try row(both, .phone).secondary == "08-1")
  }

  @Test func detailsHaveLocalisedLabels() throws {
    var options = FormattingOptions()
    options.details = true
    let row = try ShownList([full], "sv", options).row
    #expect(row.phones == [["Hem", "08-1", "08-1"], ["Telefon", "08 -2", "08 -2"]])
    #expect(row.emails == [["Arbete", "a@b.se", "a@b.se"], ["E-post", "c@d.se", "c@d.se"]])
    #expect(row.organization == "Acme AB")
    #expect(row.jobTitle == "Chef")
    let own = Contact.person("Åsa", "").with {
      $0.phones = ["mobile", "main", "homeFax", "workFax", "otherFax", "pager", "other", "Stugan "]
        .map { .init(label: $0, value: "1") }
    }
    #expect(
      try ShownList([own], "sv", options).row.phones.map { $0[0] }
        == [
          "Mobil", "Primärt nummer", "Hemfax", "Arbetsfax", "Fax", "Personsökare", "Annat",
          "Stugan",
        ])
    #expect(try ShownList([full], "sv").row.phones.isEmpty)
  }

  @Test func theStoredIdentifierIsShownWhereTheIdentifierIsAHash() throws {
    func sourceID(_ uid: String) throws -> String {
      try ShownList([.person("Åsa", "").with { $0.uid = uid }], "sv").row.sourceID
    }
    #expect(try sourceID("plain-1") == "")
    #expect(try sourceID("med blank") == "med blank")
    #expect(try sourceID("åäö") == "åäö")
    #expect(try sourceID("a\tb") == "a b")
    #expect(try sourceID("") == "")
  }
}
