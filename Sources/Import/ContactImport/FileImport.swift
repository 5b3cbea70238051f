internal import ContactModel
internal import ParallelWork

/// What one input gave.
struct FileResult {
  var batches: BatchStore
  var report: FileReport
  var log = DiagnosticLog()
}

/// A chunk of whole records on its way to a worker.
private struct GivenChunk: Sendable {
  let bytes: [UInt8]
  let format: any RecordFormat
  /// Whether text is to be looked through at once, as nothing before it waits.
  let looks: Bool
}

/// A chunk's contacts, and what was seen in their text if somebody looked.
private struct MadeChunk: Sendable {
  let byteCount: Int
  var part: AssembledChunk
  let looked: ResolvedBatch?
}

/// Reads one input: windows to chunks of whole records, chunks to batches, then the file's decisions.
///
/// The calling thread reads and cuts while others assemble, and takes batches in order.
struct FileImport {
  /// The bytes of chunks that may be on their way, however many those are.
  private static let bytesLimit = 16 << 20

  let file: UInt32
  let options: ImportOptions
  let knowledge: ImportKnowledge
  /// Where batches wait when memory is limited.
  let storage: (any TemporaryStorage)?
  /// Takes the decided contacts then.
  var divider: ContactDivider?
  private(set) var stream: TextStream
  var format: any RecordFormat
  /// Text of the first window that is not in the buffer yet.
  private var unread: [UInt8]
  /// From the start of a record on.
  var buffer: [UInt8] = []
  /// The bytes of the buffer that the format has seen.
  var scanned = 0
  /// Whether the buffer begins within a record that is longer than the limit.
  var isPassingOver = false
  private let chunks: ChunkStream<GivenChunk, MadeChunk>
  /// The bytes of the chunks that are on their way.
  private var chunkBytes = 0
  /// The line ends before the buffer, but for the chunks that are on their way.
  var lines = 0
  private(set) var statistics = FileStatistics()
  private var rawEncoding = FileEncoding.undetermined
  /// What the headings, which are no part of any chunk, say about UTF-8.
  private var headEvidence = UTF8Evidence([UInt8]().span)
  /// The letters of headings beyond ASCII, which choose a page where no value does.
  private var headStatistics = FileStatistics()
  private var isDoubleByteLikely = false
  /// Records that wait for the file's decisions.
  var waitingBatches: BatchStore
  /// Whether text is among what waits, or U+FFFD.
  var textWaits = false
  /// The number of waiting batches whose text was looked through.
  var lookedThrough = 0
  var findings: ResolvedFindings
  var result: FileResult

  init(
    path: String, file: UInt32, options: ImportOptions, knowledge: ImportKnowledge,
    storage: (any TemporaryStorage)?,
    readBytes: @escaping TextStream.ReadBytes
  ) throws(ImportError) {
    self.file = file
    self.storage = storage
    self.options = options
    self.knowledge = knowledge
    waitingBatches = BatchStore(storage: storage)
    findings = ResolvedFindings(limit: options.limits.findings)
    chunks = Self.chunkStream(options, knowledge, divides: storage != nil)
    result = FileResult(
      batches: BatchStore(storage: storage),
      report: FileReport(path: path), log: DiagnosticLog(limit: options.limits.findings))
    var stream = try TextStream(
      charsets: knowledge.charsets, encoding: options.encoding, readBytes: readBytes)
    // No contacts at all are printed as nothing.
    guard !stream.isEmpty || options.format == .jsonl else { throw .empty(path: path) }
    var head: [UInt8] = []
    _ = try stream.appendWindow(to: &head)
    let recognised = try Self.recognise(head.span, path: path, options: options)
    result.report.format = recognised.rawValue
    switch recognised {
    case .vcard: format = VCardFormat(options: options, knowledge: knowledge)
    case .jsonl: format = JSONLinesFormat(options: options)
    case .csv:
      let csv = try Self.recogniseTable(&head, &stream, options, knowledge)
      headEvidence = UTF8Evidence(head.span.extracting(first: csv.headLength))
      headStatistics = HeadingDecoder.statistics(of: csv.headingCells)
      head.removeFirst(csv.headLength)
      lines = csv.headLineCount
      isPassingOver = csv.isHeadCutOff
      result.report.records = csv.headSkippedCount
      result.report.skipped = csv.headSkippedCount
      format = csv
    }
    self.stream = stream
    unread = head
    chooseRawEncoding(head.span)
  }

