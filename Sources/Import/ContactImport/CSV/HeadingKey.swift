/// The forms in which column headings are compared.
///
/// Two headings mean the same column when their *exact* keys are equal, and most likely when their
/// *loose* keys are, which leave out what programs and people write differently (`first_name`,
/// `FirstName`, `First name:`). Diacritics stay: `Unvan` is a title and `Ünvan` an address.
///
/// No full NFKC: strings with equal characters compare equal in Swift, and of the compatibility
/// forms only wide Latin letters and special blanks were ever seen in headings.
enum HeadingKey {
  /// Stands for the number of a numbered heading, `{n}` in schemas; a private-use character.
  static let number: Unicode.Scalar = "\u{E000}"

  /// The heading without invisible characters, in lower case, with single blanks.
  static func exact(_ heading: String) -> String {
    var key: [UInt8] = []
    key.reserveCapacity(heading.utf8.count)
    var hasPendingBlank = false
    for scalar in heading.unicodeScalars {
      if isInvisible(scalar) || (scalar == "\u{0307}" && key.last == UInt8(ascii: "i")) { continue }
      if isBlank(scalar) {
        hasPendingBlank = !key.isEmpty
        continue
      }
      if hasPendingBlank { key.append(0x20) }
      hasPendingBlank = false
      fold(scalar, into: &key)
    }
    if key.last == UInt8(ascii: ":") || key.last == UInt8(ascii: "*") { key.removeLast() }
    if key.last == 0x20 { key.removeLast() }
    return String(decoding: key, as: UTF8.self)
  }

  /// The key of a schema's heading, which may hold `{n}`.
  static func exactPattern(_ heading: String) -> String {
    guard heading.utf8.contains(UInt8(ascii: "{")) else { return exact(heading) }
    let marker = Array("{n}".utf8)
    var bytes = Array(heading.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: marker) }
    if let start { bytes.replaceSubrange(start..<(start + 3), with: String(number).utf8) }
    return exact(String(decoding: bytes, as: UTF8.self))
  }

  /// An exact key without blanks, hyphens, dots and the like; Greek letters without tonos, which
  /// capitals do not carry.
  static func loose(_ exact: String) -> String {
    var key: [UInt8] = []
    key.reserveCapacity(exact.utf8.count)
    for scalar in exact.unicodeScalars where !isIgnorable(scalar) {
      append(withoutTonos(scalar).value, to: &key)
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// A loose key with Greek and Cyrillic letters that look like Latin ones replaced (`GSM` with a
  /// Cyrillic M); nil when the key does not mix scripts.
  static func withoutLookAlikes(_ loose: String) -> String? {
    guard loose.unicodeScalars.contains(where: { ("a"..."z").contains($0) }) else { return nil }
    var key = String.UnicodeScalarView()
    var isMixed = false
    for scalar in loose.unicodeScalars {
      let latin = lookAlikes[scalar]
      isMixed = isMixed || latin != nil
      key.append(latin ?? scalar)
    }
    return isMixed ? String(key) : nil
  }

  // MARK: - Characters

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0..<0x20: !isBlank(scalar)
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }

  private static func fold(_ scalar: Unicode.Scalar, into key: inout [UInt8]) {
    let value = scalar.value
    switch value {
    case 0x41...0x5A: append(value + 0x20, to: &key)
    case 0x20..<0x80: append(value, to: &key)
    case 0xC0...0xDE where value != 0xD7: append(value + 0x20, to: &key)
    case 0xDF: key += [0x73, 0x73]
    // Turkish and Azerbaijani: capitals of other programs lose the difference of i and dotless i.
    case 0x0130, 0x0131: key.append(UInt8(ascii: "i"))
    case 0x03C2: append(0x03C3, to: &key)
    case 0x0391...0x03AB where value != 0x03A2: append(value + 0x20, to: &key)
    case 0x0400...0x040F: append(value + 0x50, to: &key)
    case 0x0410...0x042F: append(value + 0x20, to: &key)
    // Persian text in windows-1256 has the Arabic letters.
    case 0x0649, 0x064A: append(0x06CC, to: &key)
    case 0x0643: append(0x06A9, to: &key)
    case 0x0629: append(0x0647, to: &key)
    case 0x0660...0x0669: append(value - 0x0660 + 0x30, to: &key)
    case 0x06F0...0x06F9: append(value - 0x06F0 + 0x30, to: &key)
    // Wide forms of ASCII.
    case 0xFF01...0xFF5E:
      if let ascii = Unicode.Scalar(value - 0xFEE0) { fold(ascii, into: &key) }
    case 0x0100...0x024F, 0x0386...0x038F, 0x1E00...0x1FFF:
      key += scalar.properties.lowercaseMapping.utf8
    default: append(value, to: &key)
    }
  }

  private static func append(_ value: UInt32, to key: inout [UInt8]) {
    UTF16Transcoder.append(value, &key)
  }

  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "_", "-", ".", "/", "'", "(", ")", "[", "]", "{", "}", "\u{2019}", "\u{2010}",
      "\u{2011}", "\u{2013}":
      true
    default: false
    }
  }

  private static func withoutTonos(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{03AC}": "\u{03B1}"
    case "\u{03AD}": "\u{03B5}"
    case "\u{03AE}": "\u{03B7}"
    case "\u{03AF}": "\u{03B9}"
    case "\u{03CC}": "\u{03BF}"
    case "\u{03CD}": "\u{03C5}"
    case "\u{03CE}": "\u{03C9}"
    case "\u{0390}": "\u{03CA}"
    case "\u{03B0}": "\u{03CB}"
    default: scalar
    }
  }

  /// Small letters whose capitals look like Latin capitals: UTS 39 confusables, as far as they are on
  /// Greek and Bulgarian keyboards.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{03B1}": "a", "\u{03B2}": "b", "\u{03B5}": "e", "\u{03B6}": "z", "\u{03B7}": "h",
    "\u{03B9}": "i", "\u{03BA}": "k", "\u{03BC}": "m", "\u{03BD}": "n", "\u{03BF}": "o",
    "\u{03C1}": "p", "\u{03C4}": "t", "\u{03C5}": "y", "\u{03C7}": "x", "\u{0430}": "a",
    "\u{0432}": "b", "\u{0435}": "e", "\u{043A}": "k", "\u{043C}": "m", "\u{043D}": "h",
    "\u{043E}": "o", "\u{0440}": "p", "\u{0441}": "c", "\u{0442}": "t", "\u{0443}": "y",
    "\u{0445}": "x",
  ]
}
