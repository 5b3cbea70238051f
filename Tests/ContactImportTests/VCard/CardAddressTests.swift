import ContactModel
import Testing

@testable import ContactImport

/// Addresses as they are written on envelopes: LABEL as a parameter and as a property.
@Suite struct CardAddressTests {
  /// RFC 6350 6.3.1: the LABEL parameter is "the delivery address label"; its example has all parts
  /// empty but for the ones shown, and `\n` for the line breaks.
  @Test func parameterOfEmptyAddress() {
    let contact = CardReading(
      card(
        "4.0", "FN:A", #"ADR;TYPE=home;LABEL="Box 7\n123 45 Stad^nAl\, Sverige":;;;;;;"#,
        #"ADR;LABEL="  ":;;;;;;"#)
    ).contact
    #expect(
      contact.addresses == [
        address("home", street: "Box 7\n123 45 Stad\nAl, Sverige")
      ])
  }

  @Test func parameterBesideParts() {
    let contact = CardReading(
      card("4.0", "FN:A", #"ADR;LABEL="Long way 1, Town":;;Way 1;Town;;;"#)
    ).contact
    #expect(contact.addresses == [address(street: "Way 1", city: "Town")])
  }

  @Test("a card with a formatted address alone is a contact")
  func nothingElse() {
    #expect(CardReading(card("4.0", "ADR;LABEL=Way 1:;;;;;;")).contact.addresses.count == 1)
    #expect(CardReading(card("3.0", "LABEL:Way 1")).contact.addresses.count == 1)
  }

  /// RFC 2426 3.2.2, and vCard 2.1 2.2.2 with its own example's line breaks.
  @Test func property() {
    let three = CardReading(card("3.0", "FN:A", "LABEL;TYPE=work,postal:Way 1\\nTown\\, Land\\n"))
    #expect(
      three.contact.addresses == [address("work", street: "Way 1\nTown, Land")])
    #expect(three.codes == [])
    let old = CardReading(
      card("2.1", "FN:A", "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:Way 1=0D=0A=", "Town"))
    #expect(old.contact.addresses == [address("home", street: "Way 1\nTown")])
  }

  /// RFC 2426 3.2.2: a LABEL is that of the ADR with its types.
  @Test(arguments: [
    (["ADR;TYPE=home:;;Way 1;;;;", "LABEL;TYPE=home:Way 1"], ["Way 1"]),
    (["ADR;TYPE=home:;;Way 1;;;;", "LABEL;TYPE=work:Road 2"], ["Way 1", "Road 2"]),
    (["LABEL;TYPE=work:Road 2", "ADR;TYPE=home:;;Way 1;;;;"], ["Road 2", "Way 1"]),
    (["ADR:;;Way 1;;;;", "LABEL;TYPE=work:Way 1"], ["Way 1"]),
    (["ADR;TYPE=home:;;Way 1;;;;", "LABEL:Way 1"], ["Way 1"]),
    (["a.ADR;TYPE=home:;;Way 1;;;;", "A.LABEL;TYPE=work:Way 1"], ["Way 1"]),
    (["ADR;TYPE=home:;;;;;;", "LABEL;TYPE=home:Way 1"], ["Way 1"]),
  ]) func besideAddress(_ lines: [String], _ streets: [String]) {
    let text = (["BEGIN:VCARD", "VERSION:3.0", "FN:A"] + lines + ["END:VCARD"]).joined(
      separator: "\n")
    #expect(CardReading(text).contact.addresses.map(\.street) == streets)
  }

  /// In a file with windows-1253: alpha is E1 there.
  @Test func undecidedParameter() {
    let reading = CardReading(latinBytes(card("4.0", "FN:A", "ADR;LABEL=\u{E1}\u{E1}:;;;;;;")))
    #expect(reading.chunk.batch.isUndecided)
    let decided = reading.decided(encoding: EncodingChoice(name: "windows-1253"))
    #expect(decided.contacts.map { $0.addresses.count } == [1])
  }
}
