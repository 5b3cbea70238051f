internal import ContactModel

/// Reads the dates that contact files hold.
///
/// Sources: RFC 6350 4.3 and its forms in older versions, the export formats listed in
/// `docs/import.md`. A day is what is written: no time zone, no roll-over, no invented part.
enum DateReader {
  /// What a text is.
  enum Reading: Equatable {
    /// Nothing: empty, or one of the ways in which programs write "no date".
    case none
    /// A day or a part of one.
    case date(PartialDate)
    /// A day whose year was written with two digits and read as one of 1930...2029.
    case dateWithAssumedYear(PartialDate)
    /// Two numbers below 13 whose order the column decides; `dayFirst` and `monthFirst` tell what
    /// the column may learn when only one order is possible.
    case undecided
    /// No day of the Gregorian calendar.
    case text
  }
}
