internal import ContactModel

/// What a chunk's records are reported for.
extension CSVAssembler {
  func heading(_ column: Int) -> String {
    let name = format.columnName(column)
    return name.isEmpty ? "column \(column + 1)" : name
  }

  mutating func report(_ code: DiagnosticCode, field: String = "", detail: String = "") {
    output.report(Diagnostic(code, at: source, field: field, detail: detail))
  }

  mutating func skip(_ code: DiagnosticCode) {
    output.skippedCount += 1
    report(code)
  }

  mutating func reportFindings() {
    for code in record.findings.codes { report(code) }
    if record.findings.contains(.extraContent) {
      report(.csvFieldsExtra, detail: "\(record.fieldCount) instead of \(plan.columnCount)")
    }
  }

  mutating func reportMissingFields() {
    guard record.fieldCount < plan.namedColumnCount, !plan.habits.leavesOutLastCells else { return }
    report(.csvFieldsMissing, detail: "\(record.fieldCount) instead of \(plan.namedColumnCount)")
  }

  /// Reports a column where its value is another than the one that the contact has taken.
  mutating func reportFurther(
    _ column: Int, than taken: TakenText, _ bytes: Span<UInt8>
  ) {
    guard !isFurtherTold[column] else { return }
    let value = text(column, bytes)
    guard !value.isEmpty, !isSame(value, taken.text, bytes) else { return }
    isFurtherTold[column] = true
    let detail = "\(heading(taken.column)) came first"
    report(.csvValueSkipped, field: heading(column), detail: detail)
  }

  private func isSame(_ left: CSVText, _ right: CSVText, _ bytes: Span<UInt8>) -> Bool {
    guard left.range.count == right.range.count else { return false }
    return zip(left.range, right.range).allSatisfy {
      (left.isInScratch ? scratch[$0] : bytes[$0])
        == (right.isInScratch ? scratch[$1] : bytes[$1])
    }
  }

  /// The text of a field of which a contact has one.
  struct TakenText {
    var text = CSVText()
    var column = -1
  }

  /// Counts the values of the record that are left out.
  mutating func countOmissions(_ bytes: Span<UInt8>) {
    let columns = omitted.columns
    for place in columns.indices where !isEmptyCell(columns[place]) {
      let text = CSVValue.text(of: record.cells[columns[place]], in: bytes, &scratch)
      if !text.isEmpty { omitted.countValue(place, at: source) }
    }
  }
}
