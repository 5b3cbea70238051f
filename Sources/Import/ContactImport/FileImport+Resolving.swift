internal import ContactModel
internal import ParallelWork

extension FileImport {
  /// Decided records and what there is to tell of them.
  private struct Resolved: Sendable {
    var batch: ContactBatch
    /// Records of which nothing was left.
    var emptyCount = 0
    var findings = DiagnosticLog()
    /// Text converted twice is told once for the file: the first finding, and the number of records.
    var misread: (count: Int, first: Diagnostic, latest: UInt32)?

    mutating func add(_ damage: Diagnostic) {
      guard damage.code == .textDoubleEncoded else { return findings.add(damage) }
      guard let known = misread else {
        misread = (1, damage, damage.position.record)
        return
      }
      guard known.latest != damage.position.record else { return }
      misread = (known.count + 1, known.first, damage.position.record)
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
  }

  /// Decides what waited, a few batches at a time: findings of all of them at once have no bound.
  mutating func resolveBatches(_ decisions: FileResolution) throws(ImportError) {
    // In a file with text that had to be decoded U+FFFD may be ours wherever it stands.
    let blamesWriter = !stream.hasDamage && !statistics.hasUndecidedText
    var undecided = result.batches
    result.batches = BatchStore(storage: storage)
    var isDamageTold = false
    var misread: (count: Int, first: Diagnostic)?
    try undecided.takeAll(options.workers * 2) { batches throws(ImportError) in
      for part in resolve(batches, decisions, blamesWriter) {
        if divider == nil {
          try result.batches.append(part.batch)
        } else {
          try divider?.add(part.batch)
        }
        result.report.contacts -= part.emptyCount
        result.report.skipped += part.emptyCount
        for finding in part.findings.diagnostics {
          result.log.add(finding)
          isDamageTold = isDamageTold || finding.code == .encodingInvalidBytes
        }
        guard let next = part.misread else { continue }
        misread = ((misread?.count ?? 0) + next.count, misread?.first ?? next.first)
      }
    }
    // The damage may be in a heading or a column that is left out.
    if stream.hasDamage, !isDamageTold { note(.encodingInvalidBytes, detail: stream.encodingName) }
    if let misread { report(misread.first, count: misread.count) }
  }

  private mutating func report(_ misread: Diagnostic, count: Int) {
    var diagnostic = misread
    if count > 1 { diagnostic.detail += " and \(count - 1) more records" }
    result.log.add(diagnostic)
  }

  private func resolve(
    _ batches: [ContactBatch], _ decisions: FileResolution, _ blamesWriter: Bool
  ) -> [Resolved] {
    let encodingName = stream.encodingName.isEmpty ? decisions.choice.name : stream.encodingName
    let (isDamaged, misreading) = (stream.hasDamage, knowledge.misreading)
    // Where only dates waited nothing was decoded.
    let mayHaveDamaged = statistics.hasUndecidedText
    return mapChunks(batches.count, workers: options.workers) { number in
      var part = Resolved(batch: batches[number])
      if batches[number].isUndecided {
        part.batch = batches[number].resolved(by: decisions) { part.findings.add($0) }
      }
      if isDamaged || mayHaveDamaged && batches[number].isUndecided {
        let original = isDamaged ? nil : batches[number]
        for record in part.batch.recordsWithReplacement(since: original) {
          let source = part.batch.sources[record]
          part.findings.add(Diagnostic(.encodingInvalidBytes, at: source, detail: encodingName))
        }
      }
      part.dropEmptyRecords(among: batches[number].undecidedRecords)
      let damage = DamagedText(misreading: misreading, blamesWriter: blamesWriter)
      damage.find(in: part.batch) { finding in
        part.add(
          Diagnostic(finding.code, at: part.batch.sources[finding.record], detail: finding.detail))
      }
      return part
    }
  }
}
