internal import KartotekICU
internal import ListEngine
internal import SectionModel

/// What formatting on render costs, counted.
struct RenderWork {
  /// Date formatters opened.
  var formatters = 0
  /// Dates formatted.
  var dates = 0
  /// Names sorted: keys of ICU's collator.
  var collatorKeys = 0
}

/// A data source that formats a row when it is shown, and sorts and groups when its people change: what an app
/// does that has no exported list.
final class FormattingSource: TableDataSource {
  /// How dates are formatted.
  enum Style {
    /// A formatter for each row, whose pattern is looked up.
    case newFormatter
    /// A formatter for each row, with its pattern.
    case knownPattern
    /// One formatter for all rows.
    case cachedFormatter
  }

  private(set) var work = RenderWork()
  private let style: Style
  private let locale: LocaleTag
  private let isListRightToLeft: Bool
  private let rules: CaseRules
  private let index: SectionIndex
  private let pattern: String
  private var cached: CivilDateFormatter
  private var people: [RenderPerson] = []
  private var sections: [(header: String, rows: Range<Int>)] = []
  private var places: [String: RowPlace] = [:]

  init(_ input: RenderInput, style: Style) throws {
    self.style = style
    locale = try LocaleTag(input.locale)
    isListRightToLeft = input.list.plan.direction == .rightToLeft
    rules = try CaseRules(locale: locale)
    index = try SectionIndex(locale: locale, extraLabels: .latin)
    cached = try CivilDateFormatter(locale: locale, style: CivilDateStyle(skeleton: "yMMMMd"))
    pattern = try cached.pattern()
    try show(input.people)
  }

  // MARK: - Loading

  /// Sorts and groups people, as an app does on the thread that shows them.
  func show(_ people: [RenderPerson]) throws {
    var entries: [(bucket: Int, key: [UInt8], person: RenderPerson)] = []
    entries.reserveCapacity(people.count)
    for person in people {
      let key = try index.joinedKey(of: PartArena([person.family, person.given]))
      entries.append((try index.bucket(of: person.family), key, person))
    }
    work.collatorKeys += people.count
    let buckets = index.buckets
    func rank(_ bucket: Int) -> Int { buckets[bucket].kind == .letter ? bucket : .max }
    entries.sort { left, right in
      let (first, second) = (rank(left.bucket), rank(right.bucket))
      if first != second { return first < second }
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      return left.person.id < right.person.id
    }
    self.people = entries.map(\.person)
    sections = []
    places = [:]
    places.reserveCapacity(people.count)
    for (row, entry) in entries.enumerated() {
      if row == 0 || rank(entry.bucket) != rank(entries[row - 1].bucket) {
        let label = rank(entry.bucket) == .max ? "\u{2026}" : buckets[entry.bucket].label
        sections.append((label, row..<row))
      }
      let last = sections.count - 1
      sections[last].rows = sections[last].rows.lowerBound..<(row + 1)
      places[entry.person.id] = RowPlace(
        section: last, row: row - sections[last].rows.lowerBound)
    }
  }

  /// The identifiers in order, to be compared with the exported list's.
  var ids: [[String]] { sections.map { people[$0.rows].map(\.id) } }

  // MARK: - Rows

  var numberOfSections: Int { sections.count }
  func numberOfRows(inSection section: Int) -> Int { sections[section].rows.count }
  func header(ofSection section: Int) -> String? { sections[section].header }

  func id(ofRow place: RowPlace) -> String? { person(at: place).id }
  func place(ofRow id: String) -> RowPlace? { places[id] }

  func cell(at place: RowPlace, in table: TableView) -> TableCell {
    let person = person(at: place)
    let cell = table.dequeueCell(ReuseIdentity("contact", style: .subtitle), for: place)
    cell.bind(
      id: person.id,
      content: CellContent(
        text: "\(person.given) \(person.family)", secondaryText: date(person),
        image: RowImage(monogram: monogram(person))))
    return cell
  }

  private func person(at place: RowPlace) -> RenderPerson {
    people[sections[place.section].rows.lowerBound + place.row]
  }

  private func date(_ person: RenderPerson) -> String {
    let text = formatted(
      CivilDay(year: Int32(person.year), month: Int32(person.month), day: Int32(person.day)))
    // A date that runs another way than its row or list is isolated.
    let isRightToLeft = Self.isRightToLeft(text)
    guard isRightToLeft != isListRightToLeft || isRightToLeft != Self.isRightToLeft(person.given)
    else { return text }
    return (isRightToLeft ? "\u{2067}" : "\u{2066}") + text + "\u{2069}"
  }

  private func formatted(_ day: CivilDay) -> String {
    work.dates += 1
    do {
      switch style {
      case .cachedFormatter: return try cached.format(day)
      case .newFormatter: return try new(CivilDateStyle(skeleton: "yMMMMd"), day)
      case .knownPattern:
        return try new(CivilDateStyle(skeleton: "yMMMMd", pattern: pattern), day)
      }
    } catch {
      return ""
    }
  }

  private func new(_ style: CivilDateStyle, _ day: CivilDay) throws -> String {
    work.formatters += 1
    var formatter = try CivilDateFormatter(locale: locale, style: style)
    return try formatter.format(day)
  }

  /// By the first letter: the samples are in Greek, Cyrillic, Latin and Arabic script.
  private static func isRightToLeft(_ text: String) -> Bool {
    let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { 0x590..<0x900 ~= $0.value } ?? false
  }

  private func monogram(_ person: RenderPerson) -> String {
    guard let letters = try? rules.monograms(of: PartArena([person.given, person.family])) else {
      return ""
    }
    let (first, second) = (letters.texts.string(at: 0), letters.texts.string(at: 1))
    // Two Arabic letters would join.
    let areArabic = Self.isRightToLeft(first) && Self.isRightToLeft(second)
    return first + (areArabic ? "\u{200C}" : "") + second
  }
}
