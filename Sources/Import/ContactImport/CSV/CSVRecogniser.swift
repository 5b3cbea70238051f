internal import ContactModel

/// Works out the dialect and the columns of a file from its beginning.
///
/// The delimiter is the one that makes most headings recognisable; then one that gives all records
/// the same number of fields; then one that stands beside quotation marks. The headings are the
/// record with the most recognised headings among the first ten that are not blank.
struct CSVRecogniser {
  /// The bytes that are looked at first; hardly any heading line is longer.
  static let headLimit = 1 << 18
  private static let headingRecordLimit = 10

  /// What was worked out.
  struct Result {
    var dialect = CSVDialect(delimiter: 0x2C)
    /// The head ends before the headings do.
    var isCutOff = false
    var plan = ColumnPlan()
    var headingCells: [[UInt8]] = []
    var columnNames: [String] = []
    var schemaName = ""
    var headLength = 0
    var headLineCount = 0
    /// The headings are longer than the head.
    var isHeadCutOff = false
    /// Records above the headings.
    var skippedCount = 0
    var diagnostics: [Diagnostic] = []
    var headingEvidence: [Int: Int] = [:]
  }

  private let head: [UInt8]
  private let isWholeFile: Bool
  private let index: HeadingIndex
  private let options: ImportOptions
  private var decoder: HeadingDecoder
  private var result = Result()

  init(
    head: [UInt8], isWholeFile: Bool, options: ImportOptions, knowledge: ImportKnowledge
  ) {
    self.head = head
    self.isWholeFile = isWholeFile
    index = knowledge.headings
    self.options = options
    decoder = HeadingDecoder(knowledge)
  }

  mutating func recognise() -> Result {
    let separator = SeparatorLine(head)
    result.headLength = separator.length
    result.headLineCount = separator.length > 0 ? 1 : 0
    let sample = chooseDelimiter(separator.delimiter)
    result.dialect = sample.dialect
    let row = headingRow(of: sample)
    let isRowCutOff = row.map { sample.records[$0].end == head.count } ?? true
    result.isCutOff = sample.isCutOff && isRowCutOff
    if let row {
      useHeadings(sample, row)
    } else {
      inferColumns(sample)
    }
    return result
  }

  // MARK: - Delimiter

  private mutating func chooseDelimiter(_ named: UInt8?) -> CSVSample {
    let fixed = options.delimiter ?? named
    let candidates: [UInt8] = fixed.map { [$0] } ?? [0x2C, 0x3B, 0x09, 0x7C]
    let samples = candidates.map { sample($0) }
    guard samples.count > 1 else { return samples[0] }
    var best = samples[0]
    var bestRank = rank(samples[0])
    for sample in samples.dropFirst() {
      let rank = rank(sample)
      if rank > bestRank { (best, bestRank) = (sample, rank) }
    }
    return best
  }

  /// The first records with a delimiter; with backslashes before quotation marks where they make
  /// better sense of the records.
  private func sample(_ delimiter: UInt8) -> CSVSample {
    func sample(_ hasBackslashQuotes: Bool) -> CSVSample {
      CSVSample(
        head, from: result.headLength,
        dialect: CSVDialect(delimiter: delimiter, hasBackslashQuotes: hasBackslashQuotes),
        isWholeFile: isWholeFile)
    }
    let plain = sample(false)
    guard plain.oddRecordCount > 0, head.contains(0x5C) else { return plain }
    let escaped = sample(true)
    let isBetter =
      (escaped.evenness, -escaped.oddRecordCount) > (plain.evenness, -plain.oddRecordCount)
    return isBetter ? escaped : plain
  }

  private mutating func rank(_ sample: CSVSample) -> (Int, Int, Int) {
    let recognised = sample.records.prefix(Self.headingRecordLimit)
      .reduce(0) { max($0, headingScore($1)) }
    return (recognised, sample.evenness, sample.quotesBesideDelimiter)
  }

  // MARK: - Headings

  /// How many cells of a record are headings; 0 for records that hold values.
  private mutating func headingScore(_ record: CSVSample.Record) -> Int {
    if record.looksLikeValues { return 0 }
    return decoder.recognisedCount(record.cells)
  }

