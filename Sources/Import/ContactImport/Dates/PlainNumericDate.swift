internal import ContactModel

/// `14.03.1990`, `3/14/1990` or `14-3-1990` with a year that means nothing special, read without any
/// allocation.
///
/// Whole columns are written so; the general reader takes a dozen times as long.
struct PlainNumericDate {
  /// The day with the first number as its day; nil when there is none.
  private let dayFirst: PartialDate?
  /// The day with the first number as its month.
  private let monthFirst: PartialDate?

  /// Takes a text; nil when it has another form, or is a day in neither order.
  init?(_ text: Span<UInt8>) {
    guard (8...10).contains(text.count) else { return nil }
    var index = 0
    let first = Self.number(text, &index)
    guard first > 0, index < text.count else { return nil }
    let separator = text[index]
    guard separator == 0x2E || separator == 0x2F || separator == 0x2D else { return nil }
    index += 1
    let second = Self.number(text, &index)
    guard second > 0, index + 5 == text.count, text[index] == separator else { return nil }
    index += 1
    let century = Self.number(text, &index)
    let year = century * 100 + Self.number(text, &index)
    guard index == text.count, (1700...2099).contains(year) else { return nil }
    dayFirst = PartialDate(year: year, month: second, day: first)
    monthFirst = PartialDate(year: year, month: first, day: second)
    guard dayFirst != nil || monthFirst != nil else { return nil }
  }

  /// Reads one or two digits; 0 when there are none.
  private static func number(_ text: Span<UInt8>, _ index: inout Int) -> Int {
    var number = 0
    let end = min(index + 2, text.count)
    while index < end {
      let digit = text[index] &- 0x30
      guard digit < 10 else { break }
      number = number * 10 + Int(digit)
      index += 1
    }
    return number
  }

  /// What the text means.
  ///
  /// - Parameter order: The order of day and month; nil while the column decides.
  /// - Returns: A day, or waiting while the order is open and makes a difference.
  func outcome(_ order: DateOrder?) -> DateOutcome {
    DateOutcome.ordered(
      dayFirst.map { .date($0) } ?? .text, monthFirst.map { .date($0) } ?? .text, order, .gregorian)
  }
}
