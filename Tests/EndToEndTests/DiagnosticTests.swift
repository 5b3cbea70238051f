import ContactModel
import TestSupport
import Testing

/// For each code an input that gives it, through the whole program.
@Suite("Diagnostics") struct DiagnosticTests {
  private static let inputs: [DiagnosticCode: [UInt8]] = [
    .fileWithoutContacts: text("Name,Phone\n"),
    // O with diaeresis and A with ring above in windows-1252.
    .encodingGuessed: text("Name\n") + [0xD6] + text("rjan ") + [0xC5] + text("kesson\n"),
    .encodingInvalidBytes: text("Name\nÅsa Öberg\nBjörn Ängström\nB") + [0xFF] + text("o\n"),
    .encodingUnknownName: text("BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=X-NONE:") + [0xD6]
      + text("rjan\r\nEND:VCARD\r\n"),
    // Shift_JIS
    .encodingDoubtful: text("First Name,Last Name\n") + [0x91, 0xBE, 0x98, 0x59, 0x2C]
      + [0x8E, 0x52, 0x93, 0x63, 0x0A],
    .recordWithoutContent: text("Name,Phone\n,\nBo,1\n"),
    .duplicateContact: text("Name,Phone\nBo,1\nBo,1\n"),
    .sharedUID: text("id,Name\n7,Bo\n7,Eva\n"),
    .valueTooLong: text("Name,Phone\nBo,1\nEva,") + [UInt8](repeating: 0x32, count: 17 << 20),
    .textLost: text("First Name,Last Name\n?li,M?mm?dov\n"),
    .textDoubleEncoded: text("First Name,Last Name\nÃ…sa,Ek\n"),
    .numberRounded: text("First Name,Phone\nBo,\"4,67E+10\"\n"),
    .dateNotUnderstood: text("Name,Birthday\nBo,soon\n"),
    .dateOrderAssumed: text("Name,Birthday\nBo,3/4/1990\n"),
    .dateYearAssumed: text("Name,Birthday\nBo,24.12.90\n"),
    .dateOtherCalendar: text("Name,Birthday\nBo,1369\n"),
    .dateSolarHijri: text("Name,Birthday\nBo,1369/02/17\n"),
    .dateSerialAssumed: text("Name,Birthday\nBo,32874\n"),
    .csvNoHeadings: text("Bo,bo@example.org\nEva,eva@example.org\n"),
    .csvNamesUnknown: text("Fornavn,Etternavn,Phone\nBo,Ek,1\n"),
    .csvHeadingsUnknown: text("Imię;Poczta\nBo;b@example.org\nEva;e@example.org\n"),
    .csvValuesUnread: text("First Name,Last Name,Reach\nBo,Ek,+46 8 123 45 67\n"),
    .csvOtherHeadings: text("First Name,Last Name\nBo,Ek\n\nName,Email\nEva,e@example.org\n"),
    .csvHeadingUnknown: text("Name,Phone,Shoe size\nBo,1,42\n"),
    .csvHeadingOmitted: text("First Name,Last Name,Spouse\nBo,Ek,Eva\n"),
    .csvHeadingPrivate: text("First Name,Last Name,Government ID Number\nBo,Ek,7\n"),
    .csvHeadingAmbiguous: text("Name,Title,Phone\nBo,Dr,1\n"),
    .csvValueSkipped: text("First Name,Surname,FamilyName\nBo,Ek,Ask\n"),
    .csvHeadingsRepeated: text("Name,Phone\nBo,1\nName,Phone\nEva,2\n"),
    .csvColumnsTooMany: text("Name") + [UInt8](repeating: 0x2C, count: 5000) + text("\nBo\n"),
    .csvPreamble: text("Notes:\nmade today\n\nFirst Name,Last Name,URL,Email Address,Company,")
      + text("Position,Connected On\nBo,Ek,,b@example.org,,,\n"),
    .csvRecordAboveHeadings: text("Anna,Alfa\nBo,Beta\nFirst Name,Last Name\nCy,Gamma\n"),
    .csvQuoteUnterminated: text("Name,Phone\nBo,\"1\n"),
    .csvQuoteStray: text("Name,Phone\nBo \"Bosse\" Ek,1\n"),
    .csvTextAfterQuote: text("Name,Phone\n\"Bo\" Ek,1\n"),
    .csvFieldsMissing: text("Name,Phone,Notes\nBo,1\n"),
    .csvFieldsExtra: text("Name,Phone\nBo,1,2\n"),
    .csvNullByte: text("Name,Phone\nB\0o,1\n"),
    .vcardTextOutside: card("") + text("hello\r\n"),
    .vcardEndMissing: text("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo\r\n"),
    .vcardVersionMissing: text("BEGIN:VCARD\r\nFN:Bo\r\nEND:VCARD\r\n"),
    .vcardVersionUnknown: text("BEGIN:VCARD\r\nVERSION:5.0\r\nFN:Bo\r\nEND:VCARD\r\n"),
    .vcardLineMalformed: card("no property\r\n"),
    .vcardNestedCard: card("AGENT:\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eva\r\nEND:VCARD\r\n"),
    .vcardGroupCard: text("BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:All\r\nEND:VCARD\r\n"),
    .vcardEncodingMalformed: text("BEGIN:VCARD\r\nVERSION:2.1\r\n")
      + text("FN;ENCODING=QUOTED-PRINTABLE:B=ZZo\r\nEND:VCARD\r\n"),
    .vcardNullByte: card("NOTE:a\0b\r\n"),
    .vcardValueSkipped: card("ORG:Ask\r\nORG:Bok\r\n"),
    .vcardPropertyUnknown: card("SHOE-SIZE:42\r\n"),
    .vcardPhotoSkipped: card("PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n"),
    .jsonlLineMalformed: text("{\"note\":\"a\"}\n{\n"),
    .jsonlMemberUnknown: text("{\"note\":\"a\",\"shoeSize\":42}\n"),
    .jsonlValueInvalid: text("{\"note\":\"a\",\"phones\":\"1\"}\n"),
  ]

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func card(_ lines: String) -> [UInt8] {
    text("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo\r\n\(lines)END:VCARD\r\n")
  }

