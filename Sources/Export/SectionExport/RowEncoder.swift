internal import JSONWriting
internal import SectionModel
internal import StableHash

/// Writes the rows of one batch as JSON objects, in the order of keys that the format fixes.
///
/// A row's hash stands before what it is a hash of: its 16 digits are left open and filled in when
/// the row is complete, so that every value is written and escaped once.
struct RowEncoder: ~Copyable {
  /// The rows written so far.
  private(set) var json: JSONCursor
  /// The ids and hashes written so far (`EncodedRows.digest`).
  private(set) var digest: JSONCursor

  private var content = ContentHash()

  /// Makes an encoder that writes into memory of `RowRoom`'s size.
  init(json: consuming JSONCursor, digest: consuming JSONCursor) {
    self.json = json
    self.digest = digest
  }

  /// Writes the next row of the batch.
  mutating func encode(_ row: Int, of batch: RowBatch) {
    content.removeAll()
    json.raw(row > 0 ? ",\n{\"id\":" : "{\"id\":")
    json.string(batch.id, row)
    json.raw(",\"hash\":\"")
    let hashStart = json.count
    json.raw("0000000000000000\"")
    encodeTitle(batch, row)
    encodeText(batch.secondaryText, row, .secondaryText)
    encodeText(batch.secondaryValue, row, .secondaryValue)
    encodeImage(batch, row)
    encodeLanguage(batch, row)
    encodeDates(batch.dates, row)
    encodeKeys(batch, row)
    encodeDetails(batch.phones, row, .phones)
    encodeDetails(batch.emails, row, .emails)
    encodeText(batch.organization, row, .organization)
    encodeText(batch.jobTitle, row, .jobTitle)
    json.raw("}")
    fillHash(batch, row, at: hashStart)
  }

  private mutating func fillHash(_ batch: RowBatch, _ row: Int, at start: Int) {
    let digits = StableHash.hexadecimalDigits(of: content.value)
    json.overwrite(from: start, with: digits.0)
    json.overwrite(from: start + 8, with: digits.1)
    let id = batch.id.place(row)
    for shift in 0..<4 { digest.raw(UInt8(truncatingIfNeeded: id.count >> (8 * shift))) }
    digest.raw(batch.id.bytes.span.extracting(id))
    digest.raw(digits.0)
    digest.raw(digits.1)
  }

  // MARK: - Groups of keys

  private mutating func encodeTitle(_ batch: RowBatch, _ row: Int) {
    let start = begin(.text)
    json.string(batch.text, row)
    end(.text, start)
    // `RowParts.none`, without a call of another module's operator.
    if !batch.parts.isEmpty, batch.parts[row].start != .max { encodeParts(batch, row) }
    guard !batch.titleSource.isEmpty, let source = batch.titleSource[row] else { return }
    let sourceStart = begin(.titleSource)
    json.raw(source.json)
    end(.titleSource, sourceStart)
  }

  private mutating func encodeParts(_ batch: RowBatch, _ row: Int) {
    let text = batch.text.place(row)
    let first = text.lowerBound + Int(batch.parts[row].start)
    let last = text.lowerBound + Int(batch.parts[row].end)
    precondition(first <= last && last <= text.upperBound, "the parts of a text lie within it")
    let bytes = batch.text.bytes.span
    let start = begin(.parts)
    json.raw("[")
    json.string(bytes.extracting(text.lowerBound..<first))
    json.raw(",")
    json.string(bytes.extracting(first..<last))
    json.raw(",")
    json.string(bytes.extracting(last..<text.upperBound))
    json.raw("]")
    end(.parts, start)
  }

  private mutating func encodeImage(_ batch: RowBatch, _ row: Int) {
    let start = begin(.image)
    json.raw("{")
    var isFirst = !member("\"photo\":", batch.photo, row)
    if batch.monogram.hasText(row) {
      json.raw(isFirst ? "\"monogram\":" : ",\"monogram\":")
      json.string(batch.monogram, row)
      json.raw(",\"color\":")
      json.integer(Int(batch.color[row]))
      isFirst = false
    }
    if batch.symbol.hasText(row) {
      json.raw(isFirst ? "\"symbol\":" : ",\"symbol\":")
      json.string(batch.symbol, row)
    }
    json.raw("}")
    end(.image, start)
  }

