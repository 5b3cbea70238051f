internal import KartotekICU
internal import LocaleProfiles
internal import ParallelWork
internal import SectionModel

/// The text of every distinct day in a list's language, each made once.
final class DateTexts: Sendable {
  /// Fewer days are not worth the millisecond that a worker needs to open its formatters.
  private static let smallestBatch = 4096

  /// What stands before the texts of a day: direction, calendar, and the length of each.
  private static let headSize = 7
  /// Hardly any entry is longer than one cache line and this many bytes.
  private static let usualSize = 40

  /// Where each day is in `bytes`, and 1.
  private let places: DayTable
  /// For each day what is to be known of it, its text, and its form for programs: in one place,
  /// because rows come across days in no order and each place is a read of memory.
  private let bytes: [UInt8]

  /// A day that was in the set.
  struct Entry {
    /// Nil where the text has no strong letter.
    let direction: SectionModel.TextDirection?
    let isInListCalendar: Bool
    fileprivate let text: Range<Int>
    fileprivate let iso: Range<Int>
  }

  init(_ days: DaySet, toolkit: LocaleToolkit, workers: Int) {
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
    var places = DayTable()
    var bytes: [UInt8] = []
    for (number, key) in days.keys.enumerated() {
      let key = DaySet.Key(rawValue: key)
      places[key] = UInt32(bytes.count + 1)
      Self.append(key, number % size, of: batches[number / size], to: &bytes)
    }
    self.places = places
    self.bytes = bytes
  }

  private static func append(
    _ key: DaySet.Key, _ number: Int, of batch: DateBatch, to bytes: inout [UInt8]
  ) {
    let head = bytes.count
    bytes.append(batch.directions[number])
    bytes.append(batch.isInListCalendar[number] ? 1 : 0)
    bytes.append(0)
    let length = UInt32(batch.texts.range(number).count)
    for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: length >> (8 * shift))) }
    batch.texts.add(number, to: &bytes)
    let iso = bytes.count
    key.appendISO(to: &bytes)
    bytes[head + 2] = UInt8(bytes.count - iso)
  }

  /// Reads a day's entry here and there, so that all of it is at hand soon after.
  func touch(_ key: DaySet.Key) -> UInt8 {
    let head = Int(places[key]) - 1
    // Most texts end in the next cache line.
    return bytes[head] ^ bytes[min(head + Self.usualSize, bytes.count - 1)]
  }

  /// Finds a day that was in the set.
  func entry(of key: DaySet.Key) -> Entry {
    let head = Int(places[key]) - 1
    let text = head + Self.headSize
    let iso = text + (0..<4).reduce(0) { $0 | Int(bytes[head + 3 + $1]) << (8 * $1) }
    return Entry(
      direction: SectionModel.TextDirection(icuCode: bytes[head]),
      isInListCalendar: bytes[head + 1] != 0, text: text..<iso,
      iso: iso..<(iso + Int(bytes[head + 2])))
  }

  /// Adds the text of a day.
  func append(_ entry: Entry, to output: inout [UInt8]) {
    add(entry.text, to: &output)
  }

  /// Adds `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`.
  func appendISO(of entry: Entry, to output: inout [UInt8]) {
    add(entry.iso, to: &output)
  }

  private func add(_ range: Range<Int>, to output: inout [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }
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
