/// How a date is stored in a canonical record; the byte after the date's kind.
package enum ContactDateForm: UInt8, Sendable {
  /// No day: the text is kept.
  case text = 0
  /// Year, month, day; or those parts that are not 0 (a `PartialDate`). No text.
  case parts = 1
  /// Two numbers whose order the whole column decides; the text is kept until then, and the year's
  /// place holds the column's number.
  case undecided = 2
}