  private static func recognise(
    _ head: Span<UInt8>, path: String, options: ImportOptions
  ) throws(ImportError) -> ContactFormat {
    guard !InputSniffer.isBinary(head) else {
      throw .binary(path: path, format: BinaryFormat.name(of: head))
    }
    if let format = options.format { return format }
    if let name = RefusedFormat.name(of: head) {
      throw .unsupportedFormat(path: path, format: name)
    }
    return InputSniffer.format(of: head) ?? .csv
  }

  /// Works out a table's headings, with as much of the input as their record needs.
  private static func recogniseTable(
    _ head: inout [UInt8], _ stream: inout TextStream, _ options: ImportOptions,
    _ knowledge: ImportKnowledge
  ) throws(ImportError) -> CSVFormat {
    while true {
      let format = CSVFormat.recognise(
        head: head.span, isWholeFile: stream.isAtEnd, options: options, knowledge: knowledge)
      guard format.isCutOff, head.count <= options.limits.recordLength else { return format }
      // Twice as much each time, so that the work stays in proportion to the bytes.
      let wanted = head.count * 2
      while head.count < wanted, try stream.appendWindow(to: &head) {}
    }
  }

  /// Reads the input to its end.
  mutating func run() throws(ImportError) -> FileResult {
    while try readWindow() {
      if isPassingOver { passOver() }
      if !isPassingOver { try cutChunk() }
      while let chunk = isFull ? chunks.take() : chunks.takeReady() { try join(chunk) }
    }
    if !buffer.isEmpty, !isPassingOver { give(buffer.count) }
    try joinAll()
    try decide()
    return result
  }

  private mutating func readWindow() throws(ImportError) -> Bool {
    if unread.isEmpty { return try stream.appendWindow(to: &buffer) }
    if buffer.isEmpty, unread.count <= options.limits.windowSize {
      swap(&buffer, &unread)
      return true
    }
    let count = min(unread.count, options.limits.windowSize)
    buffer += unread[..<count]
    unread.removeFirst(count)
    return true
  }

  // MARK: - Chunks

  private mutating func cutChunk() throws(ImportError) {
    let border = lastBorder()
    scanned = buffer.count
    if border > 0 { give(border) }
    if buffer.count > options.limits.recordLength, !shortenValues() { try giveUpRecord() }
  }

  private mutating func lastBorder() -> Int {
    let window = buffer
    return format.lastBorder(in: window.span, scanned: scanned)
  }

  /// Makes the start of the buffer a chunk.
  mutating func give(_ count: Int) {
    // The rest is mostly short; the chunk, which may be long, is not copied.
    let rest = Array(buffer[count...])
    buffer.removeLast(buffer.count - count)
    let chunk = buffer
    buffer = rest
    chooseRawEncoding(chunk.span)
    chunks.give(GivenChunk(bytes: chunk, format: format, looks: !textWaits))
    chunkBytes += count
    scanned = rest.count
  }

  /// Whether no chunk may be given before one is taken.
  private var isFull: Bool {
    chunks.count >= options.workers * 4 || chunkBytes >= Self.bytesLimit
  }

  /// Decides how text beyond ASCII is written, as soon as there is some.
  private mutating func chooseRawEncoding(_ text: Span<UInt8>) {
    guard case .undetermined = rawEncoding else { return }
    rawEncoding = encoding(of: text)
    format.fileEncoding = rawEncoding
    if case .legacy = rawEncoding { isDoubleByteLikely = DoubleByteEvidence(text).isLikely }
  }

