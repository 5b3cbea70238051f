internal import KartotekICU

/// Writes days with formatters of its own, each opened when it is first needed.
struct DateWriter: ~Copyable {
  private let styles: DateStyles
  private(set) var batch = DateBatch()
  private var full: FullDateWriter
  private var gregorian = LazyDateFormatter()
  private var monthAndDay = LazyDateFormatter()
  private var yearAndMonth = LazyDateFormatter()
  private var year = LazyDateFormatter()

  /// Makes a writer for about so many days.
  init(styles: DateStyles, dayCount: Int) {
    self.styles = styles
    full = FullDateWriter(styles: styles, dayCount: dayCount)
  }

  /// Adds the text of a day.
  ///
  /// Absent parts are filled so that the day exists and no border is near: 2000 is a leap year.
  mutating func append(_ key: DaySet.Key) {
    let (year, month, day) = (key.year, key.month, key.day)
    if year == 0 {
      add(monthAndDay.text(of: civil(2000, month, day), styles, .monthAndDay))
    } else if month == 0 {
      add(self.year.text(of: civil(year, 7, 1), styles, .year))
    } else if day == 0 {
      add(yearAndMonth.text(of: civil(year, month, 15), styles, .yearAndMonth))
    } else if !full.append(key, to: &batch) {
      add(gregorian.text(of: civil(year, month, day), styles, .gregorian))
    }
  }

  private mutating func add(_ text: String) {
    batch.append(text, isInListCalendar: styles.isGregorian)
  }

  private func civil(_ year: Int, _ month: Int, _ day: Int) -> CivilDay {
    CivilDay(year: Int32(year), month: Int32(month), day: Int32(day))
  }
}

/// A formatter that is opened by its first use, which costs about a millisecond.
struct LazyDateFormatter: ~Copyable {
  private var formatter: CivilDateFormatter?

  /// The text of a day; `pattern` stands for that of the style where it is given.
  mutating func text(
    of day: CivilDay, _ styles: DateStyles, _ kind: DateStyles.Kind, pattern: String? = nil
  ) -> String {
    if pattern == "" { return "" }
    open(styles, kind, pattern)
    return icu { () throws(ICUError) in try formatter?.format(day) } ?? ""
  }

  /// The pattern of a style.
  mutating func pattern(_ styles: DateStyles, _ kind: DateStyles.Kind) -> String {
    open(styles, kind, nil)
    return icu { () throws(ICUError) in try formatter?.pattern() } ?? ""
  }

  /// Whether the list's calendar counts no such day.
  mutating func isBeforeEpoch(_ day: CivilDay, _ styles: DateStyles) -> Bool {
    open(styles, .full, nil)
    return icu { () throws(ICUError) in try formatter?.isBeforeEpoch(day) } ?? false
  }

  private mutating func open(_ styles: DateStyles, _ kind: DateStyles.Kind, _ pattern: String?) {
    if formatter != nil { return }
    var style = styles.style(kind)
    if let pattern { style.pattern = pattern }
    formatter = icu { () throws(ICUError) in
      try CivilDateFormatter(locale: styles.tag, style: style)
    }
  }
}
