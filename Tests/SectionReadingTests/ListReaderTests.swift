import Foundation
import SectionModel
import TestSupport
import Testing

@testable import SectionReading

@Suite("Reading whole lists")
struct ListReaderTests {
  @Test("a document gives what Foundation's decoder gives", arguments: ExportedLists.locales)
  func document(_ locale: String) throws {
    let document = try ExportedLists.document(locale)
    let list = try ListReader.list(ofDocument: document)
    #expect(list == (try JSONDecoder().decode(SectionedList.self, from: Data(document))))
    #expect(list.plan.locale == locale)
    #expect(list.plan.index?.condensed?.isEmpty == false)
    #expect(list.sections.map(\.rows.count) == list.plan.sections.map(\.count))
  }

  @Test("every member of a row is read")
  func everyMember() throws {
    let row = #"""
      {"id":"a","hash":"00000000000000AF","kind":1,"text":"A B","parts":["A ","B",""],
      "titleSource":"nickname","secondaryText":"s","secondaryValue":"v",
      "image":{"photo":"https://x.example/1","monogram":"AB","color":11,"symbol":"person"},
      "direction":"rtl","language":"el","spoken":"said","dates":[{"kind":"birthday","label":"l",
      "text":"t","iso":"2000-01-01","calendar":"persian","next":"2027-01-01","days":-1,"age":27}],
      "sourceID":"u","keys":["a","b"],"sortKey":"00ff","phones":[{"label":"l","text":"t",
      "value":"v"}],"emails":[{"label":"m","text":"n","value":"o"}],"organization":"org",
      "jobTitle":"job","later":{"x":[1,2,{"y":null}]}}
      """#
    let document = SmallList.document(rows: [row])
    let read = try ListReader.list(ofDocument: document)
    let decoded = try JSONDecoder().decode(SectionedList.self, from: Data(document))
    #expect(read == decoded)
    let only = try #require(read.sections.first?.rows.first)
    #expect(only.jobTitle == "job")
    #expect(only.dates?.first?.days == -1)
    #expect(only.image.color == 11)
    #expect(only.parts == ["A ", "B", ""])
  }

  @Test(
    "damage is told with place and rule",
    arguments: [
      (#""id":"a""#, #""id":"b""#, "$.sections[0].rows[1].id: the id stands there twice"),
      (
        #""id":"a""#, #""id":"ä""#,
        "$.sections[0].rows[0].id: an id is printable ASCII without blanks"
      ),
      (#""id":"a""#, #""id":"a","id":"a""#, "$.sections[0].rows[0].id: id stands there twice"),
      (#""id":"a","#, "", "$.sections[0].rows[0]: id is missing"),
      (
        #""text":"A""#, #""text":"A","kind":2"#,
        "$.sections[0].rows[0].kind: the number is not below 2"
      ),
      (#""text":"A""#, #""text":"A","kind":-1"#, "$.sections[0].rows[0].kind: a count is negative"),
      (
        #""text":"A""#, #""text":"A","parts":["","B",""]"#,
        "$.sections[0].rows[0]: parts are three texts that joined are the row's text"
      ),
      (
        #""color":3"#, #""color":12"#,
        "$.sections[0].rows[0].image.color: the number is not below 12"
      ),
      (
        #""color":3"#, #""color":1e3"#,
        "$.sections[0].rows[0].image.color: a whole number is expected"
      ),
      (
        #""color":3"#, #""color":99999999999999999999"#,
        "$.sections[0].rows[0].image.color: the number is too large"
      ),
      (#""direction":"ltr""#, #""direction":"up""#, "$.direction: only ltr, rtl can stand here"),
      (
        #""style":"plain""#, #""style":"flat""#,
        "$.style: only plain, grouped, insetGrouped can stand here"
      ),
      (#""style":"plain""#, #""style":"grouped""#, "$.index: only plain lists have an index"),
      (
        #""edge":"trailing""#, #""edge":"top""#,
        "$.actions[0].edge: only leading, trailing can stand here"
      ),
      (
        #""rowHeight":60"#, #""rowHeight":100000"#,
        "$.metrics.rowHeight: the number is not below 100000"
      ),
      (#""kinds":["#, #""kinds":[],"more":["#, "$.kinds: there is at least one kind of row"),
      (
        #""counts":{"sections":1"#, #""counts":{"sections":2"#,
        "$.counts.sections: sections are missing"
      ),
      (
        #""rows":2,"positions""#, #""rows":3,"positions""#,
        "$.counts.rows: the sections have other rows"
      ),
      (#""positions":3"#, #""positions":2"#, "$.counts.positions: positions are headers and rows"),
      (#""count":2"#, #""count":3"#, "$.counts.rows: the sections have other rows"),
      (#""count":2"#, #""count":0"#, "$.sections[0].count: a section has at least one row"),
      (
        #""count":2"#, #""count":9223372036854775807"#,
        "$.sections[0].count: the number is too large"
      ),
      (#""firstRow":0"#, #""firstRow":1"#, "$.sections[0].firstRow: sections follow each other"),
      (
        #""firstPosition":0"#, #""firstPosition":1"#,
        "$.sections[0].firstPosition: a position counts the headers and rows before"
      ),
      (#""sections":[0,0]"#, #""sections":[0,1]"#, "$.index.sections[1]: there is no such section"),
      (#""sections":[0,0]"#, #""sections":[0]"#, "$.index: the arrays are equally long"),
      (#""rows":[0,0]"#, #""rows":[0,1]"#, "$.index.rows[1]: it is the section's first row"),
      (
        #""positions":[0,0]"#, #""positions":[1,0]"#,
        "$.index.positions[0]: it is the section's first position"
      ),
      (
        #""present":[true,false]"#, #""present":[true,true]"#,
        "$.index.present[1]: it tells whether the section is the title's own"
      ),
      (#""slots":1"#, #""slots":2"#, "$.index.condensed[0].slots: it is the number of titles"),
      (
        #""snapshot":"0123456789abcdef""#, #""snapshot":"0123456789abcdeg""#,
        "$.snapshot: a hash has 16 hexadecimal digits"
      ),
      (#""title":"T","#, "", "$: title is missing"),
      (#""fold":{"#, #""fold":{"41":"a","#, "$.fold['41']: 41 stands there twice"),
    ])
  func damage(_ good: String, _ bad: String, _ message: String) throws {
    let document = String(decoding: SmallList.document(), as: UTF8.self)
    let damaged = document.replacing(good, with: bad, maxReplacements: 1)
    #expect(damaged != document)
    #expect(throws: Never.self) { try ListReader.list(ofDocument: Array(document.utf8)) }
    let error = #expect(throws: ReadingError.self) {
      try ListReader.list(ofDocument: Array(damaged.utf8))
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("nesting without end costs no stack")
  func depth() {
    let deep = String(repeating: "[", count: 1_000_000)
    let error = #expect(throws: ReadingError.self) {
      try ListReader.list(ofDocument: Array((#"{"later":"# + deep).utf8))
    }
    #expect(error?.rule == "the nesting is too deep")
  }

  @Test("no end too early and no damage stops the program", arguments: ExportedLists.locales)
  func anyDamage(_ locale: String) throws {
    let document = try ExportedLists.document(locale)
    // Texts may be damaged without breaking a rule; what is read is a list that agrees with itself.
    var generator = SeededGenerator(seed: 61)
    var refused = 0
    for _ in 0..<150 {
      let end = Int.random(in: 0..<document.count - 1, using: &generator)
      #expect(throws: ReadingError.self) {
        try ListReader.list(ofDocument: Array(document[..<end]))
      }
      guard let list = try? ListReader.list(ofDocument: Mutation.of(document, &generator)) else {
        refused += 1
        continue
      }
      #expect(list.plan.counts.rows == list.sections.reduce(0) { $0 + $1.rows.count })
    }
    #expect(refused > 50)
  }
}

/// Random damage to a document.
enum Mutation {
  static func of(_ document: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = document
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let other = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(min(place, other)..<max(place, other))
    case 2: bytes.insert(contentsOf: document[other...].prefix(200), at: place)
    default: bytes.insert(contentsOf: "9223372036854775807".utf8, at: place)
    }
    return bytes
  }
}
