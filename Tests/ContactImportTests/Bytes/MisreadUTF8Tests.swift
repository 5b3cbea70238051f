import Testing

@testable import ContactImport

/// Text that was converted to UTF-8 more often than it should have been.
@Suite struct MisreadUTF8Tests {
  /// The WHATWG's index of windows-1252: what differs from Latin-1.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152,
    0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122,
    0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  /// Each text is the name beside it, its bytes taken for letters of Latin-1 or windows-1252.
  @Test(arguments: [
    ("\u{C3}\u{85}sa", true),  // Asa with a ring, by Latin-1
    ("\u{C3}\u{2026}sa", true),  // by windows-1252
    ("\u{C3}\u{192}\u{C2}\u{2026}sa", true),  // by Latin-1, then by windows-1252
    ("\u{C3}\u{192}\u{E2}\u{20AC}\u{A6}sa", true),  // twice by windows-1252
    ("\u{C3}\u{192}\u{C2}\u{A9}va", true),  // e with an acute, twice
    ("\u{C5}sa", false), ("\u{C9}va", false), ("\u{85}", false),
    ("\u{C3}\u{192}\u{C2}\u{B0}\u{C5}", false),
  ]) func explains(_ text: String, _ expected: Bool) {
    let page = (UInt32(0)..<0x80) + Self.windows + (UInt32(0xA0)...0xFF)
    let misreading = MisreadUTF8(pages: [Array(page)])
    #expect(misreading.explains(Array(text.utf8).span) == expected)
  }
}
