import ContactModel
import Testing

@testable import ContactImport

/// Cards and lines: where they begin and end, and what is no part of them.
@Suite struct CardLineTests {
  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"]) func lineEnds(_ end: String) {
    let text = card("3.0", "FN:Anna", "NOTE:a", " b", "TEL:1").replacing("\r\n", with: end)
    let reading = CardReading(text + text)
    #expect(reading.contacts.map(\.note) == ["ab", "ab"])
    #expect(reading.contacts.map(\.phones.count) == [1, 1])
    #expect(reading.contacts.map(\.source.line) == [1, 8])
    #expect(reading.contacts.map(\.source.record) == [1, 2])
    #expect(reading.chunk.lineCount == 14)
    #expect(reading.codes == [])
  }

  @Test func mixedLineEnds() {
    let reading = CardReading("BEGIN:VCARD\rVERSION:3.0\nFN:A\r\nTEL:1\r\r\nEND:VCARD")
    #expect(reading.contact.phones.map(\.value) == ["1"])
    #expect(reading.chunk.lineCount == 4)
  }

  /// vCard 2.1 grammar: `"BEGIN" [ws] ":" [ws] "VCARD" [ws] 1*CRLF`.
  @Test(arguments: ["begin:vcard", "Begin : vCard  ", "BEGIN\t:VCARD\t"])
  func spellingsOfBegin(_ line: String) {
    let reading = CardReading(line + "\nversion:3.0\nfn:Anna\nend : vcard \n")
    #expect(reading.contact.formattedName == "Anna")
    #expect(reading.codes == [])
  }

  /// RFC 2426 4: `[group "."] "BEGIN" ":" "VCARD"`; a spreadsheet's delimiters, DOS's end of a file, and
  /// a byte order mark that was taken for Latin-1.
  @Test(arguments: [
    ("item1.BEGIN:VCARD", "item1.END:VCARD"), ("a.b.begin:vcard", "END:VCARD;;"),
    ("BEGIN:VCARD; ;", "END:VCARD\u{1A}"), ("\u{EF}\u{BB}\u{BF}BEGIN:VCARD", "END:VCARD ;\t"),
  ]) func groupsAndTails(_ begin: String, _ end: String) {
    let text = "\(begin)\nVERSION:3.0\nFN:A\n\(end)\n"
    let reading = CardReading(text + text)
    #expect(reading.contacts.map(\.formattedName) == ["A", "A"])
    #expect(reading.codes == [])
    #expect(InputSniffer.format(of: Array(text.utf8).span) == .vcard)
    // What stands behind END may stand between it and BEGIN.
    let joined = CardReading(text.dropLast() + text)
    #expect(joined.contacts.count == (end.hasPrefix("END") ? 2 : 1))
  }

  @Test func otherGroupsAreNoBegin() {
    let reading = CardReading(
      card("3.0", "FN:A", "item 1.END:VCARD", "item1;x.END:VCARD", "x.END:VCARDS", "TITLE:B"))
    #expect(reading.contact.jobTitle == "B")
  }

  @Test func lowerCaseAndGroups() {
    let reading = CardReading(card("3.0", "fn:Anna", "A.B.tel;type=home:1", "item1.Email:e"))
    #expect(reading.contact.formattedName == "Anna")
    #expect(reading.contact.phones == [LabeledValue(label: "home", value: "1")])
    #expect(reading.contact.emails.map(\.value) == ["e"])
  }

  @Test func blankLinesAndNULs() {
    let reading = CardReading(card("3.0", "", "FN:An\0na", " ", "", "TEL:1\0"))
    #expect(reading.contact.formattedName == "Anna")
    #expect(reading.contact.phones.map(\.value) == ["1"])
    // NULs behind a value are padding; within one they may have been something else.
    #expect(reading.codes == [.vcardNullByte, .vcardNullByte])
    #expect(reading.chunk.diagnostics.map(\.position.line) == [4, 7])
    #expect(CardReading(card("3.0", "FN:A") + "\0\0\0").codes == [])
  }

  /// Files put together of which one had no line end behind its last line.
  @Test(arguments: ["", "\u{FEFF}", " "]) func endAndBeginOnOneLine(_ between: String) {
    let text =
      "BEGIN:VCARD\nVERSION:2.1\nFN:A\nEND:VCARD\(between)BEGIN:VCARD\nVERSION:3.0\nNOTE:a\n b\n"
      + "end:vcard\(between)begin:vcard\nVERSION:3.0\nFN:C\nEND:VCARD\n"
    let reading = CardReading(text)
    #expect(reading.contacts.map(\.formattedName) == ["A", "", "C"])
    #expect(reading.contacts.map(\.note) == ["", "ab", ""])
    #expect(reading.contacts.map(\.source.line) == [1, 4, 8])
    #expect(reading.codes == [])
    #expect(reading.chunk.lineCount == 11)
  }

  /// What programs leave between files that they put together; within a card it is a fold.
  @Test(arguments: ["\0", "\u{1A}", " ", "\t", "\u{A0}", "\u{FEFF} ", "\0\0\u{1A}\u{FEFF}"])
  func paddingBeforeBegin(_ padding: String) {
    let reading = CardReading(card("3.0", "FN:A") + padding + card("2.1", "FN:B"))
    #expect(reading.contacts.map(\.formattedName) == ["A", "B"])
    #expect(reading.contacts.map(\.source.line) == [1, 5])
    #expect(reading.codes == [])
    #expect(CardReading(padding + card("3.0", "FN:A")).contact.formattedName == "A")
    let within = CardReading(card("3.0", "FN:A", " BEGIN:VCARD", "TEL:1"))
    #expect(within.contact.formattedName == "ABEGIN:VCARD")
  }

  /// A Latin-1 no-break space.
  @Test func paddingThatIsNoUTF8() {
    let reading = CardReading(latinBytes("x\r\n\u{A0}" + card("3.0", "FN:A")))
    #expect(reading.contact.formattedName == "A")
    #expect(reading.codes == [.vcardTextOutside])
  }

  @Test func indentedCards() {
    let cards = card("3.0", "NOTE:a", " b", "", "TEL:1") + "\r\n" + card("2.1", "FN:B", "x")
    for indentation in ["  ", "\t"] {
      let text = indentation + cards.replacing("\r\n", with: "\r\n" + indentation)
      let reading = CardReading(text + "\r\n" + card("4.0", "FN:C"))
      #expect(reading.contacts.map(\.note) == ["ab", "", ""])
      #expect(reading.contacts.map(\.formattedName) == ["", "B", "C"])
      #expect(reading.contacts.map(\.phones.count) == [1, 0, 0])
      #expect(reading.contacts.map(\.source.line) == [1, 9, 15])
      #expect(reading.codes == [.vcardLineMalformed])
      #expect(reading.chunk.diagnostics.map(\.position.line) == [12])
    }
  }

  /// A line of padding between CR and LF is a line of its own.
  @Test func linesOfIndentedCardsAreCounted() {
    let reading = CardReading(
      "  BEGIN:VCARD\r\n  FN:A\r\n  END:VCARD\r\0\n  BEGIN:VCARD\r\n  FN:B\r\n  END:VCARD\r\n")
    let lines = (0..<reading.chunk.batch.count).map { reading.chunk.batch.sources[$0].line }
    #expect(lines == [1, 5])
  }

  /// Only BEGIN is indented; a card whose END is missing in the indented lines is told.
  @Test func halfIndentedCards() {
    let first = CardReading("  " + card("3.0", "FN:A") + card("3.0", "FN:B"))
    #expect(first.contacts.map(\.formattedName) == ["A", "B"])
    #expect(first.codes == [])
    let text = "  BEGIN:VCARD\n  VERSION:3.0\n  FN:A\n  END:VCARD\n  BEGIN:VCARD\n  FN:B\n"
    let second = CardReading(text + card("3.0", "FN:C"))
    #expect(second.contacts.map(\.formattedName) == ["A", "B", "C"])
    #expect(second.codes == [.vcardVersionMissing, .vcardEndMissing])
  }

  @Test func beginBehindOtherText() {
    let reading = CardReading(card("3.0", "FN:A", "TEL:1BEGIN:VCARD", "NOTE:END:VCARDBEGIN:VCARD"))
    #expect(reading.contact.phones.map(\.value) == ["1BEGIN:VCARD"])
    #expect(reading.contact.note == "END:VCARDBEGIN:VCARD")
  }

  @Test func endOfFileWithinCard() {
    let reading = CardReading("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna")
    #expect(reading.contact.formattedName == "Anna")
    #expect(reading.codes == [.vcardEndMissing])
    #expect(reading.chunk.lineCount == 2)
  }

  @Test func emptyCards() {
    let reading = CardReading(card("3.0") + card("3.0", "REV:1", "UID:u", "N:;;;;", "FN: "))
    #expect(reading.chunk.skippedCount == 2)
    #expect(reading.codes == [.recordWithoutContent])
    #expect(reading.chunk.diagnostics.map { [$0.position.line, $0.lastLine] } == [[1, 4]])
  }

  @Test func noCards() {
    #expect(CardReading("").chunk.recordCount == 0)
    #expect(CardReading("\r\n\r\n").codes == [])
    #expect(CardReading("END:VCARD\r\nx\r\ny").codes == [.vcardTextOutside])
  }

  @Test func malformedLinesAreOneFinding() {
    let reading = CardReading(
      card("3.0", "FN:Anna", "no colon", "bad name: x", "\u{3A9}:x", ":x", "TEL:1", "again"))
    #expect(reading.contact.phones.count == 1)
    #expect(reading.codes == [.vcardLineMalformed, .vcardLineMalformed])
    #expect(reading.chunk.diagnostics.map(\.position.line) == [4, 9])
    #expect(reading.chunk.diagnostics.map(\.count) == [4, 1])
    #expect(reading.chunk.diagnostics.map(\.detail) == ["no colon", "again"])
  }

  @Test func versionsOfOneFile() {
    let cards = ["2.1", "3.0", "4.0"].map { card($0, "NOTE:a\\nb") }.joined()
    #expect(CardReading(cards).contacts.map(\.note) == ["a\\nb", "a\nb", "a\nb"])
  }

  @Test func lateVersionDecidesEarlierLines() {
    let text = "BEGIN:VCARD\nNOTE:a\n b\nFN:x\\ny\nVERSION:2.1\nEND:VCARD\n"
    let reading = CardReading(text)
    #expect(reading.contact.note == "a b")
    #expect(reading.contact.formattedName == "x\\ny")
    #expect(reading.codes == [])
  }

  @Test func versionBehindNestedCard() {
    let reading = CardReading(
      "BEGIN:VCARD\nNOTE:a\n b\nAGENT:\nBEGIN:VCARD\nVERSION:3.0\nEND:VCARD\nVERSION:2.1\n"
        + "END:VCARD\n")
    #expect(reading.contact.note == "a b")
  }

  /// The first version that is known counts, wherever it stands.
  @Test(arguments: [
    ("2.1", "3.0", "a b"), ("3.0", "2.1", "ab"), ("5.0", "2.1", "a b"), ("", "4.0", "ab"),
  ]) func repeatedVersion(_ first: String, _ second: String, _ note: String) {
    let reading = CardReading(card(first, "NOTE:a", " b", "VERSION:" + second))
    #expect(reading.contact.note == note)
    #expect(reading.codes == [])
  }

  @Test(arguments: ["5.0", "abc", "", "21"]) func unknownVersion(_ version: String) {
    let reading = CardReading(card(version, "NOTE:a", " b"))
    #expect(reading.contact.note == "ab")
    #expect(reading.codes == [version.isEmpty ? .vcardVersionMissing : .vcardVersionUnknown])
  }

  @Test(arguments: [
    ("TEL;HOME:1", "a b"), ("TEL;ENCODING=QUOTED-PRINTABLE:1", "a b"), ("TEL;TYPE=HOME:1", "ab"),
    ("TEL;:1", "ab"),
  ]) func guessedVersion(_ line: String, _ note: String) {
    let reading = CardReading("BEGIN:VCARD\nNOTE:a\n b\n\(line)\nEND:VCARD\n")
    #expect(reading.contact.note == note)
  }

  @Test func deeplyNestedCards() {
    let depth = 10_000
    let open = String(repeating: "AGENT:\nBEGIN:VCARD\n", count: depth)
    let close = String(repeating: "END:VCARD\n", count: depth)
    let reading = CardReading("BEGIN:VCARD\nVERSION:2.1\nFN:A\n\(open)FN:B\n\(close)END:VCARD\n")
    #expect(reading.contact.formattedName == "A")
    #expect(reading.chunk.nestedCount == depth)
  }

  @Test func agentForms() {
    let block = "BEGIN:VCARD\r\nFN:Bo\r\nEND:VCARD"
    #expect(CardReading(card("2.1", "FN:A", "AGENT:" + block)).chunk.nestedCount == 1)
    #expect(CardReading(card("2.1", "FN:A", "x.AGENT;X=1: ", "", block)).chunk.nestedCount == 1)
    let escaped = CardReading(
      card("3.0", "FN:A", "AGENT:BEGIN:VCARD\\nFN:Bo\\nEND:VCARD\\n", "TEL:1"))
    #expect(escaped.chunk.nestedCount == 1)
    #expect(escaped.codes == [.vcardNestedCard])
    #expect(escaped.contact.phones.count == 1)
    #expect(CardReading(card("3.0", "FN:A", "AGENT;VALUE=uri:CID:x")).codes == [])
    // RFC 2426 3.5.4: line breaks are escaped, and so are the backslashes of the card within.
    let deep = CardReading(
      card(
        "3.0", "FN:A",
        #"AGENT:BEGIN:VCARD\nFN:B\nNOTE:AGENT\n g.AGENT:C\nAGENT;X="a:b":BEGIN\:VCARD\\nFN:C\\n"#
          + #"a.AGENT:BEGIN:VCARD\\\\nFN:D\\\\nEND:VCARD\\nEND:VCARD\nEND:VCARD"#))
    #expect(deep.chunk.nestedCount == 3)
    #expect(deep.contacts.map(\.formattedName) == ["A"])
  }

  /// A fold may cut an escaped card anywhere; the lines behind it are the outer card's.
  @Test(arguments: ["", "BEGIN", "BEGIN:VCARD", "BEGIN:VCARD\\", "BEGIN:VCARD\\nFN:B"])
  func foldedEscapedCards(_ start: String) {
    let whole = "BEGIN:VCARD\\nFN:Bo\\nEND:VCARD\\n"
    let reading = CardReading(
      "BEGIN:VCARD\nNOTE:a\n b\nAGENT:\(start)\n \(whole.dropFirst(start.count))\nVERSION:2.1\n"
        + "TEL:1\nEND:VCARD\n")
    #expect(reading.contact.note == "a b")
    #expect(reading.contact.phones.count == 1)
    #expect(reading.codes == [.vcardNestedCard])
  }

  /// Text behind an AGENT is its value; only a bare one has its card on the lines behind it.
  @Test(arguments: [
    "AGENT:\n Bo", "AGENT:BEGIN:VCARD\n x", "AGENT;BASE64:\nAAAA", "TEL:1\n a.AGENT:",
  ])
  func agentsThatGoOn(_ agent: String) {
    let text = "BEGIN:VCARD\nFN:A\n\(agent)\nBEGIN:VCARD\nFN:B\nEND:VCARD\n"
    #expect(CardReading(text).contacts.map(\.formattedName) == ["A", "B"])
  }

  @Test func nestedCardWithoutEnd() {
    let reading = CardReading(
      "BEGIN:VCARD\nFN:A\nAGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\n" + card("3.0", "FN:C"))
    #expect(reading.contacts.map(\.formattedName) == ["A", "C"])
    #expect(reading.codes.contains(.vcardEndMissing))
  }

  @Test func folding() {
    let long = String(repeating: "x", count: 500)
    let reading = CardReading(card("3.0", "NOTE:" + long, "\t" + long, "  y", "TEL:1"))
    #expect(reading.contact.note == long + long + " y")
  }

  @Test func foldedHeader() {
    let reading = CardReading(
      card("3.0", "EMAIL;TYPE=INTERNET;", " TYPE=HO", " ME:a@", " b", "TE", " L:1"))
    #expect(reading.contact.emails == [LabeledValue(label: "home", value: "a@b")])
    #expect(reading.contact.phones.map(\.value) == ["1"])
  }

  /// RFC 6350 6.3.1 as calcard's rfc.vcf has it.
  @Test func foldWithinQuotes() {
    let reading = CardReading(
      card("4.0", "ADR;GEO=\"geo:12.3,78.9\";LABEL=\"a: b;", "  c: d\";TYPE=home:;;S", " t;C"))
    #expect(reading.contact.addresses.map(\.street) == ["St"])
    #expect(reading.contact.addresses.map(\.label) == ["home"])
  }

  @Test func foldsOfValuesWithoutBlanksLoseTheBlankIn21() {
    let reading = CardReading(card("2.1", "EMAIL:a@", " b.c", "URL:http://", " d.e"))
    #expect(reading.contact.emails.map(\.value) == ["a@b.c"])
    #expect(reading.contact.urls.map(\.value) == ["http://d.e"])
  }

  /// Outlook ends quoted-printable values with a soft break and an empty line.
  @Test func softBreakBeforeEmptyLine() {
    let reading = CardReading(card("2.1", "NOTE;QUOTED-PRINTABLE:a=0D=0A=", "", "TEL:1"))
    #expect(reading.contact.note == "a\n")
    #expect(reading.contact.phones.count == 1)
    #expect(reading.codes == [])
  }

  /// LineageOS v21_invalid_comment_line.vcf.
  @Test func softBreakBeforeNumberSign() {
    let reading = CardReading(
      card("2.1", "# ignored", "NOTE;ENCODING=QUOTED-PRINTABLE:This is an (sharp ->=", "#<- sharp)")
    )
    #expect(reading.contact.note == "This is an (sharp ->#<- sharp)")
  }

  @Test func softBreakBeforeTextWithColon() {
    let reading = CardReading(card("2.1", "NOTE;QUOTED-PRINTABLE:a=", "Note: b"))
    #expect(reading.contact.note == "aNote: b")
  }

  @Test func quotedPrintableThatIsNone() {
    let reading = CardReading(card("2.1", "NOTE;QUOTED-PRINTABLE:1+1=2 =4 =zz=3d=3D"))
    #expect(reading.contact.note == "1+1=2 =4 =zz==")
    #expect(reading.codes == [.vcardEncodingMalformed])
  }

  @Test func longValueIsLeftOut() {
    let long = String(repeating: "x", count: ImportLimits().valueLength + 1)
    let reading = CardReading(card("3.0", "FN:Anna", "NOTE:" + long))
    #expect(reading.contact.note == "")
    #expect(reading.codes == [.valueTooLong])
  }

  /// Work and memory stay in proportion to the input.
  @Test func hostileCardsAreNoLongWork() {
    func many(_ text: String) -> String { String(repeating: text, count: 100_000) }
    let lines: [String] = [
      "N:\(many(";"))", "CATEGORIES:\(many("a,"))", "NOTE;QUOTED-PRINTABLE:\(many("= "))",
      "TITLE;QUOTED-PRINTABLE:\(many("\\"))\(many("=3B"))", "ORG:\(many("a;"))",
      "URL;\(many("x=\"y\";")):u", "\(many("a.b."))TEL:1", "TEL;TYPE=\(many("x,")):2",
      "ADR;X=\(many("\"a:")):;;c",
    ]
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(lines.joined(separator: "\n"))\nEND:VCARD\n"
    let rest = many("BEGIN:VCARD\n") + many("END:VCARD\n") + many("\r \n")
    let reading = CardReading(card + rest)
    #expect(reading.contact.formattedName == "A")
    #expect(reading.contact.categories.count == 10_001)
    #expect(reading.chunk.skippedCount == 100_000)
    let pairs = (0..<20_000).map { "i\($0).TEL:1\ni\($0).X-ABLabel:l\($0)\n" }.joined()
    let labelled = CardReading("BEGIN:VCARD\nVERSION:3.0\n\(pairs)END:VCARD\n").contact
    #expect(labelled.phones.last?.label == "l19999")
  }

  @Test func propertiesBeyondTheLimitAreReported() {
    let phones = String(repeating: "TEL:1\n", count: VCardCard.propertyLimit + 10)
    let reading = CardReading("BEGIN:VCARD\nVERSION:3.0\n\(phones)END:VCARD\n")
    #expect(reading.codes == [.valueTooLong])
  }

  @Test(arguments: [
    "PHOTO;ENCODING=b;TYPE=JPEG:AAAA", "PHOTO;BASE64;JPEG:AAAA", "PHOTO;ENCODING=\"B\":AAAA",
    "PHOTO;TYPE=JPEG;ENCODING = base64:AAAA", "PHOTO:data:image/png;base64,AAAA",
    "PHOTO;VALUE=uri:file:///a.png", "PHOTO;VALUE=uri:cid:1", "PHOTO;ENCODING=b:!!!",
  ]) func picturesInTheCard(_ line: String) {
    let reading = CardReading(card("3.0", "FN:A", line, " AAAA", "TEL:1"))
    #expect(reading.contact.photo == "")
    #expect(reading.contact.phones.count == 1)
    #expect(reading.codes == [.vcardPhotoSkipped])
  }

  @Test func pictureOnTheWeb() {
    let reading = CardReading(card("4.0", "PHOTO:https://a.b/", " c.png", "PHOTO:http://d"))
    #expect(reading.contact.photo == "https://a.b/c.png")
    #expect(CardReading(card("2.1", "PHOTO;VALUE=URL:HTTP://a")).contact.photo == "HTTP://a")
    #expect(CardReading(card("3.0", "PHOTO;VALUE=uri:http\\://a")).contact.photo == "http://a")
  }

  // MARK: - Lines without a colon

  /// vCard 2.1 as Outlook and old phones have it: values go on in lines that are no properties.
  @Test func bareLines() {
    let reading = CardReading(
      card(
        "2.1", "N:Ek;Anna", "FN:A", "ADR;HOME:;;Way 1", "Yard;Town;;1", " 2;Land", "NOTE:one",
        "two; 2",
        "# three", "ORG:Bank", "of Sweden;Stock", "", "lost"))
    let contact = reading.contact
    #expect(
      contact.addresses == [
        address("home", street: "Way 1 Yard", city: "Town", postalCode: "1 2", country: "Land")
      ])
    #expect(contact.note == "one\ntwo; 2")
    #expect(contact.organization == "Bank of Sweden")
    #expect(contact.department == "Stock")
    #expect(reading.chunk.diagnostics.map(\.detail) == ["# three", "lost"])
    #expect(reading.codes == [.vcardLineMalformed, .vcardLineMalformed])
  }

  @Test func bareLinesOfLaterVersions() {
    let reading = CardReading(card("3.0", "FN:A", "NOTE:one", "two"))
    #expect(reading.contact.note == "one")
    #expect(reading.codes == [.vcardLineMalformed])
    let title = CardReading(card("2.1", "TITLE:one", "two"))
    #expect(title.contact.jobTitle == "one")
    #expect(title.codes == [.vcardLineMalformed])
  }

  // MARK: - Soft breaks in headers

  /// RFC 2045 6.7 (5) within the label of Android's dialect.
  @Test func brokenLabel() {
    let open = "TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C3="
    let reading = CardReading(card("2.1", "FN:A", open, "=85=", "ngman):1", "EMAIL:e"))
    #expect(reading.contact.phones == [LabeledValue(label: "\u{C5}ngman", value: "1")])
    #expect(reading.contact.emails.map(\.value) == ["e"])
    #expect(reading.codes == [])
    let unfinished = CardReading(card("2.1", "FN:A", open, "=85", "TEL:2"))
    #expect(unfinished.contact.phones.map(\.value) == ["2"])
    #expect(Set(unfinished.codes) == [.vcardLineMalformed])
    let atEnd = CardReading(card("2.1", "FN:A", open))
    #expect(atEnd.contact.formattedName == "A")
    #expect(atEnd.codes == [.vcardLineMalformed])
  }
}