  private mutating func headingRow(of sample: CSVSample) -> Int? {
    var best: (row: Int, score: Int)?
    for (row, record) in sample.records.prefix(Self.headingRecordLimit).enumerated() {
      let score = headingScore(record)
      // Headings further down are those of another table, even if more of them are known.
      if score > 1, score * 2 >= record.filledCount { return row }
      // One known word may stand in a title or a value; it makes headings of the first record only.
      guard row == 0 || score > 1 else { continue }
      if score > best?.score ?? 0 { best = (row, score) }
    }
    if best == nil, options.identifierHeading != nil { best = namedHeadingRow(of: sample) }
    return best?.row
  }

  /// The record that holds the heading that the caller names.
  private func namedHeadingRow(of sample: CSVSample) -> (row: Int, score: Int)? {
    guard let heading = options.identifierHeading.map({ HeadingKey.exact($0) }) else { return nil }
    let row = sample.records.prefix(Self.headingRecordLimit).firstIndex { record in
      record.cells.contains { HeadingKey.exact(String(decoding: $0, as: UTF8.self)) == heading }
    }
    return row.map { ($0, 1) }
  }

  private mutating func useHeadings(_ sample: CSVSample, _ row: Int) {
    let record = sample.records[row]
    let headings = decoder.decode(record.cells)
    let resolver = HeadingResolver(
      headings: headings, index: index, languages: options.languages)
    let columns = resolver.columns()
    var planner = ColumnPlanner(
      columns: columns, schema: resolver.schema, identifierHeading: options.identifierHeading)
    result.plan = planner.makePlan()
    reportUnreadValues(sample.records[(row + 1)...])
    result.plan.findMeantHeadings(index, language: resolver.schema?.language)
    result.headingCells = record.cells
    result.columnNames = columns.map(\.heading)
    result.headingEvidence = decoder.evidence(record.cells)
    if let schema = resolver.schema {
      let language = schema.language == "root" ? "en" : schema.language
      result.schemaName = "\(schema.name) (\(language))"
    }
    reportPreamble(sample.records[..<row], headings: record)
    let line = result.headLineCount + record.line
    for column in columns where isDoubtful(column) {
      report(.csvHeadingAmbiguous, line: line, field: column.heading)
    }
    reportMissingIdentifiers(headings, line: line)
    reportMissingNames(line: line)
    reportDamage(record)
    result.headLength = record.end
    result.isHeadCutOff = record.end == head.count && !isWholeFile
    result.headLineCount += record.line - 1 + record.lineCount
  }

  /// Reports quotation marks out of place in the headings, and columns beyond the limit.
  private mutating func reportDamage(_ headings: CSVSample.Record) {
    let line = result.headLineCount + headings.line
    for code in headings.findings.codes { report(code, line: line) }
    reportColumnLimit(headings)
  }

  private mutating func reportColumnLimit(_ first: CSVSample.Record) {
    let limit = CSVFormat.columnLimit
    guard first.fieldCount > limit else { return }
    let line = result.headLineCount + first.line
    report(.csvColumnsTooMany, line: line, detail: "the limit is \(limit)")
  }

  private func isDoubtful(_ column: HeadingResolver.Column) -> Bool {
    guard column.field == "jobTitleOrPrefix" else { return column.isAmbiguous }
    return !result.plan.steps.contains { $0.field == .prefix }
  }

  /// A title or a note above the headings is no record; a row of as many fields with several of them
  /// filled is one, and none may be lost without being counted.
  private mutating func reportPreamble(
    _ above: ArraySlice<CSVSample.Record>, headings: CSVSample.Record
  ) {
    let records = above.filter { record in
      record.fieldCount == headings.fieldCount && record.cells.filter { !$0.isEmpty }.count > 1
    }
    result.skippedCount = records.count
    for record in records {
      report(.csvRecordAboveHeadings, line: result.headLineCount + record.line)
    }
    guard records.count < above.count else { return }
    report(.csvPreamble, line: result.headLineCount + headings.line)
  }

