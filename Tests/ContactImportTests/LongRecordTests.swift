import ContactModel
import Testing

@testable import ContactImport

/// Records over the limit, with limits that are small enough for tests.
@Suite struct LongRecordTests {
  /// What an import gave, as text.
  private struct Outcome: Equatable {
    var names: [String] = []
    /// The lines that the contacts begin on.
    var lines: [UInt32] = []
    /// Records and skipped ones.
    var counts: [Int] = []
    /// Codes with line and last line.
    var findings: [String] = []
  }

  private func read(
    _ text: String, record: Int, value: Int = 16 << 20, window: Int
  ) throws -> Outcome {
    var options = ImportOptions()
    options.limits.recordLength = record
    options.limits.valueLength = value
    options.limits.windowSize = window
    var importer = ContactImporter(options: options, knowledge: .shipped)
    var unread = Array(text.utf8)
    try importer.add(path: "a") { (buffer, limit) throws(ImportError) -> Int in
      let count = min(limit, unread.count)
      buffer += unread[..<count]
      unread.removeFirst(count)
      return count
    }
    let (directory, report) = importer.finish()
    let file = try #require(report.files.first)
    #expect(
      file.records
        == file.contacts + file.groups + file.nested + file.duplicates + file.skipped)
    var outcome = Outcome(counts: [file.records, file.skipped])
    for batch in directory.batches {
      for index in 0..<batch.count {
        let contact = batch.contact(at: index)
        outcome.names.append(contact.formattedName + contact.name.given + contact.nickname)
        outcome.lines.append(contact.source.line)
      }
    }
    outcome.findings = report.diagnostics.map {
      "\($0.code.rawValue):\($0.position.line)-\($0.lastLine)"
    }
    return outcome
  }

  private static let long = String(repeating: "x", count: 1000)

  @Test(arguments: [1, 7, 64])
  func aLongLineOfCSV(window: Int) throws {
    let text = "First Name,Notes\nAnna,a\nBo,\(Self.long)\r\nCy,c\n"
    let outcome = try read(text, record: 200, window: window)
    #expect(outcome.names == ["Anna", "Cy"])
    #expect(outcome.lines == [2, 4])
    #expect(outcome.counts == [3, 1])
    #expect(outcome.findings == ["record-too-long:3-3"])
  }

  @Test(arguments: [1, 7, 64, 300, 700])
  func aLongLineBehindBlankLines(window: Int) throws {
    let text = "First Name,Notes\nAnna,a\n\n \nBo,\(Self.long)\nCy,c\n"
    let outcome = try read(text, record: 200, window: window)
    #expect(outcome.names == ["Anna", "Cy"])
    #expect(outcome.lines == [2, 6])
    #expect(outcome.findings == ["record-too-long:5-5"])
  }

  @Test(arguments: [1, 7, 64])
  func aLongQuotedFieldOfCSV(window: Int) throws {
    let quoted = String(repeating: "line \"\"a\"\",\r\n", count: 100)
    let text = "First Name,Notes\nAnna,a\nBo,\"\(quoted)\"\nCy,c\n"
    let outcome = try read(text, record: 200, window: window)
    #expect(outcome.names == ["Anna", "Cy"])
    #expect(outcome.lines == [2, 104])
    #expect(outcome.findings == ["record-too-long:3-3"])
  }

  /// A backslash counts also where it was passed over with the window before: `\\"` is text, and the mark
  /// behind two of them is the closing one.
  @Test(arguments: [1, 2, 3, 7, 64])
  func aLongQuotedFieldWithBackslashes(window: Int) throws {
    let quoted = String(repeating: #"\"a\", b\\ "#, count: 100) + "\nDora,d" + #"\\\\"#
    let text = "First Name,Notes\nAnna,\"a \\\"b\\\", c\"\nBo,\"\(quoted)\"\nCy,c\n"
    let outcome = try read(text, record: 200, window: window)
    #expect(outcome.names == ["Anna", "Cy"])
    #expect(outcome.lines == [2, 5])
    #expect(outcome.findings == ["record-too-long:3-3"])
  }

  @Test(arguments: [1, 7, 64])
  func aLongLineIsReportedWhereTheFileEnds(window: Int) throws {
    let outcome = try read("First Name\nAnna\n\(Self.long)", record: 200, window: window)
    #expect(outcome.names == ["Anna"])
    #expect(outcome.findings == ["record-too-long:3-3"])
  }

  /// A megabyte of headings, as a hundred thousand columns have, and more than fits a window.
  @Test(arguments: [70_000, 140_000]) func headingsAreOneLongLine(count: Int) throws {
    let columns = (0..<count).map { "Col\($0)" }.joined(separator: ",")
    let text = "First Name,\(columns)\nAnna,1\n\nBo,2\n"
    let outcome = try read(text, record: 64 << 20, window: 1 << 20)
    #expect(outcome.names == ["Anna", "Bo"])
    #expect(outcome.lines == [2, 4])
    #expect(outcome.counts == [2, 0])
    #expect(
      outcome.findings.filter { !$0.hasPrefix("csv-heading") }.sorted() == [
        "csv-columns-too-many:1-1", "csv-fields-missing:2-4",
      ])
  }

  private func card(_ name: String, _ lines: String = "") -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\n\(lines)END:VCARD\r\n"
  }

  @Test(arguments: [1, 7, 64])
  func aLongCard(window: Int) throws {
    let photo = "PHOTO;ENCODING=b:" + String(repeating: "AAAA\r\n ", count: 200) + "AAAA\r\n"
    let text = card("Anna") + "\r\n" + card("Bo", photo) + "\r\n" + card("Cy")
    let outcome = try read(text, record: 300, window: window)
    #expect(outcome.names == ["Anna", "Cy"])
    #expect(outcome.lines == [1, 212])
    #expect(outcome.counts == [3, 1])
    #expect(outcome.findings == ["record-too-long:6-6"])
  }

  /// The END of the long card and the BEGIN of the next one share a line.
  @Test(arguments: [1, 7, 64])
  func aLongCardWithoutLineEnd(window: Int) throws {
    let note = "NOTE:" + Self.long + "\r\n"
    let text = String((card("Anna") + card("Bo", note)).dropLast()) + card("Cy")
    let outcome = try read(text, record: 300, window: window)
    #expect(outcome.names == ["Anna", "Cy"])
    #expect(outcome.lines == [1, 9])
    #expect(outcome.findings == ["record-too-long:5-5"])
  }

  @Test(arguments: [1, 7, 64], ["\0", "  "])
  func cardsBehindPadding(window: Int, padding: String) throws {
    let cards = [card("Anna"), card("Bo", "NOTE:" + Self.long + "\r\n"), card("Cy"), card("Di")]
    let outcome = try read(cards.map { padding + $0 }.joined(), record: 300, window: window)
    #expect(outcome.names == ["Anna", "Cy", "Di"])
    #expect(outcome.counts == [4, 1])
    #expect(outcome.findings == ["record-too-long:5-5"])
  }

  @Test func manyIndentedCards() throws {
    let text = (0..<50).map { card("A\($0)") }.joined().replacing("\r\n", with: "\r\n  ")
    let outcome = try read("  " + text, record: 300, window: 16)
    #expect(outcome.names == (0..<50).map { "A\($0)" })
    #expect(outcome.findings == [])
  }

  @Test(arguments: [1, 7, 64])
  func aLongLineOfACard(window: Int) throws {
    let note = "NOTE:" + String(repeating: "BEGIN:VCARD", count: 1000) + "\r\n"
    let text = card("Anna") + card("Bo", note) + card("Cy")
    let outcome = try read(text, record: 300, window: window)
    #expect(outcome.names == ["Anna", "Cy"])
    #expect(outcome.lines == [1, 10])
    #expect(outcome.findings == ["record-too-long:5-5"])
  }

  /// The ways to write a picture, each followed by a property that counts.
  @Test(
    arguments: [1, 7, 64, 1000],
    [
      "PHOTO;ENCODING=b:" + long + long + long,
      "PHOTO;ENCODING=b:AAAA\r\n" + String(repeating: " " + long.prefix(70) + "\r\n", count: 50),
      "PHOTO;BASE64:\r\n" + String(repeating: long.prefix(70) + "\n", count: 50),
    ])
  func aCardIsKeptWithoutItsLongPicture(window: Int, photo: String) throws {
    let text = card("Anna") + card("Bo", photo + "\r\nNICKNAME:B\r\n") + card("Cy")
    let lineCount = UInt32(text.utf8.count { $0 == 0x0A })
    let outcome = try read(text, record: 1000, value: 100, window: window)
    #expect(outcome.names == ["Anna", "BoB", "Cy"])
    #expect(outcome.lines == [1, 5, lineCount - 3])
    #expect(outcome.counts == [3, 0])
    #expect(outcome.findings == ["vcard-photo-skipped:8-8"])
  }

  @Test(arguments: [100, 1000, 5000])
  func aCardIsKeptWithoutAPictureInOneLine(window: Int) throws {
    let photo = "PHOTO;BASE64:\r\n" + String(repeating: Self.long, count: 40) + "\r\n"
    let text = card("Anna") + card("Bo", photo + "NICKNAME:B\r\n") + card("Cy")
    let outcome = try read(text, record: 10_000, value: 100, window: window)
    #expect(outcome.names == ["Anna", "BoB", "Cy"])
    #expect(outcome.findings == ["vcard-photo-skipped:8-8"])
  }

  @Test(arguments: [1, 7, 64, 1000])
  func aCardIsKeptWithoutItsLongNote(window: Int) throws {
    let note = "NOTE:" + String(repeating: "BEGIN:VCARD", count: 1000) + "\r\nNICKNAME:B\r\n"
    let text = card("Anna") + card("Bo", note) + card("Cy")
    let outcome = try read(text, record: 400, value: 100, window: window)
    #expect(outcome.names == ["Anna", "BoB", "Cy"])
    #expect(outcome.findings == ["value-too-long:8-8"])
  }

  @Test func cardsWithinALongCardAreNotLookedAt() throws {
    let nested = String(repeating: "AGENT:\r\n" + card("n"), count: 20)
    let outcome = try read(card("Anna", nested) + card("Bo"), record: 300, window: 16)
    #expect(outcome.names == ["Bo"])
    #expect(outcome.counts == [2, 1])
    #expect(outcome.findings == ["record-too-long:1-1"])
  }

  @Test func cardsWithoutAnEndAreNoLongRecord() throws {
    let text = (0..<100).map { "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\($0)\r\n" }.joined()
    let outcome = try read(text, record: 300, window: 16)
    #expect(outcome.names == (0..<100).map { "A\($0)" })
    #expect(outcome.findings == ["vcard-end-missing:1-298"])
  }

  @Test func anAgentOutsideCardsHidesNoBegin() throws {
    let text = (0..<50).map { "AGENT:\r\n" + card("A\($0)") }.joined()
    let outcome = try read(text, record: 300, window: 16)
    #expect(outcome.names == (0..<50).map { "A\($0)" })
  }

  @Test func longTextBetweenCardsIsNoRecord() throws {
    let text = card("Anna") + Self.long + "\r\n" + Self.long + "\r\n" + card("Bo")
    let outcome = try read(text, record: 300, window: 16)
    #expect(outcome.names == ["Anna", "Bo"])
    #expect(outcome.counts == [2, 0])
    #expect(outcome.lines == [1, 7])
    #expect(outcome.findings == ["vcard-text-outside:5-5"])
  }

  @Test func aLongRecordIsNotCopiedForEachWindow() throws {
    var unread = 24
    let window = [UInt8](repeating: UInt8(ascii: "x"), count: TextStream.windowSize)
    var stream = try TextStream(
      charsets: ImportKnowledge.shipped.charsets, encoding: "UTF-8"
    ) { (buffer, _) throws(ImportError) -> Int in
      guard unread > 0 else { return 0 }
      unread -= 1
      buffer += window
      return window.count
    }
    var buffer: [UInt8] = []
    var capacities: Set<Int> = []
    while try stream.appendWindow(to: &buffer) { capacities.insert(buffer.capacity) }
    #expect(buffer.count == 24 * TextStream.windowSize)
    // 1, 2, 4, 8, 16 and 32 windows.
    #expect(capacities.count <= 6)
  }
}
