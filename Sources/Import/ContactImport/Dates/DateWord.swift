/// The form in which words of dates are compared.
///
/// The rules are those of no language: capitals and accents do not count, nor do dots, blanks and
/// hyphens, and the Turkic dotted and dotless i are one letter, because capitals of other programs
/// lose the difference.
package enum DateWord {
  /// The key of a word.
  ///
  /// - Parameter text: A word or a few.
  /// - Returns: Words with equal keys are the same; empty when nothing of the text counts.
  package static func key(_ text: String) -> String {
    var key = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        append(scalar, to: &key)
      } else {
        for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower, to: &key) }
      }
    }
    return String(key)
  }

  private static func append(_ scalar: Unicode.Scalar, to key: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x41...0x5A: appendValue(scalar.value + 0x20, to: &key)
    case 0x30...0x39, 0x61...0x7A: key.append(scalar)
    case 0..<0x80, 0xA0, 0xAD, 0x2000...0x206F: break
    case 0xE0...0x17F: key.append(withoutAccent(scalar))
    case 0x0390...0x03CE: key.append(greek[scalar] ?? scalar)
    case 0x045D: appendValue(0x0438, to: &key)
    default:
      guard !isMark(scalar.value) else { return }
      key.append(arabic[scalar] ?? scalar)
    }
  }

  private static func appendValue(_ value: UInt32, to key: inout String.UnicodeScalarView) {
    if let scalar = Unicode.Scalar(value) { key.append(scalar) }
  }

  /// Combining accents, and the vowel signs and hamzas that Persian sets above letters.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x0610...0x061C, 0x0640, 0x064B...0x065F, 0x0670, 0xFEFF: true
    default: false
    }
  }

  private static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let letter = latin[Int(scalar.value) - 0xE0]
    return letter == UInt8(ascii: "-") ? scalar : Unicode.Scalar(letter)
  }

  /// The base letters of U+00E0...U+00FF and U+0100...U+017F (Unicode's decompositions, and the dotless
  /// i); a hyphen for letters that have none.
  private static let latin: [UInt8] = Array(
    ("aaaaaa-ceeeeiiii-nooooo--uuuuy-y"
      + "aaaaaaccccccccdd--eeeeeeeeeegggggggghh--iiiiiiiiii--jjkk-llllll----"
      + "nnnnnn---oooooo--rrrrrrsssssssstttt--uuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  /// Greek letters with tonos or dialytika, and the final sigma.
  private static let greek: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{03AC}": "\u{03B1}", "\u{03AD}": "\u{03B5}", "\u{03AE}": "\u{03B7}", "\u{03AF}": "\u{03B9}",
    "\u{03CC}": "\u{03BF}", "\u{03CD}": "\u{03C5}", "\u{03CE}": "\u{03C9}", "\u{03CA}": "\u{03B9}",
    "\u{03CB}": "\u{03C5}", "\u{0390}": "\u{03B9}", "\u{03B0}": "\u{03C5}", "\u{03C2}": "\u{03C3}",
  ]

  /// Letters that Persian text has in several forms: alef with madda or hamza, yeh, kaf and heh of
  /// Arabic, which windows-1256 has instead of the Persian ones.
  private static let arabic: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{0622}": "\u{0627}", "\u{0623}": "\u{0627}", "\u{0625}": "\u{0627}", "\u{0624}": "\u{0648}",
    "\u{0626}": "\u{06CC}", "\u{0649}": "\u{06CC}", "\u{064A}": "\u{06CC}", "\u{0643}": "\u{06A9}",
    "\u{0629}": "\u{0647}", "\u{06C0}": "\u{0647}",
  ]
}
