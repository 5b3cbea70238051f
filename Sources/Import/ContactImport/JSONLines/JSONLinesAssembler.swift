internal import ContactModel
internal import JSONReading

/// Reads the contact records of one chunk, line by line.
///
/// A line that is no JSON object costs that line only, a member that does not fit that member only.
/// Nothing recurses: how deep JSON may be nested is the reader's limit.
struct JSONLinesAssembler {
  let valueLimit: Int
  var json = JSONReader([])
  var contact = Contact()
  private var chunk = AssembledChunk()
  private var builder = ContactBatchBuilder()
  private var position = SourcePosition()
  /// The identifiers of the contacts; nil where they are worked out anew.
  private(set) var identifiers: [ContactIdentifier]?
  /// The same as they are printed.
  private(set) var identifierTexts: [String] = []
  private var identifier = ""

  init(valueLimit: Int, keepsIdentifiers: Bool = false) {
    self.valueLimit = valueLimit
    if keepsIdentifiers { identifiers = [] }
  }

  /// Reads all lines; the last one need not end.
  mutating func run(_ bytes: Span<UInt8>) {
    builder = ContactBatchBuilder(byteCapacity: bytes.count / 2)
    var start = 0
    while start < bytes.count {
      let end = ByteSearch.first(0x0A, in: bytes, from: start)
      readLine(bytes.extracting(start..<end))
      if end < bytes.count { chunk.lineCount += 1 }
      start = end + 1
    }
  }

  /// Hands out what was read.
  mutating func takeChunk() -> AssembledChunk {
    chunk.batch = builder.takeBatch()
    return chunk
  }

  private mutating func readLine(_ line: Span<UInt8>) {
    guard !Self.isBlank(line) else { return }
    chunk.recordCount += 1
    position = SourcePosition(
      line: UInt32(chunk.lineCount + 1), record: UInt32(chunk.recordCount))
    contact = Contact()
    identifier = ""
    do throws(JSONError) {
      json = JSONReader(unsafe line.withUnsafeBufferPointer { unsafe Array($0) })
      try readRecord()
    } catch {
      return skip(.jsonlLineMalformed, detail: "\(error.path): \(error.rule.phrase)")
    }
    guard contact.hasContent else { return skip(.recordWithoutContent) }
    guard keepIdentifier() else { return skip(.jsonlIdentifierInvalid, detail: identifier) }
    contact.source = position
    builder.append(contact)
  }

  /// Keeps the identifier that the contact was printed with; false where it can have been none.
  private mutating func keepIdentifier() -> Bool {
    guard identifiers != nil else { return true }
    guard let kept = ContactIdentifier(identifier, uid: contact.uid) else { return false }
    identifiers?.append(kept)
    identifierTexts.append(identifier)
    return true
  }

  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in line.indices where line[index] > 0x20 { return false }
    return true
  }

  private mutating func skip(_ code: DiagnosticCode, detail: String = "") {
    chunk.skippedCount += 1
    note(code, detail: detail)
  }

  /// Notes something about the record.
  mutating func note(_ code: DiagnosticCode, field: String = "", detail: String = "") {
    chunk.report(Diagnostic(code, at: position, field: field, detail: detail))
  }

  // MARK: - Members

  private mutating func readRecord() throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() { try readMember(key) }
    try json.finish()
  }

  private mutating func readMember(_ key: String) throws(JSONError) {
    switch key {
    case "id": identifier = try text(key)
    case "uid": contact.uid = try text(key)
    case "kind": contact.kind = try word(key) ?? .individual
    case "name": contact.name = try name(key)
    case "sortAs": contact.sortAs = try texts(key)
    case "organizationSortAs": contact.organizationSortAs = try text(key)
    case "formattedName": contact.formattedName = try text(key)
    case "nickname": contact.nickname = try text(key)
    case "organization": contact.organization = try text(key)
    case "department": contact.department = try text(key)
    case "jobTitle": contact.jobTitle = try text(key)
    default: try readFurtherMember(key)
    }
  }

  private mutating func readFurtherMember(_ key: String) throws(JSONError) {
    switch key {
    case "phones": contact.phones = try values(key)
    case "emails": contact.emails = try values(key)
    case "urls": contact.urls = try values(key)
    case "addresses": contact.addresses = try addresses(key)
    case "dates": contact.dates = try dates(key)
    case "note": contact.note = try text(key)
    case "categories": contact.categories = try texts(key)
    case "photo": contact.photo = try text(key)
    case "alternates": contact.alternates = try alternates(key)
    // Where the contact was read before is of no use here: the line of this input is.
    case "source": try json.skipValue()
    default: try passOver(key)
    }
  }
}
