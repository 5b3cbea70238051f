internal import ContactModel

/// Distinct days and parts of days, in order of first sight.
struct DaySet: Sendable {
  /// Year, month and day in one number that is never 0; absent parts are 0.
  struct Key: Hashable, Sendable {
    let rawValue: UInt32

    init(year: Int, month: Int, day: Int) {
      rawValue = UInt32(year) << 9 | UInt32(month) << 5 | UInt32(day)
    }

    init(_ date: DateField) { self.init(year: date.year, month: date.month, day: date.day) }

    init(rawValue: UInt32) { self.rawValue = rawValue }

    var year: Int { Int(rawValue >> 9) }
    /// Both in one number below 512.
    var monthAndDay: Int { Int(rawValue & 511) }
    var month: Int { Int(rawValue >> 5 & 15) }
    var day: Int { Int(rawValue & 31) }

    /// Adds `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY` (ISO 8601; `--` is of its edition of 2000).
    func appendISO(to output: inout [UInt8]) {
      if year == 0 {
        output.append(UInt8(ascii: "-"))
      } else {
        Self.appendDigits(year / 100, to: &output)
        Self.appendDigits(year % 100, to: &output)
      }
      guard month != 0 else { return }
      output.append(UInt8(ascii: "-"))
      Self.appendDigits(month, to: &output)
      guard day != 0 else { return }
      output.append(UInt8(ascii: "-"))
      Self.appendDigits(day, to: &output)
    }

    private static func appendDigits(_ number: Int, to output: inout [UInt8]) {
      output.append(UInt8(0x30 + number / 10))
      output.append(UInt8(0x30 + number % 10))
    }
  }

  private(set) var keys: [UInt32] = []
  private var table = DayTable()

  /// Adds a day unless it is there.
  mutating func insert(_ key: Key) {
    guard table[key] == 0 else { return }
    keys.append(key.rawValue)
    table[key] = UInt32(keys.count)
  }
}
