/// The parts that are searched for in each contact.
struct SearchTexts: Sendable {
  private var ends: [UInt32] = []
  private var parts: [UInt32] = []

  /// Adds a part to the next contact.
  mutating func add(_ part: UInt32) {
    if part != 0 { parts.append(part) }
  }

  /// Ends the next contact.
  mutating func endContact() {
    ends.append(UInt32(parts.count))
  }

  /// Adds the contacts of a run whose parts have these numbers here.
  mutating func append(_ run: SearchTexts, _ numbers: [UInt32]) {
    let base = UInt32(parts.count)
    for part in run.parts { parts.append(numbers[Int(part)]) }
    for end in run.ends { ends.append(base + end) }
  }

  /// The parts of a contact.
  func parts(of contact: UInt32) -> ArraySlice<UInt32> {
    let contact = Int(contact)
    return parts[(contact == 0 ? 0 : Int(ends[contact - 1]))..<Int(ends[contact])]
  }
}
