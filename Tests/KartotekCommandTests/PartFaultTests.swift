import KartotekCommand
import TestSupport
import Testing

@Suite("Faults of lists made part by part") struct PartFaultTests {
  private let folder: TemporaryFolder
  private let rows: [String]
  private let counts: [String]

  init() throws {
    folder = try TemporaryFolder()
    let people = (0..<80).map { "p\($0),P\($0),Ek\n" }.joined()
    try folder.write("a.csv", "id,First name,Last name\n" + people)
    let contacts = try kartotek("import", folder["a.csv"], "--quiet").output
    rows = try kartotek(["rows", "--locale", "sv"], input: Array(contacts.utf8)).output.lines
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    counts = try kartotek(
      ["assemble", "--page-rows", "16", "-o", folder["sv"]], input: rows.bytes
    ).output.lines
  }

  private func expectFailure(_ outcome: CommandOutcome, _ message: String) {
    #expect(outcome.code == .failed)
    #expect(outcome.messages == "kartotek: \(message)\n")
  }

  private func assemble(_ lines: [String]) throws -> CommandOutcome {
    try kartotek(["assemble", "--page-rows", "16", "-o", folder["sv"]], input: lines.bytes)
  }

  private func manifest(
    _ lines: [String], _ options: [String] = [], pageRows: Int = 16
  ) throws -> CommandOutcome {
    let outcome = try kartotek(
      ["manifest", "--locale", "sv", "--page-rows", "\(pageRows)", "-o", folder["sv"]] + options,
      input: lines.bytes)
    if outcome.code != .done { #expect(folder.names(in: "sv") == ["pages"]) }
    return outcome
  }

  private static let order =
    "error: the line belongs before others; sort rows with LC_ALL=C sort [line-out-of-order]"
  private static let malformed =
    "error: the line is none that the stage before prints, or is damaged [line-malformed]"

  @Test("rows that are not sorted")
  func order() throws {
    expectFailure(try assemble([rows[1], rows[0]]), "-:2: \(Self.order)")
    expectFailure(try assemble([rows[0], rows[80], rows[1]]), "-:3: \(Self.order)")
    expectFailure(try assemble([rows[0], "~rows\t1", "~fold\t0041\ta"]), "-:3: \(Self.order)")
  }

  @Test("a row that comes twice")
  func repeated() throws {
    expectFailure(
      try assemble([rows[0], rows[0]]),
      "-:2: error: there are two rows with the id p0 [row-repeated]")
  }

  @Test("lines that are no rows")
  func noRows() throws {
    let row = rows[0]
    let fields = row.split(separator: "\t").map(String.init)
    let (key, id, json) = (fields[0], fields[1], fields[2])
    for line in [
      "", "x", "{}", "~", "~x", "~rows", "~rows\t9999999999999999999", json, "\(key)\t\(json)",
      "\(key)\t\(id)\t", "\(key)\t\(id)\t{}",
      "\(key.dropLast())\t\(id)\t\(json)", "zz\(key)\t\(id)\t\(json)", "00\t\(id)\t\(json)",
      "\(key)\tother\t\(json)", "\(key)\t\t\(json)", "\(key)\t\(id)\t\(json.dropLast(3))",
      "\(key)\t\(id)\t" + json.replacing("\"hash\":\"", with: "\"hash\":\"x"),
      "\(key)\t\(id)\t" + json.replacing("\"hash\"", with: "\"Hash\""),
      "\(key)\t\(id)\t{\"id\":\"\(id)", "\(key)\t\(id)\t{\"id\":\"\(id)\",\"hash\":\"0123}",
    ] {
      expectFailure(try assemble([line, row]), "-:1: \(Self.malformed)")
    }
  }

  @Test("a row that was damaged anywhere")
  func damagedRow() throws {
    let row = Array(rows[40].utf8)
    for place in stride(from: 0, to: row.count, by: 3) {
      var damaged = row
      damaged[place] ^= 1
      guard damaged[place] != 0x0A else { continue }
      let outcome = try kartotek(
        ["assemble", "--page-rows", "16", "-o", folder["sv"]], input: damaged + [0x0A])
      expectFailure(outcome, "-:1: \(Self.malformed)")
    }
    let half = Array(rows[40].utf8.prefix(60)) + Array(rows[41].utf8.suffix(40))
    let outcome = try kartotek(
      ["assemble", "--page-rows", "16", "-o", folder["sv"]], input: half + [0x0A])
    expectFailure(outcome, "-:1: \(Self.malformed)")
  }

  @Test("pages of other rows than those that were counted")
  func otherRows() throws {
    let places = counts.indices.filter { counts[$0].hasPrefix("page\t") }
    let ofOneSize = Dictionary(grouping: places) { counts[$0].split(separator: "\t")[2] }.values
      .first { $0.count > 1 }
    let pair = try #require(ofOneSize)
    var swapped = counts
    swapped.swapAt(pair[0], pair[1])
    var damaged = counts
    let row = try #require(counts.firstIndex { $0.hasPrefix("row\t") })
    damaged[row].removeLast(4)
    damaged[row] += "0000"
    for (lines, page) in [(swapped, swapped[pair[0]]), (damaged, counts[places[0]])] {
      let file = page.split(separator: "\t")[1]
      expectFailure(
        try manifest(lines),
        "-: error: \(file) has other rows than those that were counted in its place "
          + "[pages-different]")
    }
  }

  @Test("a contact that comes twice")
  func twice() throws {
    let line = #"{"id":"7","uid":"7","formattedName":"Bo"}"#
    let outcome = try kartotek(["rows", "--locale", "sv"], input: [line, "", line].bytes)
    expectFailure(
      outcome,
      "-:3: error: the contact cannot have this identifier: 7 is that of another contact; "
        + "rows leaves out nothing, and ends here [jsonl-identifier-invalid]")
  }

  @Test("an id with signs that JSON escapes is one")
  func escapedID() throws {
    try folder.write("b.csv", "id,First name\n\"a\"\"b\\c\",Bo\n")
    let contacts = try kartotek("import", folder["b.csv"], "--quiet").output
    let lines = try kartotek(["rows", "--locale", "sv"], input: Array(contacts.utf8)).output.lines
    let outcome = try assemble(lines)
    #expect(outcome.code == .done)
    #expect(outcome.output.contains("\ta\"b\\c\t"))
  }

  @Test("rows of two lists")
  func twoLists() throws {
    let other = rows[80].replacing("icu=", with: "icu=9")
    let first = rows[80].split(separator: "\t").first { $0.hasPrefix("icu=") } ?? ""
    let second = other.split(separator: "\t").first { $0.hasPrefix("icu=") } ?? ""
    let message =
      rows[80].utf8.lexicographicallyPrecedes(other.utf8)
      ? "\(first) and \(second)" : "\(second) and \(first)"
    let lines = [rows[80], other].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    expectFailure(
      try assemble(lines), "-:2: error: rows of two lists: \(message) [list-different]")
    expectFailure(
      try manifest(counts, ["--details"]),
      "-:\(counts.firstIndex { $0.hasPrefix("~list") }.map { $0 + 1 } ?? 0): error: rows of two lists: "
        + "details=false and details=true [list-different]")
  }

  @Test("counts of which a part is missing")
  func missing() throws {
    expectFailure(
      try manifest(counts.filter { !$0.hasPrefix("~") }),
      "-: error: no line tells which list it is: the end of the rows is missing [list-missing]")
    expectFailure(
      try manifest([]),
      "-: error: no line tells which list it is: the end of the rows is missing [list-missing]")
    let last = try #require(counts.lastIndex { $0.hasPrefix("page\t") })
    var fewer = counts
    let rowsOfLast = try #require(Int(fewer.remove(at: last).split(separator: "\t")[2]))
    expectFailure(
      try manifest(fewer),
      "-: error: \(80 - rowsOfLast) rows are in pages, but 80 are counted [pages-different]")
  }

  @Test("rows that were lost on the way, or came twice")
  func lost() throws {
    let fewer = try assemble(Array(rows.dropFirst()))
    expectFailure(
      try manifest(fewer.output.lines),
      "-: error: 80 rows were made, but 79 have come: a part is missing, or is there twice [rows-lost]"
    )
    let twice = try assemble(rows + [rows[81]])
    #expect(twice.output.contains("~rows\t160\n"))
    expectFailure(
      try manifest(twice.output.lines),
      "-: error: 160 rows were made, but 80 have come: a part is missing, or is there twice [rows-lost]"
    )
  }

  @Test("pages of another size than the manifest's")
  func otherPages() throws {
    let outcome = try manifest(counts, pageRows: 500)
    #expect(outcome.code == .failed)
    #expect(outcome.messages.hasSuffix("where a page begins [pages-different]\n"))
    #expect(outcome.messages.contains("rows where the rule of pages gives it 80"))
  }

  @Test("parts that do not follow each other")
  func partsOutOfOrder() throws {
    let parts = [rows[..<40], rows[40...]].map { part in
      try? kartotek(["assemble", "--survey", "--page-rows", "16"], input: Array(part).bytes).output
        .lines
    }
    let lines = (parts[1] ?? []) + (parts[0] ?? [])
    let candidates = lines.filter { !$0.hasPrefix("may-end") }
    let place = candidates.lastIndex { $0.hasPrefix("first\t") } ?? 0
    expectFailure(try manifest(candidates), "-:\(place + 1): \(Self.order)")
  }

  @Test("lines that are no counts")
  func noCounts() throws {
    for line in [
      "", "row", "row\t1\tp\t0", "row\t-1\tp\t0123456789abcdef", "row\t9999\tp\t0123456789abcdef",
      "page\tpages/x.json\t1\t1\tx",
      "page\tpages/0123456789abcdef.json\t0\t1\tx", "page\tpages/0123456789abcdef.json\t1\t1",
      "may-end\t7", "~x",
      "~rows\t-1",
      rows[0], "first\tx", "last",
    ] {
      expectFailure(try manifest([line] + counts), "-:1: \(Self.malformed)")
    }
  }

  @Test("a page that is not in the folder")
  func missingPage() throws {
    let page = try #require(folder.names(in: "sv/pages").first)
    try folder.write("sv/pages/" + page, "{")
    expectFailure(
      try manifest(counts),
      "\(folder["sv"])/pages/\(page): error: the page is missing, or not whole [page-missing]")
  }

  @Test("contacts that import has not printed")
  func noContacts() throws {
    let line = #"{"id":"7","uid":"7","formattedName":"Bo"}"#
    let outcome = try kartotek(["rows", "--locale", "sv"], input: [line, "{\"id\":\"8\"}"].bytes)
    expectFailure(
      outcome,
      "-:2: error: the record has nothing that could be shown; rows leaves out nothing, and ends here "
        + "[record-without-content]")
    let other = try kartotek(
      ["rows", "--locale", "sv"], input: [line, #"{"id":"x","formattedName":"Bo"}"#].bytes)
    expectFailure(
      other,
      "-:2: error: the contact cannot have this identifier: x; rows leaves out nothing, and ends here "
        + "[jsonl-identifier-invalid]")
  }

  @Test(
    "wrong usage",
    arguments: [
      ("rows", "--locale: rows needs one locale, as in --locale el"),
      ("rows --locale el,sv", "--locale: rows needs one locale, as in --locale el"),
      ("rows --locale el --calendar x", "--calendar: 'x' is not a known calendar"),
      (
        "rows --locale el --strict",
        "--strict: not an option of rows, only of export, import, check"
      ),
      ("assemble -o x/", "--page-rows: the number of rows that pages aim at is needed"),
      ("assemble --page-rows 16", "-o: the folder of the list is needed, as in -o lists/el/"),
      ("assemble --page-rows 16 -o -", "-o: the folder of the list is needed, as in -o lists/el/"),
      ("assemble --page-rows 15 -o x/", "--page-rows: '15' is not a number from 16 to 1000000"),
      (
        "assemble --page-rows 16 -o x/ --survey",
        "-o: has no meaning with --survey, which writes no pages"
      ),
      ("assemble --page-rows 16 -o /dev/null", "-o: '/dev/null' is a file; pages need a directory"),
      ("manifest --page-rows 16 -o x/", "--locale: manifest needs one locale, as in --locale el"),
      ("manifest --locale el -o x/", "--page-rows: the number of rows that pages aim at is needed"),
      ("export --match-keys", "--match-keys: not an option of export, only of import"),
    ])
  func usage(_ line: String, message: String) throws {
    let outcome = try kartotek(line.split(separator: " ").map(String.init))
    #expect(outcome.code == .usage)
    #expect(outcome.messageLines.first == "kartotek: error: \(message) [usage]")
  }
}
