@testable import ContactImport

/// A few legacy encodings without a library behind them.
///
/// The upper halves are the mapping tables of the Unicode Consortium (VENDORS/MICSFT/WINDOWS,
/// VENDORS/APPLE); bytes without a meaning are C1 controls.
struct PageCharsets: CharsetDecoding {
  func canonicalName(_ name: String) -> String? { Self.pages[name] == nil ? nil : name }

  func decode(_ bytes: Span<UInt8>, charset: String) -> [UInt8] {
    guard let page = Self.pages[charset] else { return [] }
    var scalars = String.UnicodeScalarView()
    for index in bytes.indices {
      let byte = bytes[index]
      scalars.append(byte < 0x80 ? UnicodeScalar(byte) : Self.scalar(page, byte))
    }
    return Array(String(scalars).utf8)
  }

  func candidates() -> [CharsetCandidate] {
    Self.order.compactMap { name, language in
      Self.pages[name].map { page in
        CharsetCandidate(
          name: name, language: language,
          scalars: (0..<256).map { $0 < 0x80 ? UInt32($0) : Self.scalar(page, UInt8($0)).value },
          letters: Array(repeating: 0, count: 256), isExemplar: Array(repeating: false, count: 256))
      }
    }
  }

  /// The bytes of a text; nil when the page lacks a character.
  static func encode(_ text: String, _ name: String) -> [UInt8]? {
    guard let page = pages[name] else { return nil }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else if let place = page.unicodeScalars.firstIndex(of: scalar) {
        let offset = page.unicodeScalars.distance(from: page.unicodeScalars.startIndex, to: place)
        bytes.append(UInt8(0x80 + offset))
      } else {
        return nil
      }
    }
    return bytes
  }

  private static func scalar(_ page: String, _ byte: UInt8) -> UnicodeScalar {
    let scalars = page.unicodeScalars
    return scalars[scalars.index(scalars.startIndex, offsetBy: Int(byte) - 0x80)]
  }

  private static let order = [
    ("windows-1253", "el"), ("windows-1251", "bg"), ("x-MacCyrillic", "bg"),
    ("windows-1254", "az"), ("windows-1252", "sv"), ("macintosh", "sv"),
  ]

  private static let pages = [
    "windows-1253":
      "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}"
      + "\u{88}\u{2030}\u{8A}\u{2039}\u{8C}\u{8D}\u{8E}\u{8F}"
      + "\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
      + "\u{98}\u{2122}\u{9A}\u{203A}\u{9C}\u{9D}\u{9E}\u{9F}"
      + "\u{A0}\u{385}\u{386}\u{A3}\u{A4}\u{A5}\u{A6}\u{A7}"
      + "\u{A8}\u{A9}\u{AA}\u{AB}\u{AC}\u{AD}\u{AE}\u{2015}"
      + "\u{B0}\u{B1}\u{B2}\u{B3}\u{384}\u{B5}\u{B6}\u{B7}"
      + "\u{388}\u{389}\u{38A}\u{BB}\u{38C}\u{BD}\u{38E}\u{38F}"
      + "\u{390}\u{391}\u{392}\u{393}\u{394}\u{395}\u{396}\u{397}"
      + "\u{398}\u{399}\u{39A}\u{39B}\u{39C}\u{39D}\u{39E}\u{39F}"
      + "\u{3A0}\u{3A1}\u{D2}\u{3A3}\u{3A4}\u{3A5}\u{3A6}\u{3A7}"
      + "\u{3A8}\u{3A9}\u{3AA}\u{3AB}\u{3AC}\u{3AD}\u{3AE}\u{3AF}"
      + "\u{3B0}\u{3B1}\u{3B2}\u{3B3}\u{3B4}\u{3B5}\u{3B6}\u{3B7}"
      + "\u{3B8}\u{3B9}\u{3BA}\u{3BB}\u{3BC}\u{3BD}\u{3BE}\u{3BF}"
      + "\u{3C0}\u{3C1}\u{3C2}\u{3C3}\u{3C4}\u{3C5}\u{3C6}\u{3C7}"
      + "\u{3C8}\u{3C9}\u{3CA}\u{3CB}\u{3CC}\u{3CD}\u{3CE}\u{FF}",
    "windows-1251":
      "\u{402}\u{403}\u{201A}\u{453}\u{201E}\u{2026}\u{2020}\u{2021}"
      + "\u{20AC}\u{2030}\u{409}\u{2039}\u{40A}\u{40C}\u{40B}\u{40F}"
      + "\u{452}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
      + "\u{98}\u{2122}\u{459}\u{203A}\u{45A}\u{45C}\u{45B}\u{45F}"
      + "\u{A0}\u{40E}\u{45E}\u{408}\u{A4}\u{490}\u{A6}\u{A7}"
      + "\u{401}\u{A9}\u{404}\u{AB}\u{AC}\u{AD}\u{AE}\u{407}"
      + "\u{B0}\u{B1}\u{406}\u{456}\u{491}\u{B5}\u{B6}\u{B7}"
      + "\u{451}\u{2116}\u{454}\u{BB}\u{458}\u{405}\u{455}\u{457}"
      + "\u{410}\u{411}\u{412}\u{413}\u{414}\u{415}\u{416}\u{417}"
      + "\u{418}\u{419}\u{41A}\u{41B}\u{41C}\u{41D}\u{41E}\u{41F}"
      + "\u{420}\u{421}\u{422}\u{423}\u{424}\u{425}\u{426}\u{427}"
      + "\u{428}\u{429}\u{42A}\u{42B}\u{42C}\u{42D}\u{42E}\u{42F}"
      + "\u{430}\u{431}\u{432}\u{433}\u{434}\u{435}\u{436}\u{437}"
      + "\u{438}\u{439}\u{43A}\u{43B}\u{43C}\u{43D}\u{43E}\u{43F}"
      + "\u{440}\u{441}\u{442}\u{443}\u{444}\u{445}\u{446}\u{447}"
      + "\u{448}\u{449}\u{44A}\u{44B}\u{44C}\u{44D}\u{44E}\u{44F}",
    "x-MacCyrillic":
      "\u{410}\u{411}\u{412}\u{413}\u{414}\u{415}\u{416}\u{417}"
      + "\u{418}\u{419}\u{41A}\u{41B}\u{41C}\u{41D}\u{41E}\u{41F}"
      + "\u{420}\u{421}\u{422}\u{423}\u{424}\u{425}\u{426}\u{427}"
      + "\u{428}\u{429}\u{42A}\u{42B}\u{42C}\u{42D}\u{42E}\u{42F}"
      + "\u{2020}\u{B0}\u{490}\u{A3}\u{A7}\u{2022}\u{B6}\u{406}"
      + "\u{AE}\u{A9}\u{2122}\u{402}\u{452}\u{2260}\u{403}\u{453}"
      + "\u{221E}\u{B1}\u{2264}\u{2265}\u{456}\u{B5}\u{491}\u{408}"
      + "\u{404}\u{454}\u{407}\u{457}\u{409}\u{459}\u{40A}\u{45A}"
      + "\u{458}\u{405}\u{AC}\u{221A}\u{192}\u{2248}\u{2206}\u{AB}"
      + "\u{BB}\u{2026}\u{A0}\u{40B}\u{45B}\u{40C}\u{45C}\u{455}"
      + "\u{2013}\u{2014}\u{201C}\u{201D}\u{2018}\u{2019}\u{F7}\u{201E}"
      + "\u{40E}\u{45E}\u{40F}\u{45F}\u{2116}\u{401}\u{451}\u{44F}"
      + "\u{430}\u{431}\u{432}\u{433}\u{434}\u{435}\u{436}\u{437}"
      + "\u{438}\u{439}\u{43A}\u{43B}\u{43C}\u{43D}\u{43E}\u{43F}"
      + "\u{440}\u{441}\u{442}\u{443}\u{444}\u{445}\u{446}\u{447}"
      + "\u{448}\u{449}\u{44A}\u{44B}\u{44C}\u{44D}\u{44E}\u{20AC}",
    "windows-1254":
      "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}"
      + "\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{8E}\u{8F}"
      + "\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
      + "\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{9E}\u{178}"
      + "\u{A0}\u{A1}\u{A2}\u{A3}\u{A4}\u{A5}\u{A6}\u{A7}"
      + "\u{A8}\u{A9}\u{AA}\u{AB}\u{AC}\u{AD}\u{AE}\u{AF}"
      + "\u{B0}\u{B1}\u{B2}\u{B3}\u{B4}\u{B5}\u{B6}\u{B7}"
      + "\u{B8}\u{B9}\u{BA}\u{BB}\u{BC}\u{BD}\u{BE}\u{BF}"
      + "\u{C0}\u{C1}\u{C2}\u{C3}\u{C4}\u{C5}\u{C6}\u{C7}"
      + "\u{C8}\u{C9}\u{CA}\u{CB}\u{CC}\u{CD}\u{CE}\u{CF}"
      + "\u{11E}\u{D1}\u{D2}\u{D3}\u{D4}\u{D5}\u{D6}\u{D7}"
      + "\u{D8}\u{D9}\u{DA}\u{DB}\u{DC}\u{130}\u{15E}\u{DF}"
      + "\u{E0}\u{E1}\u{E2}\u{E3}\u{E4}\u{E5}\u{E6}\u{E7}"
      + "\u{E8}\u{E9}\u{EA}\u{EB}\u{EC}\u{ED}\u{EE}\u{EF}"
      + "\u{11F}\u{F1}\u{F2}\u{F3}\u{F4}\u{F5}\u{F6}\u{F7}"
      + "\u{F8}\u{F9}\u{FA}\u{FB}\u{FC}\u{131}\u{15F}\u{FF}",
    "windows-1252":
      "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}"
      + "\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{17D}\u{8F}"
      + "\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
      + "\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}"
      + "\u{A0}\u{A1}\u{A2}\u{A3}\u{A4}\u{A5}\u{A6}\u{A7}"
      + "\u{A8}\u{A9}\u{AA}\u{AB}\u{AC}\u{AD}\u{AE}\u{AF}"
      + "\u{B0}\u{B1}\u{B2}\u{B3}\u{B4}\u{B5}\u{B6}\u{B7}"
      + "\u{B8}\u{B9}\u{BA}\u{BB}\u{BC}\u{BD}\u{BE}\u{BF}"
      + "\u{C0}\u{C1}\u{C2}\u{C3}\u{C4}\u{C5}\u{C6}\u{C7}"
      + "\u{C8}\u{C9}\u{CA}\u{CB}\u{CC}\u{CD}\u{CE}\u{CF}"
      + "\u{D0}\u{D1}\u{D2}\u{D3}\u{D4}\u{D5}\u{D6}\u{D7}"
      + "\u{D8}\u{D9}\u{DA}\u{DB}\u{DC}\u{DD}\u{DE}\u{DF}"
      + "\u{E0}\u{E1}\u{E2}\u{E3}\u{E4}\u{E5}\u{E6}\u{E7}"
      + "\u{E8}\u{E9}\u{EA}\u{EB}\u{EC}\u{ED}\u{EE}\u{EF}"
      + "\u{F0}\u{F1}\u{F2}\u{F3}\u{F4}\u{F5}\u{F6}\u{F7}"
      + "\u{F8}\u{F9}\u{FA}\u{FB}\u{FC}\u{FD}\u{FE}\u{FF}",
    "macintosh":
      "\u{C4}\u{C5}\u{C7}\u{C9}\u{D1}\u{D6}\u{DC}\u{E1}"
      + "\u{E0}\u{E2}\u{E4}\u{E3}\u{E5}\u{E7}\u{E9}\u{E8}"
      + "\u{EA}\u{EB}\u{ED}\u{EC}\u{EE}\u{EF}\u{F1}\u{F3}"
      + "\u{F2}\u{F4}\u{F6}\u{F5}\u{FA}\u{F9}\u{FB}\u{FC}"
      + "\u{2020}\u{B0}\u{A2}\u{A3}\u{A7}\u{2022}\u{B6}\u{DF}"
      + "\u{AE}\u{A9}\u{2122}\u{B4}\u{A8}\u{2260}\u{C6}\u{D8}"
      + "\u{221E}\u{B1}\u{2264}\u{2265}\u{A5}\u{B5}\u{2202}\u{2211}"
      + "\u{220F}\u{3C0}\u{222B}\u{AA}\u{BA}\u{3A9}\u{E6}\u{F8}"
      + "\u{BF}\u{A1}\u{AC}\u{221A}\u{192}\u{2248}\u{2206}\u{AB}"
      + "\u{BB}\u{2026}\u{A0}\u{C0}\u{C3}\u{D5}\u{152}\u{153}"
      + "\u{2013}\u{2014}\u{201C}\u{201D}\u{2018}\u{2019}\u{F7}\u{25CA}"
      + "\u{FF}\u{178}\u{2044}\u{20AC}\u{2039}\u{203A}\u{FB01}\u{FB02}"
      + "\u{2021}\u{B7}\u{201A}\u{201E}\u{2030}\u{C2}\u{CA}\u{C1}"
      + "\u{CB}\u{C8}\u{CD}\u{CE}\u{CF}\u{CC}\u{D3}\u{D4}"
      + "\u{F8FF}\u{D2}\u{DA}\u{DB}\u{D9}\u{131}\u{2C6}\u{2DC}"
      + "\u{AF}\u{2D8}\u{2D9}\u{2DA}\u{B8}\u{2DD}\u{2DB}\u{2C7}",
  ]
}
