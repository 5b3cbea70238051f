/// What a file decides about its values once all of it was read.
package protocol FileDecisions: Sendable {
  /// Decodes bytes of the encoding that the file has chosen.
  ///
  /// - Parameter bytes: Raw bytes.
  /// - Returns: UTF-8.
  func decode(_ bytes: Span<UInt8>) -> [UInt8]

  /// Reads a date that waited for the whole file.
  ///
  /// - Parameters:
  ///   - text: The text as stored, decoded.
  ///   - column: The column's number.
  ///   - position: Where the date was read.
  /// - Returns: What the text is, with what is to be reported of it.
  func date(_ text: Span<UInt8>, column: Int, at position: SourcePosition) -> DateDecision

  /// The kind of date that a label means.
  ///
  /// - Parameter label: The label, decoded.
  /// - Returns: Nil when the label is to be kept as it is.
  func dateKind(ofLabel label: [UInt8]) -> ContactDate.Kind?

  /// The normal word that a label means.
  ///
  /// - Parameter label: The label, decoded.
  /// - Returns: Nil when the label is to be kept as it is.
  func normalWord(ofLabel label: [UInt8]) -> [UInt8]?
}

extension FileDecisions {
  /// Nil: most formats decide about the labels of dates when they read them.
  package func dateKind(ofLabel label: [UInt8]) -> ContactDate.Kind? { nil }

  /// Nil: most formats decide about labels when they read them.
  package func normalWord(ofLabel label: [UInt8]) -> [UInt8]? { nil }

  /// A label decoded, or the normal word that it means.
  fileprivate func decodeLabel(_ bytes: Span<UInt8>) -> [UInt8] {
    let label = decode(bytes)
    return label.isEmpty ? label : normalWord(ofLabel: label) ?? label
  }
}

/// What a file decides about one date.
package struct DateDecision: Sendable {
  /// What becomes of the date.
  package enum Outcome: Sendable {
    /// One of the ways to write "no date".
    case nothing
    case day(PartialDate)
    /// No day; the text is kept.
    case text
  }

  /// What becomes of the date.
  package var outcome: Outcome
  /// What is to be reported.
  package var finding: Diagnostic?

  /// Makes a decision.
  ///
  /// - Parameters:
  ///   - outcome: What becomes of the date.
  ///   - finding: What is to be reported.
  package init(_ outcome: Outcome, finding: Diagnostic? = nil) {
    self.outcome = outcome
    self.finding = finding
  }
}

extension ContactBatch {
  /// The same records with every undecided value decided; see `resolve`.
  package func resolved(
    by decisions: some FileDecisions, report: (Diagnostic) -> Void = { _ in }
  ) -> ContactBatch {
    var batch = self
    batch.resolve(by: decisions, report: report)
    return batch
  }

  /// Decides every undecided value; all records are canonical then.
  ///
  /// - Parameters:
  ///   - decisions: What the file decided.
  ///   - report: Takes what is to be reported of dates, in the order of the records.
  /// - Complexity: O(*n*) in the number of bytes; records without undecided values are moved as they
  ///   are, within the memory of the batch unless others grow.
  package mutating func resolve(
    by decisions: some FileDecisions, report: (Diagnostic) -> Void = { _ in }
  ) {
    guard isUndecided else { return }
    replaceUndecided(by: decidedRecords(decisions, report))
  }

  /// The undecided records alone, decided.
  private func decidedRecords(
    _ decisions: some FileDecisions, _ report: (Diagnostic) -> Void
  ) -> ContactBatch {
    var builder = ContactBatchBuilder()
    var fields = ContactFields()
    for record in undecidedRecords {
      let index = Int(record)
      fields.read(index, of: self)
      for entry in fields.entries {
        if entry.tag == ContactField.date.rawValue {
          let finding = builder.appendDate(entry, of: bytes.span, decisions, at: sources[index])
          if let finding { report(finding) }
        } else {
          builder.append(entry, of: bytes.span, decisions)
        }
      }
      builder.endRecord(at: sources[index])
    }
    return builder.takeBatch()
  }

  /// Shows the texts of all dates that wait for the whole file.
  ///
  /// - Parameters:
  ///   - decisions: Decodes texts in an undecided encoding.
  ///   - body: Takes a decoded text, whether it was UTF-8 before, and the number of its column.
  package func forEachUndecidedDate(
    decodedBy decisions: some FileDecisions, _ body: (Span<UInt8>, Bool, Int) -> Void
  ) {
    var fields = ContactFields()
    for record in undecidedRecords {
      fields.read(Int(record), of: self)
      for entry in fields.entries where entry.tag == ContactField.date.rawValue {
        let date = DateField(entry.payload, of: bytes.span)
        guard date.form == .undecided else { continue }
        let text = bytes.span.extracting(date.text)
        if entry.isUndecided {
          let decoded = decisions.decode(text)
          body(decoded.span, false, date.column)
        } else {
          body(text, true, date.column)
        }
      }
    }
  }
}

