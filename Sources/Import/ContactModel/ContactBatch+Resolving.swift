/// What a file decides about its values once all of it was read.
package protocol FileDecisions: Sendable {
  /// Decodes bytes of the encoding that the file has chosen.
  ///
  /// - Parameter bytes: Raw bytes.
  /// - Returns: UTF-8.
  func decode(_ bytes: Span<UInt8>) -> [UInt8]

  /// Reads a date whose order of day and month the column has chosen.
  ///
  /// - Parameters:
  ///   - text: The text as stored, decoded.
  ///   - column: The column's number.
  /// - Returns: Nil when the text is no day in that order.
  func date(_ text: Span<UInt8>, column: Int) -> PartialDate?
}

extension ContactBatch {
  /// The same records with every undecided value decided.
  ///
  /// - Parameter decisions: What the file decided.
  /// - Returns: A batch of canonical records; `self` when nothing was undecided.
  /// - Complexity: O(*n*) in the number of bytes.
  package func resolved(by decisions: some FileDecisions) -> ContactBatch {
    guard isUndecided else { return self }
    var builder = ContactBatchBuilder(byteCapacity: bytes.count, recordCapacity: count)
    var fields = ContactFields()
    for index in 0..<count {
      fields.read(index, of: self)
      for entry in fields.entries { builder.append(entry, of: bytes.span, decisions) }
      builder.endRecord(at: sources[index])
    }
    return builder.takeBatch()
  }
}

extension ContactBatchBuilder {
  fileprivate mutating func append(
    _ entry: ContactFields.Entry, of bytes: Span<UInt8>, _ decisions: some FileDecisions
  ) {
    guard let field = ContactField(rawValue: entry.tag) else { return }
    if field == .date {
      appendDate(entry, of: bytes, decisions)
    } else if entry.isUndecided {
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
        field, label: decisions.decode(bytes.extracting(value.label)).span,
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
      text += decisions.decode(bytes.extracting(offset..<(offset + length)))
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

  private mutating func appendDate(
    _ entry: ContactFields.Entry, of bytes: Span<UInt8>, _ decisions: some FileDecisions
  ) {
    let date = DateField(entry.payload, of: bytes)
    let label = bytes.extracting(date.label)
    let text = bytes.extracting(date.text)
    switch date.form {
    case .parts: appendField(.date, payload: bytes.extracting(entry.payload))
    case .text:
      let decoded = entry.isUndecided ? decisions.decode(text) : []
      append(
        date.kind, label: label, text: entry.isUndecided ? decoded.span : text, .kept(.decoded))
    case .undecided:
      if let day = decisions.date(text, column: date.year) {
        append(date.kind, label: label, date: day)
      } else {
        append(date.kind, label: label, text: text, .kept(.decoded))
      }
    }
  }
}
