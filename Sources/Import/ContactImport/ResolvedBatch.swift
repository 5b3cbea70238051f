internal import ContactModel

/// Records of a batch that are decided, and what there is to tell of them.
struct ResolvedBatch: Sendable {
  /// Where a chunk begins within the input.
  struct Origin: Sendable {
    let file: UInt32
    let lines: Int
    let records: Int
  }

  var batch: ContactBatch
  /// Where findings have positions within a chunk, what that begins at.
  var origin: Origin?
  /// For each record the part that it falls into; empty where contacts stay in memory.
  private(set) var parts: [UInt8] = []
  /// Records of which nothing was left.
  private(set) var emptyCount = 0
  /// What the decisions gave.
  private(set) var findings = DiagnosticLog()
  /// Text that was damaged before.
  private(set) var damage = DiagnosticLog()
  /// Text converted twice is told once for the file: the first finding, and the number of records.
  private(set) var misread: (count: Int, first: Diagnostic, latest: UInt32)?

  init(_ batch: ContactBatch) {
    self.batch = batch
  }

  /// Adds what a decision gave.
  mutating func add(_ finding: Diagnostic) { findings.add(finding) }

  /// Decides what is undecided.
  mutating func resolve(by decisions: FileResolution) {
    batch.resolve(by: decisions) { finding in findings.add(finding) }
  }

  /// Drops records with nothing but a date that is none, as a dash in a legacy page.
  mutating func dropEmptyRecords(among records: [UInt32]) {
    let empty = batch.recordsWithoutContent(among: records)
    for record in empty {
      findings.add(Diagnostic(.recordWithoutContent, at: batch.sources[record]))
    }
    emptyCount = empty.count
    batch = batch.removing(empty)
  }

  /// Finds text that was damaged before.
  mutating func find(_ kinds: DamagedText, in format: any RecordFormat) {
    let batch = self.batch
    kinds.find(in: batch) { finding in
      add(
        damage: Diagnostic(
          finding.code, at: batch.sources[finding.record],
          field: format.propertyName(of: finding.field), detail: finding.detail))
    }
  }

  private mutating func add(damage finding: Diagnostic) {
    guard finding.code == .textDoubleEncoded else { return damage.add(finding) }
    guard let known = misread else {
      misread = (1, finding, finding.position.record)
      return
    }
    guard known.latest != finding.position.record else { return }
    misread = (known.count + 1, known.first, finding.position.record)
  }

  /// Finds the part of each record.
  mutating func divide() {
    parts = RecordPartition.parts(of: batch, count: ContactDivider.partCount)
  }
}

extension ResolvedBatch {
  /// Looks through the batch of a chunk before its file has decided anything; nil where the texts of
  /// the batch depend on that.
  ///
  /// U+FFFD does: whether the writer has lost letters, or the encoding has, shows at the end.
  static func looking(
    through batch: ContactBatch, _ misreading: MisreadUTF8, in format: any RecordFormat,
    divides: Bool
  ) -> ResolvedBatch? {
    guard batch.waitsForDatesAlone, !hasReplacement(batch.bytes.span) else { return nil }
    var part = ResolvedBatch(batch)
    part.find(DamagedText(misreading: misreading, blamesWriter: true), in: format)
    if divides {
      part.divide()
      for record in batch.undecidedRecords { part.parts[Int(record)] = ContactDivider.noPart }
    }
    // Its sources are about to be shifted, and a second owner would have them copied.
    part.batch = ContactBatch()
    return part
  }

  private static func hasReplacement(_ bytes: Span<UInt8>) -> Bool {
    var offset = 0
    while true {
      offset = ByteSearch.first(0xEF, in: bytes, from: offset)
      guard offset < bytes.count else { return false }
      let end = min(offset + 3, bytes.count)
      if ReplacementCharacter.isIn(bytes.extracting(offset..<end)) { return true }
      offset += 1
    }
  }
}
