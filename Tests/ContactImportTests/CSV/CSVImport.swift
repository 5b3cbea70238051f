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
  }

  init(_ text: String, window: Int = 1 << 20, options: ImportOptions = ImportOptions()) {
    self.init(Array(text.utf8), window: window, options: options)
  }

  private mutating func join(_ chunk: AssembledChunk) {
    for index in 0..<chunk.batch.count {
      var contact = chunk.batch.contact(at: index)
      contact.source.line += UInt32(lineCount)
      contact.source.record += UInt32(recordCount)
      contacts.append(contact)
    }
    for var diagnostic in chunk.diagnostics {
      diagnostic.position.line += UInt32(lineCount)
      diagnostic.position.record += UInt32(recordCount)
      log.add(diagnostic)
    }
    batches.append(chunk.batch)
    recordCount += chunk.recordCount
    skippedCount += chunk.skippedCount
    lineCount += chunk.lineCount
    statistics.merge(chunk.statistics)
  }

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// The codes of the diagnostics with their lines, as `csv-quote-stray:3`.
  var findings: [String] {
    diagnostics.map { "\($0.code.rawValue):\($0.position.line)" }
  }
}

extension ImportKnowledge {
  /// The shipped headings, without legacy encodings.
  static let shipped = ImportKnowledge(
    charsets: NoCharsets(), schemas: { HeadingSchema.shipped }, labelWords: { shippedWords })

  static func knowing(_ charsets: any CharsetDecoding) -> ImportKnowledge {
    ImportKnowledge(
      charsets: charsets, schemas: { HeadingSchema.shipped }, labelWords: { shippedWords })
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
