internal import KartotekICU

/// Writes days with formatters of its own, each opened when it is first needed.
struct DateWriter: ~Copyable {
  private let styles: DateStyles
  private(set) var batch = DateBatch()
  private var full = LazyDateFormatter()
  private var gregorian = LazyDateFormatter()
  private var monthAndDay = LazyDateFormatter()
  private var yearAndMonth = LazyDateFormatter()
  private var year = LazyDateFormatter()

  init(styles: DateStyles) {
    self.styles = styles
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
    } else {
      addFull(civil(year, month, day))
    }
  }

  private mutating func addFull(_ day: CivilDay) {
    if !styles.isGregorian, full.isBeforeEpoch(day, styles) {
      add(gregorian.text(of: day, styles, .gregorian))
    } else {
      add(full.text(of: day, styles, .full), isInListCalendar: true)
    }
  }

  private mutating func add(_ text: String, isInListCalendar: Bool = false) {
    batch.texts.append(text.utf8)
    batch.directions.append(TextDirection(of: text.utf8).rawValue)
    batch.isInListCalendar.append(isInListCalendar || styles.isGregorian)
  }

  private func civil(_ year: Int, _ month: Int, _ day: Int) -> CivilDay {
    CivilDay(year: Int32(year), month: Int32(month), day: Int32(day))
  }
}

/// A formatter that is opened by its first use, which costs about a millisecond.
struct LazyDateFormatter: ~Copyable {
  private var formatter: CivilDateFormatter?

  mutating func text(
    of day: CivilDay, _ styles: DateStyles, _ kind: DateStyles.Kind
  ) -> String {
    open(styles, kind)
    return icu { () throws(ICUError) in try formatter?.format(day) } ?? ""
  }

  mutating func isBeforeEpoch(_ day: CivilDay, _ styles: DateStyles) -> Bool {
    open(styles, .full)
    return icu { () throws(ICUError) in try formatter?.isBeforeEpoch(day) } ?? false
  }

  private mutating func open(_ styles: DateStyles, _ kind: DateStyles.Kind) {
    if formatter != nil { return }
    formatter = icu { () throws(ICUError) in
      try CivilDateFormatter(locale: styles.tag, style: styles.style(kind))
    }
  }
}
