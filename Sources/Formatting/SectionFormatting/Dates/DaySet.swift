internal import ContactModel

/// Distinct days and parts of days, numbered in order of first sight.
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
    var month: Int { Int(rawValue >> 5 & 15) }
    var day: Int { Int(rawValue & 31) }
  }

  private(set) var keys: [UInt32] = []
  private var table = [UInt32](repeating: .max, count: 64)

  /// Adds a day unless it is there.
  mutating func insert(_ key: Key) {
    let slot = self.slot(of: key)
    guard table[slot] == .max else { return }
    table[slot] = UInt32(keys.count)
    keys.append(key.rawValue)
    if keys.count * 2 > table.count { grow() }
  }

  /// The number of a day that was inserted.
  func number(of key: Key) -> Int {
    Int(table[slot(of: key)])
  }

  private func slot(of key: Key) -> Int {
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: (key.rawValue &* 0x9E37_79B1) >> 12) & mask
    while table[slot] != .max, keys[Int(table[slot])] != key.rawValue { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    table = Array(repeating: .max, count: table.count * 2)
    for (number, key) in keys.enumerated() {
      table[slot(of: Key(rawValue: key))] = UInt32(number)
    }
  }
}
