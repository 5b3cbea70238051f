import Foundation
import SectionExport
import Testing

/// The page of `preview` as bytes.
@Suite("Preview page") struct PreviewPageTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What coreutils' `sha256sum` and `base64` make of bytes.
  private static func hash(_ bytes: [UInt8]) throws -> String {
    let path = NSTemporaryDirectory() + "/kartotek-hash-" + UUID().uuidString
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    // The printf of other shells knows no \x. Foundation's own process leaks a reference, which the
    // address sanitizer calls an error.
    let digest = #"$(sha256sum "$0" | cut -c1-64 | sed 's/../\\x&/g')"#
    let script = #"printf "\#(digest)" | base64 >"$0.base64""#
    let quoted = script.replacing("'", with: #"'\''"#)
    #expect(unsafe system("/bin/bash -c '\(quoted)' '\(path)'") == 0)
    defer { try? FileManager.default.removeItem(atPath: path + ".base64") }
    let output = try Data(contentsOf: URL(fileURLWithPath: path + ".base64"))
    return text([UInt8](output)).filter { $0 != "\n" }
  }

  private static func part(
    of page: String, after start: String, before end: String
  ) throws -> String {
    let from = try #require(page.range(of: start)).upperBound
    let to = try #require(page.range(of: end, range: from..<page.endIndex)).lowerBound
    return String(page[from..<to])
  }

  @Test("The policy names the script and the style of the page by their hashes, and nothing else")
  func policy() throws {
    let page = PreviewPage(loadsPages: false)
    let text = Self.text(page.head + page.tail)
    let script = try Self.part(of: text, after: "<script>", before: "</script>")
    let style = try Self.part(of: text, after: "<style>", before: "</style>")
    let policy = try Self.part(
      of: text, after: "Content-Security-Policy\" content=\"", before: "\"")
    #expect(
      policy == """
        default-src 'none'; script-src 'sha256-\(try Self.hash(Array(script.utf8)))'; \
        style-src 'sha256-\(try Self.hash(Array(style.utf8)))'; base-uri 'none'; form-action 'none'; \
        require-trusted-types-for 'script'; trusted-types 'none'
        """)
    // A policy counts for what stands behind it.
    let place = try #require(text.range(of: "Content-Security-Policy")).lowerBound
    #expect(try #require(text.range(of: "<style>")).lowerBound > place)
  }

  @Test("A page of paged lists may ask its own server, and nobody else")
  func connections() {
    let open = Self.text(PreviewPage(loadsPages: true).head)
    #expect(open.contains("; connect-src 'self'; "))
    #expect(!Self.text(PreviewPage(loadsPages: false).head).contains("connect-src"))
  }

  @Test("Nothing is left to be put in, and script and style cannot end early")
  func parts() throws {
    let page = PreviewPage(loadsPages: false)
    let text = Self.text(page.head + page.tail)
    #expect(text.hasPrefix("<!DOCTYPE html>\n"))
    #expect(text.hasSuffix("</html>\n"))
    #expect(!text.contains("{{"))
    #expect(text.components(separatedBy: "</script").count == 2)
    #expect(text.components(separatedBy: "</style").count == 2)
    #expect(!Self.text(PreviewPage.script).contains("<!--"))
    #expect((page.head + page.tail).allSatisfy { $0 < 0x80 && $0 != 0x0D })
  }

  @Test("A document cannot close its block, and stays the same document")
  func documentBlock() throws {
    let names = ["</script><script>alert(1)</script>", "<!--<script>", "\u{202E}]]>&amp;\u{2028}"]
    let document = try JSONSerialization.data(withJSONObject: names)
    let block = Self.text(PreviewPage.block(of: [UInt8](document)))
    let json = try Self.part(
      of: block, after: "<script type=\"application/json\">", before: "</script>\n")
    #expect(!json.contains("<"))
    #expect(block.hasSuffix(json + "</script>\n"))
    let back = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(back == names)
  }

  @Test("The block of a manifest has its address")
  func addressBlock() {
    #expect(
      Self.text(PreviewPage.block(ofManifestAt: "a/<b>\"/manifest.json"))
        == """
        <script type="application/json" data-pages>{"address":"a/\\u003Cb>\\"/manifest.json"}</script>

        """)
  }

  @Test("The search of the page is the one that the documentation shows")
  func search() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let pages = root + "/Sources/Tool/Kartotek/Kartotek.docc/SectionDocument.md"
    let documentation = try String(contentsOfFile: pages, encoding: .utf8)
    let shown = try Self.part(of: documentation, after: "```js\n", before: "```\n")
    #expect(Self.text(PreviewPage.script).contains(shown))
  }

  @Test(
    "SHA-256 of the messages of FIPS 180-4 and those around a block's end",
    arguments: [
      // NIST, "Example values": SHA-256, one block and two blocks; and the empty message.
      ("", "e3b0c442 98fc1c14 9afbf4c8 996fb924 27ae41e4 649b934c a495991b 7852b855"),
      ("abc", "ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61 d20638b8 e5c02693 0c3e6039 a33ce459 64ff2167 f6ecedd4 19db06c1"
      ),
    ])
  func examples(message: String, digest: String) {
    let hex = SHA256.hash(Array(message.utf8)).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(hex.joined() == digest.filter { $0 != " " })
  }

  @Test("SHA-256 of every length about the end of a block is that of sha256sum")
  func lengths() throws {
    for length in [1, 2, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000] {
      let message = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      #expect(SHA256.hash(message).base64 == (try Self.hash(message)), "\(length)")
    }
  }

  @Test(
    "Base 64 of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(text: String, digits: String) {
    #expect(Array(text.utf8).base64 == digits)
  }
}
