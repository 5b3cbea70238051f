/// Headings typed without the marks of their letters.
extension HeadingKey {
  /// A loose key without accents and vowel marks, for headings that match nothing else: `Fornamn`,
  /// `Sirket`.
  ///
  /// The Azerbaijani schwa, which keyboards of other countries lack, is an e. The Bulgarian short i
  /// stays a letter of its own.
  static func withoutAccents(_ loose: String) -> String {
    guard loose.utf8.contains(where: { $0 >= 0x80 }) else { return loose }
    var key: [UInt8] = []
    key.reserveCapacity(loose.utf8.count)
    for scalar in loose.unicodeScalars {
      switch scalar.value {
      case 0x0300...0x036F, 0x064B...0x065F, 0x0670: break
      default: UTF16Transcoder.append((baseLetters[scalar] ?? scalar).value, &key)
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// A loose key with the letter in place of question marks that only one letter can have left:
  /// windows-1254 and its relatives hold all of Azerbaijani but the schwa.
  ///
  /// - Returns: Nil when the key has no question mark.
  static func withSchwas(_ loose: String) -> String? {
    guard loose.unicodeScalars.contains("?") else { return nil }
    var key = String.UnicodeScalarView()
    for scalar in loose.unicodeScalars { key.append(scalar == "?" ? "\u{0259}" : scalar) }
    return String(key)
  }

  /// Small letters with marks, by the letter without: canonical decompositions (UnicodeData) of the
  /// letters in the headings of `Locales/` and of the languages around them.
  private static let baseLetters: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, [UInt32])] = [
      ("a", [0xE0, 0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0x101, 0x103, 0x105]),
      ("c", [0xE7, 0x107, 0x109, 0x10B, 0x10D]),
      ("d", [0x10F]),
      ("e", [0xE8, 0xE9, 0xEA, 0xEB, 0x113, 0x115, 0x117, 0x119, 0x11B, 0x259]),
      ("g", [0x11D, 0x11F, 0x121, 0x123]),
      ("i", [0xEC, 0xED, 0xEE, 0xEF, 0x129, 0x12B, 0x12D, 0x12F]),
      ("l", [0x13A, 0x13C, 0x13E]),
      ("n", [0xF1, 0x144, 0x146, 0x148]),
      ("o", [0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0x14D, 0x14F, 0x151]),
      ("r", [0x155, 0x157, 0x159]),
      ("s", [0x15B, 0x15D, 0x15F, 0x161, 0x219]),
      ("t", [0x163, 0x165, 0x21B]),
      ("u", [0xF9, 0xFA, 0xFB, 0xFC, 0x169, 0x16B, 0x16D, 0x16F, 0x171, 0x173]),
      ("y", [0xFD, 0xFF]),
      ("z", [0x17A, 0x17C, 0x17E]),
      // Greek with dialytika; the tonos is gone from loose keys.
      ("\u{03B9}", [0x3CA]), ("\u{03C5}", [0x3CB]),
      // Cyrillic i with grave, io
      ("\u{0438}", [0x45D]), ("\u{0435}", [0x450, 0x451]),
      // Arabic alef with madda or hamza, waw with hamza; heh with hamza or yeh above
      ("\u{0627}", [0x622, 0x623, 0x625]), ("\u{0648}", [0x624]), ("\u{0647}", [0x6C0, 0x6C2]),
      // Yeh with hamza, as `HeadingKey.exact` writes yeh
      ("\u{06CC}", [0x626]),
    ]
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, marked) in groups {
      for value in marked {
        if let scalar = Unicode.Scalar(value) { letters[scalar] = base }
      }
    }
    return letters
  }()
}