  @Test("every code has an input") func list() {
    // Two contents with one 64-bit hash cannot be made here, and a record of 64 MiB takes too long:
    // ContactModelTests has a weaker hash, ContactImportTests a lower limit. An identifier column is
    // missing only where one is named: KartotekTests. Identifiers are read by rows alone, which makes
    // no report: KartotekCommandTests.
    let missing = DiagnosticCode.allCases.filter { Self.inputs[$0] == nil }
    #expect(
      missing == [
        .recordTooLong, .identifierClash, .csvIdentifierColumnMissing, .jsonlIdentifierInvalid,
      ])
  }

  @Test(arguments: DiagnosticCode.allCases.filter { inputs[$0] != nil })
  func code(_ code: DiagnosticCode) throws {
    let folder = try Scratch()
    try folder.write("input", try #require(Self.inputs[code]))
    let format = code.rawValue.hasPrefix("jsonl-") ? ["--from", "jsonl"] : []
    let run = try Tool.run(["check", "--strict", folder["input"]] + format)
    let report = try RawJSON(parsing: run.output)
    let found = try #require(
      report["diagnostics"]?.elements.first { $0["code"]?.string == code.rawValue })
    #expect(found["level"]?.string == code.level.rawValue)
    #expect(found["file"]?.string == folder["input"])
    #expect(found.count("line") > 0)
    #expect(found["message"]?.string?.hasPrefix(code.explanation) == true)
    #expect(run.messages.contains("[\(code.rawValue)]"))
    let levels = (report["diagnostics"]?.elements ?? []).compactMap { $0["level"]?.string }
    #expect(run.code == (levels.contains { $0 != "note" } ? 1 : 0))
  }
}
