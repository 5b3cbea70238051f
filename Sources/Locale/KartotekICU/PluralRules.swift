internal import CKartotekICU

/// CLDR's plural categories.
package enum PluralCategory: String, CaseIterable, Sendable {
  /// Such as Arabic 0.
  case zero
  /// Such as English 1; Persian 0 and 1.
  case one
  /// Such as Arabic 2.
  case two
  /// Such as Czech 2 to 4.
  case few
  /// Such as Arabic 11.
  case many
  /// Everything else.
  case other
}

/// Cardinal plural rules of the locale whose words are used.
///
/// Shared freely: ICU's `PluralRules` is used through const functions only.
@safe
package final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer

  /// The rules of a locale.
  package init(locale: LocaleTag) throws(ICUError) {
    unsafe handle = try ICUError.opened("kt_plural_open") {
      unsafe kt_plural_open(locale.identifier, $0)
    }
  }

  deinit { unsafe kt_plural_close(handle) }

  /// The category of a count.
  package func category(of count: Int) throws(ICUError) -> PluralCategory {
    let name = try unsafe ShimBuffer.filled("kt_plural_select") {
      unsafe kt_plural_select(handle, Int64(count), $0)
    }.string
    return PluralCategory(rawValue: name) ?? .other
  }
}
