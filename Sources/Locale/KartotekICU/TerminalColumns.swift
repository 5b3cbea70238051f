internal import CKartotekICU

/// How many columns of a terminal characters take (UAX #11; marks and joiners take none).
package enum TerminalColumns {
  /// The columns of one code point.
  ///
  /// - Parameter scalar: A code point that is no control.
  /// - Returns: 0, 1 or 2.
  package static func count(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return kt_is_wide(scalar.value) == 1 ? 2 : 1
    }
  }
}
