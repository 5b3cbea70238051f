import ContactModel
import TestSupport
import Testing

@testable import ContactImport

/// Contact records, one JSON object a line, as a format of input.
@Suite("Contact records") struct JSONLinesTests {
  private static func read(
    _ bytes: [UInt8], limits: ImportLimits = ImportLimits()
  ) throws -> (contacts: [Contact], report: ImportReport) {
    var options = ImportOptions(workers: 2)
    options.format = .jsonl
    options.limits = limits
    var importer = ContactImporter(options: options, knowledge: .shipped)
    var unread = bytes[...]
    try importer.add(path: "a") { (buffer, limit) throws(ImportError) -> Int in
      let window = unread.prefix(limit)
      buffer += window
      unread.removeFirst(window.count)
      return window.count
    }
    let (directory, report) = importer.finish()
    let file = try #require(report.files.first)
    #expect(file.records == file.contacts + file.duplicates + file.skipped)
    let contacts = directory.contacts.map { record in
      let place = directory.location(of: record)
      return directory.batches[place.batch].contact(at: place.index)
    }
    return (contacts, report)
  }

  private static func read(_ text: String) throws -> (contacts: [Contact], findings: [String]) {
    let (contacts, report) = try read(Array(text.utf8))
    return (
      contacts,
      report.diagnostics.map { "\($0.code.rawValue):\($0.position.line):\($0.field)" }
    )
  }

