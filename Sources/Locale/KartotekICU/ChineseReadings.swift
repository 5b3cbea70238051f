internal import CKartotekICU

/// Latin readings of Chinese names, by ICU's transform `Han-Latin/Names`.
///
/// The transform knows how characters sound as surnames: U+66FE is Ceng in a word and Zeng in a
/// name. Shared freely: ICU guards its rules with a lock, so threads wait for each other here.
@safe
package final class ChineseReadings: @unchecked Sendable {
  private let handle: OpaquePointer
  private let index: SectionIndex

  /// Opens the transform; the first time in a process takes some 100 milliseconds.
  ///
  /// - Parameter index: The index whose sort-field rule the texts follow.
  /// - Throws: `ICUError` if ICU's data have no such transform.
  package init(index: SectionIndex) throws(ICUError) {
    unsafe handle = try ICUError.opened("kt_readings_open") { unsafe kt_readings_open($0) }
    self.index = index
  }

  deinit { unsafe kt_readings_close(handle) }

  /// The sort texts of parts, with the reading in place of Han characters.
  ///
  /// Syllables are divided by single blanks: `yu chi gong`, with tone marks. About 20 microseconds
  /// for a part with Han characters.
  ///
  /// - Parameter parts: Parts that `TextCleaning` made.
  /// - Returns: One entry a part, or nil where no part has Han characters.
  /// - Throws: `ICUError` if memory ran out.
  package func texts(of parts: PartArena) throws(ICUError) -> PartArena? {
    var ends = [UInt32](repeating: 0, count: parts.count)
    var found: Int32 = 0
    let texts = try unsafe ShimBuffer.filled("kt_readings_texts") { texts in
      unsafe parts.withShimParts {
        unsafe kt_readings_texts(handle, index.handle, $0, texts, &ends, &found)
      }
    }.bytes
    return found == 0 ? nil : PartArena(bytes: texts, ends: ends)
  }
}