  private func encoding(of chunk: Span<UInt8>) -> FileEncoding {
    guard stream.encodingName.isEmpty else { return .utf8 }
    let encoding = (headEvidence + UTF8Evidence(chunk)).encoding
    let isVCard = result.report.format == ContactFormat.vcard.rawValue
    guard encoding == .legacy, isVCard else { return encoding }
    // Some programs fold within letters, whose halves alone are no UTF-8.
    return UTF8Evidence(VCardLines.unfolded(chunk).span).encoding
  }

  private static func chunkStream(
    _ options: ImportOptions, _ knowledge: ImportKnowledge, divides: Bool
  ) -> ChunkStream<GivenChunk, MadeChunk> {
    let misreading = knowledge.misreading
    return ChunkStream(workers: options.workers) { chunk in
      var part = chunk.format.assemble(chunk.bytes.span)
      part.batch.trim()
      let looked =
        chunk.looks
        ? ResolvedBatch.looking(
          through: part.batch, misreading, in: chunk.format, divides: divides) : nil
      return MadeChunk(byteCount: chunk.bytes.count, part: part, looked: looked)
    }
  }

  /// Takes the batches of all chunks that are on their way.
  mutating func joinAll() throws(ImportError) {
    while let chunk = chunks.take() { try join(chunk) }
  }

  private mutating func join(_ chunk: consuming MadeChunk) throws(ImportError) {
    chunkBytes -= chunk.byteCount
    // A second owner would have the sources copied.
    var batch = ContactBatch()
    swap(&batch, &chunk.part.batch)
    let part = chunk.part
    let records = result.report.records
    batch.shiftSources(file: file, lines: lines, records: records)
    try add(
      batch, chunk.looked, from: ResolvedBatch.Origin(file: file, lines: lines, records: records))
    for var diagnostic in part.diagnostics {
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

  // MARK: - Decisions

  private mutating func decide() throws(ImportError) {
    let choice = chooseEncoding()
    let rawName = rawEncoding == .utf8 ? "UTF-8" : choice.name
    result.report.encoding = stream.encodingName.isEmpty ? rawName : stream.encodingName
    result.report.delimiter = format.delimiterName
    result.report.schema = format.schemaName
    for var diagnostic in format.fileDiagnostics {
      diagnostic.position.file = file
      result.log.add(diagnostic)
    }
    var dates = FileDates(
      format: format, statistics: statistics, knowledge: knowledge.dates)
    try dates.learn(from: waitingBatches, choice, workers: options.workers)
    for (code, field, detail) in dates.findings { note(code, field: field, detail: detail) }
    try resolveBatches(FileResolution(choice: choice, dates: dates, labels: format.labels))
    if result.report.contacts == 0 {
      note(.fileWithoutContacts, detail: "")
    }
  }

  /// Chooses the encoding of the undecided values, or of the headings where nothing else is undecided.
  ///
  /// A file whose raw bytes are ASCII or Unicode can have some, too: quoted-printable values without
  /// CHARSET are.
  private mutating func chooseEncoding() -> EncodingChoice {
    let letters = statistics.hasUndecidedText ? statistics : headStatistics
    let isOpen = letters.hasUndecidedText && format.fileEncoding != .utf8
    let candidates = isOpen ? knowledge.candidates : []
    guard !candidates.isEmpty else { return EncodingChoice(name: "UTF-8") }
    let vote = CharsetVote(candidates: candidates, bytePairs: letters.bytePairs)
    guard let winner = vote.winner(evidence: format.encodingEvidence) else {
      return EncodingChoice(name: "UTF-8")
    }
    note(.encodingGuessed, detail: candidates[winner].name)
    let isDoubtful = isDoubleByteLikely || vote.isDoubtful(candidates[winner])
    if isDoubtful, format.encodingEvidence[winner, default: 0] == 0 {
      note(.encodingDoubtful, detail: "")
    }
    return EncodingChoice(name: candidates[winner].name, scalars: candidates[winner].scalars)
  }

  mutating func note(_ code: DiagnosticCode, field: String = "", detail: String) {
    let position = SourcePosition(file: file, line: 1, record: 0)
    result.log.add(Diagnostic(code, at: position, field: field, detail: detail))
  }
}
