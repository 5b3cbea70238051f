internal import CKartotekICU

/// What Unicode knows of folding characters for search.
package enum SearchText {
  /// Folds of characters, one entry a character in both columns.
  package struct Folds: Sendable {
    /// What each character is taken for: nothing where it is ignored, a blank where it separates.
    package let texts: PartArena
    /// ICU's code of each character's script; 0 and 1 for common and inherited ones.
    package let scripts: [UInt16]
  }

  /// Folds characters one by one: compatibility forms, accents, case, digits.
  ///
  /// - Parameter scalars: Code points.
  /// - Returns: One entry a code point, in the same order.
  /// - Throws: `ICUError` if memory ran out.
  package static func folds(of scalars: [UInt32]) throws(ICUError) -> Folds {
    var ends = [UInt32](repeating: 0, count: scalars.count)
    var scripts = [UInt16](repeating: 0, count: scalars.count)
    let bytes = try unsafe ShimBuffer.filled("kt_search_fold") {
      unsafe kt_search_fold(scalars, scalars.count, $0, &ends, &scripts)
    }.bytes
    return Folds(texts: PartArena(bytes: bytes, ends: ends), scripts: scripts)
  }
}

/// Rewrites text by rules of ICU.
///
/// Shared freely: each call works on a clone of its own.
@safe
package final class Transliterator: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens one of ICU's own transliterators.
  package convenience init(identifier: String) throws(ICUError) {
    try self.init(identifier, isRules: false)
  }

  /// Opens a transliterator made of rules in ICU's syntax.
  package convenience init(rules: String) throws(ICUError) {
    try self.init(rules, isRules: true)
  }

  private init(_ text: String, isRules: Bool) throws(ICUError) {
    unsafe handle = try ICUError.opened("kt_transliterator_open") { opened in
      unsafe Array(text.utf8).withShimText {
        unsafe kt_transliterator_open($0, isRules ? 1 : 0, opened)
      }
    }
  }

  deinit { unsafe kt_transliterator_close(handle) }

  /// Rewrites texts.
  ///
  /// - Parameter parts: Any texts.
  /// - Returns: One entry a text, in the same order.
  /// - Throws: `ICUError` if memory ran out.
  package func transliterate(_ parts: PartArena) throws(ICUError) -> PartArena {
    var ends = [UInt32](repeating: 0, count: parts.count)
    let bytes = try unsafe ShimBuffer.filled("kt_transliterate_parts") { buffer in
      unsafe parts.withShimParts { unsafe kt_transliterate_parts(handle, $0, buffer, &ends) }
    }.bytes
    return PartArena(bytes: bytes, ends: ends)
  }
}
