/// Capital letters of different scripts that look the same, such as Greek Alpha and Latin A.
///
/// Source: Unicode's confusables (UTS 39) among the index labels of all locales of CLDR 42, without
/// U+0423, whose shape differs from Y, and without letters that only resemble Latin ones from afar.
enum LookAlikes {
  private static let scripts: [(name: String, letters: String, glyphs: String)] = [
    (
      "Grek",
      "\u{391}\u{392}\u{395}\u{396}\u{397}\u{399}\u{39A}\u{39C}\u{39D}\u{39F}\u{3A1}\u{3A4}\u{3A5}\u{3A7}"
        + "\u{393}\u{3A0}\u{3A6}",
      "ABEZHIKMNOPTYX\u{393}\u{3A0}\u{3A6}"
    ),
    (
      "Cyrl",
      "\u{410}\u{412}\u{415}\u{41A}\u{41C}\u{41D}\u{41E}\u{420}\u{421}\u{422}\u{425}"
        + "\u{405}\u{406}\u{408}\u{4AE}\u{401}\u{4AA}\u{4D4}\u{4D8}\u{413}\u{41F}\u{424}",
      "ABEKMHOPCTXSIJY\u{CB}\u{C7}\u{C6}\u{18F}\u{393}\u{3A0}\u{3A6}"
    ),
    ("Armn", "\u{555}\u{54F}\u{54D}", "OSU"),
    ("Cher", "\u{13A0}\u{13B3}", "DW"),
    ("Tfng", "\u{2D54}\u{2D55}\u{2D4F}\u{2D39}", "OQIE"),
  ]

  /// The script of a label and its shape, as the Latin letter (or else the Greek one) that has it;
  /// nil for labels that nothing else looks like.
  static func shape(of label: String) -> (script: String, glyph: Unicode.Scalar)? {
    let scalars = label.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    for (script, letters, glyphs) in scripts {
      for (letter, glyph) in zip(letters.unicodeScalars, glyphs.unicodeScalars)
      where letter == scalar { return (script, glyph) }
    }
    // The Latin letters among the shapes stand for themselves.
    let isLatin = scripts.contains { $0.glyphs.unicodeScalars.contains(scalar) }
    return isLatin ? ("Latn", scalar) : nil
  }
}
