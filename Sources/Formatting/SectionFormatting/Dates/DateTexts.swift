internal import KartotekICU
internal import LocaleProfiles
internal import ParallelWork
internal import SectionModel

/// The text of every distinct day in a list's language, each made once.
final class DateTexts: Sendable {
  /// Fewer days are not worth the millisecond that a worker needs to open its formatters.
  private static let smallestBatch = 4096

  private let days: DaySet
  private let texts: PartArena
  /// The form of each day for programs.
  private let iso: PartArena
  /// Raw values of ICU's direction of each text.
  private let directions: [UInt8]
  /// Whether each text is in the list's calendar.
  private let isInListCalendar: [Bool]

  /// What is to be known of a day beside its text.
  struct Entry {
    let number: Int
    /// Nil where the text has no strong letter.
    let direction: SectionModel.TextDirection?
    let isInListCalendar: Bool
  }

  init(_ days: DaySet, toolkit: LocaleToolkit, workers: Int) {
    self.days = days
    let count = days.keys.count
    let size = max(Self.smallestBatch, (count + workers - 1) / max(1, workers))
    let styles = DateStyles(toolkit)
    let batches = mapChunks((count + size - 1) / size, workers: workers) { batch in
      var writer = DateWriter(styles: styles, dayCount: min(size, count))
      for number in (batch * size)..<min(count, (batch + 1) * size) {
        writer.append(DaySet.Key(rawValue: days.keys[number]))
      }
      return writer.batch
    }
    texts = PartArena(joining: batches.map(\.texts))
    var iso = PartArena()
    for key in days.keys {
      DaySet.Key(rawValue: key).appendISO(to: &iso.bytes)
      iso.ends.append(UInt32(iso.bytes.count))
    }
    self.iso = iso
    directions = batches.flatMap(\.directions)
    isInListCalendar = batches.flatMap(\.isInListCalendar)
  }

  /// Adds the text of a day.
  func append(_ entry: Entry, to output: inout [UInt8]) {
    texts.add(entry.number, to: &output)
  }

  /// A day that was in the set.
  func entry(of key: DaySet.Key) -> Entry {
    let number = days.number(of: key)
    return Entry(
      number: number,
      direction: SectionModel.TextDirection(icuCode: directions[number]),
      isInListCalendar: isInListCalendar[number])
  }

  /// Adds `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`.
  func appendISO(of entry: Entry, to output: inout [UInt8]) {
    iso.add(entry.number, to: &output)
  }
}

/// The texts of a batch of days.
struct DateBatch: Sendable {
  var texts = PartArena()
  var directions: [UInt8] = []
  var isInListCalendar: [Bool] = []

  mutating func append(_ text: String, isInListCalendar: Bool) {
    texts.append(text.utf8)
    directions.append(KartotekICU.TextDirection(of: text.utf8).rawValue)
    self.isInListCalendar.append(isInListCalendar)
  }

  /// Adds a day of the list's calendar with what stands around it.
  mutating func append(
    _ before: [UInt8], _ day: [UInt8], _ after: [UInt8], _ direction: KartotekICU.TextDirection
  ) {
    texts.bytes += before
    texts.bytes += day
    texts.append(after)
    directions.append(direction.rawValue)
    isInListCalendar.append(true)
  }
}

/// Which skeleton and calendar each kind of day has.
///
/// Full days are in the list's calendar. Days without a year and parts of dates stay Gregorian,
/// because they cannot be converted, and so do days before the calendar's first.
struct DateStyles: Sendable {
  enum Kind: Int, CaseIterable {
    case full = 0
    case gregorian = 1
    case monthAndDay = 2
    case yearAndMonth = 3
    case year = 4

    var skeleton: String {
      switch self {
      case .full, .gregorian: "yMMMMd"
      case .monthAndDay: "MMMMd"
      case .yearAndMonth: "yMMMM"
      case .year: "y"
      }
    }
  }

  static let gregorian = "gregorian"

  let tag: LocaleTag
  let calendar: String
  private let styles: [CivilDateStyle]

  init(_ toolkit: LocaleToolkit) {
    tag = toolkit.tag
    calendar = toolkit.calendar
    styles = Kind.allCases.map { kind in
      let calendar = kind == .full ? toolkit.calendar : Self.gregorian
      let override = toolkit.profile.datePatterns.first {
        $0.skeleton == kind.skeleton && $0.calendar == calendar
      }
      return CivilDateStyle(
        skeleton: kind.skeleton, calendar: calendar, numberingSystem: toolkit.numberingSystem,
        pattern: override?.pattern)
    }
  }

  func style(_ kind: Kind) -> CivilDateStyle { styles[kind.rawValue] }

  var isGregorian: Bool { calendar == Self.gregorian }
}
