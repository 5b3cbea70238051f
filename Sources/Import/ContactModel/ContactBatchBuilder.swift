/// Writes canonical records, one field after another, into a `ContactBatch`.
///
/// The caller gives the fields of a record in ascending order of `ContactField`; a record whose
/// fields come in any other order would break equality, so debug builds stop there.
package struct ContactBatchBuilder: Sendable {
  /// Whether a text's bytes are UTF-8 or raw bytes of an encoding that the file has yet to choose.
  package enum TextState: Sendable {
    case decoded
    case undecided
  }

  private var batch = ContactBatch()
  private var lastTag: UInt8 = 0
  private var recordStart = 0
  /// Where the first of the fields is that repeat the last tag.
  private var runStart = 0
  private var isRecordUndecided = false

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - byteCapacity: Arena bytes to reserve.
  ///   - recordCapacity: Records to reserve.
  package init(byteCapacity: Int = 0, recordCapacity: Int = 0) {
    batch.bytes.reserveCapacity(byteCapacity)
    batch.starts.reserveCapacity(recordCapacity + 1)
    batch.sources.reserveCapacity(recordCapacity)
  }

  /// The number of finished records.
  package var count: Int { batch.count }

  /// The size of the arena in bytes, the unfinished record included.
  package var byteCount: Int { batch.bytes.count }

  /// Whether the unfinished record has a field.
  package var hasFields: Bool { batch.bytes.count > recordStart }

  /// Adds a text field; an empty text adds nothing, except for `sortAs`.
  ///
  /// - Parameters:
  ///   - field: A field whose payload is text.
  ///   - text: UTF-8, or raw bytes when `state` is undecided.
  ///   - state: What the bytes are.
  package mutating func append(
    _ field: ContactField, _ text: Span<UInt8>, _ state: TextState = .decoded
  ) {
    guard !text.isEmpty || field == .sortAs else { return }
    writeField(field, length: text.count, state) { output in output.append(bytes: text) }
  }

  /// Adds the kind of an organisation card; a person's has no such field.
  package mutating func appendOrganizationKind() {
    writeField(.kind, length: 1, .decoded) { output in output.append(1) }
  }

  /// Adds a phone, e-mail or web address; an empty value adds nothing.
  ///
  /// - Parameters:
  ///   - field: `phone`, `email` or `url`.
  ///   - label: The label; empty for none.
  ///   - value: The value.
  ///   - traits: Whether it is preferred, and what the bytes of label and value are.
  package mutating func append(
    _ field: ContactField, label: Span<UInt8>, value: Span<UInt8>, _ traits: LabeledTraits
  ) {
    guard !value.isEmpty else { return }
    let length = 1 + lengthSize(label.count) + label.count + value.count
    writeField(field, length: length, traits.state) { output in
      output.append(traits.isPreferred ? 1 : 0)
      output.append(length: label.count)
      output.append(bytes: label)
      output.append(bytes: value)
    }
  }

  /// Adds a phone, e-mail or web address, unless the record has it under the same label, or under any
  /// where this one has none; that one is preferred then if this one is.
  ///
  /// Of very many values only the first ones are looked at.
  ///
  /// - Parameters:
  ///   - field: `phone`, `email` or `url`.
  ///   - label: The label; empty for none.
  ///   - value: The value; an empty one adds nothing.
  ///   - traits: Whether it is preferred, and what the bytes of label and value are.
  package mutating func appendOnce(
    _ field: ContactField, label: Span<UInt8>, value: Span<UInt8>, _ traits: LabeledTraits
  ) {
    guard field.rawValue == lastTag, batch.bytes.count - runStart <= Self.runLimit,
      let known = equalField(label, value)
    else { return append(field, label: label, value: value, traits) }
    if traits.isPreferred { batch.bytes[known] |= 1 }
  }

  private static let runLimit = 4096

  /// Where the payload of an equal field is among those that repeat the last tag.
  private func equalField(_ label: Span<UInt8>, _ value: Span<UInt8>) -> Int? {
    let bytes = batch.bytes.span
    var offset = runStart
    while offset < bytes.count {
      offset += 1
      let length = ContactFields.readLength(bytes, &offset)
      let known = LabeledField(offset..<(offset + length), of: bytes)
      if known.value.count == value.count, Self.areEqual(bytes.extracting(known.value), value),
        label.isEmpty || Self.areEqual(bytes.extracting(known.label), label)
      {
        return offset
      }
      offset += length
    }
    return nil
  }

  private static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  /// Adds an address from its eight parts; an address without any part but the label adds nothing.
  ///
  /// - Parameters:
  ///   - text: The bytes that the ranges are of.
  ///   - parts: Eight ranges: label, street, extended, poBox, city, region, postalCode, country.
  ///   - state: What the bytes are.
  package mutating func appendAddress(
    _ text: Span<UInt8>, parts: [Range<Int>], _ state: TextState = .decoded
  ) {
    precondition(parts.count == 8, "an address has eight parts")
    guard parts.dropFirst().contains(where: { !$0.isEmpty }) else { return }
    let length = parts.reduce(0) { $0 + lengthSize($1.count) + $1.count }
    writeField(.address, length: length, state) { output in
      for part in parts {
        output.append(length: part.count)
        output.append(bytes: text.extracting(part))
      }
    }
  }

  /// Adds an address whose label stands apart from its parts; one without any part adds nothing.
  ///
  /// - Parameters:
  ///   - label: UTF-8; empty for none.
  ///   - text: The bytes that the ranges are of.
  ///   - parts: Seven ranges: street, extended, poBox, city, region, postalCode, country.
  ///   - state: What the bytes are.
  package mutating func appendAddress(
    label: Span<UInt8>, _ text: Span<UInt8>, parts: [Range<Int>], _ state: TextState
  ) {
    precondition(parts.count == 7, "an address has seven parts beside the label")
    // Nearly all parts are empty, and their lengths are one byte each.
    var length = lengthSize(label.count) + label.count + parts.count
    var isFilled = false
    for part in parts where part.lowerBound != part.upperBound {
      length += lengthSize(part.count) - 1 + part.count
      isFilled = true
    }
    guard isFilled else { return }
    writeField(.address, length: length, state) { output in
      output.append(length: label.count)
      output.append(bytes: label)
      for part in parts {
        if part.lowerBound == part.upperBound {
          output.append(0)
        } else {
          output.append(length: part.count)
          output.append(bytes: text.extracting(part))
        }
      }
    }
  }

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

  /// Adds a name in another language.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag as stored, UTF-8.
  ///   - record: The bytes of a record that holds only name fields, the formatted name, the
  ///     organisation and what to sort them by; some of them may be undecided.
  package mutating func appendAlternate(language: Span<UInt8>, record: Span<UInt8>) {
    var fields = ContactFields()
    fields.read(record.indices, of: record)
    let state: TextState =
      fields.entries.contains { $0.isUndecided } ? .undecided : .decoded
    let length = lengthSize(language.count) + language.count + record.count
    writeField(.alternate, length: length, state) { output in
      output.append(length: language.count)
      output.append(bytes: language)
      output.append(bytes: record)
    }
  }

  /// Adds a field whose payload is canonical already.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - payload: A payload as `ContactFields` found it.
  package mutating func appendField(_ field: ContactField, payload: Span<UInt8>) {
    writeField(field, length: payload.count, .decoded) { output in
      output.append(bytes: payload)
    }
  }

  /// Ends the record.
  ///
  /// - Parameter source: Where it was read.
  package mutating func endRecord(at source: SourcePosition) {
    if isRecordUndecided { batch.undecidedRecords.append(UInt32(batch.count)) }
    isRecordUndecided = false
    batch.starts.append(UInt32(batch.bytes.count))
    batch.sources.append(source)
    recordStart = batch.bytes.count
    lastTag = 0
  }

  /// Throws away the fields of the unfinished record.
  package mutating func discardRecord() {
    batch.bytes.removeSubrange(recordStart...)
    isRecordUndecided = false
    lastTag = 0
  }

  /// Hands out the finished records and leaves the builder empty.
  ///
  /// - Returns: A batch that holds every finished record.
  package mutating func takeBatch() -> ContactBatch {
    let finished = batch
    batch = ContactBatch()
    recordStart = 0
    isRecordUndecided = false
    lastTag = 0
    return finished
  }

  /// Adds whole records of another batch in which nothing is undecided.
  ///
  /// - Parameters:
  ///   - records: The records, 0 ..< `other.count`.
  ///   - other: A batch.
  mutating func append(_ records: Range<Int>, of other: ContactBatch) {
    let start = Int(other.starts[records.lowerBound])
    let end = Int(other.starts[records.upperBound])
    let shift = batch.bytes.count - start
    batch.bytes += other.bytes[start..<end]
    for index in records { batch.starts.append(UInt32(Int(other.starts[index + 1]) + shift)) }
    batch.sources += other.sources[records]
    recordStart = batch.bytes.count
  }

  // MARK: - Bytes

  /// Writes tag, length and payload with one check of the arena's capacity and ownership: half the
  /// instructions of appending them one after another.
  private mutating func writeField(
    _ field: ContactField, length: Int, _ state: TextState,
    payload: (inout OutputSpan<UInt8>) -> Void
  ) {
    assert(field.rawValue >= lastTag, "fields of a record ascend")
    if field.rawValue != lastTag { runStart = batch.bytes.count }
    lastTag = field.rawValue
    if state == .undecided { isRecordUndecided = true }
    let flag = state == .undecided ? ContactField.undecidedFlag : 0
    batch.bytes.append(addingCapacity: 1 + lengthSize(length) + length) { output in
      output.append(field.rawValue | flag)
      output.append(length: length)
      payload(&output)
    }
  }

  @inline(__always)
  private func lengthSize(_ length: Int) -> Int {
    length < 0x80 ? 1 : longLengthSize(length)
  }

  private func longLengthSize(_ length: Int) -> Int {
    var size = 1
    var rest = length >> 7
    while rest > 0 {
      size += 1
      rest >>= 7
    }
    return size
  }
}

