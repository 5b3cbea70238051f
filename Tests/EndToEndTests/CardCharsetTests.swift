import TestSupport
import Testing

/// Cards that name their charset: by quoted-printable and by raw bytes.
///
/// The bytes are from Python's codecs, which are not ICU's.
@Suite("Charsets of cards") struct CardCharsetTests {
  static let pages: [(name: String, hex: String, text: String)] = [
    ("windows-1250", "4a69f8ed20a36f9c", "Jiří Łoś"),
    ("windows-1251", "d9e5f0e5e220afe6e0ea", "Щерев Їжак"),
    ("windows-1252", "5a6feb208c208035", "Zoë Œ €5"),
    ("windows-1253", "a2edede120bff1e1", "Άννα Ώρα"),
    ("windows-1254", "c761f06c6120dd70656b", "Çağla İpek"),
    ("windows-1255", "e0e1e920ece1", "אבי לב"),
    ("windows-1256", "81ede3c7e420dae1ed", "پيمان علي"),
    ("windows-1257", "c0fe756f6c617320d0ed", "Ąžuolas Šķ"),
    ("windows-1258", "d0f56e204cfd75", "Đơn Lưu"),
    ("ISO-8859-1", "c5736120d662657267", "Åsa Öberg"),
    ("ISO-8859-2", "4a69f8ed20a36fb6", "Jiří Łoś"),
    ("ISO-8859-3", "d56f72f520a161bf", "Ġorġ Ħaż"),
    ("ISO-8859-4", "ab6972747320d3", "Ģirts Ķ"),
    ("ISO-8859-5", "c9d5e0d5d220cedbd8ef", "Щерев Юлия"),
    ("ISO-8859-6", "d9e4ea20cdd3e6", "علي حسن"),
    ("ISO-8859-7", "b6edede120bff1e1", "Άννα Ώρα"),
    ("ISO-8859-8", "e0e1e920ece1", "אבי לב"),
    ("ISO-8859-9", "c761f06c6120dd70656b", "Çağla İpek"),
    ("ISO-8859-13", "c0fe756f6c617320d0", "Ąžuolas Š"),
    ("ISO-8859-15", "5a6feb20bc20a435", "Zoë Œ €5"),
    ("KOI8-R", "fdc5d2c5d720e0ccc9d1", "Щерев Юлия"),
    ("KOI8-U", "b7d6c1cb20bdc1cecfcb", "Їжак Ґанок"),
    ("IBM866", "99a5e0a5a2209eaba8ef", "Щерев Юлия"),
    // 5C is the second half of letters in the next ones, but of Big5's three in all.
    ("Shift_JIS", "8e52936320955c8e71", "山田 表子"),
    ("SHIFT-JIS", "835c945c208f5c", "ソ能 十"),
    ("GBK", "815c20cdf5", "乗 王"),
    ("Big5", "b35ca55cbb5c", "許功蓋"),
    ("GB2312", "cdf5d0a1c3f7", "王小明"),
    ("GB18030", "cdf59534b235", "王𠮷"),
    ("EUC-JP", "bbb3c5c420c2c0cfba", "山田 太郎"),
    ("EUC-KR", "b1e8b9cec1d8", "김민준"),
    // 3B, a semicolon to the eye, is half of a letter.
    ("ISO-2022-JP", "1b24423b3345441b2842201b244242404f3a1b2842", "山田 太郎"),
  ]

  @Test func pagesByName() throws {
    let folder = try Scratch()
    var file: [UInt8] = []
    for (number, page) in Self.pages.enumerated() {
      let bytes = Self.bytes(page.hex)
      let encoded = bytes.map { "=" + ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }
      file += Self.card(";CHARSET=\(page.name):", bytes, uid: "r\(number)")
      file += Self.card(
        ";CHARSET=\(page.name);ENCODING=QUOTED-PRINTABLE:", Array(encoded.joined().utf8),
        uid: "q\(number)")
    }
    try folder.write("cards.vcf", file)
    let contacts = try importContacts([folder["cards.vcf"]], ["--report", folder["report.json"]])
    #expect(contacts.count == Self.pages.count * 2)
    for (number, page) in Self.pages.enumerated() {
      for contact in contacts.dropFirst(number * 2).prefix(2) {
        #expect(contact["name"]?["family"]?.string == page.text, "\(page.name)")
        #expect(contact["name"]?["given"]?.string == "x", "\(page.name)")
      }
    }
    let report = try RawJSON(parsing: folder.bytes("report.json"))
    #expect(report["diagnostics"]?.elements.isEmpty == true)
  }

  /// Without CHARSET the pages of the input locales are voted on: the same three bytes are Greek,
  /// Cyrillic or Swedish letters.
  @Test(arguments: [("el", "Δίας"), ("bg", "Дняъ"), ("sv", "Äßáò")])
  func fallbackOfTheInputLocale(locale: String, text: String) throws {
    let folder = try Scratch()
    let bytes: [String: [UInt8]] = [
      "el": [0xC4, 0xDF, 0xE1, 0xF2], "bg": [0xC4, 0xED, 0xFF, 0xFA],
      "sv": [0xC4, 0xDF, 0xE1, 0xF2],
    ]
    try folder.write("cards.vcf", Self.card(":", bytes[locale] ?? []))
    let contact = try importContacts([folder["cards.vcf"]], ["--input-locales", locale]).first
    #expect(contact?["name"]?["family"]?.string == text)
  }

  /// Quoted-printable without CHARSET in a file whose own bytes are UTF-8 is voted on all the same; one
  /// name is little to choose by.
  @Test func encodedTextInUnicodeFile() throws {
    let folder = try Scratch()
    let value = "=C1=ED=ED=E1 =C1=EB=E5=EE=DF=EF=F5"
    let card = Self.card(";ENCODING=QUOTED-PRINTABLE:", Array(value.utf8))
    try folder.write("cards.vcf", [0xEF, 0xBB, 0xBF] + card)
    let contacts = try importContacts([folder["cards.vcf"]], ["--report", folder["report.json"]])
    #expect(contacts.first?["name"]?["family"]?.string == "Αννα Αλεξίου")
    let report = try RawJSON(parsing: folder.bytes("report.json"))
    #expect(report["files"]?.elements.first?["encoding"]?.string == "UTF-8")
    let codes = (report["diagnostics"]?.elements ?? []).compactMap { $0["code"]?.string }
    #expect(codes == ["encoding-guessed", "encoding-doubtful"])
  }

  private static func card(_ header: String, _ value: [UInt8], uid: String = "u") -> [UInt8] {
    Array("BEGIN:VCARD\r\nVERSION:2.1\r\nUID:\(uid)\r\nN\(header)".utf8) + value
      + Array(";x\r\nEND:VCARD\r\n".utf8)
  }

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.utf8).map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x61 + 10 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
