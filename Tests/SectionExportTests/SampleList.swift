import SectionExport
import SectionModel
import TestSupport

/// A plan with rows to export.
struct SampleList {
  var plan: SectionPlan
  var rows: [[Row]]

  /// The document, with batches of at most `batchSize` rows.
  func document(batchSize: Int = RowBatch.rowLimit) -> [UInt8] {
    var output: [UInt8] = []
    var writer = SectionDocumentWriter(plan: plan)
    writer.begin(into: &output)
    for batch in batches(of: batchSize) {
      writer.append(EncodedRows.encode(batch), into: &output)
    }
    writer.finish(into: &output)
    return output
  }

  /// The document as values.
  func collected(batchSize: Int = RowBatch.rowLimit) -> SectionedList {
    var collector = SectionedListCollector(plan: plan)
    for batch in batches(of: batchSize) { collector.append(batch, EncodedRows.encode(batch)) }
    return collector.finish()
  }

  func batches(of size: Int) -> [RowBatch] {
    rows.enumerated().flatMap { section, rows in
      stride(from: 0, to: rows.count, by: size).map { start in
        RowBatch(section: section, rows: rows[start..<min(start + size, rows.count)])
      }
    }
  }

  static func plan(
    _ sections: [SectionSummary], index: SectionIndexTitles?, summary: String
  ) -> SectionPlan {
    SectionPlan(
      language: PlanLanguage(
        locale: "el", wordsLocale: "el", direction: .leftToRight, calendar: "gregorian",
        numberingSystem: "latn"),
      arrangement: PlanArrangement(
        style: .plain, sortBy: .family, collation: "el tertiary",
        producer: Producer(
          name: "kartotek", version: "1.0.0", icu: "72.1", cldr: "42", unicode: "15.0"),
        metrics: Metrics(
          rowHeight: 60, headerHeight: 28, footerHeight: 0, sectionHeaderTopPadding: 0),
        kinds: [RowKind(id: "contact", cellStyle: .subtitle)]),
      words: PlanWords(
        title: "Επαφές", summary: summary,
        actions: [
          RowAction(id: "delete", title: "Διαγραφή", style: "destructive", edge: "trailing")
        ]),
      content: PlanContent(sections: sections, index: index))
  }
}

// MARK: - The list of the exact document

extension SampleList {
  /// Two sections and three rows that together use most keys.
  static let small: SampleList = {
    var alpha = SectionSummary(
      id: "u-0391", kind: .letter, title: "Α", footer: "2 επαφές",
      place: (firstRow: 0, number: 0, count: 2))
    alpha.headerSpoken = "Άλφα"
    let number = SectionSummary(
      id: "number", kind: .number, title: "#", footer: nil,
      place: (firstRow: 2, number: 1, count: 1))
    let index = SectionIndexTitles(
      titles: ["Α", "Β", "#"], targets: [0, 1, 1], summaries: [alpha, number])
    return SampleList(
      plan: plan([alpha, number], index: index, summary: "3 επαφές"),
      rows: [[person, organization], [phone]])
  }()

  private static let person: Row = {
    var row = Row(
      id: "anna@example.org", hash: "", text: "Άννα Αλεξίου",
      image: RowImage(
        monogram: "ΑΑ", color: Int(SlowXXH64.hash(Array("anna@example.org".utf8)) % 12)))
    row.parts = ["Άννα ", "Αλεξίου", ""]
    row.secondaryText = "+30 210 1234567"
    row.dates = [
      RowDate(
        kind: "birthday", label: "γενέθλια", text: "3 Μαρτίου 1980", iso: "1980-03-03",
        calendar: nil)
    ]
    row.sortKey = "00004a30"
    return row
  }()

  private static let organization: Row = {
    var row = Row(
      id: "h0123456789abcdef", hash: "", text: "Α\"\\Β", image: RowImage(symbol: "building.2"))
    row.titleSource = .organization
    row.sourceID = "two words"
    row.sortKey = "0000ff10"
    return row
  }()

  private static let phone: Row = {
    var row = Row(
      id: "h0123456789abcdef-2", hash: "", text: "0800", image: RowImage(symbol: "person.circle"))
    row.titleSource = .phone
    row.direction = .rightToLeft
    row.language = "und-Arab"
    row.spoken = "x"
    row.sortKey = "0001aa"
    return row
  }()
}

// MARK: - Random lists

