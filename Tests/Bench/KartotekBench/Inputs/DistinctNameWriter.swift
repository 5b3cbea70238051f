internal import SampleContacts

/// Google's columns with a family name of its own for each contact: nothing of the work on names
/// can be shared.
struct DistinctNameWriter: BenchInputWriter {
  private static let letters: [[String]] = [
    "\u{3B1}\u{3B5}\u{3B7}\u{3B9}\u{3BA}\u{3BB}\u{3BD}\u{3C1}\u{3C3}\u{3C4}",
    "\u{430}\u{435}\u{438}\u{43A}\u{43B}\u{43C}\u{43D}\u{43E}\u{440}\u{441}",
    "\u{627}\u{628}\u{62A}\u{62F}\u{631}\u{632}\u{633}\u{644}\u{645}\u{646}",
    "aeiklmnorst",
  ].map { $0.map(String.init) }

  private var writer = ContactWriter(form: .csv)
  private var count = 0

  mutating func begin(into output: inout [UInt8]) {
    writer.begin(into: &output)
  }

  mutating func write(_ contact: MadeContact, into output: inout [UInt8]) {
    var contact = contact
    count += 1
    if !contact.family.isEmpty { contact.family += suffix(for: contact.family) }
    writer.write(contact, into: &output)
  }

  /// The contact's number in letters of the name's script.
  private func suffix(for name: [UInt8]) -> [UInt8] {
    let scalar = String(decoding: name, as: UTF8.self).unicodeScalars.first?.value ?? 0
    let letters =
      switch scalar {
      case 0x370..<0x400: Self.letters[0]
      case 0x400..<0x530: Self.letters[1]
      case 0x600..<0x780: Self.letters[2]
      default: Self.letters[3]
      }
    return String(count).utf8.flatMap { Array(letters[Int($0 - 0x30)].utf8) }
  }
}
