import ContactModel
import Testing

@testable import ContactImport

@Suite struct InputSnifferTests {
  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  /// Byte order marks: the Unicode Standard, table 2-4.
  static let marks: [(bytes: [UInt8], form: InputSniffer.EncodingForm, length: Int)] = [
    ([0xEF, 0xBB, 0xBF, 0x41], .bytes, 3),
    ([0xFF, 0xFE, 0x41, 0x00], .utf16(.littleEndian), 2),
    ([0xFE, 0xFF, 0x00, 0x41], .utf16(.bigEndian), 2),
    ([0xFF, 0xFE, 0x00, 0x00, 0x41, 0x00, 0x00, 0x00], .utf32(.littleEndian), 4),
    ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x41], .utf32(.bigEndian), 4),
    ([0x41, 0x42], .bytes, 0),
    ([0x41], .bytes, 0),
    ([], .bytes, 0),
  ]

  @Test("byte order marks", arguments: marks)
  func byteOrderMarks(_ fact: (bytes: [UInt8], form: InputSniffer.EncodingForm, length: Int)) {
    let sniffer = InputSniffer(fact.bytes.span)
    #expect(sniffer.form == fact.form)
    #expect(sniffer.markLength == fact.length)
  }

  @Test("UTF-16 without a mark shows in its NUL bytes, in any language")
  func parity() {
    for text in ["Name,Phone\nAnna,1\n", "Όνομα,Τηλέφωνο\nΆννα,1\n", "نام،تلفن,x\nعلی,۱\n"] {
      let little = Self.utf16(text, bigEndian: false)
      let big = Self.utf16(text, bigEndian: true)
      #expect(InputSniffer(little.span).form == .utf16(.littleEndian), "\(text)")
      #expect(InputSniffer(big.span).form == .utf16(.bigEndian), "\(text)")
    }
  }

  @Test("a few NUL bytes do not make a file UTF-16")
  func strayNulls() {
    let bytes = Array("Name,Phone\nAnna\0 Berg,1\nBo Ek\0,2\nCarl Dahl,3\nEva Falk,4\n".utf8)
    #expect(InputSniffer(bytes.span).form == .bytes)
  }

  static let formats: [(text: String, format: ContactFormat?)] = [
    ("BEGIN:VCARD\nEND:VCARD\n", .vcard),
    ("\u{FEFF}\n begin : vcard\n", .vcard),
    ("# comment\nBEGIN:VCARD\n", .vcard),
    ("\u{1A}\0\u{A0}\n\u{FEFF}BEGIN:VCARD\n", .vcard),
    ("# comment\n \t\u{A0}BEGIN:VCARD\n", .vcard), ("# comment BEGIN:VCARD\n", nil),
    ("item1.BEGIN:VCARD\n", .vcard), ("# comment\n a.b-1.begin:vcard\n", .vcard),
    ("# comment\nb a.begin:vcard\n", nil),
    ("\u{EF}\u{BB}\u{BF}BEGIN:VCARD\n", .vcard), ("#\n\u{EF}\u{BB}\u{BF}BEGIN:VCARD\n", .vcard),
    ("BEGIN:VCARD;;\n", .vcard), ("item1.BEGIN,VCARD\n", nil),
    ("Name,Phone\nBEGIN,VCARD\n", nil),
    ("", nil),
  ]

  @Test("a line BEGIN:VCARD makes a vCard file", arguments: formats)
  func format(_ fact: (text: String, format: ContactFormat?)) {
    let format = InputSniffer.format(of: Array(fact.text.utf8).span)
    #expect(format == fact.format)
  }

  @Test("UTF-32 without a mark shows in its high bytes")
  func wideUnits() {
    let text = Array("BEGIN:VCARD\nFN:\u{1F600}".unicodeScalars.map(\.value))
    func bytes(_ shifts: [UInt32]) -> [UInt8] {
      text.flatMap { unit in shifts.map { UInt8(truncatingIfNeeded: unit >> $0) } }
    }
    #expect(InputSniffer(bytes([0, 8, 16, 24]).span).form == .utf32(.littleEndian))
    #expect(InputSniffer(bytes([24, 16, 8, 0]).span).form == .utf32(.bigEndian))
    #expect(InputSniffer(bytes([0, 8, 16, 24]).span.extracting(first: 12)).form == .bytes)
  }

  @Test("pictures and archives are no text; odd control characters are no reason to refuse")
  func binary() {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]
    let archive: [UInt8] = [0x50, 0x4B, 0x03, 0x04, 0x14, 0x00]
    let text = Array("Name,Phone\nAnna\0,1\n".utf8)
    let isBinary = [picture, archive, [1, 2, 3, 4, 0x41], text].map {
      InputSniffer.isBinary($0.span)
    }
    #expect(isBinary == [true, true, true, false])
  }

  @Test("NULs behind the text are no reason to refuse, NULs within it are")
  func trailingNULs() {
    let padding = [UInt8](repeating: 0, count: 4096)
    let table = Array("Name,Phone\nAnna,1\n".utf8)
    let texts: [[UInt8]] = [
      table + padding.prefix(5), table + padding, table + padding + table, padding,
      [0x50, 0x4B, 0x03, 0x04, 0x14] + padding,
    ]
    let isBinary = texts.map { text in InputSniffer.isBinary(text.span) }
    #expect(isBinary == [false, false, true, true, true])
    let padded = table + padding
    let form = InputSniffer(padded.span).form
    #expect(form == .bytes)
  }
}