extension OutputSpan<UInt8> {
  /// Adds a length as LEB128; nearly all take one byte.
  @inline(__always)
  fileprivate mutating func append(length: Int) {
    if length < 0x80 { append(UInt8(truncatingIfNeeded: length)) } else { appendLong(length) }
  }

  private mutating func appendLong(_ length: Int) {
    var rest = length
    while rest >= 0x80 {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Adds bytes; there must be room for them.
  @inline(__always)
  fileprivate mutating func append(bytes: Span<UInt8>) {
    precondition(bytes.count <= freeCapacity, "a field is as long as it says")
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let target = buffer.baseAddress, let start = source.baseAddress else { return }
        unsafe (target + count).initialize(from: start, count: source.count)
        count += source.count
      }
    }
  }

  /// Adds what a date begins with.
  fileprivate mutating func append(
    _ kind: ContactDate.Kind, _ form: ContactDateForm, year: Int
  ) {
    append(kind.code)
    append(form.rawValue)
    append(UInt8(truncatingIfNeeded: year))
    append(UInt8(truncatingIfNeeded: year >> 8))
  }
}

/// What is to be known of a labelled value beside its text.
package struct LabeledTraits: Sendable {
  package var isPreferred: Bool
  package var state: ContactBatchBuilder.TextState

  /// Makes the traits.
  ///
  /// - Parameters:
  ///   - isPreferred: Whether it is the preferred one of its kind.
  ///   - state: What the bytes of label and value are.
  package init(isPreferred: Bool = false, _ state: ContactBatchBuilder.TextState = .decoded) {
    self.isPreferred = isPreferred
    self.state = state
  }
}

/// How a date's text is to be taken.
package enum DateText: Sendable {
  /// It is no day; it is kept.
  case kept(ContactBatchBuilder.TextState)
  /// The column with this number (0 ... 32767) decides; `line` counts from the record's first.
  case undecided(column: Int, line: Int = 0, _ state: ContactBatchBuilder.TextState = .decoded)

  /// What is stored in the places of form, year, month and day, and what the text is.
  fileprivate var stored:
    (form: ContactDateForm, column: Int, line: Int, state: ContactBatchBuilder.TextState)
  {
    switch self {
    case .kept(let state): (.text, 0, 0, state)
    case .undecided(let column, let line, let state):
      // Beyond what two bytes hold the record's own line has to do.
      (.undecided, column, line < 1 << 16 ? line : 0, state)
    }
  }
}
