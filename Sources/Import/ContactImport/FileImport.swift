internal import ContactModel
internal import ParallelWork

/// What one input gave.
struct FileResult: Sendable {
  var batches: [ContactBatch] = []
  var report: FileReport
  var log = DiagnosticLog()
}

/// Reads one input: windows to chunks of whole records, chunks to batches, then the file's decisions.
struct FileImport {
  /// The longest record that is looked for before the input is refused: far more than a card with a
  /// large photo, and the bound of what a hostile line can make the importer hold.
  static let recordLimit = 64 << 20

  private let path: String
  private let file: UInt32
  private let options: ImportOptions
  private let knowledge: ImportKnowledge
  private var stream: TextStream
  private var format: any RecordFormat
  private var buffer: [UInt8] = []
  private var scanned = 0
  private var waiting: [[UInt8]] = []
  private var lines = 0
  private var statistics = FileStatistics()
  private var rawEncoding = FileEncoding.undetermined
  private var result: FileResult
  /// Columns that were reported as left out; each chunk reports them where it meets their values.
  private var reportedColumns: Set<String> = []

  init(
    path: String, file: UInt32, options: ImportOptions, knowledge: ImportKnowledge,
    readBytes: @escaping TextStream.ReadBytes
  ) throws(ImportError) {
    self.path = path
    self.file = file
    self.options = options
    self.knowledge = knowledge
    result = FileResult(report: FileReport(path: path))
    var stream = try TextStream(
      charsets: knowledge.charsets, encoding: options.encoding, readBytes: readBytes)
    guard !stream.isEmpty else { throw .empty(path: path) }
    var head: [UInt8] = []
    _ = try stream.appendWindow(to: &head)
    let recognised = try Self.recognise(head.span, path: path, options: options)
    result.report.format = recognised.rawValue
    switch recognised {
    case .vcard: format = VCardFormat(options: options, knowledge: knowledge)
    case .csv:
      let csv = CSVFormat.recognise(
        head: head.span, isWholeFile: stream.isAtEnd, options: options, knowledge: knowledge)
      head.removeFirst(csv.headLength)
      lines = csv.headLineCount
      result.report.records = csv.headSkippedCount
      result.report.skipped = csv.headSkippedCount
      format = csv
    }
    self.stream = stream
    buffer = head
  }

  private static func recognise(
    _ head: Span<UInt8>, path: String, options: ImportOptions
  ) throws(ImportError) -> ContactFormat {
    guard !InputSniffer.isBinary(head) else { throw .binary(path: path) }
    if let format = options.format { return format }
    if let name = InputSniffer.refusedFormat(of: head) {
      throw .unsupportedFormat(path: path, format: name)
    }
    return InputSniffer.format(of: head) ?? .csv
  }

  /// Reads the input to its end.
  mutating func run() throws(ImportError) -> FileResult {
    repeat {
      try cutChunk()
      if waiting.count >= options.workers * 2 { assembleWaiting() }
    } while try stream.appendWindow(to: &buffer)
    if !buffer.isEmpty { take(buffer.count) }
    assembleWaiting()
    decide()
    return result
  }

  // MARK: - Chunks

  private mutating func cutChunk() throws(ImportError) {
    var scanner = format
    let border = scanner.lastBorder(in: buffer.span, scanned: scanned)
    format = scanner
    scanned = buffer.count
    if border > 0 {
      take(border)
    } else if buffer.count > Self.recordLimit {
      assembleWaiting()
      throw .recordTooLong(path: path, line: lines + 1, limit: Self.recordLimit)
    }
  }

  private mutating func take(_ count: Int) {
    let chunk = count == buffer.count ? buffer : Array(buffer[..<count])
    if count == buffer.count { buffer = [] } else { buffer.removeFirst(count) }
    scanned = buffer.count
    if case .undetermined = rawEncoding {
      rawEncoding = encoding(of: chunk.span)
      format.fileEncoding = rawEncoding
    }
    waiting.append(chunk)
  }

  private func encoding(of chunk: Span<UInt8>) -> FileEncoding {
    stream.encodingName.isEmpty ? UTF8Evidence(chunk).encoding : .utf8
  }

