extension ContactBatchBuilder {
  /// Adds a date that is a day or a part of one.
  ///
  /// - Parameters:
  ///   - kind: What happened on the day.
  ///   - label: The label; empty for none.
  ///   - date: The day.
  ///   - state: What the bytes of the label are.
  package mutating func append(
    _ kind: ContactDate.Kind, label: Span<UInt8>, date: PartialDate, _ state: TextState = .decoded
  ) {
    writeField(.date, length: 6 + lengthSize(label.count) + label.count, state) { output in
      output.append(kind, .parts, year: date.year ?? 0)
      output.append(UInt8(date.month ?? 0))
      output.append(UInt8(date.day ?? 0))
      output.append(length: label.count)
      output.append(bytes: label)
    }
  }

  /// Adds a date that is kept as text, or that waits for the whole file.
  ///
  /// - Parameters:
  ///   - kind: What happened on the day.
  ///   - label: The label, in the state of the text; empty for none.
  ///   - text: The text as stored; an empty one adds nothing.
  ///   - form: How the text is to be taken.
  package mutating func append(
    _ kind: ContactDate.Kind, label: Span<UInt8>, text: Span<UInt8>, _ form: DateText
  ) {
    guard !text.isEmpty else { return }
    let stored = form.stored
    if stored.form == .undecided { isRecordUndecided = true }
    let length = 6 + lengthSize(label.count) + label.count + text.count
    writeField(.date, length: length, stored.state) { output in
      output.append(kind, stored.form, year: stored.column)
      output.append(UInt8(truncatingIfNeeded: stored.line))
      output.append(UInt8(truncatingIfNeeded: stored.line >> 8))
      output.append(length: label.count)
      output.append(bytes: label)
      output.append(bytes: text)
    }
  }
}
