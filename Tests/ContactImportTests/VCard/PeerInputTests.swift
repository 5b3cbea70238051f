import ContactModel
import Testing

@testable import ContactImport

/// The nineteen inputs on which ez-vcard, sabre, ical.js and py-vobject were run; each of them fails
/// on at least three.
@Suite struct PeerInputTests {
  @Test func byteOrderMark() {
    let contact = CardReading("\u{FEFF}" + card("3.0", "FN:Anna")).contact
    #expect(contact.formattedName == "Anna")
  }

  @Test func byteOrderMarkBetweenFilesPutTogether() {
    let one = "\u{FEFF}" + card("3.0", "FN:Anna")
    #expect(CardReading(one + one + one).contacts.map(\.formattedName) == ["Anna", "Anna", "Anna"])
  }

  @Test func carriageReturnsOnly() {
    let text = card("3.0", "FN:Anna", "TEL:1").replacing("\r\n", with: "\r")
    let reading = CardReading(text + text)
    #expect(reading.contacts.map(\.formattedName) == ["Anna", "Anna"])
    #expect(reading.contacts.map(\.source.line) == [1, 6])
    #expect(reading.codes == [])
  }

  @Test func textAroundCards() {
    let reading = CardReading(
      "Exported by Phone\r\n\r\n" + card("2.1", "# a comment", "FN:Anna") + "\0\r\nNULL\r\n")
    #expect(reading.contact.formattedName == "Anna")
    #expect(reading.codes == [.vcardTextOutside, .vcardLineMalformed, .vcardTextOutside])
    #expect(reading.chunk.diagnostics.map(\.position.line) == [1, 5, 9])
    #expect(
      reading.chunk.diagnostics.map(\.detail) == ["Exported by Phone", "# a comment", "NULL"])
  }

  @Test func beginWithoutEnd() {
    let reading = CardReading(
      "BEGIN:VCARD\nVERSION:3.0\nFN:Anna\nBEGIN:VCARD\nVERSION:3.0\nFN:Bo\nEND:VCARD\n")
    #expect(reading.contacts.map(\.formattedName) == ["Anna", "Bo"])
    #expect(reading.codes == [.vcardEndMissing])
    #expect(reading.chunk.diagnostics.map(\.position.line) == [1])
  }

  @Test func agentBlock() {
    let agent = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Bo\r\nEND:VCARD"
    let reading = CardReading(card("2.1", "FN:Anna", "AGENT:", agent, "TEL:1"))
    #expect(reading.contact.formattedName == "Anna")
    #expect(reading.contact.phones.map(\.value) == ["1"])
    #expect(reading.chunk.nestedCount == 1)
    #expect(reading.codes == [.vcardNestedCard])
    #expect(reading.chunk.diagnostics.first?.position == SourcePosition(line: 5, record: 2))
  }

  @Test func noVersionAndNamelessParameters() {
    let reading = CardReading("BEGIN:VCARD\r\nFN:Anna\r\nTEL;HOME;FAX:1\r\nEND:VCARD\r\n")
    #expect(reading.contact.phones == [LabeledValue(label: "homeFax", value: "1")])
    #expect(reading.codes == [.vcardVersionMissing])
  }

  @Test func foldOfVersion21KeepsTheBlank() {
    let lines = ["NOTE:an", " example"]
    #expect(CardReading(card("2.1", lines[0], lines[1])).contact.note == "an example")
    #expect(CardReading(card("3.0", lines[0], lines[1])).contact.note == "anexample")
    #expect(CardReading(card("4.0", lines[0], lines[1])).contact.note == "anexample")
  }

  @Test(arguments: ["2.1", "3.0", "4.0"]) func foldWithinLetter(_ version: String) {
    let bytes = Array(card(version, "FN:\u{3A9}\u{3A9}").utf8)
    let place = (bytes.firstIndex(of: 0xCE) ?? 0) + 1
    let folded = bytes[..<place] + Array("\r\n ".utf8) + bytes[place...]
    #expect(CardReading(Array(folded)).contact.formattedName == "\u{3A9}\u{3A9}")
  }

  @Test func softBreakWithoutBlank() {
    let reading = CardReading(
      card("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:one =", "two=20=", "three", "TEL:1"))
    #expect(reading.contact.note == "one two three")
    #expect(reading.contact.phones.map(\.value) == ["1"])
  }

  @Test func softBreakWithBlank() {
    let reading = CardReading(
      card("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:=41=", " =42=", " =43", "TEL:1"))
    #expect(reading.contact.note == "ABC")
  }

  @Test func softBreakWithBlankOfTheText() {
    let reading = CardReading(
      card("2.1", "NOTE;ENCODING=QUOTED-PRINTABLE:one=", " two th=", "ree"))
    #expect(reading.contact.note == "one two three")
  }

  @Test func encodedSemicolonDoesNotSplit() {
    let reading = CardReading(
      card("2.1", "ADR;WORK;ENCODING=QUOTED-PRINTABLE:;;A=3BB;C=2C;;1;D"))
    var address = PostalAddress()
    (address.label, address.street, address.city) = ("work", "A;B", "C,")
    (address.postalCode, address.country) = ("1", "D")
    #expect(reading.contact.addresses == [address])
  }

  @Test func strayEqualsSignBeforeProperty() {
    let reading = CardReading(card("2.1", "NOTE;QUOTED-PRINTABLE:one=", "TEL;HOME:1", "URL:u"))
    #expect(reading.contact.note == "one")
    #expect(reading.contact.phones == [LabeledValue(label: "home", value: "1")])
    #expect(reading.contact.urls.map(\.value) == ["u"])
    #expect(reading.codes == [.vcardEncodingMalformed])
  }

  @Test func strayEqualsSignBeforeEnd() {
    let one = card("2.1", "NOTE;QUOTED-PRINTABLE:one=")
    let reading = CardReading(one + one)
    #expect(reading.contacts.map(\.note) == ["one", "one"])
    #expect(reading.codes == [.vcardEncodingMalformed])
    #expect(reading.chunk.diagnostics.map(\.count) == [2])
  }

  @Test func encodedValueWithCharset() {
    let reading = CardReading(
      card("2.1", "FN;CHARSET=ISO-8859-9;ENCODING=QUOTED-PRINTABLE:=DEule I=FE=FDk"))
    #expect(reading.contact.formattedName == "\u{15E}ule I\u{15F}\u{131}k")
    #expect(reading.codes == [])
  }

  @Test func rawValueWithCharset() {
    let reading = CardReading(latinBytes(card("2.1", "FN;CHARSET=latin5:\u{DE}ule")))
    #expect(reading.contact.formattedName == "\u{15E}ule")
    #expect(!reading.chunk.batch.isUndecided)
  }

  @Test func base64WithoutIndentAndBlankLine() {
    let reading = CardReading(
      card("2.1", "PHOTO;JPEG;BASE64:AAAA", "BBBB", "CC==", "TEL:1"))
    #expect(reading.contact.phones.map(\.value) == ["1"])
    #expect(reading.contact.photo == "")
    #expect(reading.codes == [.vcardPhotoSkipped])
  }

  @Test func base64WithBlankLine() {
    let reading = CardReading(
      card("2.1", "PHOTO;ENCODING=BASE64;TYPE=GIF:", " AAAA", "  BBBB=", "", "TEL:1"))
    #expect(reading.contact.phones.map(\.value) == ["1"])
    #expect(reading.codes == [.vcardPhotoSkipped])
  }

  @Test func caretsInParameters() {
    let reading = CardReading(card("4.0", "FN:B", "N;SORT-AS=\"a^'b^^c^nd\":B;;;;"))
    #expect(reading.contact.sortAs == ["a\"b^c\nd"])
    let old = CardReading(card("2.1", "N;SORT-AS=a^^b:B;;;;"))
    #expect(old.contact.sortAs == ["a^^b"])
  }

  @Test func listsAndEscapes() {
    let contact = CardReading(
      card(
        "3.0", "N:A\\,B;C,D;E, F;;", "NOTE:a\\, b\\: c\\\\n d\\ne\\x \\\"f\\", "URL:http\\://a.b"
      )
    ).contact
    #expect(contact.name.family == "A,B")
    #expect(contact.name.given == "C D")
    #expect(contact.name.additional == "E F")
    #expect(contact.note == "a, b: c\\n d\ne\\x \"f\\")
    #expect(contact.urls.map(\.value) == ["http://a.b"])
  }
}