extension SampleList {
  /// A list with `rowCount` rows in up to seven sections.
  static func random(_ rowCount: Int, seed: UInt64) -> SampleList {
    var random = RandomRows(generator: SeededGenerator(seed: seed))
    let titles = ["Α", "Β", "Γ", "Δ", "CH", "…", "#"]
    let ids = ["u-0391", "u-0392", "u-0393", "u-0394", "u-0043-0048", "other", "number"]
    let kinds: [SectionSummary.Kind] = [
      .letter, .letter, .letter, .letter, .letter, .other, .number,
    ]
    var counts = [Int](repeating: 0, count: titles.count)
    for _ in 0..<rowCount { counts[Int.random(in: 0..<7, using: &random.generator)] += 1 }
    var sections: [SectionSummary] = []
    var rows: [[Row]] = []
    var firstRow = 0
    for place in titles.indices where counts[place] > 0 {
      let footer = random.optional { "\(counts[place]) επαφές" }
      sections.append(
        SectionSummary(
          id: ids[place], kind: kinds[place], title: titles[place], footer: footer,
          place: (firstRow: firstRow, number: sections.count, count: counts[place])))
      rows.append((0..<counts[place]).map { random.row(firstRow + $0) })
      firstRow += counts[place]
    }
    let targets = titles.indices.map { place in
      min(titles[..<place].indices.count { counts[$0] > 0 }, sections.count - 1)
    }
    let index = SectionIndexTitles(titles: titles, targets: targets, summaries: sections)
    return SampleList(
      plan: plan(sections, index: index, summary: "\(rowCount) επαφές"), rows: rows)
  }
}

/// Rows with random texts and random keys left out.
struct RandomRows {
  var generator: SeededGenerator

  private static let words = [
    "Άννα", "Αλεξίου", "Çelik", "\"", "\\", "a", "ab", "محمد", "\u{2066}+30\u{2069}", "O’Neill",
    "\u{1F468}\u{200D}\u{1F469}", "12345678", "longer than eight bytes", "Ö",
  ]

  mutating func text() -> String {
    let count = Int.random(in: 1...4, using: &generator)
    return (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
  }

  mutating func optional<Value>(_ value: () -> Value) -> Value? {
    Bool.random(using: &generator) ? value() : nil
  }

  mutating func optionalText() -> String? {
    Bool.random(using: &generator) ? text() : nil
  }

  mutating func row(_ number: Int) -> Row {
    let id = "id-\(number)"
    var row = Row(id: id, hash: "", text: text(), image: image(id))
    if Bool.random(using: &generator) { setParts(of: &row) }
    row.titleSource = Bool.random(using: &generator) ? .nickname : nil
    row.secondaryText = optionalText()
    row.secondaryValue = optionalText().map { $0 + "=" }
    row.direction = Bool.random(using: &generator) ? .rightToLeft : nil
    row.language = optional { "und-Arab" }
    row.spoken = optionalText()
    row.dates = list { generator in
      RowDate(
        kind: "birthday", label: generator.text(), text: generator.text(),
        iso: generator.optional { "--02-29" }, calendar: generator.optional { "persian" })
    }
    row.sourceID = optionalText()
    row.sortKey = "00\(String(number + 0x100000, radix: 16))"
    row.phones = details()
    row.emails = details()
    row.organization = optionalText()
    row.jobTitle = optionalText()
    return row
  }

  private mutating func image(_ id: String) -> RowImage {
    var image = RowImage(photo: optional { "https://example.org/a?b=\"c\"" })
    if Bool.random(using: &generator) {
      image.monogram = "ΑΑ"
      image.color = Int(SlowXXH64.hash(Array(id.utf8)) % 12)
    } else {
      image.symbol = "person.circle"
    }
    return image
  }

  private mutating func setParts(of row: inout Row) {
    let scalars = Array(row.text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &generator)
    let end = Int.random(in: start...scalars.count, using: &generator)
    row.parts = [0..<start, start..<end, end..<scalars.count].map { range in
      var part = ""
      part.unicodeScalars.append(contentsOf: scalars[range])
      return part
    }
  }

  private mutating func details() -> [RowDetail]? {
    list { RowDetail(label: $0.text(), text: $0.text(), value: $0.text()) }
  }

  private mutating func list<Element>(_ element: (inout RandomRows) -> Element) -> [Element]? {
    let count = Int.random(in: 0...3, using: &generator)
    return count == 0 ? nil : (0..<count).map { _ in element(&self) }
  }
}

extension SectionDocumentWriter {
  /// Writes rows with what stands before them.
  mutating func append(_ rows: EncodedRows, into output: inout [UInt8]) {
    announce(rows, into: &output)
    output += rows.bytes
  }
}