  private static let line = #"""
    {"id":"x","uid":"u 1","kind":"organization","name":{"prefix":"p","given":"g","additional":"a",\#
    "family":"f","suffix":"s","phoneticGiven":"pg","phoneticAdditional":"pa","phoneticFamily":"pf",\#
    "language":"sv"},"sortAs":["x","","z"],"organizationSortAs":"os","formattedName":"fn",\#
    "nickname":"n","organization":"o","department":"d","jobTitle":"j","phones":[{"label":"home",\#
    "value":"1"},{"value":"2","preferred":true}],"emails":[{"value":"a@b"}],"urls":[{"value":"c"}],\#
    "addresses":[{"label":"work","street":"1","extended":"2","poBox":"3","city":"4","region":"5",\#
    "postalCode":"6","country":"7"}],"dates":[{"kind":"birthday","iso":"--03-14"},\#
    {"kind":"other","label":"l","text":"soon"},{"kind":"death","iso":"1990"},\#
    {"kind":"anniversary","iso":"1990-12"}],"note":"a\nb\u0000\ud83d\ude00","categories":["c","d"],\#
    "photo":"https://e","alternates":[{"language":"el","name":{"given":"\u0391"},"sortAs":["q"],\#
    "organizationSortAs":"r","formattedName":"\u0392","organization":"t"}],\#
    "source":{"file":"b.csv","line":7,"record":6}}
    """#

  @Test("every member becomes the field that it is named after")
  func members() throws {
    let (contacts, findings) = try Self.read(Self.line)
    #expect(findings == [])
    let contact = try #require(contacts.first)
    #expect(contact.uid == "u 1")
    #expect(contact.kind == .organization)
    let name = contact.name
    #expect(
      [
        name.prefix, name.given, name.additional, name.family, name.suffix, name.phoneticGiven,
        name.phoneticAdditional, name.phoneticFamily, name.language,
      ] == ["p", "g", "a", "f", "s", "pg", "pa", "pf", "sv"])
    #expect(contact.sortAs == ["x", "", "z"])
    #expect(
      [
        contact.organizationSortAs, contact.formattedName, contact.nickname, contact.organization,
        contact.department, contact.jobTitle, contact.photo,
      ] == ["os", "fn", "n", "o", "d", "j", "https://e"])
    #expect(
      contact.phones == [
        LabeledValue(label: "home", value: "1"), LabeledValue(value: "2", isPreferred: true),
      ])
    #expect(contact.emails.map(\.value) + contact.urls.map(\.value) == ["a@b", "c"])
    #expect(contact.note.unicodeScalars.map(\.value) == [0x61, 0x0A, 0x62, 0, 0x1F600])
    #expect(contact.categories == ["c", "d"])
    #expect(contact.source == SourcePosition(line: 1, record: 1))
  }

  @Test("addresses, dates and names in other languages are read member by member")
  func nested() throws {
    let contact = try #require(try Self.read(Self.line).contacts.first)
    let address = try #require(contact.addresses.first)
    #expect(
      [
        address.label, address.street, address.extended, address.poBox, address.city,
        address.region, address.postalCode, address.country,
      ] == ["work", "1", "2", "3", "4", "5", "6", "7"])
    let dates: [(ContactDate.Kind, (Int?, Int?, Int?))] = [
      (.birthday, (nil, 3, 14)), (.death, (1990, nil, nil)), (.anniversary, (1990, 12, nil)),
    ]
    for (kind, parts) in dates {
      let day = try #require(PartialDate(year: parts.0, month: parts.1, day: parts.2))
      #expect(contact.dates.contains(ContactDate(kind: kind, value: .date(day))))
    }
    #expect(contact.dates[1] == ContactDate(kind: .other, label: "l", value: .text("soon")))
    let alternate = try #require(contact.alternates.first)
    #expect(
      [
        alternate.language, alternate.name.given, alternate.formattedName,
        alternate.organizationSortAs, alternate.organization,
      ] == ["el", "\u{391}", "\u{392}", "r", "t"])
    #expect(alternate.sortAs == ["q"])
  }

  @Test(
    "a line that is no record costs that line and is told",
    arguments: [
      ("no", "jsonl-line-malformed:2:"), ("[{}]", "jsonl-line-malformed:2:"),
      (#"{"note":"a"} {"#, "jsonl-line-malformed:2:"), (#"{"note":"a""#, "jsonl-line-malformed:2:"),
      (#"{"note":"\ud800"}"#, "jsonl-line-malformed:2:"), ("{}", "record-without-content:2:"),
      (#"{"id":"7","uid":"7","kind":"individual","sortAs":["a"]}"#, "record-without-content:2:"),
      (
        #"{"x":"# + String(repeating: "[", count: 100_000),
        "jsonl-member-unknown:2:x jsonl-line-malformed:2:"
      ),
    ])
  func badLine(line: String, findings: String) throws {
    let (contacts, found) = try Self.read("{\"note\":\"a\"}\n\(line)\n\n \r\n{\"note\":\"b\"}")
    #expect(contacts.map(\.note) == ["a", "b"])
    #expect(contacts.map(\.source.line) == [1, 5])
    #expect(found.joined(separator: " ") == findings)
  }

  @Test(
    "a member that does not fit is left out and told",
    arguments: [
      (#""name":"Bo""#, "jsonl-value-invalid:1:name"), (#""uid":7"#, "jsonl-value-invalid:1:uid"),
      (#""phones":[null]"#, "jsonl-value-invalid:1:phones"),
      (#""emails":{}"#, "jsonl-value-invalid:1:emails"),
      (#""phones":[{"value":"1","preferred":"yes"}]"#, "jsonl-value-invalid:1:phones"),
      (#""kind":"group""#, "jsonl-value-invalid:1:kind"),
      (#""name":{"middle":"x"}"#, "jsonl-member-unknown:1:name.middle"),
      (#""shoeSize":42"#, "jsonl-member-unknown:1:shoeSize"),
      (#""dates":[{"kind":"birthday","iso":"1990-02-30"}]"#, "date-not-understood:1:dates"),
      (#""dates":[{"kind":"birthday","iso":"1990-2-03"}]"#, "date-not-understood:1:dates"),
    ])
  func badMember(member: String, finding: String) throws {
    let (contacts, found) = try Self.read("{\(member),\"note\":\"a\"}\n")
    #expect(contacts.map(\.note) == ["a"])
    #expect(found == [finding])
  }

  @Test("bytes that are no UTF-8 cost their line, UTF-16 is read")
  func encodings() throws {
    let bad = Array(#"{"note":""#.utf8) + [0xFF] + Array("\"}\n{\"note\":\"b\"}\n".utf8)
    let (contacts, report) = try Self.read(bad)
    #expect(contacts.map(\.note) == ["b"])
    #expect(report.diagnostics.map(\.code) == [.jsonlLineMalformed])
    #expect(report.files.map(\.encoding) == ["UTF-8"])
    let wide: [UInt8] =
      [0xFF, 0xFE]
      + "{\"note\":\"\u{416}\"}\n".utf16.flatMap { unit -> [UInt8] in
        [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      }
    #expect(try Self.read(wide).contacts.map(\.note) == ["\u{416}"])
  }

  @Test("lines and values over the limit are left out", arguments: [1, 7, 64, 4096])
  func limits(window: Int) throws {
    var limits = ImportLimits()
    limits.windowSize = window
    limits.recordLength = 200
    limits.valueLength = 100
    let long = String(repeating: "x", count: 120)
    let text = """
      {"note":"a"}
      {"note":"\(long)\(long)"}
      {"note":"\(long)","nickname":"b"}
      {"note":"c"}
      """
    let (contacts, report) = try Self.read(Array(text.utf8), limits: limits)
    #expect(contacts.map { $0.note + $0.nickname } == ["a", "b", "c"])
    #expect(contacts.map(\.source.line) == [1, 3, 4])
    #expect(report.diagnostics.map(\.position.line).min() == 2)
    #expect(report.diagnostics.map(\.lastLine).max() == 3)
    // One window holds it all: the line is read, and only its value is too long.
    let isSeenWhole = window == 4096
    #expect(report.files[0].skipped == 1)
    #expect(report.diagnostics.contains { $0.code == .recordTooLong } != isSeenWhole)
  }

  @Test("any bytes give some records", arguments: 0..<64)
  func damage(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = Array("\(Self.line)\n{\"note\":\"a\"}\n".utf8)
    for _ in 0..<(1 + seed % 8) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let byte = [
        0x22, 0x5B, 0x7B, 0x5C, 0x0A, 0xFF, 0x2C, UInt8.random(in: 0...255, using: &random),
      ]
      bytes[place] = byte.randomElement(using: &random) ?? 0
    }
    let (_, report) = try Self.read(bytes)
    #expect(report.files[0].records > 0)
  }
}
