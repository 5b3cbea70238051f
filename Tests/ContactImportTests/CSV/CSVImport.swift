import ContactModel
import LocaleProfiles
import Testing

@testable import ContactImport

/// What a CSV text gives, read as the importer reads it.
struct CSVImport {
  var contacts: [Contact] = []
  var batches: [ContactBatch] = []
  private var log = DiagnosticLog()
  var recordCount = 0
  var skippedCount = 0
  var lineCount = 0
  var statistics = FileStatistics()
  let format: CSVFormat

  /// Reads bytes in windows of a size.
  init(
    _ bytes: [UInt8], window: Int = 1 << 20, options: ImportOptions = ImportOptions(),
    knowledge: ImportKnowledge = .shipped, encoding: FileEncoding = .utf8
  ) {
    let headCount = min(bytes.count, 1 << 20)
    var format = CSVFormat.recognise(
      head: bytes.span.extracting(first: headCount), isWholeFile: headCount == bytes.count,
      options: options, knowledge: knowledge)
    format.fileEncoding = encoding
    self.init(bytes, window: window, format: format)
  }

  /// Reads bytes whose format is known.
  init(_ bytes: [UInt8], window: Int, format recognised: CSVFormat) {
    var format = recognised
    self.format = format
    for diagnostic in format.fileDiagnostics { log.add(diagnostic) }
    lineCount = format.headLineCount
    var buffer: [UInt8] = []
    var scanned = 0
    var position = format.headLength
    while position < bytes.count {
      let end = min(position + window, bytes.count)
      buffer += bytes[position..<end]
      position = end
      let border = format.lastBorder(in: buffer.span, scanned: scanned)
      if border > 0 { join(format.assemble(buffer.span.extracting(first: border))) }
      buffer.removeFirst(border)
      scanned = buffer.count
    }
    if !buffer.isEmpty { join(format.assemble(buffer.span)) }
    decide()
  }

  init(_ text: String, window: Int = 1 << 20, options: ImportOptions = ImportOptions()) {
    self.init(Array(text.utf8), window: window, options: options)
  }

  private mutating func join(_ chunk: AssembledChunk) {
    var batch = chunk.batch
    batch.shiftSources(file: 0, lines: lineCount, records: recordCount)
    for var diagnostic in chunk.diagnostics {
      diagnostic.position.shift(file: 0, lines: lineCount, records: recordCount)
      log.add(diagnostic)
    }
    batches.append(batch)
    recordCount += chunk.recordCount
    skippedCount += chunk.skippedCount
    lineCount += chunk.lineCount
    statistics.merge(chunk.statistics)
  }

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Decides as the importer does, for a file in UTF-8.
  private mutating func decide() {
    let choice = EncodingChoice(name: "UTF-8")
    var dates = FileDates(
      format: format, statistics: statistics, knowledge: format.dateHabits.knowledge)
    try? dates.learn(from: BatchStore(batches), choice, workers: 1)
    for finding in dates.findings {
      log.add(Diagnostic(finding.0, at: SourcePosition(line: 1), field: finding.field))
    }
    let decisions = FileResolution(choice: choice, dates: dates, labels: format.labels)
    for batch in batches {
      let decided = batch.resolved(by: decisions) { log.add($0) }
      contacts += (0..<decided.count).map { decided.contact(at: $0) }
    }
  }

  /// The codes of the diagnostics with their lines, as `csv-quote-stray:3`.
  var findings: [String] {
    diagnostics.map { "\($0.code.rawValue):\($0.position.line)" }
  }
}

extension ImportKnowledge {
  /// The shipped headings, without legacy encodings.
  static let shipped = ImportKnowledge(
    charsets: NoCharsets(), schemas: { HeadingSchema.shipped }, labelWords: { shippedWords },
    dates: .sample)

  static func knowing(_ charsets: any CharsetDecoding) -> ImportKnowledge {
    ImportKnowledge(
      charsets: charsets, schemas: { HeadingSchema.shipped }, labelWords: { shippedWords },
      dates: .sample)
  }

  private static let shippedWords: [String: String] = {
    var words: [String: String] = [:]
    for profile in HeadingSchema.profiles {
      for (label, texts) in profile.labelWords {
        for text in texts { words[text.lowercased()] = label }
      }
    }
    return words
  }()
}

extension ContactImport.HeadingSchema {
  static let profiles: [HeadingProfile] = {
    let catalog = ProfileCatalog()
    return ["el", "bg", "fa", "az", "sv", "root"].compactMap { try? catalog.headings(of: $0) }
  }()

  static let shipped: [ContactImport.HeadingSchema] = profiles.flatMap { profile in
    profile.schemas.map { schema in
      ContactImport.HeadingSchema(
        name: schema.name, language: schema.locale,
        columns: schema.columns.map { .init(heading: $0.heading, field: $0.field) })
    }
  }
}

/// A world without legacy encodings.
struct NoCharsets: CharsetDecoding {
  func canonicalName(_ name: String) -> String? { nil }
  func decode(_ bytes: Span<UInt8>, charset: String) -> [UInt8] { [] }
  func candidates() -> [CharsetCandidate] { [] }
}