extension ContactBatchBuilder {
  fileprivate mutating func append(
    _ entry: ContactFields.Entry, of bytes: Span<UInt8>, _ decisions: some FileDecisions
  ) {
    guard let field = ContactField(rawValue: entry.tag) else { return }
    if entry.isUndecided {
      appendDecoded(field, entry, of: bytes, decisions)
    } else {
      appendField(field, payload: bytes.extracting(entry.payload))
    }
  }

  private mutating func appendDecoded(
    _ field: ContactField, _ entry: ContactFields.Entry, of bytes: Span<UInt8>,
    _ decisions: some FileDecisions
  ) {
    switch field {
    case .phone, .email, .url:
      let value = LabeledField(entry.payload, of: bytes)
      append(
        field, label: decisions.decodeLabel(bytes.extracting(value.label)).span,
        value: decisions.decode(bytes.extracting(value.value)).span,
        LabeledTraits(isPreferred: value.isPreferred))
    case .address:
      appendDecodedAddress(entry, of: bytes, decisions)
    case .alternate:
      appendDecodedAlternate(entry, of: bytes, decisions)
    default:
      append(field, decisions.decode(bytes.extracting(entry.payload)).span)
    }
  }

  private mutating func appendDecodedAddress(
    _ entry: ContactFields.Entry, of bytes: Span<UInt8>, _ decisions: some FileDecisions
  ) {
    var offset = entry.payload.lowerBound
    var text: [UInt8] = []
    var parts: [Range<Int>] = []
    while offset < entry.payload.upperBound {
      let length = ContactFields.readLength(bytes, &offset)
      let start = text.count
      let part = bytes.extracting(offset..<(offset + length))
      text += parts.isEmpty ? decisions.decodeLabel(part) : decisions.decode(part)
      parts.append(start..<text.count)
      offset += length
    }
    appendAddress(text.span, parts: parts)
  }

  private mutating func appendDecodedAlternate(
    _ entry: ContactFields.Entry, of bytes: Span<UInt8>, _ decisions: some FileDecisions
  ) {
    var offset = entry.payload.lowerBound
    let length = ContactFields.readLength(bytes, &offset)
    var fields = ContactFields()
    fields.read((offset + length)..<entry.payload.upperBound, of: bytes)
    var inner = ContactBatchBuilder()
    for entry in fields.entries { inner.append(entry, of: bytes, decisions) }
    inner.endRecord(at: SourcePosition())
    appendAlternate(
      language: bytes.extracting(offset..<(offset + length)),
      record: inner.takeBatch().bytes.span)
  }

  /// Adds a date and returns what is to be reported of it.
  fileprivate mutating func appendDate(
    _ entry: ContactFields.Entry, of bytes: Span<UInt8>, _ decisions: some FileDecisions,
    at source: SourcePosition
  ) -> Diagnostic? {
    let date = DateField(entry.payload, of: bytes)
    guard entry.isUndecided || date.form == .undecided else {
      appendField(.date, payload: bytes.extracting(entry.payload))
      return nil
    }
    let label = bytes.extracting(date.label)
    let text = bytes.extracting(date.text)
    guard entry.isUndecided else {
      return appendDate(date, date.kind, label, text, decisions, at: source)
    }
    var kind = date.kind
    var decodedLabel = decisions.decodeLabel(label)
    let decodedText = decisions.decode(text)
    if kind == .other, !label.isEmpty, let meant = decisions.dateKind(ofLabel: decodedLabel) {
      (kind, decodedLabel) = (meant, [])
    }
    return appendDate(date, kind, decodedLabel.span, decodedText.span, decisions, at: source)
  }

  /// Adds a date whose label and text are decoded.
  private mutating func appendDate(
    _ date: DateField, _ kind: ContactDate.Kind, _ label: Span<UInt8>, _ text: Span<UInt8>,
    _ decisions: some FileDecisions, at source: SourcePosition
  ) -> Diagnostic? {
    guard date.form == .undecided else {
      if let day = date.date {
        append(kind, label: label, date: day)
      } else {
        append(kind, label: label, text: text, .kept(.decoded))
      }
      return nil
    }
    let decision = decisions.date(text, column: date.column, at: date.position(in: source))
    switch decision.outcome {
    case .nothing: break
    case .day(let day): append(kind, label: label, date: day)
    case .text: append(kind, label: label, text: text, .kept(.decoded))
    }
    return decision.finding
  }
}
