import ContactModel
import Testing

@testable import ContactImport

/// A label is copied to every value that it is for, so that its length has a limit (256 bytes).
@Suite struct LongLabelTests {
  private static func label(_ count: Int) -> String { String(repeating: "L", count: count) }

  @Test(arguments: [
    ("Phone 1 - Label,Phone 1 - Value", "1 ::: 2 ::: 3"),
    ("E-mail 1 - Label,E-mail 1 - Value", "a@x"), ("Website 1 - Label,Website 1 - Value", "x.org"),
    ("Event 1 - Label,Event 1 - Value", "1990-03-14 ::: 1990-03-15"),
    ("Address 1 - Label,Address 1 - City", "Oslo ::: Bergen"),
  ])
  func ofATable(headings: String, value: String) throws {
    func read(_ count: Int) throws -> (labels: [String], findings: [String]) {
      let result = CSVImport("First Name,\(headings)\nA,\(Self.label(count)),\(value)\n")
      let contact = try #require(result.contacts.first)
      let values = contact.phones + contact.emails + contact.urls
      let labels =
        values.map(\.label) + contact.addresses.map(\.label) + contact.dates.map(\.label)
      return (labels, result.diagnostics.map { "\($0.code.rawValue) \($0.field) \($0.count)" })
    }
    let values = value.split(separator: " ::: ")
    let longest = try read(256)
    #expect(longest.labels == values.map { _ in Self.label(256) })
    #expect(longest.findings == [])
    let tooLong = try read(257)
    #expect(tooLong.labels == values.map { _ in "" })
    let heading = try #require(headings.split(separator: ",").first)
    #expect(tooLong.findings == ["value-too-long \(heading) 1"])
  }

  @Test func onlyTheLongOneOfSeveral() throws {
    let result = CSVImport(
      "First Name,Phone 1 - Label,Phone 1 - Value\nA,Home ::: \(Self.label(300)),1 ::: 2\n")
    #expect(result.contacts.first?.phones.map(\.label) == ["home", ""])
    #expect(result.findings == ["value-too-long:2"])
  }

  @Test(arguments: [
    "i.X-ABLabel:LABEL\ni.TEL;TYPE=cell:1\ni.TEL;TYPE=cell:2", "TEL;TYPE=X-LABEL:1",
    "i.X-ABLabel:LABEL\ni.ADR:;;Road 1", "i.X-ABLabel:LABEL\ni.X-ABDATE:1990-03-14",
    "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1990-03-14;0;LABEL",
  ])
  func ofACard(lines: String) throws {
    func read(_ count: Int) throws -> (labels: [String], codes: [String]) {
      let text = lines.replacing("LABEL", with: Self.label(count))
      let reading = CardReading(
        Array("BEGIN:VCARD\nVERSION:3.0\nN:A;B\n\(text)\nEND:VCARD\n".utf8))
      let (contacts, diagnostics) = reading.decided()
      let contact = try #require(contacts.first)
      let labels =
        contact.phones.map(\.label) + contact.addresses.map(\.label) + contact.dates.map(\.label)
      return (labels, diagnostics.map { "\($0.code.rawValue) \($0.count)" })
    }
    #expect(try read(256).codes == [])
    #expect(try read(256).labels.allSatisfy { $0 == Self.label(256) })
    for count in [257, 2000] {
      let tooLong = try read(count)
      let isForTwo = lines.contains("TEL;TYPE=cell")
      #expect(tooLong.codes == ["value-too-long \(isForTwo ? 2 : 1)"])
      #expect(tooLong.labels == (isForTwo ? ["mobile", "mobile"] : [""]))
    }
  }
}
