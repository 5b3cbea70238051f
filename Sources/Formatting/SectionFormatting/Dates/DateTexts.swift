internal import KartotekICU
internal import LocaleProfiles
internal import ParallelWork
internal import SectionModel

/// The text of every distinct day in a list's language, each made once.
struct DateTexts: Sendable {
  private static let batchSize = 1024

  private let days: DaySet
  private let texts: PartArena
  /// Raw values of ICU's direction of each text.
  private let directions: [UInt8]
  /// Whether each text is in the list's calendar.
  private let isInListCalendar: [Bool]

  /// One day in words.
  struct Entry {
    let text: Range<Int>
    /// Nil where the text has no strong letter.
    let direction: SectionModel.TextDirection?
    let isInListCalendar: Bool
  }

  init(_ days: DaySet, toolkit: LocaleToolkit, workers: Int) {
    self.days = days
    let size = Self.batchSize
    let count = days.keys.count
    let styles = DateStyles(toolkit)
    let batches = mapChunks((count + size - 1) / size, workers: workers) { batch in
      var writer = DateWriter(styles: styles)
      for number in (batch * size)..<min(count, (batch + 1) * size) {
        writer.append(DaySet.Key(rawValue: days.keys[number]))
      }
      return writer.batch
    }
    texts = PartArena(joining: batches.map(\.texts))
    directions = batches.flatMap(\.directions)
    isInListCalendar = batches.flatMap(\.isInListCalendar)
  }

  /// The bytes that the entries' texts are of.
  var bytes: [UInt8] { texts.bytes }

  /// The text of a day that was in the set.
  func entry(of key: DaySet.Key) -> Entry {
    let number = days.number(of: key)
    return Entry(
      text: texts.range(number),
      direction: SectionModel.TextDirection(icuCode: directions[number]),
      isInListCalendar: isInListCalendar[number])
  }
}

/// The texts of a batch of days.
struct DateBatch: Sendable {
  var texts = PartArena()
  var directions: [UInt8] = []
  var isInListCalendar: [Bool] = []
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
