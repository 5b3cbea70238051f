internal import CKartotekICU

/// A day of the proleptic Gregorian calendar, without time and zone.
package struct CivilDay: Equatable, Sendable {
  /// Astronomical year: 0 is the year before 1.
  package var year: Int32
  /// Month, 1 to 12.
  package var month: Int32
  /// Day of the month, from 1.
  package var day: Int32

  /// A day, taken as it is.
  package init(year: Int32, month: Int32, day: Int32) {
    self.year = year
    self.month = month
    self.day = day
  }
}

/// What a date formatter shows, and how.
package struct CivilDateStyle: Hashable, Sendable {
  /// A skeleton of ICU's pattern generator, such as `yMMMMd`.
  package var skeleton: String
  /// ICU's name of a calendar, or nil for the locale's own.
  package var calendar: String?
  /// A numbering system, or nil for the locale's own.
  package var numberingSystem: String?
  /// A pattern to use instead of the generator's.
  package var pattern: String?

  /// A skeleton in the locale's own calendar and digits, unless told otherwise.
  package init(
    skeleton: String, calendar: String? = nil, numberingSystem: String? = nil,
    pattern: String? = nil
  ) {
    self.skeleton = skeleton
    self.calendar = calendar
    self.numberingSystem = numberingSystem
    self.pattern = pattern
  }
}

/// Civil days as text in a locale's calendar and digits.
///
/// The Gregorian calendar is proleptic; no time zone enters. ICU does not promise to share a
/// formatter, so uses are `mutating`: that makes it safe to send, and each worker takes a
/// `copy()`, which costs some microseconds where opening costs a millisecond.
@safe
package struct CivilDateFormatter: ~Copyable, @unchecked Sendable {
  private let handle: OpaquePointer

  private init(handle: OpaquePointer) { unsafe self.handle = unsafe handle }

  /// Opens a formatter; the pattern generator works for the same calendar.
  package init(locale: LocaleTag, style: CivilDateStyle) throws(ICUError) {
    unsafe handle = try ICUError.opened("kt_date_open") { opened in
      unsafe style.withShimOptions(tag: locale.identifier) { unsafe kt_date_open($0, opened) }
    }
  }

  deinit { unsafe kt_date_close(handle) }

  /// A formatter of the same style for another worker.
  package func copy() throws(ICUError) -> CivilDateFormatter {
    unsafe CivilDateFormatter(
      handle: try ICUError.opened("kt_date_clone") { unsafe kt_date_clone(handle, $0) })
  }

  /// The text of a day.
  ///
  /// About a microsecond.
  package mutating func format(_ day: CivilDay) throws(ICUError) -> String {
    try unsafe ShimBuffer.filled("kt_date_format_day") {
      unsafe kt_date_format_day(handle, day.year, day.month, day.day, $0)
    }.string
  }

  /// Whether the day is before the first year of the formatter's calendar.
  ///
  /// ICU prints a minus and a mark there; such days are shown in the Gregorian calendar instead.
  package mutating func isBeforeEpoch(_ day: CivilDay) throws(ICUError) -> Bool {
    var isBefore: Int32 = 0
    let status = unsafe kt_date_is_before_epoch(handle, day.year, day.month, day.day, &isBefore)
    try ICUError.check(status, "kt_date_is_before_epoch")
    return isBefore != 0
  }

  /// The pattern in use.
  package func pattern() throws(ICUError) -> String {
    try unsafe ShimBuffer.filled("kt_date_pattern") { unsafe kt_date_pattern(handle, $0) }.string
  }
}

extension CivilDateStyle {
  /// Lends the style to the shim for the time of a call.
  fileprivate func withShimOptions(tag: String, _ body: (kt_date_options) -> Int32) -> Int32 {
    unsafe tag.withCString { tag in
      unsafe skeleton.withCString { skeleton in
        unsafe calendar.withOptionalCString { calendar in
          unsafe numberingSystem.withOptionalCString { numbering in
            unsafe pattern.withOptionalCString { pattern in
              unsafe body(
                kt_date_options(
                  tag: tag, skeleton: skeleton, calendar: calendar, numbering: numbering,
                  pattern: pattern))
            }
          }
        }
      }
    }
  }
}

extension Optional where Wrapped == String {
  /// Lends the text, or a null pointer for nil, for the time of a call.
  func withOptionalCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let self else { return body(nil) }
    return unsafe self.withCString { unsafe body($0) }
  }
}
