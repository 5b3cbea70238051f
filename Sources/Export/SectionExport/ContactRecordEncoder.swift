internal import ContactModel
internal import JSONWriting
internal import StableHash

/// Writes contacts as JSON objects straight from their canonical records.
///
/// A record holds its fields in the order in which the format has its keys, so one walk suffices:
/// fields that share a key open and close its object or array where the key changes.
struct ContactRecordEncoder {
  /// The lines written so far.
  private(set) var json = JSONWriter()

  private let paths: [String]
  private var fields = ContactFields()
  private var innerFields = ContactFields()

  init(paths: [String]) {
    self.paths = paths
  }

  /// Writes the key that stands before a line, and a tab.
  mutating func encodeMatchKey(_ record: UInt32, of directory: ContactDirectory) {
    StableHash.appendHexadecimal(directory.matchKey(of: record), to: &json.bytes)
    json.raw("\t")
  }

  /// Writes one line.
  mutating func encode(_ record: UInt32, of directory: ContactDirectory) {
    let (batchNumber, index) = directory.location(of: record)
    let batch = directory.batches[batchNumber]
    fields.read(index, of: batch)
    var identifier: [UInt8] = []
    directory.appendIdentifier(of: record, to: &identifier)
    json.raw("{")
    json.member("id", identifier.span)
    if let uid = fields.first(.uid) { json.member("uid", batch.bytes.span.extracting(uid)) }
    let kind: ContactKind = fields.first(.kind) == nil ? .individual : .organization
    json.member("kind", kind.rawValue)
    encode(fields.entries, of: batch.bytes)
    encode(batch.sources[index])
    json.endObject()
    json.raw("\n")
  }

  /// Writes all fields but the UID and the kind.
  private mutating func encode(_ entries: [ContactFields.Entry], of bytes: [UInt8]) {
    var open: RecordGroup?
    for entry in entries {
      guard let field = ContactField(rawValue: entry.tag),
        field.rawValue > ContactField.kind.rawValue
      else { continue }
      let group = RecordGroup(field)
      if group != open {
        if let open { close(open) }
        if let group { beginGroup(group) }
        open = group
      }
      encode(entry, field, of: bytes)
    }
    if let open { close(open) }
  }

  private mutating func beginGroup(_ group: RecordGroup) {
    json.key(group.key)
    if group == .name { json.beginObject() } else { json.beginArray() }
  }

  private mutating func close(_ group: RecordGroup) {
    if group == .name { json.endObject() } else { json.endArray() }
  }

  private mutating func encode(
    _ entry: ContactFields.Entry, _ field: ContactField, of bytes: [UInt8]
  ) {
    switch field {
    case .sortAs, .category: json.string(bytes.span.extracting(entry.payload))
    case .phone, .email, .url: encodeLabeled(LabeledField(entry.payload, of: bytes.span), bytes)
    case .address: encodeAddress(entry.payload, of: bytes)
    case .date: encodeDate(DateField(entry.payload, of: bytes.span), bytes)
    case .alternate: encodeAlternate(entry.payload, of: bytes)
    default:
      guard let key = field.textKey else { return }
      json.member(key, bytes.span.extracting(entry.payload))
    }
  }

  // MARK: - Values with parts

  private mutating func encodeLabeled(_ field: LabeledField, _ bytes: [UInt8]) {
    json.beginObject()
    json.member("label", ifNotEmpty: bytes.span.extracting(field.label))
    json.member("value", bytes.span.extracting(field.value))
    if field.isPreferred {
      json.key("preferred")
      json.boolean(true)
    }
    json.endObject()
  }

  private mutating func encodeAddress(_ payload: Range<Int>, of bytes: [UInt8]) {
    let keys: [StaticString] = [
      "label", "street", "extended", "poBox", "city", "region", "postalCode", "country",
    ]
    var offset = payload.lowerBound
    json.beginObject()
    for key in keys {
      let length = ContactFields.readLength(bytes.span, &offset)
      json.member(key, ifNotEmpty: bytes.span.extracting(offset..<(offset + length)))
      offset += length
    }
    json.endObject()
  }

  private mutating func encodeDate(_ field: DateField, _ bytes: [UInt8]) {
    json.beginObject()
    json.member("kind", field.kind.rawValue)
    json.member("label", ifNotEmpty: bytes.span.extracting(field.label))
    if let date = field.date {
      json.member("iso", date.iso)
    } else {
      json.member("text", bytes.span.extracting(field.text))
    }
    json.endObject()
  }

  private mutating func encodeAlternate(_ payload: Range<Int>, of bytes: [UInt8]) {
    var offset = payload.lowerBound
    let length = ContactFields.readLength(bytes.span, &offset)
    json.beginObject()
    json.member("language", ifNotEmpty: bytes.span.extracting(offset..<(offset + length)))
    innerFields.read((offset + length)..<payload.upperBound, of: bytes.span)
    encode(innerFields.entries, of: bytes)
    json.endObject()
  }

  /// Writes what is known of the record's place; contacts made by a program have none.
  private mutating func encode(_ source: SourcePosition) {
    let number = Int(source.file)
    let path = paths.indices.contains(number) ? paths[number] : ""
    guard !path.isEmpty || source.line > 0 || source.record > 0 else { return }
    json.key("source")
    json.beginObject()
    json.member("file", ifNotEmpty: path)
    if source.line > 0 { json.member("line", Int(source.line)) }
    if source.record > 0 { json.member("record", Int(source.record)) }
    json.endObject()
  }
}

/// A key whose object or array holds several fields of a record.
private enum RecordGroup {
  case name
  case sortAs
  case phones
  case emails
  case urls
  case addresses
  case dates
  case categories
  case alternates

  /// The group of a field; nil for a field with a key of its own.
  init?(_ field: ContactField) {
    switch field {
    case .prefix, .given, .additional, .family, .suffix, .phoneticGiven, .phoneticAdditional,
      .phoneticFamily, .nameLanguage:
      self = .name
    case .sortAs: self = .sortAs
    case .phone: self = .phones
    case .email: self = .emails
    case .url: self = .urls
    case .address: self = .addresses
    case .date: self = .dates
    case .category: self = .categories
    case .alternate: self = .alternates
    default: return nil
    }
  }

  var key: StaticString {
    switch self {
    case .name: "name"
    case .sortAs: "sortAs"
    case .phones: "phones"
    case .emails: "emails"
    case .urls: "urls"
    case .addresses: "addresses"
    case .dates: "dates"
    case .categories: "categories"
    case .alternates: "alternates"
    }
  }
}

extension ContactField {
  /// The key of a field that is one text; nil for the others.
  fileprivate var textKey: StaticString? {
    switch self {
    case .prefix: "prefix"
    case .given: "given"
    case .additional: "additional"
    case .family: "family"
    case .suffix: "suffix"
    case .phoneticGiven: "phoneticGiven"
    case .phoneticAdditional: "phoneticAdditional"
    case .phoneticFamily: "phoneticFamily"
    case .nameLanguage: "language"
    case .organizationSortAs: "organizationSortAs"
    case .formattedName: "formattedName"
    case .nickname: "nickname"
    case .organization: "organization"
    case .department: "department"
    case .jobTitle: "jobTitle"
    case .note: "note"
    case .photo: "photo"
    default: nil
    }
  }
}
