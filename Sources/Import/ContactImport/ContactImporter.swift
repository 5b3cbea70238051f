package import ContactModel

/// Stage 1: inputs in, one directory of contacts and a report out.
///
/// Inputs are added one after another; within each, chunks are assembled on all cores. The result
/// depends on the inputs and options alone, never on the number of threads or on how a pipe delivers
/// its bytes.
package struct ContactImporter {
  private let options: ImportOptions
  private let knowledge: ImportKnowledge
  private var files: [FileResult] = []

  /// Makes an importer without inputs.
  ///
  /// - Parameters:
  ///   - options: How bytes are turned into contacts.
  ///   - knowledge: Character sets and headings.
  package init(options: ImportOptions, knowledge: ImportKnowledge) {
    self.options = options
    self.knowledge = knowledge
  }

  /// Reads one input to its end.
  ///
  /// - Parameters:
  ///   - path: The name for messages and the report.
  ///   - readBytes: Appends at most so many bytes to the array and returns their number; 0 at the end.
  /// - Throws: `ImportError` when the input as a whole cannot be read; the importer is not to be used
  ///   further.
  /// - Complexity: O(*n*) in bytes; holds the contacts, and at most a few chunks of the input.
  package mutating func add(
    path: String, readBytes: @escaping (inout [UInt8], Int) throws(ImportError) -> Int
  ) throws(ImportError) {
    let file = UInt32(files.count)
    var reader = try FileImport(
      path: path, file: file, options: options, knowledge: knowledge, readBytes: readBytes)
    files.append(try reader.run())
  }

  /// Finds duplicates, gives identifiers and closes the report.
  ///
  /// - Returns: All contacts and what happened to every record.
  package consuming func finish() -> (directory: ContactDirectory, report: ImportReport) {
    var batches: [ContactBatch] = []
    var report = ImportReport()
    for file in files {
      batches += file.batches
      report.files.append(file.report)
    }
    var logs = files.map(\.log)
    files = []
    let directory = ContactDirectory(batches: batches)
    report.add(directory, to: &logs)
    return (directory, report)
  }
}

extension ImportReport {
  /// Adds what comparing all contacts has found, and puts the diagnostics in order.
  fileprivate mutating func add(_ directory: ContactDirectory, to logs: inout [DiagnosticLog]) {
    for duplicate in directory.duplicates {
      let source = directory.source(of: duplicate.record)
      let original = directory.source(of: duplicate.original)
      files[Int(source.file)].duplicates += 1
      files[Int(source.file)].contacts -= 1
      let place = files[Int(original.file)].path + ":" + String(original.line)
      logs[Int(source.file)].add(Diagnostic(.duplicateContact, at: source, detail: place))
    }
    for finding in directory.findings {
      let source = directory.source(of: finding.record)
      logs[Int(source.file)].add(Diagnostic(finding.code, at: source))
    }
    contactCount = directory.contacts.count
    diagnostics = logs.flatMap(\.diagnostics).enumerated().sorted { left, right in
      let (first, second) = (left.element.position, right.element.position)
      return (first.file, first.line, left.offset) < (second.file, second.line, right.offset)
    }.map(\.element)
  }
}
