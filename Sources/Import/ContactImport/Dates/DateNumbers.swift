/// The numbers of a date in the order in which they are written, without what follows the day.
///
/// The grammar is the union of RFC 6350 4.3 (basic and extended), RFC 2426 and vCard 2.1 dates and
/// the numeric dates of the programs that the table of its tests names.
struct DateNumbers {
  /// A run of digits.
  struct Number {
    /// Its value; of no use when there are more than 14 digits.
    private(set) var value = 0
    /// How many digits were written.
    private(set) var digitCount = 0

    /// Adds the next digit, 0 to 9.
    mutating func append(_ digit: Int) {
      value = value &* 10 &+ digit
      digitCount += 1
    }
  }

  /// One to three numbers.
  private(set) var numbers: [Number] = []
  /// The text began with two hyphens: the year is left out on purpose.
  private(set) var isWithoutYear = false
  /// A time of day or a zone follows.
  private(set) var hasTime = false
  /// The numbers are separated by slashes.
  private(set) var hasSlashes = false
  /// The numbers are separated by dots.
  private(set) var hasDots = false

  /// Takes a text apart; nil when it is no run of numbers.
  ///
  /// - Parameter bytes: The text; not empty.
  init?(_ bytes: [UInt8]) {
    var offset = 0
    if bytes.starts(with: [0x2D, 0x2D]) {
      isWithoutYear = true
      offset = 2
    }
    guard let separator = readNumbers(bytes, &offset) else { return nil }
    hasSlashes = separator == 0x2F
    hasDots = separator == 0x2E
    if separator == 0x2E, offset < bytes.count, bytes[offset] == 0x2E { offset += 1 }
    guard offset < bytes.count else { return }
    guard Self.isTime(bytes[offset...]) else { return nil }
    hasTime = true
  }

  /// Whether the column's calendar says what the numbers mean: there is no year of four digits.
  func needsCalendar(_ habits: DateReader.Habits) -> Bool {
    if isWithoutYear { return habits.hasOwnYearlessDays }
    return numbers.count > 1 && !numbers.contains { $0.digitCount > 2 }
  }

  /// Reads numbers with one separator between them and returns that (0 when there was one number).
  private mutating func readNumbers(_ bytes: [UInt8], _ offset: inout Int) -> UInt8? {
    guard let first = Self.readNumber(bytes, &offset) else { return nil }
    numbers.append(first)
    var separator: UInt8 = 0
    while numbers.count < 3 {
      var next = Self.skipBlanks(bytes, offset)
      guard next < bytes.count, [0x2D, 0x2E, 0x2F].contains(bytes[next]) else { break }
      guard separator == 0 || separator == bytes[next] else { return nil }
      separator = bytes[next]
      next = Self.skipBlanks(bytes, next + 1)
      guard let number = Self.readNumber(bytes, &next) else { break }
      numbers.append(number)
      offset = next
    }
    return separator
  }

  private static func readNumber(_ bytes: [UInt8], _ offset: inout Int) -> Number? {
    var number = Number()
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
      number.append(Int(bytes[offset] - 0x30))
      offset += 1
    }
    return number.digitCount == 0 ? nil : number
  }

  private static func skipBlanks(_ bytes: [UInt8], _ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// Whether the rest is a time of day or a zone: `T100000Z`, ` 0:00:00`, ` 12:00 AM`, `Z`, `+02:00`.
  private static func isTime(_ rest: ArraySlice<UInt8>) -> Bool {
    let allowed = Array("0123456789:.,+-TtZz AaPpMm".utf8)
    guard rest.allSatisfy({ allowed.contains($0) }), let first = rest.first else { return false }
    switch first {
    case 0x54, 0x74, 0x5A, 0x7A: return true
    case 0x2B, 0x2D: return rest.count >= 5
    case 0x20: return rest.drop { $0 == 0x20 }.first.map { (0x30...0x39).contains($0) } ?? false
    default: return false
    }
  }
}
