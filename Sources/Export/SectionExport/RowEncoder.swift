internal import JSONWriting
internal import SectionModel
internal import StableHash

/// Writes the rows of one batch as JSON objects, in the order of keys that the format fixes.
///
/// A row's hash stands before what it is a hash of: its 16 digits are left open and filled in when
/// the row is complete, so that every value is written and escaped once.
struct RowEncoder {
  /// The rows written so far.
  private(set) var json: JSONWriter
  /// The ids and hashes written so far (`EncodedRows.digest`).
  private(set) var digest: [UInt8] = []
  /// Where each row ends (`EncodedRows.ends`).
  private(set) var ends: [UInt32] = []

  private var content = ContentHash()
  private var digits: [UInt8] = []

  /// Makes an encoder with room for the rows of a batch.
  init(_ batch: RowBatch) {
    json = JSONWriter()
    json.bytes.reserveCapacity(Self.sizeEstimate(of: batch))
    digest.reserveCapacity(batch.id.bytes.count + 20 * batch.count)
    ends.reserveCapacity(batch.count)
    digits.reserveCapacity(16)
  }

  /// What the rows need when nothing has to be escaped; keys and braces take at most some 250 bytes.
  private static func sizeEstimate(of batch: RowBatch) -> Int {
    // Twice where the text is written twice: in parts, as text and value, as hexadecimal digits.
    let columns = [
      batch.id, batch.text, batch.text, batch.secondaryText, batch.secondaryValue, batch.photo,
      batch.monogram, batch.language, batch.spoken, batch.sourceID, batch.sortKey, batch.sortKey,
      batch.dates.label, batch.dates.text, batch.phones.text, batch.phones.text,
      batch.emails.text, batch.emails.text, batch.organization, batch.jobTitle, batch.keys.text,
    ]
    let textCount = columns.reduce(0) { $0 + $1.bytes.count }
    let nestedCount = batch.dates.text.count + batch.phones.text.count + batch.emails.text.count
    return textCount + 250 * batch.count + 60 * nestedCount + 3 * batch.keys.text.count
  }

  /// Writes the next row of the batch.
  mutating func encode(_ row: Int, of batch: RowBatch) {
    content.removeAll()
    if row > 0 { json.beginLine() }
    json.beginObject()
    json.member("id", batch.id.bytes.span.extracting(batch.id.range(row)))
    json.raw(",\"hash\":\"")
    let hashStart = json.bytes.count
    json.raw("0000000000000000\"")
    encodeTitle(batch, row)
    encodeSecondary(batch, row)
    encodeImage(batch, row)
    encodeLanguage(batch, row)
    encodeDates(batch, row)
    encodeKeys(batch, row)
    encodeDetails(batch.phones, row, .phones)
    encodeDetails(batch.emails, row, .emails)
    encodeText(batch.organization, row, .organization)
    encodeText(batch.jobTitle, row, .jobTitle)
    json.endObject()
    ends.append(UInt32(json.bytes.count))
    fillHash(batch, row, at: hashStart)
  }

  private mutating func fillHash(_ batch: RowBatch, _ row: Int, at start: Int) {
    digits.removeAll(keepingCapacity: true)
    StableHash.appendHexadecimal(content.value, to: &digits)
    for index in 0..<16 { json.bytes[start + index] = digits[index] }
    let id = batch.id.range(row)
    digest.appendLength(id.count)
    digest.append(contentsOf: batch.id.bytes[id])
    digest.append(contentsOf: digits)
  }

  // MARK: - Groups of keys

  private mutating func encodeTitle(_ batch: RowBatch, _ row: Int) {
    encodeField(.text) { json in
      json.string(batch.text.bytes.span.extracting(batch.text.range(row)))
    }
    if !batch.parts.isEmpty, batch.parts[row] != .none { encodeParts(batch, row) }
    guard !batch.titleSource.isEmpty, let source = batch.titleSource[row] else { return }
    encodeField(.titleSource) { $0.raw(source.json) }
  }

  private mutating func encodeParts(_ batch: RowBatch, _ row: Int) {
    let text = batch.text.range(row)
    let start = text.lowerBound + Int(batch.parts[row].start)
    let end = text.lowerBound + Int(batch.parts[row].end)
    precondition(start <= end && end <= text.upperBound, "the parts of a text lie within it")
    encodeField(.parts) { json in
      let bytes = batch.text.bytes.span
      json.beginArray()
      json.string(bytes.extracting(text.lowerBound..<start))
      json.string(bytes.extracting(start..<end))
      json.string(bytes.extracting(end..<text.upperBound))
      json.endArray()
    }
  }

  private mutating func encodeSecondary(_ batch: RowBatch, _ row: Int) {
    encodeText(batch.secondaryText, row, .secondaryText)
    encodeText(batch.secondaryValue, row, .secondaryValue)
  }

