/// The code points that a list's fold table is about: all that its contacts have, and those of
/// their scripts, of the list's and of Latin, that a query may hold.
///
/// A code point of another script needs no entry: what no contact has finds nothing, folded or not.
/// Left out are characters of these scripts that nobody types, phonetic alphabets above all; where
/// a contact has one, it has its entry.
enum FoldCandidates {
  /// Looked through for characters of a list's scripts: everything below Han, and the forms behind.
  static let searched: [ClosedRange<UInt32>] = [
    0x0009...0x33FF, 0xA640...0xABFF, 0xFB00...0xFDFF, 0xFE20...0xFE2F, 0xFE70...0xFFEF,
  ]

  /// Blanks, punctuation, digits and marks that belong to no script: Latin-1, modifier letters and
  /// combining accents, Arabic and Persian punctuation and digits, general and CJK punctuation.
  private static let common: [ClosedRange<UInt32>] = [
    0x0009...0x000D, 0x0020...0x007E, 0x00A0...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7,
    0x02B9...0x036F, 0x0387...0x0387,
    0x060C...0x060C, 0x061B...0x061C, 0x061F...0x061F, 0x0640...0x0640, 0x064B...0x0655,
    0x0660...0x066C, 0x0670...0x0670, 0x06D4...0x06D4, 0x06F0...0x06F9, 0x2000...0x206F,
    0x20AC...0x20AC, 0x3000...0x3002, 0x3099...0x309A, 0x30FB...0x30FB, 0xFE00...0xFE0F,
    0xFEFF...0xFEFF,
  ]

  /// IPA and phonetic extensions, letterlike symbols, extensions of Latin, Cyrillic and Arabic for
  /// old texts and few languages, Arabic ligatures of phrases.
  private static let rare: [ClosedRange<UInt32>] = [
    0x0250...0x02B8, 0x0870...0x08FF, 0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x1DFF,
    0x2070...0x209F, 0x20D0...0x218F, 0x2C60...0x2C7F, 0x2DE0...0x2DFF, 0xA640...0xA69F,
    0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFBB2...0xFDFF, 0xFE20...0xFE2F,
  ]

  private static let forms: ClosedRange<UInt32> = 0xFF00...0xFFEF

  /// Whether a code point belongs to the table of a list that has these scripts.
  ///
  /// - Parameters:
  ///   - scalar: The code point.
  ///   - script: ICU's code of its script; 0 and 1 for none.
  ///   - scripts: ICU's codes of the list's scripts.
  ///   - hasWideForms: Whether the list has a script whose keyboards type full-width forms.
  /// - Returns: Whether it has an entry if it does not stand for itself.
  static func contains(
    _ scalar: UInt32, of script: UInt16, scripts: Set<UInt16>, hasWideForms: Bool
  ) -> Bool {
    if common.contains(where: { $0.contains(scalar) }) { return true }
    if forms.contains(scalar) { return hasWideForms }
    return script > 1 && scripts.contains(script) && !rare.contains { $0.contains(scalar) }
  }
}
