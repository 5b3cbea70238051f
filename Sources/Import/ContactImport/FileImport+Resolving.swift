internal import ContactModel
internal import ParallelWork

/// A batch on its way to be decided.
private struct WaitingBatch: Sendable {
  var batch: ContactBatch
  let isLookedThrough: Bool
}

extension FileImport {
  /// Takes a chunk's batch; what need not wait is kept at once.
  ///
  /// When text of one batch had to wait, all later ones do, too: findings stay in the order of records.
  mutating func add(
    _ batch: ContactBatch, _ looked: ResolvedBatch?, from origin: ResolvedBatch.Origin
  ) throws(ImportError) {
    guard batch.count > 0 else { return }
    guard !textWaits, var part = looked else {
      textWaits = true
      return try waitingBatches.append(batch)
    }
    part.batch = batch
    part.origin = origin
    if divider != nil {
      if batch.isUndecided { try waitingBatches.append(batch.undecidedPart()) }
      try keep(part)
    } else if batch.isUndecided || waitingBatches.count > 0 {
      // A directory has its records in the order of input.
      findings.add(part)
      try waitingBatches.append(batch)
    } else {
      try keep(part)
    }
    lookedThrough = waitingBatches.count
  }

  /// Takes decided records.
  private mutating func keep(_ part: ResolvedBatch) throws(ImportError) {
    if divider == nil {
      try result.batches.append(part.batch)
    } else {
      try divider?.add(part.batch, to: part.parts)
    }
    result.report.contacts -= part.emptyCount
    result.report.skipped += part.emptyCount
    findings.add(part)
  }

  /// Decides what waited, a few batches at a time: findings of all of them at once have no bound.
  mutating func resolveBatches(_ decisions: FileResolution) throws(ImportError) {
    var waiting = BatchStore(storage: storage)
    swap(&waiting, &waitingBatches)
    let batches = ChunkStream(workers: options.workers, resolution(decisions))
    try waiting.takeAll { (batch: consuming ContactBatch) throws(ImportError) in
      batches.give(WaitingBatch(batch: batch, isLookedThrough: lookedThrough > 0))
      lookedThrough -= 1
      if batches.count > options.workers * 2, let part = batches.take() { try keep(part) }
    }
    while let part = batches.take() { try keep(part) }
    for finding in findings.diagnostics { result.log.add(finding) }
    // The damage may be in a heading or a column that is left out.
    if stream.hasDamage, !findings.isDamageTold {
      note(.encodingInvalidBytes, detail: stream.encodingName)
    }
  }

  /// What is done with a batch that waited.
  private func resolution(
    _ decisions: FileResolution
  ) -> @Sendable (consuming WaitingBatch) -> ResolvedBatch {
    let encodingName = stream.encodingName.isEmpty ? decisions.choice.name : stream.encodingName
    let isDamaged = stream.hasDamage
    // Where only dates waited nothing was decoded.
    let mayHaveDamaged = statistics.hasUndecidedText
    // In a file with text that had to be decoded U+FFFD may be ours wherever it stands.
    let damage = DamagedText(
      misreading: knowledge.misreading, blamesWriter: !isDamaged && !mayHaveDamaged)
    let (divides, format) = (divider != nil, self.format)
    return { (waiting: consuming WaitingBatch) in
      // One owner, so that what waits is decided where it is.
      var part = ResolvedBatch(ContactBatch())
      swap(&part.batch, &waiting.batch)
      let undecided = part.batch.undecidedRecords
      let looksForDamage = isDamaged || mayHaveDamaged && !undecided.isEmpty
      let original = looksForDamage && !isDamaged ? part.batch : nil
      part.resolve(by: decisions)
      if looksForDamage {
        for record in part.batch.recordsWithReplacement(since: original) {
          let source = part.batch.sources[record]
          part.add(Diagnostic(.encodingInvalidBytes, at: source, detail: encodingName))
        }
      }
      part.dropEmptyRecords(among: undecided)
      if !waiting.isLookedThrough { part.find(damage, in: format) }
      if divides { part.divide() }
      return part
    }
  }
}
