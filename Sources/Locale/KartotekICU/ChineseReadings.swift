internal import CKartotekICU

/// What a Chinese text is: some characters sound otherwise at the head of a name.
package enum ChineseReading: Sendable {
  /// A family name, or a whole name that begins with one.
  case name
  /// Anything else: a given name, the name of a company.
  case words
}

/// Latin readings of Chinese texts, by ICU's transforms `Han-Latin/Names` and `Han-Latin`.
///
/// The first knows how characters sound as surnames: U+66FE is Ceng in a word and Zeng in a name,
/// U+4E50 is Yue as a surname and Le elsewhere. Shared freely: ICU guards its rules with a lock, so threads wait for each other here.
@safe
package final class ChineseReadings: @unchecked Sendable {
  private let handle: OpaquePointer
  private let index: SectionIndex

  /// Opens the transforms; the first time in a process takes some 100 milliseconds.
  ///
  /// - Parameter index: The index whose sort-field rule the texts follow.
  /// - Throws: `ICUError` if ICU's data have no such transforms.
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
  /// - Parameters:
  ///   - parts: Parts that `TextCleaning` made.
  ///   - reading: What all of them are.
  /// - Returns: One entry a part, or nil where no part has Han characters.
  /// - Throws: `ICUError` if memory ran out.
  package func texts(
    of parts: PartArena, as reading: ChineseReading
  ) throws(ICUError) -> PartArena? {
    let areWords: Int32 = reading == .words ? 1 : 0
    var ends = [UInt32](repeating: 0, count: parts.count)
    var found: Int32 = 0
    let texts = try unsafe ShimBuffer.filled("kt_readings_texts") { texts in
      unsafe parts.withShimParts {
        unsafe kt_readings_texts(handle, index.handle, $0, areWords, texts, &ends, &found)
      }
    }.bytes
    return found == 0 ? nil : PartArena(bytes: texts, ends: ends)
  }
}
