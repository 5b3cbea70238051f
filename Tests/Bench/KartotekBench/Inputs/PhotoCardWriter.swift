internal import SampleContacts

/// Cards of version 3.0 with 20 000 base64 digits of photo in each, folded every 76 bytes.
struct PhotoCardWriter: BenchInputWriter {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let end = "END:VCARD\r\n"

  private let cards = ContactWriter(form: .vcard)
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  func begin(into output: inout [UInt8]) {}

  mutating func write(_ contact: MadeContact, into output: inout [UInt8]) {
    cards.write(contact, into: &output)
    output.removeLast(Self.end.utf8.count)
    output += "PHOTO;ENCODING=b;TYPE=JPEG:".utf8
    for position in 0..<20_000 {
      if position % 74 == 48 { output += [0x0D, 0x0A, 0x20] }
      output.append(nextDigit())
    }
    output += [0x0D, 0x0A]
    output += Self.end.utf8
  }

  /// The digits need only be varied: Knuth's constants for a linear congruence.
  private mutating func nextDigit() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Self.digits[Int(state >> 58)]
  }
}
