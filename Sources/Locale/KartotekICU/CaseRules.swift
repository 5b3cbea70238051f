internal import CKartotekICU

/// What a monogram's letter is.
package enum MonogramKind: UInt8, Sendable {
  /// The part has no usable character, or begins with a number.
  case none = 0
  /// A letter.
  case letter = 1
  /// An emoji, which stands alone.
  case emoji = 2
}

/// First letters of name parts, one entry a part in every column.
package struct Monograms: Sendable {
  /// One grapheme cluster (two letters for the Dutch IJ), or nothing.
  package let texts: PartArena
  /// Raw values of `MonogramKind`.
  package let kinds: [UInt8]

  /// Columns of equal length.
  package init(texts: PartArena, kinds: [UInt8]) {
    self.texts = texts
    self.kinds = kinds
  }
}

/// Letter case of a locale, as far as lists need it.
///
/// Shared freely: ICU lets threads clone one break iterator that none of them moves, and each
/// call works on its own clone.
@safe
package final class CaseRules: @unchecked Sendable {
  private let handle: OpaquePointer

  /// The rules of a locale.
  package init(locale: LocaleTag) throws(ICUError) {
    unsafe handle = try ICUError.opened("kt_case_open") {
      unsafe kt_case_open(locale.identifier, $0)
    }
  }

  deinit { unsafe kt_case_close(handle) }

  /// The first usable grapheme cluster of each part, title-cased.
  ///
  /// Marks, punctuation, symbols, modifier letters and invisible characters are skipped.
  ///
  /// - Parameter parts: Parts that `TextCleaning` made.
  /// - Returns: One entry a part, in the same order.
  /// - Throws: `ICUError` if memory ran out.
  package func monograms(of parts: PartArena) throws(ICUError) -> Monograms {
    var ends = [UInt32](repeating: 0, count: parts.count)
    var kinds = [UInt8](repeating: 0, count: parts.count)
    let bytes = try unsafe ShimBuffer.filled("kt_case_monograms") { buffer in
      unsafe parts.withShimParts {
        unsafe kt_case_monograms(handle, $0, buffer, &ends, &kinds)
      }
    }.bytes
    return Monograms(texts: PartArena(bytes: bytes, ends: ends), kinds: kinds)
  }
}
