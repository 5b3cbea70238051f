import ContactModel
import TestSupport
import Testing

@testable import ContactImport

/// Cards cut into windows and chunks, damaged cards, and the files of other projects.
@Suite struct CardWindowTests {
  private static let samples: [String] = [
    card("3.0", "FN:Anna", "TEL:1") + card("2.1", "FN:Bo") + "\r\n\r\n" + card("4.0", "FN:C"),
    "text\n" + card("3.0", "FN:A") + "\u{FEFF}" + card("3.0", "FN:B") + "more\n"
      + card("3.0", "FN:C"),
    card("2.1", "FN:A", "AGENT:", "BEGIN:VCARD\r\nFN:n\r\nEND:VCARD", "TEL:1")
      + card("2.1", "FN:B"),
    card("2.1", "FN:A", "AGENT:", "BEGIN:VCARD\r\nFN:n\r\nEND:VCARD") + card("2.1", "FN:B"),
    "BEGIN:VCARD\nFN:A\nAGENT:\nBEGIN:VCARD\nFN:n\nEND:VCARD\n\n \nBEGIN:VCARD\nFN:B\nEND:VCARD\n",
    card("3.0", "FN:A").replacing("\r\n", with: "\r")
      + card("3.0", "FN:B").replacing("\r\n", with: "\r"),
    card("3.0", "FN:A").replacing("\r\n", with: "\r\r\n") + card("3.0", "FN:B"),
    "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\nEND:VCARD\nBEGIN : vcard \nFN:C\nEND:VCARD",
    card("2.1", "FN;QUOTED-PRINTABLE:A=") + card("2.1", "PHOTO;BASE64:AAAA", "BBBB")
      + card("2.1", "FN:C"),
    String(card("3.0", "FN:A").dropLast()) + card("3.0", "FN:B").dropLast() + "\u{FEFF}"
      + card("3.0", "FN:C"),
    card("3.0", "FN:A") + "\0" + card("3.0", "FN:B") + "\u{1A}" + card("3.0", "FN:C") + " \t"
      + card("3.0", "FN:D"),
    ("  " + (card("3.0", "FN:A", " A") + "\r\n" + card("3.0", "FN:B")).dropLast())
      .replacing("\r\n", with: "\r\n  ") + "\r\n" + card("3.0", "FN:C"),
  ]

  /// Reads as the importer does, with windows of one size.
  static func read(
    _ bytes: [UInt8], window: Int, encoding: FileEncoding = .undetermined
  ) -> ([Contact], [Diagnostic], [Int]) {
    var format = CardReading.format()
    format.fileEncoding = encoding
    var (buffer, scanned, offset) = ([UInt8](), 0, 0)
    var chunks: [AssembledChunk] = []
    while offset < bytes.count {
      let end = min(offset + window, bytes.count)
      buffer += bytes[offset..<end]
      offset = end
      let border = format.lastBorder(in: buffer.span, scanned: scanned)
      if border > 0 {
        chunks.append(format.assemble(Array(buffer[..<border]).span))
        buffer.removeFirst(border)
      }
      scanned = buffer.count
    }
    if !buffer.isEmpty { chunks.append(format.assemble(buffer.span)) }
    return join(chunks)
  }

  static func join(_ chunks: [AssembledChunk]) -> ([Contact], [Diagnostic], [Int]) {
    var (contacts, log, counts) = ([Contact](), DiagnosticLog(), [0, 0, 0, 0, 0])
    for chunk in chunks {
      CardReading.checkCounts(chunk)
      func shift(_ position: inout SourcePosition) {
        position.line += UInt32(counts[0])
        if position.record > 0 { position.record += UInt32(counts[1]) }
      }
      for index in 0..<chunk.batch.count {
        var contact = chunk.batch.contact(at: index)
        shift(&contact.source)
        contacts.append(contact)
      }
      for var diagnostic in chunk.diagnostics {
        shift(&diagnostic.position)
        log.add(diagnostic)
      }
      let added = [
        chunk.lineCount, chunk.recordCount, chunk.groupCount, chunk.nestedCount, chunk.skippedCount,
      ]
      for index in counts.indices { counts[index] += added[index] }
    }
    return (contacts, log.diagnostics, counts)
  }

  @Test(arguments: samples) func windowsOfEverySize(_ text: String) {
    let bytes = Array(text.utf8)
    let whole = Self.join([CardReading(bytes).chunk])
    for window in 1...(bytes.count + 1) {
      #expect(Self.read(bytes, window: window) == whole, "window \(window)")
    }
  }

  @Test func bordersAreFound() {
    let one = Array(card("3.0", "FN:A").utf8)
    var format = CardReading.format()
    #expect(format.lastBorder(in: one.span, scanned: 0) == 0)
    #expect(format.lastBorder(in: (one + one).span, scanned: one.count) == one.count)
    // The buffer was not cut: the border is still there.
    #expect(format.lastBorder(in: (one + one + [0x46]).span, scanned: one.count * 2) == one.count)
    // The importer cut it: none is left.
    #expect(format.lastBorder(in: (one + [0x46, 0x46]).span, scanned: one.count + 1) == 0)
    #expect(format.lastBorder(in: (one + one + one).span, scanned: 0) == one.count * 2)
  }

  @Test func damagedCardsKeepTheirCounts() {
    var generator = SeededGenerator(seed: 20_261_130)
    let fragments = [
      "BEGIN:VCARD", "END:VCARD", "\r\n", "\n", "\r", "AGENT:\r\n", "=", ";", ":", "\"", " ", "\\",
      "ENCODING=QUOTED-PRINTABLE", "BASE64", "CHARSET=windows-1253", "\0", "\u{FEFF}",
      "VERSION:2.1",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;", ";X-CUSTOM(ENCODING=QUOTED,=4",
      ")", "AGENT:BEGIN:VCARD\\n", ";LANGUAGE=el", ";SORT-AS=,", "ORG",
      "BDAY:", "item1.", "KIND:group", "\u{3A9}",
    ].map { Array($0.utf8) }
    for round in 0..<2000 {
      var bytes = Array((Self.samples.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          bytes.insert(contentsOf: fragments.randomElement(using: &generator) ?? [], at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 5))
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        default: bytes.insert(contentsOf: bytes[..<place].suffix(40), at: place)
        }
      }
      let whole = Self.join([CardReading(bytes).chunk])
      let window = Int.random(in: 1...64, using: &generator)
      #expect(Self.read(bytes, window: window) == whole, "round \(round), seed 20261130")
    }
  }
}
