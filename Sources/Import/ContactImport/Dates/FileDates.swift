internal import ContactModel
internal import ParallelWork

/// What one file decides about its dates once all of it was read.
struct FileDates: Sendable {
  let knowledge: DateKnowledge
  private let format: any RecordFormat
  private let givenOrder: DateOrder?
  private let hasUnreadDates: Bool
  private var columns: DateColumns
  /// The names of months; empty unless some date holds words.
  private var names = MonthTable.empty

  /// Takes what the chunks have collected.
  init(format: any RecordFormat, statistics: FileStatistics, knowledge: DateKnowledge) {
    self.format = format
    self.knowledge = knowledge
    givenOrder = format.dateHabits.order
    columns = statistics.dateColumns
    hasUnreadDates = statistics.hasUnreadDates
  }

  /// Lets the columns learn from the dates that could not be read before the file had chosen its
  /// encoding, and from those with words.
  mutating func learn(
    from batches: BatchStore, _ choice: EncodingChoice, workers: Int
  ) throws(ImportError) {
    guard hasUnreadDates else { return }
    names = knowledge.months
    let decoding = FileResolution(choice: choice, dates: self)
    let (format, names) = (format, names)
    var learned = DateColumns()
    try batches.forEach(Self.batchesAtOnce) { group throws(ImportError) in
      let parts = mapChunks(group.count, workers: workers) { number in
        var columns = DateColumns()
        group[number].forEachUndecidedDate(decodedBy: decoding) { text, wasDecoded, column in
          DateReader.learn(
            text, isNew: !wasDecoded, names,
            &columns[format.votingColumn(column)], format.dateHabits)
        }
        return columns
      }
      for part in parts { learned.merge(part) }
    }
    columns.merge(learned)
  }

  /// Batches that may be taken from storage at a time: some megabytes.
  private static let batchesAtOnce = 16

  /// What is to be reported of whole columns: code, column and detail.
  var findings: [(DiagnosticCode, field: String, detail: String)] {
    var findings: [(DiagnosticCode, field: String, detail: String)] = []
    for number in columns.indices {
      let column = columns[number]
      if column.solarHijri > 0 {
        findings.append((.dateSolarHijri, name(number), "\(column.solarHijri) values"))
      }
      if givenOrder == nil, column.isOrderAssumed {
        findings.append((.dateOrderAssumed, name(number), "\(column.orders.undecided) values"))
      }
    }
    return findings
  }

  /// Reads a date that has waited.
  func decision(of text: Span<UInt8>, column: Int, at position: SourcePosition) -> DateDecision {
    let vote = columns[format.votingColumn(column)]
    let order = givenOrder ?? vote.order
    if let day = PlainNumericDate(text)?.outcome(order).reading.day {
      return DateDecision(.day(day))
    }
    var habits = format.dateHabits
    habits.order = order
    habits.calendar = vote.calendar
    let reading = DateReader.read(text, names, habits)
    let finding = reading.finding.map {
      Diagnostic($0, at: position, field: name(column), detail: Excerpt.of(text))
    }
    if let day = reading.day { return DateDecision(.day(day), finding: finding) }
    return DateDecision(reading == .none ? .nothing : .text, finding: finding)
  }

  private func name(_ column: Int) -> String {
    let name = format.columnName(column)
    return name.isEmpty ? "column \(column + 1)" : name
  }
}
