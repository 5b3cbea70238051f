import ContactModel
import Testing

@testable import ContactImport

/// vCard files through the whole importer.
@Suite struct CardImporterTests {
  private func load(
    _ bytes: [UInt8], window: Int = 1 << 20, encoding: String? = nil
  ) throws -> (contacts: [Contact], report: ImportReport) {
    var options = ImportOptions(workers: 2)
    options.encoding = encoding
    let knowledge = ImportKnowledge(
      charsets: SampleCharsets(), schemas: { [] }, labelWords: { [:] })
    var importer = ContactImporter(options: options, knowledge: knowledge)
    var position = 0
    try importer.add(path: "a.vcf") { (buffer, limit) throws(ImportError) -> Int in
      let end = min(position + min(limit, window), bytes.count)
      buffer += bytes[position..<end]
      defer { position = end }
      return end - position
    }
    let (directory, report) = importer.finish()
    let contacts = directory.contacts.map { record in
      let (batch, index) = directory.location(of: record)
      return directory.batches[batch].contact(at: index)
    }
    return (contacts, report)
  }

  /// The Unicode Standard, tables 2-4 (marks) and 3-9 (bytes of the encoding schemes).
  static let schemes: [(name: String, shifts: [UInt32], mark: [UInt8])] = [
    ("UTF-16LE", [0, 8], [0xFF, 0xFE]), ("UTF-16BE", [8, 0], [0xFE, 0xFF]),
    ("UTF-16LE", [0, 8], []), ("UTF-16BE", [8, 0], []),
    ("UTF-32LE", [0, 8, 16, 24], [0xFF, 0xFE, 0, 0]),
    ("UTF-32BE", [24, 16, 8, 0], [0, 0, 0xFE, 0xFF]),
    ("UTF-32LE", [0, 8, 16, 24], []), ("UTF-32BE", [24, 16, 8, 0], []),
  ]

  @Test(arguments: schemes)
  func wideUnits(_ scheme: (name: String, shifts: [UInt32], mark: [UInt8])) throws {
    let text =
      card("3.0", "N:\u{391}\u{3BD};\u{1F600}", "TEL:1") + "\r\n"
      + card("2.1", "FN:\u{418}", "TEL:2")
    for lineEnd in ["\r\n", "\r", "\n"] {
      let lines = text.replacing("\r\n", with: lineEnd)
      let units =
        scheme.shifts.count == 2
        ? lines.utf16.map(UInt32.init) : lines.unicodeScalars.map(\.value)
      let bytes =
        scheme.mark
        + units.flatMap { unit in
          scheme.shifts.map { UInt8(truncatingIfNeeded: unit >> $0) }
        }
      // Windows of seven bytes cut units and surrogate pairs in two.
      for window in [1 << 20, 7] {
        let (contacts, report) = try load(bytes, window: window)
        #expect(contacts.map(\.name.family) == ["\u{391}\u{3BD}", ""])
        #expect(contacts.map(\.name.given) == ["\u{1F600}", ""])
        #expect(contacts.map(\.formattedName) == ["", "\u{418}"])
        #expect(report.files.first?.encoding == scheme.name)
        #expect(report.diagnostics.isEmpty)
      }
    }
  }

  /// Marks before every file of several put together, before text, and behind blank lines.
  @Test func marksEverywhere() throws {
    let mark = "\u{FEFF}"
    let text =
      mark + mark + card("3.0", "FN:A") + mark + card("3.0", "FN:B") + "\r\n" + mark + "\r\n"
      + mark + card("2.1", "FN:C")
    let (contacts, report) = try load(Array(text.utf8))
    #expect(contacts.map(\.formattedName) == ["A", "B", "C"])
    #expect(report.diagnostics.isEmpty)
    let behindText = try load(Array((mark + "Export\r\n" + mark + card("3.0", "FN:A")).utf8))
    #expect(behindText.contacts.map(\.formattedName) == ["A"])
    #expect(behindText.report.files.first?.format == "vcard")
  }

  /// One UID, three cards, two of them equal: the equal ones are one contact, and both contents are
  /// kept with identifiers of their own.
  @Test func sharedIdentifiers() throws {
    let anna = card("3.0", "UID:7", "FN:Anna")
    let (contacts, report) = try load(Array((anna + card("3.0", "UID:7", "FN:Bo") + anna).utf8))
    #expect(contacts.map(\.formattedName) == ["Anna", "Bo"])
    #expect(contacts.map(\.uid) == ["7", "7"])
    let file = try #require(report.files.first)
    #expect((file.records, file.contacts, file.duplicates) == (3, 2, 1))
    #expect(Set(report.diagnostics.map(\.code)) == [.sharedUID, .duplicateContact])
  }

  /// A version is no field: the same content in two versions is one contact.
  @Test func equalContentOfTwoVersions() throws {
    let text = card("2.1", "N:A;B", "TEL;HOME:1") + card("4.0", "N:A;B", "TEL;TYPE=home:1")
    #expect(try load(Array(text.utf8)).contacts.count == 1)
  }

  /// Encoded text without CHARSET in files whose own bytes are Unicode, and where a page was named.
  @Test func encodedTextWithoutCharset() throws {
    let text = card("2.1", "FN;ENCODING=QUOTED-PRINTABLE:=C1=ED=ED=E1")
    let named = try load(Array(text.utf8), encoding: "windows-1253")
    #expect(named.contacts.map(\.formattedName) == ["\u{391}\u{3BD}\u{3BD}\u{3B1}"])
    #expect(named.report.diagnostics.isEmpty)
    let raw = try load(latinBytes(card("2.1", "FN:\u{C1}\u{ED}")), encoding: "windows-1253")
    #expect(raw.contacts.map(\.formattedName) == ["\u{391}\u{3BD}"])
  }

  /// Beyond the limit of a value a picture is still only a picture.
  @Test func hugePicture() throws {
    var text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nPHOTO;ENCODING=b:\r\n"
    let line = " " + String(repeating: "A", count: 75) + "\r\n"
    text += String(repeating: line, count: ((16 << 20) / 75) + 10)
    text += "TEL:1\r\nEND:VCARD\r\n" + card("3.0", "FN:B")
    let (contacts, report) = try load(Array(text.utf8))
    #expect(contacts.map(\.formattedName) == ["A", "B"])
    #expect(contacts.map(\.phones.count) == [1, 0])
    #expect(report.diagnostics.map(\.code) == [.vcardPhotoSkipped])
  }
}
