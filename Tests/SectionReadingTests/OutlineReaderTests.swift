import SectionModel
import Testing

@testable import SectionReading

@Suite("Reading outlines")
struct OutlineReaderTests {
  private static let document = """
    {"format":"kartotek.sections","version":1,"locale":"el","style":"grouped",
    "collation":"el/tertiary","kinds":[{"id":"contact","cellStyle":"subtitle"},
    {"id":"me","cellStyle":"value1"}],"later":[1,{"a":null}],"sections":[
    {"id":"u-0391","count":2,"hash":"00000000000000a1","rows":[
    {"id":"a","hash":"0000000000000001","text":"Άννα"},
    {"id":"b","hash":"ffffffffffffffff","kind":1,"dates":[{"id":"x"}]}
    ],"rowsHash":"00000000000000b1"},
    {"id":"number","count":1,"hash":"00000000000000a2","rows":[
    {"hash":"0000000000000003","id":"c"}
    ],"rowsHash":"0"}
    ],"snapshot":"0123456789abcdef"}

    """
  private static let manifest = """
    {"format":"kartotek.sections","version":1,"locale":"el","pageRows":16,"pages":[
    {"file":"pages/00000000000000aa.json","firstRow":0,"count":2,"bytes":1},
    {"file":"pages/00000000000000bb.json","firstRow":2,"count":1,"bytes":1}
    ],"sections":[
    {"id":"u-0391","count":2,"hash":"00000000000000a1","rowsHash":"0"},
    {"id":"number","count":1,"hash":"00000000000000a2","rowsHash":"0"}
    ],"snapshot":"0123456789abcdef"}

    """
  private static let pages = [
    "pages/00000000000000aa.json":
      #"{"format":"kartotek.page","version":1,"rows":["#
      + #"{"id":"a","hash":"0000000000000001"},{"id":"b","hash":"ffffffffffffffff"}]}"#,
    "pages/00000000000000bb.json":
      #"{"format":"kartotek.page","version":1,"rows":[{"id":"c","hash":"0000000000000003"}]}"#,
  ]

  private static func read(_ document: String) throws -> ListOutline {
    try OutlineReader.outline(ofManifest: Array(document.utf8)) { page in
      Array((pages[page.file] ?? "").utf8)
    }
  }

  private func expectContent(_ outline: ListOutline) {
    #expect(outline.locale == "el")
    #expect(outline.snapshot == "0123456789abcdef")
    #expect(outline.sections.map(\.id) == ["u-0391", "number"])
    #expect(outline.sections.map(\.rows) == [0..<2, 2..<3])
    #expect(outline.sections.map(\.hash) == ["00000000000000a1", "00000000000000a2"])
    #expect((0..<outline.count).map { outline.id(of: $0) } == ["a", "b", "c"])
    #expect((0..<outline.count).map { outline.hash(of: $0) } == [1, .max, 3])
  }

  @Test("a document gives ids and hashes")
  func document() throws {
    expectContent(try OutlineReader.outline(ofDocument: Array(Self.document.utf8)))
    expectContent(try Self.read(Self.document))
  }

  @Test("what decides whether two lists can be compared is read as well")
  func comparable() throws {
    let outline = try Self.read(Self.document)
    #expect(outline.collation == "el/tertiary")
    #expect(outline.style == .grouped)
    #expect(
      outline.kinds == [
        RowKind(id: "contact", cellStyle: .subtitle), RowKind(id: "me", cellStyle: .value1),
      ])
    #expect((0..<outline.count).map { outline.kind(of: $0) } == [0, 1, 0])
    #expect(outline.sections.map(\.rowsHash) == ["00000000000000b1", "0"])
    let tooMany = Self.document.replacing(#""kind":1"#, with: #""kind":65536"#)
    #expect(throws: ReadingError.self) { try Self.read(tooMany) }
  }

