import ContactModel
import Testing

@testable import ContactImport

/// A contact has one name, one organisation, one title; what a card has beyond them is told.
@Suite struct CardFurtherValueTests {
  private func findings(_ version: String, _ lines: String...) -> [String] {
    let text = ["BEGIN:VCARD", "VERSION:" + version, "FN:A"] + lines + ["END:VCARD", ""]
    return CardReading(text.joined(separator: "\r\n")).chunk.diagnostics
      .filter { $0.code == .vcardValueSkipped }.map {
        "\($0.position.line) \($0.field) \($0.detail)"
      }
  }

  @Test func furtherValues() {
    #expect(findings("3.0", "FN:B", "FN:C") == ["4 FN B", "5 FN C"])
    #expect(findings("3.0", "N:Ek;Anna", "N:;Bo") == ["5 N ;Bo"])
    #expect(findings("3.0", "ORG:a;b", "ORG:c\\, d;e") == ["5 ORG c, d;e"])
    #expect(findings("3.0", "TITLE:a", "TITLE:b") == ["5 TITLE b"])
    #expect(findings("3.0", "UID:1", "UID:2") == ["5 UID 2"])
    #expect(findings("3.0", "PHOTO:http://a", "PHOTO:http://b") == ["5 PHOTO http://b"])
    #expect(
      findings("2.1", "TITLE:a", "TITLE;ENCODING=QUOTED-PRINTABLE:=CE=91") == ["5 TITLE \u{391}"])
  }

  /// RFC 9554 2.2: a vCard 4.0 has seven parts of N, the others five; ADR has seven that are read.
  @Test func furtherParts() {
    #expect(findings("3.0", "N:a;b;c;d;e;f;g") == ["4 N f;g"])
    #expect(findings("4.0", "N:a;b;c;d;e;f;g") == [])
    #expect(findings("4.0", "N:a;b;c;d;e;f;g; h ") == ["4 N h"])
    #expect(findings("3.0", "N:a;b;c;d;e;;") == [])
    #expect(findings("3.0", "ADR:;;a;b;c;d;e;;f") == ["4 ADR f"])
    // RFC 9554 2.1: writers repeat the further parts in the street.
    #expect(findings("4.0", "ADR:;;Main Street 5;b;c;d;e;;;;5;Main Street") == [])
    let long = String(repeating: "x", count: 5000)
    #expect(findings("3.0", "N:\(long);b;c;d;e;x") == ["4 N x"])
  }

  /// RFC 6350 6.6.2: ROLE is not TITLE; the contact has one of them.
  @Test func roles() {
    #expect(findings("4.0", "ROLE:a", "TITLE:b") == ["4 ROLE a"])
    #expect(findings("4.0", "ROLE:a", "ROLE:b") == ["5 ROLE b"])
    #expect(findings("4.0", "ROLE:a") == [])
  }

  /// The same said twice, in whatever encoding, is nothing lost.
  @Test func sameValues() {
    #expect(findings("3.0", "FN: A ", "ROLE:b", "TITLE:b") == [])
    #expect(findings("2.1", "TITLE:a=b", "TITLE;ENCODING=QUOTED-PRINTABLE:a=3Db") == [])
  }

  /// Several of these are all kept.
  @Test func joinedValues() {
    #expect(
      findings(
        "3.0", "NOTE:a", "NOTE:b", "NICKNAME:a", "NICKNAME:b", "TEL:1", "TEL:2", "BDAY:1990-01-01",
        "BDAY:1990-01-02", "CATEGORIES:a", "CATEGORIES:b") == [])
  }

  /// Names in other languages are kept, one for each; so is one reading.
  @Test func namesInLanguages() {
    #expect(
      findings("4.0", "N:a;b", "N;LANGUAGE=sv:c;d", "N;LANGUAGE=sv:e;f", "FN;LANGUAGE=sv:g")
        == ["6 N e;f"])
    #expect(
      findings("4.0", "N;LANGUAGE=sv:c;d", "N;LANGUAGE=bg:e", "N;LANGUAGE=el:f", "N;LANGUAGE=el:g")
        == ["7 N g"])
    #expect(findings("4.0", "FN;LANGUAGE=sv:b", "FN;LANGUAGE=sv:b") == [])
    #expect(
      findings("4.0", "N:a;b", "N;PHONETIC=ipa:c;d", "N;PHONETIC=jyut:e;f") == ["6 N e;f"])
    #expect(findings("4.0", "FN;PHONETIC=ipa:a") == ["4 FN a"])
    let lines = (0..<66).map { "N;LANGUAGE=x\($0):\($0)" }
    let text = (["BEGIN:VCARD", "VERSION:4.0", "N:a"] + lines + ["END:VCARD"])
    let reading = CardReading(text.joined(separator: "\r\n"))
    #expect(reading.contact.alternates.count == 64)
    #expect(reading.chunk.diagnostics.map(\.detail) == ["64", "65"])
  }

  /// What is told of a value that was not taken has no part in the vote about the file's encoding.
  @Test func undecidedValues() {
    let text = "BEGIN:VCARD\r\nVERSION:2.1\r\nTITLE:a\r\nTITLE:\u{E5}\r\nEND:VCARD\r\n"
    let reading = CardReading(latinBytes(text))
    #expect(reading.chunk.diagnostics.map(\.detail) == ["\u{FFFD}"])
    #expect(reading.chunk.statistics.bytePairs.isEmpty)
  }

  /// RFC 6350 5.1: LANGUAGE may be on TITLE, ROLE and ORG as well.
  @Test func titlesInLanguages() {
    let reading = CardReading(
      card("4.0", "FN:A", "ROLE:R", "TITLE;LANGUAGE=sv:Chef", "TITLE:Boss", "TITLE;LANGUAGE=el:C"))
    #expect(reading.contact.jobTitle == "Boss")
    #expect(reading.chunk.diagnostics.map(\.detail) == ["R", "Chef", "C"])
    #expect(Set(reading.codes) == [.vcardValueSkipped])
  }

  @Test func unitsInOtherLanguages() {
    let reading = CardReading(
      card("4.0", "FN:A", "ORG:Bank;Stock", "ORG;LANGUAGE=sv:Banken;Aktier;Fonder"))
    #expect(reading.contact.department == "Stock")
    #expect(reading.contact.alternates.map(\.organization) == ["Banken"])
    #expect(reading.chunk.diagnostics.map(\.detail) == ["Aktier;Fonder"])
    #expect(reading.chunk.diagnostics.map(\.field) == ["ORG"])
  }

  // MARK: - Unknown properties

  /// RFC 6350 6.10: names that begin with X- are private; IMPP and INTEREST (RFC 6715) are known.
  @Test func unknownProperties() {
    let one = card(
      "4.0", "FN:A", "a.shoe-size;TYPE=x:42", "X-SHOE:1", "IMPP:xmpp:a", "INTEREST:cats", "EMPTY:;",
      "LONG;X=1", " ;Y=2:3")
    let two = card("4.0", "FN:B") + card("4.0", "FN:C", "SHOE-SIZE:43", "Shoe-Size:44")
    let reading = CardReading(one + two)
    #expect(Set(reading.codes) == [.vcardPropertyUnknown])
    #expect(reading.chunk.diagnostics.map(\.field) == ["SHOE-SIZE", "LONG"])
    #expect(reading.chunk.diagnostics.map(\.count) == [3, 1])
    #expect(reading.chunk.diagnostics.map(\.position.line) == [4, 9])
    #expect(reading.chunk.diagnostics.map(\.lastRecord) == [3, 1])
  }

  @Test func unknownPropertiesAreBounded() {
    let lines = (0..<20_000).map { "P\($0):1\r\n" }.joined()
    let reading = CardReading(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\n" + lines + "P0:2\r\nEND:VCARD\r\n")
    #expect(reading.codes.count == DiagnosticLog.usualLimit + 1)
    #expect(reading.chunk.diagnostics.first?.count == 2)
    #expect(reading.chunk.diagnostics.last?.isRest == true)
    #expect(reading.chunk.diagnostics.reduce(0) { $0 + $1.count } == 20_001)
  }
}
