internal import ContactModel

/// Guesses columns from values, for files without headings.
///
/// E-mail addresses, phone numbers, web addresses and dates show by their look. The first text column
/// is the whole name where its values mostly hold a blank, or where it is the only one; else the first
/// two are given and family name. What is left stays unknown.
struct ColumnInference {
  /// Whether the first record holds no e-mail address, phone number or date where the others do: it
  /// must be headings in words that nobody knows.
  let beginsWithHeadings: Bool
  private let records: [CSVSample.Record]

  init(records: [CSVSample.Record]) {
    let rest = Array(records.dropFirst())
    let fields = Self.kinds(of: rest)
    beginsWithHeadings =
      !rest.isEmpty
      && zip(records[0].cells, fields).contains { cell, field in
        guard let field, field != "text", !cell.isEmpty else { return false }
        return Self.field(of: [cell]) == "text"
      }
    self.records = beginsWithHeadings ? rest : records
  }

  func columns() -> [HeadingResolver.Column] {
    var fields = Self.kinds(of: records)
    let count = fields.count
    let textColumns = (0..<count).filter { fields[$0] == "text" }
    for column in textColumns { fields[column] = nil }
    if let first = textColumns.first {
      if textColumns.count == 1 || Self.mostlyHoldBlanks(Self.values(first, of: records)) {
        fields[first] = "name.full"
      } else {
        fields[first] = "name.given"
        fields[textColumns[1]] = "name.family"
      }
    }
    return fields.map { HeadingResolver.Column(field: $0) }
  }

  /// What each column looks like: a field, `text`, or nil.
  private static func kinds(of records: [CSVSample.Record]) -> [String?] {
    let count = records.map(\.cells.count).max() ?? 0
    return (0..<count).map { field(of: values($0, of: records)) }
  }

  /// Whether most of the values are e-mail addresses, or phone numbers of seven digits or more.
  ///
  /// Days look like phone numbers, and so do moments of ISO 8601 without their T.
  static func areAddresses(_ values: [[UInt8]]) -> Bool {
    let found = values.filter { value in
      switch ValueKind(value.span) {
      case .email: true
      case .phone: value.filter { (0x30...0x39).contains($0) }.count >= 7 && !isDay(value)
      case .url, .other: false
      }
    }
    return found.count * 2 > values.count
  }

  static func values(_ column: Int, of records: [CSVSample.Record]) -> [[UInt8]] {
    records.compactMap { record in
      guard column < record.cells.count, !record.cells[column].isEmpty else { return nil }
      return record.cells[column]
    }
  }

  private static func field(of values: [[UInt8]]) -> String? {
    guard !values.isEmpty else { return nil }
    // Days look like phone numbers.
    if values.allSatisfy(isDay) { return "birthday" }
    let kinds = values.map { ValueKind($0.span) }
    func mostly(_ kind: ValueKind) -> Bool { kinds.filter { $0 == kind }.count * 2 > kinds.count }
    if mostly(.email) { return "email" }
    if mostly(.phone) { return "phone" }
    if mostly(.url) { return "url" }
    let texts = values.filter { $0.contains { $0 >= 0x80 || ($0 | 0x20) >= 0x61 } }
    return texts.count * 2 > values.count ? "text" : nil
  }

  private static func isDay(_ value: [UInt8]) -> Bool {
    // Without separators a number of eight digits is as well a phone number.
    guard value.contains(where: { [0x2D, 0x2E, 0x2F].contains($0) }) else { return false }
    switch DateReader.read(value.span, .empty, habits) {
    case .date(let date): return date.month != nil
    case .dateWithAssumedYear, .otherCalendar: return true
    case .none, .serial, .waiting, .text: return false
    }
  }

  /// Takes Solar Hijri days for days without asking which ones.
  private static let habits = DateReader.Habits(
    order: .dayFirst, calendar: .gregorian,
    knowledge: DateKnowledge(
      gregorianDay: { _, month, day in PartialDate(year: nil, month: month, day: min(day, 28)) },
      monthNames: { [] }, kindOfLabel: { _ in nil }))

  private static func mostlyHoldBlanks(_ values: [[UInt8]]) -> Bool {
    values.filter { $0.contains(0x20) }.count * 2 > values.count
  }
}