  @Test("a manifest and its pages give the same")
  func manifest() throws {
    let outline = try Self.read(Self.manifest)
    expectContent(outline)
    #expect(outline.pages.map(\.firstRow) == [0, 2])
    #expect(
      try OutlineReader.pages(ofManifest: Array(Self.manifest.utf8)) == outline.pages)
  }

  @Test("pages that are known are not read")
  func known() throws {
    var known = ListOutline()
    known.append(id: "z".utf8, hash: 26)
    known.append(id: "c".utf8, hash: 3)
    known.pages = [
      PageSummary(file: "pages/00000000000000bb.json", firstRow: 1, count: 1, bytes: 1)
    ]
    var asked: [String] = []
    let outline = try OutlineReader.outline(
      ofManifest: Array(Self.manifest.utf8), known: known
    ) { page in
      asked.append(page.file)
      return Array((Self.pages[page.file] ?? "").utf8)
    }
    expectContent(outline)
    #expect(asked == ["pages/00000000000000aa.json"])
  }

  @Test(
    "damage is told with its place",
    arguments: [
      (#""kartotek.sections""#, #""kartotek.page""#, "$.format: this is no kartotek.sections"),
      (#""version":1"#, #""version":2"#, "$.version: only version 1 is read"),
      (#","snapshot":"0123456789abcdef""#, "", "$: snapshot is missing"),
      (
        #""hash":"0000000000000003""#, #""hash":"+000000000000003""#,
        "$.sections[1].rows[0].hash: a hash has 16 hexadecimal digits"
      ),
      (#""id":"c""#, #""no":"c""#, "$.sections[1].rows[0]: id is missing"),
      (#""count":1"#, #""count":2"#, "$.sections[1].count: there are fewer rows than sections say"),
      (#""count":1"#, #""count":0"#, "$.sections: there are more rows than sections say"),
      (#""count":1"#, #""count":-1"#, "$.sections[1].count: a count is negative"),
      (
        #""count":1"#, #""count":9223372036854775807"#,
        "$.sections[1].count: there are fewer rows than sections say"
      ),
    ])
  func damage(_ good: String, _ bad: String, _ message: String) {
    let damaged = Self.document.replacing(good, with: bad)
    #expect(damaged != Self.document)
    let error = #expect(throws: ReadingError.self) {
      try OutlineReader.outline(ofDocument: Array(damaged.utf8))
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.hasPrefix(message.split(separator: ":")[0]), "\(text)")
    #expect(text.hasSuffix(message.split(separator: ": ")[1]), "\(text)")
  }

  @Test(
    "a manifest that contradicts its pages is refused",
    arguments: [
      ("pages/00000000000000aa.json", "pages/00000000000000bb.json"),
      ("pages/00000000000000aa.json", "../../../../etc/passwd"),
      (#""firstRow":2"#, #""firstRow":1"#), (#""count":1,"bytes""#, #""count":2,"bytes""#),
      (#""count":1,"bytes""#, #""count":9223372036854775807,"bytes""#),
    ])
  func contradictions(_ good: String, _ bad: String) {
    #expect(throws: ReadingError.self) {
      try Self.read(Self.manifest.replacing(good, with: bad))
    }
  }

  @Test("no damage of one byte, and no end too early, stops the program")
  func anyDamage() {
    for text in [Self.document, Self.manifest] {
      let bytes = Array(text.utf8)
      var refused = 0
      for place in bytes.indices {
        if (try? Self.read(String(decoding: bytes[..<place], as: UTF8.self))) == nil {
          refused += 1
        }
        for change in [0x22, 0x2D, 0x30, 0x39, 0x5B, 0x7D, 0xFF] as [UInt8] {
          var damaged = bytes
          damaged[place] = change
          _ = try? OutlineReader.outline(ofManifest: damaged) { page in
            Array((Self.pages[page.file] ?? "").utf8)
          }
        }
      }
      // All but the text without its line feed.
      #expect(refused == bytes.count - 1)
    }
  }
}