  private mutating func encodeImage(_ batch: RowBatch, _ row: Int) {
    encodeField(.image) { json in
      json.beginObject()
      Self.member("photo", batch.photo, row, &json)
      let hasMonogram = Self.member("monogram", batch.monogram, row, &json)
      if hasMonogram { json.member("color", Int(batch.color[row])) }
      Self.member("symbol", batch.symbol, row, &json)
      json.endObject()
    }
  }

  private mutating func encodeLanguage(_ batch: RowBatch, _ row: Int) {
    if !batch.direction.isEmpty, let direction = batch.direction[row] {
      encodeField(.direction) { $0.raw(direction == .leftToRight ? "\"ltr\"" : "\"rtl\"") }
    }
    encodeText(batch.language, row, .language)
    encodeText(batch.spoken, row, .spoken)
  }

  private mutating func encodeDates(_ batch: RowBatch, _ row: Int) {
    let dates = batch.dates
    let range = dates.range(row)
    guard !range.isEmpty else { return }
    encodeField(.dates) { json in
      json.beginArray()
      for place in range {
        json.beginObject()
        json.member("kind", dates.kind.bytes.span.extracting(dates.kind.range(place)))
        json.member("label", dates.label.bytes.span.extracting(dates.label.range(place)))
        json.member("text", dates.text.bytes.span.extracting(dates.text.range(place)))
        Self.member("iso", dates.iso, place, &json)
        Self.member("calendar", dates.calendar, place, &json)
        Self.memberNext(dates, place, &json)
        json.endObject()
      }
      json.endArray()
    }
  }

  private static func memberNext(_ dates: DateColumns, _ place: Int, _ json: inout JSONWriter) {
    guard member("next", dates.next, place, &json) else { return }
    json.member("days", Int(dates.days[place]))
    if dates.age[place] >= 0 { json.member("age", Int(dates.age[place])) }
  }

  /// What programs need and nobody sees; only the search keys are part of the hash.
  private mutating func encodeKeys(_ batch: RowBatch, _ row: Int) {
    Self.member("sourceID", batch.sourceID, row, &json)
    encodeSearchKeys(batch.keys, row)
    guard batch.sortKey.count > 0 else { return }
    let range = batch.sortKey.range(row)
    guard !range.isEmpty else { return }
    json.raw(",\"sortKey\":\"")
    for place in range { json.bytes.appendHexadecimal(batch.sortKey.bytes[place]) }
    json.raw("\"")
  }

  private mutating func encodeSearchKeys(_ keys: KeyColumns, _ row: Int) {
    let range = keys.range(row)
    guard !range.isEmpty else { return }
    encodeField(.keys) { json in
      json.beginArray()
      for place in range {
        json.string(keys.text.bytes.span.extracting(keys.text.range(place)))
      }
      json.endArray()
    }
  }

  private mutating func encodeDetails(_ details: DetailColumns, _ row: Int, _ field: RowField) {
    let range = details.range(row)
    guard !range.isEmpty else { return }
    encodeField(field) { json in
      json.beginArray()
      for place in range {
        json.beginObject()
        json.member("label", details.label.bytes.span.extracting(details.label.range(place)))
        json.member("text", details.text.bytes.span.extracting(details.text.range(place)))
        json.member("value", details.value.bytes.span.extracting(details.value.range(place)))
        json.endObject()
      }
      json.endArray()
    }
  }

  // MARK: - One key

  private mutating func encodeText(_ column: TextColumn, _ row: Int, _ field: RowField) {
    guard column.count > 0 else { return }
    let range = column.range(row)
    guard !range.isEmpty else { return }
    encodeField(field) { $0.string(column.bytes.span.extracting(range)) }
  }

  /// Writes a key and its value and adds the value to the row's hash.
  private mutating func encodeField(_ field: RowField, _ writeValue: (inout JSONWriter) -> Void) {
    json.raw(field.key)
    let start = json.bytes.count
    writeValue(&json)
    content.add(field.rawValue, json.bytes, from: start)
  }

  /// Writes a key and its text where there is one, and tells whether there is.
  @discardableResult
  private static func member(
    _ key: StaticString, _ column: TextColumn, _ row: Int, _ json: inout JSONWriter
  ) -> Bool {
    guard column.count > 0 else { return false }
    let range = column.range(row)
    guard !range.isEmpty else { return false }
    json.member(key, column.bytes.span.extracting(range))
    return true
  }
}

extension TitleSource {
  /// The JSON string.
  fileprivate var json: StaticString {
    switch self {
    case .formattedName: "\"formattedName\""
    case .nickname: "\"nickname\""
    case .organization: "\"organization\""
    case .email: "\"email\""
    case .phone: "\"phone\""
    case .none: "\"none\""
    }
  }
}
