internal import ContactModel

/// Adds what comparing all contacts has found to the report of the inputs.
struct ReportClosing {
  private var files: [FileReport]
  private var logs: [DiagnosticLog]
  private var contactCount = 0
  private var duplicates: [(source: SourcePosition, original: SourcePosition)] = []
  private var findings: [(code: DiagnosticCode, source: SourcePosition)] = []

  init(_ results: [FileResult]) {
    files = results.map(\.report)
    logs = results.map(\.log)
  }

  /// Takes what a directory of some contacts, or of all, has found.
  mutating func add(_ directory: ContactDirectory) {
    contactCount += directory.contacts.count
    let firsts = Self.firsts(in: directory)
    for duplicate in directory.duplicates {
      let source = directory.source(of: duplicate.record)
      let kept = directory.source(of: duplicate.original)
      let first = firsts[duplicate.original] ?? kept
      duplicates.append((source == first ? kept : source, first))
    }
    for finding in directory.findings {
      findings.append(
        (finding.code, firsts[finding.record] ?? directory.source(of: finding.record)))
    }
  }

  /// For each contact that has duplicates where it was read first.
  ///
  /// That is the contact itself where records are in the order of input, as they are in a directory of
  /// all but not in its parts.
  private static func firsts(in directory: ContactDirectory) -> [UInt32: SourcePosition] {
    var firsts: [UInt32: SourcePosition] = [:]
    for duplicate in directory.duplicates {
      let source = directory.source(of: duplicate.record)
      let known = firsts[duplicate.original] ?? directory.source(of: duplicate.original)
      firsts[duplicate.original] = comesBefore(source, known) ? source : known
    }
    return firsts
  }

  /// The whole report, its diagnostics in order.
  consuming func report() -> ImportReport {
    // Findings of parts come in any order, and successive ones are joined.
    duplicates.sort { Self.comesBefore($0.source, $1.source) }
    for (source, original) in duplicates {
      files[Int(source.file)].duplicates += 1
      files[Int(source.file)].contacts -= 1
      let place = files[Int(original.file)].path + ":" + String(original.line)
      logs[Int(source.file)].add(Diagnostic(.duplicateContact, at: source, detail: place))
    }
    findings.sort { Self.comesBefore($0.source, $1.source) }
    for (code, source) in findings { logs[Int(source.file)].add(Diagnostic(code, at: source)) }
    var report = ImportReport()
    report.files = files
    report.contactCount = contactCount
    report.diagnostics = logs.flatMap(\.diagnostics).enumerated().sorted { left, right in
      let (first, second) = (left.element.position, right.element.position)
      return (first.file, first.line, left.offset) < (second.file, second.line, right.offset)
    }.map(\.element)
    return report
  }

  private static func comesBefore(_ left: SourcePosition, _ right: SourcePosition) -> Bool {
    (left.file, left.record) < (right.file, right.record)
  }
}