  /// Makes warnings of unknown columns that hold phone numbers or e-mail addresses.
  ///
  /// They are not imported: they may as well be an assistant's, or customer numbers.
  private mutating func reportUnreadValues(_ records: ArraySlice<CSVSample.Record>) {
    for place in result.plan.omissions.indices
    where result.plan.omissions[place].code == .csvHeadingUnknown {
      let column = result.plan.omissions[place].column
      let values = ColumnInference.values(column, of: Array(records))
      if ColumnInference.areAddresses(values) {
        result.plan.omissions[place].code = .csvValuesUnread
      }
    }
  }

  /// Tells that nobody will have a name, and which headings may be those of names.
  private mutating func reportMissingNames(line: Int) {
    guard !result.plan.hasNames else { return }
    let unknown = result.plan.omissions.filter { $0.code == .csvHeadingUnknown }.map { omission in
      omission.heading + (omission.meant.map { " (\($0)?)" } ?? "")
    }
    guard !unknown.isEmpty else { return }
    let more = unknown.count > 8 ? ", \u{2026}" : ""
    report(
      .csvNamesUnknown, line: line,
      detail: "not known are " + unknown.prefix(8).joined(separator: ", ") + more)
  }

  /// Tells which headings there are when none is the one that the caller names.
  private mutating func reportMissingIdentifiers(_ headings: [String], line: Int) {
    guard let wanted = options.identifierHeading else { return }
    let key = HeadingKey.exact(wanted)
    if headings.contains(where: { HeadingKey.exact($0) == key }) { return }
    let named = headings.filter { !$0.isEmpty }
    let shown = named.prefix(40).joined(separator: ", ") + (named.count > 40 ? ", \u{2026}" : "")
    report(
      .csvIdentifierColumnMissing, line: line, field: wanted,
      detail: named.isEmpty ? "" : "the headings are " + shown)
  }

  private mutating func report(
    _ code: DiagnosticCode, line: Int, field: String = "", detail: String = ""
  ) {
    let position = SourcePosition(line: UInt32(truncatingIfNeeded: line))
    result.diagnostics.append(Diagnostic(code, at: position, field: field, detail: detail))
  }

  // MARK: - Without headings

  private mutating func inferColumns(_ sample: CSVSample) {
    guard let first = sample.records.first else { return }
    let inference = ColumnInference(records: sample.records)
    var columns = inference.columns()
    let line = result.headLineCount + first.line
    if inference.beginsWithHeadings { reportDamage(first) } else { reportColumnLimit(first) }
    if inference.beginsWithHeadings {
      let headings = decoder.decode(first.cells)
      while columns.count < headings.count { columns.append(.init()) }
      for (column, heading) in headings.enumerated() { columns[column].heading = heading }
      result.headingCells = first.cells
      result.columnNames = headings
      result.headLength = first.end
      result.headLineCount += first.line - 1 + first.lineCount
    }
    var planner = ColumnPlanner(
      columns: columns, schema: nil, identifierHeading: options.identifierHeading)
    result.plan = planner.makePlan()
    if inference.beginsWithHeadings {
      report(.csvHeadingsUnknown, line: line)
    } else {
      reportNoHeadings(line: line)
    }
    reportMissingIdentifiers(result.columnNames, line: line)
  }

  /// Columns without headings cannot have unknown ones: those that show nothing known are told here.
  private mutating func reportNoHeadings(line: Int) {
    let left = result.plan.omissions.map { String($0.column + 1) }
    result.plan.omissions = []
    let columns = left.prefix(40).joined(separator: ", ") + (left.count > 40 ? ", \u{2026}" : "")
    report(
      .csvNoHeadings, line: line, detail: left.isEmpty ? "" : "not imported: column " + columns)
  }
}

/// Excel's first line `sep=;`, which names the delimiter.
struct SeparatorLine {
  /// The length of the line with its end; 0 when there is none.
  private(set) var length = 0
  private(set) var delimiter: UInt8?

  init(_ head: [UInt8]) {
    let end = head.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? head.count
    guard end <= 8 else { return }
    let line = head[..<end].filter { $0 != 0x22 }
    guard line.count == 5, line.prefix(3).map({ $0 | 0x20 }) == Array("sep".utf8), line[3] == 0x3D
    else { return }
    delimiter = line[4]
    length = end == head.count ? end : CSVDialect.behindLineEnd(end, in: head.span)
  }
}
