import ContactModel
import Foundation
import SectionExport
import TestSupport
import Testing

struct ContactRecordsTests {
  @Test func everyKeyStandsInItsPlace() {
    var contact = fullContact()
    contact.alternates = [latinName()]
    contact.source = SourcePosition(file: 1, line: 12, record: 3)
    let expected = #"""
      {"id":"a\"b","uid":"a\"b","kind":"organization",\#
      "name":{"prefix":"1","given":"2","additional":"3","family":"4","suffix":"5",\#
      "phoneticGiven":"6","phoneticAdditional":"7","phoneticFamily":"8","language":"el"},\#
      "sortAs":["x","","y"],"organizationSortAs":"9","formattedName":"10","nickname":"11",\#
      "organization":"12","department":"13","jobTitle":"14",\#
      "phones":[{"label":"mobile","value":"+30","preferred":true},{"value":"0"}],\#
      "emails":[{"label":"home","value":"a@example.org"}],"urls":[{"value":"https://example.org"}],\#
      "addresses":[{"label":"home","street":"s\nt","extended":"e","poBox":"p","city":"c",\#
      "region":"r","postalCode":"1 2","country":"GR"},{"city":"C"}],\#
      "dates":[{"kind":"birthday","iso":"1980-02-29"},{"kind":"anniversary","iso":"--02-29"},\#
      {"kind":"death","iso":"2001-05"},{"kind":"other","label":"l","iso":"1999"},\#
      {"kind":"other","text":"soon"}],"note":"n","categories":["k","m"],"photo":"http://p",\#
      "alternates":[{"language":"en","name":{"given":"G","family":"F"},\#
      "sortAs":["s"],"organizationSortAs":"t","formattedName":"G F","organization":"O"}],\#
      "source":{"file":"b.vcf","line":12,"record":3}}

      """#
    #expect(lines([contact], paths: ["a.csv", "b.vcf"]) == expected)
  }

  @Test func absentFieldsHaveNoKeys() {
    var contact = Contact()
    contact.formattedName = "Anna"
    let id = SlowXXH64.text([14, 4, 0, 0, 0] + Array("Anna".utf8))
    let expected = #"{"id":"h\#(id)","kind":"individual","formattedName":"Anna"}"# + "\n"
    #expect(lines([contact], paths: []) == expected)
  }

  @Test func duplicatesHaveNoLine() {
    var contact = Contact()
    contact.uid = "one"
    var other = contact
    other.source = SourcePosition(file: 0, line: 9, record: 2)
    let expected = #"{"id":"one","uid":"one","kind":"individual"}"# + "\n"
    #expect(lines([contact, other], paths: []) == expected)
  }

  @Test func chunksJoinToAllContacts() throws {
    let count = ContactRecords.chunkLimit * 2 + 1
    let contacts = (0..<count).map { number in
      var contact = Contact()
      contact.uid = "uid-\(number)"
      return contact
    }
    let records = ContactRecords(directory: directory(contacts, batchSize: 1000), paths: [])
    #expect(records.chunkCount == 3)
    let text = (0..<records.chunkCount).flatMap { records.lines(ofChunk: $0) }
    let ids = text.split(separator: 0x0A).map { line in
      String(decoding: line.dropFirst(7).prefix { $0 != 0x22 }, as: UTF8.self)
    }
    #expect(ids == contacts.map(\.uid))
  }

  @Test func noContactsNoChunks() {
    #expect(ContactRecords(directory: ContactDirectory(batches: []), paths: []).chunkCount == 0)
  }

  // MARK: - Samples

  private func lines(_ contacts: [Contact], paths: [String]) -> String {
    let records = ContactRecords(directory: directory(contacts, batchSize: 10), paths: paths)
    let bytes = (0..<records.chunkCount).flatMap { records.lines(ofChunk: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func directory(_ contacts: [Contact], batchSize: Int) -> ContactDirectory {
    let batches = stride(from: 0, to: contacts.count, by: batchSize).map { start in
      var builder = ContactBatchBuilder()
      for contact in contacts[start..<min(start + batchSize, contacts.count)] {
        builder.append(contact)
      }
      return builder.takeBatch()
    }
    return ContactDirectory(batches: batches)
  }

  private func latinName() -> AlternateName {
    var alternate = AlternateName()
    alternate.language = "en"
    alternate.name.given = "G"
    alternate.name.family = "F"
    alternate.formattedName = "G F"
    alternate.organization = "O"
    alternate.sortAs = ["s"]
    alternate.organizationSortAs = "t"
    return alternate
  }

  private func fullContact() -> Contact {
    var contact = Contact()
    contact.uid = "a\"b"
    contact.kind = .organization
    contact.name.prefix = "1"
    contact.name.given = "2"
    contact.name.additional = "3"
    contact.name.family = "4"
    contact.name.suffix = "5"
    contact.name.phoneticGiven = "6"
    contact.name.phoneticAdditional = "7"
    contact.name.phoneticFamily = "8"
    contact.name.language = "el"
    contact.sortAs = ["x", "", "y"]
    contact.organizationSortAs = "9"
    contact.formattedName = "10"
    contact.nickname = "11"
    contact.organization = "12"
    contact.department = "13"
    contact.jobTitle = "14"
    setLists(of: &contact)
    return contact
  }

  private func setLists(of contact: inout Contact) {
    contact.phones = [
      LabeledValue(label: "mobile", value: "+30", isPreferred: true), LabeledValue(value: "0"),
    ]
    contact.emails = [LabeledValue(label: "home", value: "a@example.org")]
    contact.urls = [LabeledValue(value: "https://example.org")]
    var home = PostalAddress()
    home.label = "home"
    home.street = "s\nt"
    home.extended = "e"
    home.poBox = "p"
    home.city = "c"
    home.region = "r"
    home.postalCode = "1 2"
    home.country = "GR"
    var other = PostalAddress()
    other.city = "C"
    contact.addresses = [home, other]
    let days: [(ContactDate.Kind, String, PartialDate?)] = [
      (.birthday, "", PartialDate(year: 1980, month: 2, day: 29)),
      (.anniversary, "", PartialDate(year: nil, month: 2, day: 29)),
      (.death, "", PartialDate(year: 2001, month: 5, day: nil)),
      (.other, "l", PartialDate(year: 1999, month: nil, day: nil)),
    ]
    contact.dates = days.compactMap { kind, label, day in
      day.map { ContactDate(kind: kind, label: label, value: .date($0)) }
    }
    contact.dates.append(ContactDate(kind: .other, value: .text("soon")))
    contact.note = "n"
    contact.categories = ["k", "m"]
    contact.photo = "http://p"
  }
}
