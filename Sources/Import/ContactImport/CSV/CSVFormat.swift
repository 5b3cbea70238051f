internal import ContactModel

/// A CSV file's dialect and columns, worked out from its first window.
struct CSVFormat: RecordFormat {
  /// The most columns of a file that are looked at; fields beyond are reported as extra.
  static let columnLimit = 4096

  var fileEncoding = FileEncoding.undetermined
  let encodingEvidence: [Int: Int]
  let schemaName: String
  let fileDiagnostics: [Diagnostic]
  /// The delimiter and byte tables.
  let dialect: CSVDialect
  /// What to do with each column.
  let plan: ColumnPlan
  /// The trimmed headings as they are in the file, to know repeated ones; empty without headings.
  let headingCells: [[UInt8]]
  /// The number of bytes before the first record, the headings included.
  ///
  /// The importer cuts them off before it looks for borders.
  let headLength: Int
  /// The line ends in them.
  let headLineCount: Int
  /// Whether the headings go on behind the first window.
  let isHeadCutOff: Bool
  /// The records in them, which stand above the headings and have a diagnostic each.
  let headSkippedCount: Int
  /// What is known of the date columns.
  let dateHabits: DateReader.Habits
  /// The most bytes that a value may have; longer ones are left out and reported.
  var valueLimit: Int
  /// Words that mean a label.
  private let labelWords: [String: String]
  /// The first record goes on behind the head: with more of the file, recognition may say more.
  let isCutOff: Bool
  private let columnNames: [String]
  private let index: HeadingIndex
  private var borders: CSVBorderScanner

  var delimiterName: String { String(UnicodeScalar(dialect.delimiter)) }

  /// Works out a file's dialect and columns.
  ///
  /// - Parameters:
  ///   - head: The first window, without byte order mark; UTF-8 or bytes of a legacy encoding.
  ///   - isWholeFile: Whether the file ends with it.
  ///   - options: The caller's wishes.
  ///   - knowledge: Headings, label words and encodings.
  /// - Returns: A format; any bytes give one.
  static func recognise(
    head: Span<UInt8>, isWholeFile: Bool, options: ImportOptions, knowledge: ImportKnowledge
  ) -> CSVFormat {
    func found(_ count: Int) -> CSVRecogniser.Result {
      var recogniser = CSVRecogniser(
        head: CSVAssembler.copy(head.extracting(first: count)),
        isWholeFile: isWholeFile && count == head.count, options: options,
        knowledge: knowledge)
      return recogniser.recognise()
    }
    let usual = min(head.count, CSVRecogniser.headLimit)
    var result = found(usual)
    if result.isCutOff, usual < head.count { result = found(head.count) }
    return CSVFormat(result, options, knowledge)
  }

  private init(
    _ found: CSVRecogniser.Result, _ options: ImportOptions, _ knowledge: ImportKnowledge
  ) {
    dialect = found.dialect
    isCutOff = found.isCutOff
    plan = found.plan
    headingCells = found.headingCells
    schemaName = found.schemaName
    headLength = found.headLength
    headLineCount = found.headLineCount
    isHeadCutOff = found.isHeadCutOff
    headSkippedCount = found.skippedCount
    fileDiagnostics = found.diagnostics
    encodingEvidence = found.headingEvidence
    columnNames = found.columnNames
    index = knowledge.headings
    dateHabits = DateReader.Habits(
      order: options.dateOrder, hasCompactShortYear: plan.habits.hasCompactShortYear,
      hasSerials: true, hasOwnYearlessDays: true, knowledge: knowledge.dates)
    valueLimit = options.limits.valueLength
    let usesLabels =
      plan.steps.contains { $0.labelColumn >= 0 }
      || plan.addresses.contains { $0.labelColumn >= 0 }
    labelWords = usesLabels ? knowledge.labelWords : [:]
    borders = CSVBorderScanner(dialect: dialect)
  }

  /// Whether a text is a heading in some schema.
  func isHeading(_ text: String) -> Bool { index.recognises(text) }

  func columnName(_ column: Int) -> String {
    columnNames.indices.contains(column) ? columnNames[column] : ""
  }

  /// A record does not say of which of its columns a field is.
  func propertyName(of field: ContactField) -> String { "" }

  /// What the labels in cells mean.
  var words: LabelWords { LabelWords(words: labelWords, isLegacy: fileEncoding == .legacy) }
  var labels: LabelWords? { words }

  func votingColumn(_ column: Int) -> Int { column }

  mutating func lastBorder(in bytes: Span<UInt8>, scanned: Int) -> Int {
    borders.chunkBorder(in: bytes, scanned: scanned)
  }

  func unfinishedPart(of bytes: Span<UInt8>) -> UnfinishedPart {
    UnfinishedPart(start: borders.recordStart(in: bytes))
  }

  func withoutLongValues(_ bytes: Span<UInt8>, limit: Int) -> [UInt8]? { nil }

  mutating func passOver(_ bytes: Span<UInt8>, scanned: Int) -> PassedOver {
    borders.passOver(bytes, scanned: scanned)
  }

  func assemble(_ bytes: Span<UInt8>) -> AssembledChunk {
    var assembler = CSVAssembler(self, byteCount: bytes.count)
    return assembler.assemble(bytes)
  }
}
