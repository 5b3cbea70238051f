/// Scalars of UTF-8 text, with the few classes that are asked for in every row.
enum ScalarRanges {
  /// Decodes the scalar at `offset` and moves behind it; malformed bytes give U+FFFD.
  static func next(_ text: Span<UInt8>, _ offset: inout Int) -> UInt32 {
    let lead = UInt32(text[offset])
    offset &+= 1
    guard lead >= 0x80 else { return lead }
    let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC2 ? 1 : 0
    guard count > 0, offset &+ count <= text.count else { return 0xFFFD }
    var scalar = lead & (0x3F >> UInt32(count))
    for _ in 0..<count {
      guard text[offset] & 0xC0 == 0x80 else { return 0xFFFD }
      scalar = scalar << 6 | UInt32(text[offset] & 0x3F)
      offset &+= 1
    }
    return scalar
  }

  /// Encodes a scalar.
  static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    guard scalar >= 0x80 else { return output.append(UInt8(scalar)) }
    if scalar < 0x800 {
      output.append(UInt8(0xC0 | scalar >> 6))
    } else {
      if scalar < 0x10000 {
        output.append(UInt8(0xE0 | scalar >> 12))
      } else {
        output.append(UInt8(0xF0 | scalar >> 18))
        output.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      }
      output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    }
    output.append(UInt8(0x80 | scalar & 0x3F))
  }

  /// Whether the scalar is shown as it is: assigned to a script or punctuation, neither white
  /// space nor removed by the display rule, and part of no composition in NFC.
  ///
  /// An answer of no only means that ICU has to look. Source: UnicodeData 15.0; all scalars below
  /// U+0300 and the letters of the ranges are NFC_Quick_Check=Yes with combining class 0.
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21...0x7E, 0xA1...0x2FF: true
    case 0x388...0x482, 0x48A...0x52F: true
    case 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x66F, 0x671...0x6D5, 0x6EE...0x6FF: true
    case 0x1E00...0x1EFF, 0x200C...0x200D, 0x2010...0x2027: true
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Default_Ignorable_Code_Point of Unicode's DerivedCoreProperties 15.0: drawn as nothing.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F: true
    case 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Han, Hiragana or Katakana, with their iteration marks and half-width forms.
  static func isHanOrKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3005, 0x3007, 0x3021...0x3029, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA: true
    case 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAD9: true
    case 0xFF66...0xFF9D, 0x1AFF0...0x1B167, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
