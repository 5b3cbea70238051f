import Testing

/// What a program links that shows lists and makes none.
@Suite("A program that only shows lists") struct LinkingTests {
  private static let program = #""$(dirname "$0")"/ListProgram"#

  @Test("links neither ICU nor any Foundation")
  func libraries() throws {
    let shown = try Tool.shell("ldd \(Self.program)", [])
    let libraries = String(decoding: shown.output, as: UTF8.self)
    #expect(shown.code == 0)
    #expect(libraries.contains("libswiftCore"))
    #expect(!libraries.contains("Foundation"))
    #expect(!libraries.contains("icu"))
    // The same question finds both in the program that makes lists.
    let maker = String(decoding: try Tool.shell(#"ldd "$0""#, []).output, as: UTF8.self)
    #expect(maker.contains("icu"))
  }

  @Test("contains no name of ICU's functions either")
  func symbols() throws {
    let shown = try Tool.shell("nm -D --undefined-only \(Self.program)", [])
    let names = String(decoding: shown.output, as: UTF8.self)
    #expect(names.contains("swift_retain"))
    #expect(!names.contains("ucol_"))
    #expect(!names.contains("Foundation"))
  }

  @Test("shows the first screen of an exported list")
  func firstScreen() throws {
    let document = Repository.root + "/Tests/EndToEndTests/Golden/el.json"
    let shown = try Tool.shell(#"\#(Self.program) < "$1""#, [document])
    let lines = String(decoding: shown.output, as: UTF8.self).split(separator: "\n")
    #expect(shown.code == 0)
    // A header of 28 points and rows of 60 on 800 points; the second section begins at 748.
    #expect(lines.first == "146 επαφές")
    #expect(lines.dropFirst().prefix(2) == ["0.0 Α", "748.0 Β"])
    #expect(lines.count == 1 + 2 + 13)
    #expect(lines[3].hasPrefix("28.0 "))
    #expect(lines.last?.hasPrefix("776.0 ") == true)
  }
}
