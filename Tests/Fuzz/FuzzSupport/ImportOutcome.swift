internal import ContactModel

/// What one import gave.
struct ImportOutcome {
  let report: ImportReport
  /// The bytes of all records with where they were read.
  let records: [Record]
  private let directory: ContactDirectory

  struct Record: Equatable {
    let bytes: [UInt8]
    let source: SourcePosition
  }

  /// The codes of records that are left out.
  private static let skippingCodes: Set<DiagnosticCode> = [
    .recordWithoutContent, .jsonlLineMalformed, .recordTooLong, .csvHeadingsRepeated,
    .csvOtherHeadings,
    .csvRecordAboveHeadings,
  ]

  init(directory: ContactDirectory, report: ImportReport) {
    self.directory = directory
    self.report = report
    records = directory.batches.flatMap { batch in
      (0..<batch.count).map {
        Record(bytes: Array(batch.bytes[batch.range(of: $0)]), source: batch.sources[$0])
      }
    }
  }

  /// Stops the program where a promise is broken.
  func check(inputCount: Int) {
    checkCounts()
    checkIdentifiers()
    for batch in directory.batches {
      promise(!batch.isUndecided, "a batch is undecided")
      for index in 0..<batch.count { check(index, of: batch, inputCount) }
    }
  }

  private func checkCounts() {
    guard let file = report.files.first else { return }
    let fates = file.contacts + file.groups + file.nested + file.duplicates + file.skipped
    promise(file.records == fates, "records do not add up")
    promise(file.contacts == report.contactCount, "contacts do not add up")
    let skipped = report.diagnostics.filter { Self.skippingCodes.contains($0.code) }
    let count = skipped.reduce(0) { $0 + $1.count }
    promise(count == file.skipped, "a skipped record has no diagnostic")
    promise(skipped.allSatisfy { $0.position.line > 0 }, "a skipped record has no line")
    promise(
      report.diagnostics.allSatisfy { $0.lastLine >= $0.position.line }, "lines run backwards")
  }

  private func checkIdentifiers() {
    var identifiers: Set<[UInt8]> = []
    for contact in directory.contacts {
      var identifier: [UInt8] = []
      directory.appendIdentifier(of: contact, to: &identifier)
      promise(identifiers.insert(identifier).inserted, "an identifier is there twice")
      promise((1...128).contains(identifier.count), "an identifier has no length")
      promise(identifier.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an identifier is not ASCII")
    }
  }

  /// A record is canonical when the contact it stands for is written in the same bytes; bytes that
  /// are not UTF-8 would come back as something else.
  private func check(_ index: Int, of batch: ContactBatch, _ inputCount: Int) {
    let bytes = batch.bytes[batch.range(of: index)]
    var fields = ContactFields()
    fields.read(index, of: batch)
    var lastTag: UInt8 = 0
    for entry in fields.entries {
      promise(entry.tag >= lastTag && !entry.isUndecided, "fields are in disorder")
      promise(entry.payload.count <= 3 * inputCount + 64, "a value is longer than its input")
      lastTag = entry.tag
    }
    var builder = ContactBatchBuilder()
    builder.append(batch.contact(at: index))
    promise(builder.takeBatch().bytes == Array(bytes), "a record is not canonical")
  }
}
