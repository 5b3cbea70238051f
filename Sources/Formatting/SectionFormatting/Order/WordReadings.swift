/// Parts that have two readings: one as a family name and another as words.
///
/// As words they have numbers of their own, behind those of all parts, so that the two readings have
/// sections and ranks of their own. Every other part has one number.
struct WordReadings: Sendable {
  let partCount: Int
  /// The parts with two readings, in the order of their second numbers.
  private var parts: [UInt32] = []
  /// For each part its number as words; empty while none has two readings.
  private var numbers: [UInt32] = []

  init(partCount: Int) {
    self.partCount = partCount
  }

  /// Gives a part a second number, the next.
  mutating func append(_ part: UInt32) {
    if numbers.isEmpty { numbers = Array(0..<UInt32(partCount)) }
    numbers[Int(part)] = UInt32(partCount + parts.count)
    parts.append(part)
  }

  /// The number of a part that is read as words.
  func number(of part: UInt32) -> UInt32 { numbers.isEmpty ? part : numbers[Int(part)] }

  /// The part that has this number, and whether the number stands for its reading as words.
  func part(of number: UInt32) -> (part: UInt32, isWords: Bool) {
    let place = Int(number) - partCount
    return place < 0 ? (number, false) : (parts[place], true)
  }
}
