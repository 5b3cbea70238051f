internal import CKartotekICU

/// Whole numbers in a locale's digits and grouping.
///
/// Shared freely: ICU documents its `LocalizedNumberFormatter` as immutable and thread-safe.
@safe
package final class NumberText: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Parameters:
  ///   - locale: The full tag.
  ///   - numberingSystem: A numbering system, or nil for the locale's own.
  /// - Throws: `ICUError` if ICU's data do not allow it.
  package init(locale: LocaleTag, numberingSystem: String? = nil) throws(ICUError) {
    unsafe handle = try ICUError.opened("kt_number_open") { opened in
      unsafe numberingSystem.withOptionalCString {
        unsafe kt_number_open(locale.identifier, $0, opened)
      }
    }
  }

  deinit { unsafe kt_number_close(handle) }

  /// The text of a number.
  package func format(_ value: Int) throws(ICUError) -> String {
    try unsafe ShimBuffer.filled("kt_number_format") {
      unsafe kt_number_format(handle, Int64(value), $0)
    }.string
  }
}
