internal import ContactModel

/// What the values of one column tell about its dates, in any order of the values.
struct DateColumn: Sendable, Equatable {
  /// What values tell about the order of day and month.
  struct Orders: Sendable, Equatable {
    /// Values that are a day only with the day first.
    var dayFirst = 0
    /// Values that are a day only with the month first.
    var monthFirst = 0
    /// Values that fit both orders with different results.
    var undecided = 0

    static func + (left: Orders, right: Orders) -> Orders {
      Orders(
        dayFirst: left.dayFirst + right.dayFirst, monthFirst: left.monthFirst + right.monthFirst,
        undecided: left.undecided + right.undecided)
    }

    mutating func add(_ outcome: DateOutcome) {
      switch outcome.onlyOrder {
      case .dayFirst: dayFirst += 1
      case .monthFirst: monthFirst += 1
      case nil: undecided += outcome.reading == .waiting ? 1 : 0
      }
    }
  }

  /// Values that are surely Gregorian: by a year of four digits or a month's name.
  var gregorian = 0
  /// Values that are surely Solar Hijri.
  var solarHijri = 0
  /// Values with a year of four digits.
  var fullOrders = Orders()
  /// Values without one, read as Gregorian.
  var shortGregorianOrders = Orders()
  /// Values without one, read as Solar Hijri.
  var shortSolarHijriOrders = Orders()

  /// Solar Hijri if some values surely are and none is surely Gregorian.
  var calendar: DateCalendar {
    solarHijri > 0 && gregorian == 0 ? .solarHijri : .gregorian
  }

  /// What all values tell about the order, in the column's calendar.
  var orders: Orders {
    fullOrders + (calendar == .solarHijri ? shortSolarHijriOrders : shortGregorianOrders)
  }

  /// The order that only some values allow; day first when none or both were seen.
  var order: DateOrder {
    let orders = orders
    return orders.monthFirst > 0 && orders.dayFirst == 0 ? .monthFirst : .dayFirst
  }

  /// Whether the order is a guess that matters.
  var isOrderAssumed: Bool {
    let orders = orders
    return orders.undecided > 0 && (orders.dayFirst > 0) == (orders.monthFirst > 0)
  }

  /// Adds what one value tells.
  mutating func learn(_ outcome: OpenDateOutcome) {
    guard let solarHijri = outcome.solarHijri else {
      fullOrders.add(outcome.gregorian)
      if let calendar = outcome.gregorian.calendar { add(calendar) }
      return
    }
    shortGregorianOrders.add(outcome.gregorian)
    shortSolarHijriOrders.add(solarHijri)
  }

  /// Adds a value that is surely of a calendar.
  mutating func add(_ calendar: DateCalendar) {
    switch calendar {
    case .gregorian: gregorian += 1
    case .solarHijri: solarHijri += 1
    }
  }

  static func + (left: DateColumn, right: DateColumn) -> DateColumn {
    DateColumn(
      gregorian: left.gregorian + right.gregorian, solarHijri: left.solarHijri + right.solarHijri,
      fullOrders: left.fullOrders + right.fullOrders,
      shortGregorianOrders: left.shortGregorianOrders + right.shortGregorianOrders,
      shortSolarHijriOrders: left.shortSolarHijriOrders + right.shortSolarHijriOrders)
  }
}
