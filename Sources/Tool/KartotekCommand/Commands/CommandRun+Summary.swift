internal import Kartotek

extension CommandRun {
  /// Tells what was written where; nothing when all data went to standard output.
  func tellSummary(_ report: ImportReport, documents: Int, _ settings: OutputSettings) {
    var written: [String] = []
    switch settings.place {
    case .standardOutput: break
    case .file(let path): written.append(path)
    case .directory(let path):
      written.append("\(counted(documents, "list")) in \(path)")
    }
    if let report = settings.report, report != "-" { written.append("the report in \(report)") }
    guard !written.isEmpty else { return }
    let records = report.files.reduce(0) { $0 + $1.records }
    printer.tell(
      Message(
        .note,
        "\(counted(report.contactCount, "contact")) from \(counted(records, "record")); wrote "
          + written.joined(separator: ", ")))
  }
}

/// A number and an English noun.
private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
