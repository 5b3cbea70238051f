/// A number for each day, 0 for most: a page for each year that occurs.
struct DayTable: Sendable {
  /// A key's month and day.
  private static let pageBits: UInt32 = 9

  /// For each year the number of its page; page 0 is that of years without one.
  private var pages: [UInt16] = []
  private var numbers = [UInt32](repeating: 0, count: 1 << pageBits)

  subscript(key: DaySet.Key) -> UInt32 {
    get {
      guard key.year < pages.count else { return 0 }
      return numbers[Int(pages[key.year]) << Self.pageBits | key.monthAndDay]
    }
    set {
      if key.year >= pages.count {
        pages += [UInt16](repeating: 0, count: key.year + 1 - pages.count)
      }
      if pages[key.year] == 0 {
        pages[key.year] = UInt16(numbers.count >> Self.pageBits)
        numbers += [UInt32](repeating: 0, count: 1 << Self.pageBits)
      }
      numbers[Int(pages[key.year]) << Self.pageBits | key.monthAndDay] = newValue
    }
  }
}