  private mutating func encodeLanguage(_ batch: RowBatch, _ row: Int) {
    if !batch.direction.isEmpty, let direction = batch.direction[row] {
      let start = begin(.direction)
      json.raw(direction == .leftToRight ? "\"ltr\"" : "\"rtl\"")
      end(.direction, start)
    }
    encodeText(batch.language, row, .language)
    encodeText(batch.spoken, row, .spoken)
  }

  private mutating func encodeDates(_ dates: DateColumns, _ row: Int) {
    let range = dates.range(row)
    guard !range.isEmpty else { return }
    let start = begin(.dates)
    for place in range {
      json.raw(place == range.lowerBound ? "[{\"kind\":" : ",{\"kind\":")
      json.string(dates.kind, place)
      json.raw(",\"label\":")
      json.string(dates.label, place)
      json.raw(",\"text\":")
      json.string(dates.text, place)
      member(",\"iso\":", dates.iso, place)
      member(",\"calendar\":", dates.calendar, place)
      if member(",\"next\":", dates.next, place) { encodeNext(dates, place) }
      json.raw("}")
    }
    json.raw("]")
    end(.dates, start)
  }

  private mutating func encodeNext(_ dates: DateColumns, _ place: Int) {
    json.raw(",\"days\":")
    json.integer(Int(dates.days[place]))
    guard dates.age[place] >= 0 else { return }
    json.raw(",\"age\":")
    json.integer(Int(dates.age[place]))
  }

  /// What programs need and nobody sees; only the search keys are part of the hash.
  private mutating func encodeKeys(_ batch: RowBatch, _ row: Int) {
    member(",\"sourceID\":", batch.sourceID, row)
    encodeSearchKeys(batch.keys, row)
    guard batch.sortKey.hasText(row) else { return }
    json.raw(",\"sortKey\":\"")
    for place in batch.sortKey.place(row) {
      let byte = batch.sortKey.bytes[place]
      json.raw([UInt8].hexadecimalDigit(byte >> 4))
      json.raw([UInt8].hexadecimalDigit(byte & 15))
    }
    json.raw("\"")
  }

  private mutating func encodeSearchKeys(_ keys: KeyColumns, _ row: Int) {
    let range = keys.range(row)
    guard !range.isEmpty else { return }
    let start = begin(.keys)
    for place in range {
      json.raw(place == range.lowerBound ? "[" : ",")
      json.string(keys.text, place)
    }
    json.raw("]")
    end(.keys, start)
  }

  private mutating func encodeDetails(_ details: DetailColumns, _ row: Int, _ field: RowField) {
    let range = details.range(row)
    guard !range.isEmpty else { return }
    let start = begin(field)
    for place in range {
      json.raw(place == range.lowerBound ? "[{\"label\":" : ",{\"label\":")
      json.string(details.label, place)
      json.raw(",\"text\":")
      json.string(details.text, place)
      json.raw(",\"value\":")
      json.string(details.value, place)
      json.raw("}")
    }
    json.raw("]")
    end(field, start)
  }

  // MARK: - One key

  private mutating func encodeText(_ column: TextColumn, _ row: Int, _ field: RowField) {
    guard column.hasText(row) else { return }
    let start = begin(field)
    json.string(column, row)
    end(field, start)
  }

  /// Writes the key of a field; its value begins where this returns.
  @inline(__always)
  private mutating func begin(_ field: RowField) -> Int {
    json.raw(field.key)
    return json.count
  }

  /// Adds the value that was written since `begin` to the row's hash.
  @inline(__always)
  private mutating func end(_ field: RowField, _ start: Int) {
    unsafe json.withBytes(from: start) { unsafe content.add(field.rawValue, $0) }
  }

  /// Writes a key and its text where there is one, and tells whether there is.
  @discardableResult @inline(__always)
  private mutating func member(_ key: StaticString, _ column: TextColumn, _ row: Int) -> Bool {
    guard column.hasText(row) else { return false }
    json.raw(key)
    json.string(column, row)
    return true
  }
}

extension TextColumn {
  /// Whether a row has a text; a column that no row uses has none at all.
  @inline(__always)
  fileprivate func hasText(_ row: Int) -> Bool {
    !ends.isEmpty && !place(row).isEmpty
  }

  /// The same as `range`, without a call into the other module for each value.
  @inline(__always)
  fileprivate func place(_ row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }
}

extension JSONCursor {
  /// Writes the text of a row.
  @inline(__always)
  fileprivate mutating func string(_ column: TextColumn, _ row: Int) {
    string(column.bytes.span.extracting(column.place(row)))
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
