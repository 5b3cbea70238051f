import Testing

@testable import ContactImport

/// Expected bytes: the Unicode Standard, tables 3-5 (UTF-16) and 3-6 (UTF-8).
@Suite struct UTF16TranscoderTests {
  static let cases: [(bytes: [UInt8], order: UTF16Transcoder.Order, text: String)] = [
    ([0x41, 0x00], .littleEndian, "A"),
    ([0x00, 0x41], .bigEndian, "A"),
    ([0x91, 0x03], .littleEndian, "\u{0391}"),
    ([0xD8, 0x3D, 0xDE, 0x42], .bigEndian, "\u{1F642}"),
    ([0x3D, 0xD8, 0x42, 0xDE], .littleEndian, "\u{1F642}"),
    // A high surrogate alone, a low surrogate alone, half a unit at the end.
    ([0xD8, 0x3D, 0x00, 0x41], .bigEndian, "\u{FFFD}A"),
    ([0xDE, 0x42, 0x00, 0x41], .bigEndian, "\u{FFFD}A"),
    ([0xD8, 0x3D, 0xD8, 0x3D, 0xDE, 0x42], .bigEndian, "\u{FFFD}\u{1F642}"),
    ([0x00, 0x41, 0x00], .bigEndian, "A\u{FFFD}"),
    ([0xD8, 0x3D], .bigEndian, "\u{FFFD}"),
  ]

  @Test("UTF-16 becomes UTF-8, however the input is cut", arguments: cases)
  func transcodes(_ fact: (bytes: [UInt8], order: UTF16Transcoder.Order, text: String)) {
    for cut in 0...fact.bytes.count {
      var transcoder = UTF16Transcoder(order: fact.order, unitSize: 2)
      var output: [UInt8] = []
      transcoder.transcode(fact.bytes.span.extracting(0..<cut), to: &output)
      transcoder.transcode(fact.bytes.span.extracting(cut..<fact.bytes.count), to: &output)
      transcoder.finish(&output)
      #expect(output == Array(fact.text.utf8), "cut at \(cut)")
    }
  }

  @Test("UTF-32 becomes UTF-8; what is no scalar value becomes U+FFFD")
  func transcodesUTF32() {
    let bytes: [UInt8] = [0, 0, 0x03, 0x91, 0, 0x11, 0, 0, 0, 0x01, 0xF6, 0x42]
    for cut in 0...bytes.count {
      var transcoder = UTF16Transcoder(order: .bigEndian, unitSize: 4)
      var output: [UInt8] = []
      transcoder.transcode(bytes.span.extracting(0..<cut), to: &output)
      transcoder.transcode(bytes.span.extracting(cut..<bytes.count), to: &output)
      transcoder.finish(&output)
      #expect(output == Array("\u{0391}\u{FFFD}\u{1F642}".utf8))
    }
  }
}
