internal import ContactModel

/// What there is to tell of the resolved batches of a file, in the order of records.
struct ResolvedFindings {
  private var decisions: DiagnosticLog
  private var damage: DiagnosticLog
  private var misread: (count: Int, first: Diagnostic)?
  /// Whether bytes that are no text were found in a record.
  private(set) var isDamageTold = false

  /// Makes findings of nothing, of which so many entries are kept.
  init(limit: Int) {
    decisions = DiagnosticLog(limit: limit)
    damage = DiagnosticLog(limit: limit)
  }

  /// Adds those of the next batch.
  mutating func add(_ part: ResolvedBatch) {
    for finding in part.findings.diagnostics {
      decisions.add(Self.shifted(finding, part.origin))
      isDamageTold = isDamageTold || finding.code == .encodingInvalidBytes
    }
    for finding in part.damage.diagnostics { damage.add(Self.shifted(finding, part.origin)) }
    guard let next = part.misread else { return }
    misread = (
      (misread?.count ?? 0) + next.count,
      misread?.first ?? Self.shifted(next.first, part.origin)
    )
  }

  /// All of them; text that was converted twice is told last, and once.
  var diagnostics: [Diagnostic] {
    var diagnostics = decisions.diagnostics + damage.diagnostics
    if let misread {
      diagnostics.append(misread.first)
      if misread.count > 1 {
        diagnostics[diagnostics.count - 1].detail += " and \(misread.count - 1) more records"
      }
    }
    return diagnostics
  }

  private static func shifted(
    _ finding: Diagnostic, _ origin: ResolvedBatch.Origin?
  ) -> Diagnostic {
    guard let origin else { return finding }
    var finding = finding
    finding.position.shift(file: origin.file, lines: origin.lines, records: origin.records)
    return finding
  }
}
