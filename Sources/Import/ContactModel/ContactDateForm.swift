/// How a date is stored in a canonical record; the byte after the date's kind.
package enum ContactDateForm: UInt8, Sendable {
  /// No day: the text is kept.
  case text = 0
  /// Year, month, day; or those parts that are not 0 (a `PartialDate`). No text.
  case parts = 1
  /// A text that only the whole file can read: its column decides about calendar and order of the
  /// parts, the file about encoding.
  ///
  /// The text is kept until then; the year's place holds the column's number, the places of month and
  /// day the number of lines below the record's first.
  case undecided = 2
}