  private mutating func assembleWaiting() {
    let (format, chunks) = (format, waiting)
    waiting = []
    let parts = mapChunks(chunks.count, workers: options.workers) { number in
      let chunk = chunks[number]
      return format.assemble(chunk.span)
    }
    for part in parts { join(part) }
  }

  private mutating func join(_ part: AssembledChunk) {
    var batch = part.batch
    let records = result.report.records
    batch.shiftSources(file: file, lines: lines, records: records)
    if batch.count > 0 { result.batches.append(batch) }
    for var diagnostic in part.diagnostics where isNews(diagnostic) {
      diagnostic.position.shift(file: file, lines: lines, records: records)
      result.log.add(diagnostic)
    }
    lines += part.lineCount
    result.report.records += part.recordCount
    result.report.contacts += batch.count
    result.report.groups += part.groupCount
    result.report.nested += part.nestedCount
    result.report.skipped += part.skippedCount
    statistics.merge(part.statistics)
  }

  private mutating func isNews(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.code {
    case .csvHeadingUnknown, .csvHeadingPrivate, .csvHeadingAmbiguous:
      reportedColumns.insert(diagnostic.field).inserted
    default: true
    }
  }

  // MARK: - Decisions

  private mutating func decide() {
    let choice = chooseEncoding()
    let isUTF8 = rawEncoding == .utf8 && stream.encodingName.isEmpty
    result.report.encoding = isUTF8 ? "UTF-8" : choice.name
    result.report.delimiter = format.delimiterName
    result.report.schema = format.schemaName
    for var diagnostic in format.fileDiagnostics {
      diagnostic.position.file = file
      result.log.add(diagnostic)
    }
    reportDateOrders()
    resolveBatches(choice)
    if result.report.contacts == 0 {
      note(.fileWithoutContacts, detail: "")
    }
  }

  /// Chooses the encoding of the undecided values.
  ///
  /// A file whose raw bytes are ASCII or UTF-8 can have some, too: quoted-printable values without
  /// CHARSET are.
  private mutating func chooseEncoding() -> EncodingChoice {
    if !stream.encodingName.isEmpty { return EncodingChoice(name: stream.encodingName) }
    guard !statistics.bytePairs.isEmpty, format.fileEncoding != .utf8 else {
      return EncodingChoice(name: "UTF-8")
    }
    let candidates = knowledge.charsets.candidates()
    let vote = CharsetVote(candidates: candidates, bytePairs: statistics.bytePairs)
    guard let winner = vote.winner(evidence: format.encodingEvidence) else {
      return EncodingChoice(name: "UTF-8")
    }
    note(.encodingGuessed, detail: candidates[winner].name)
    return EncodingChoice(name: candidates[winner].name, scalars: candidates[winner].scalars)
  }

  private mutating func reportDateOrders() {
    guard options.dateOrder == nil else { return }
    for (column, counts) in statistics.dateColumns.sorted(by: { $0.key < $1.key })
    where counts.undecided > 0 && (counts.dayFirst > 0) == (counts.monthFirst > 0) {
      note(
        .dateOrderAssumed, field: format.columnName(column),
        detail: "\(counts.undecided) values")
    }
  }

  private mutating func note(_ code: DiagnosticCode, field: String = "", detail: String) {
    let position = SourcePosition(file: file, line: 1, record: 0)
    result.log.add(Diagnostic(code, at: position, field: field, detail: detail))
  }

  private mutating func resolveBatches(_ choice: EncodingChoice) {
    let decisions = FileResolution(
      choice: choice, orders: statistics.dateColumns.mapValues(\.order),
      givenOrder: options.dateOrder)
    let batches = result.batches
    let resolved = mapChunks(batches.count, workers: options.workers) { number in
      let batch = batches[number].resolved(by: decisions)
      return (batch, batches[number].isUndecided ? batch.recordsWithReplacement() : [])
    }
    result.batches = resolved.map(\.0)
    for (batch, records) in resolved {
      for record in records {
        result.log.add(
          Diagnostic(.encodingInvalidBytes, at: batch.sources[record], detail: choice.name))
      }
    }
  }
}
