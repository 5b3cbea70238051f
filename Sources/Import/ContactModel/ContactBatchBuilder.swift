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
  var isRecordUndecided = false

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
  mutating func writeField(
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

  /// The bytes that a length takes.
  @inline(__always)
  func lengthSize(_ length: Int) -> Int {
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
