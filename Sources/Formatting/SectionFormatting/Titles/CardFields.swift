internal import ContactModel

/// The fields of one card that titles and rows are made from, as places in its batch.
///
/// One value is filled for one record after another, so that no row allocates.
struct CardFields: Sendable {
  private(set) var fields = ContactFields()
  private(set) var prefix = 0..<0
  private(set) var given = 0..<0
  private(set) var additional = 0..<0
  private(set) var family = 0..<0
  private(set) var suffix = 0..<0
  private(set) var language = 0..<0
  private(set) var organizationSortAs = 0..<0
  private(set) var formattedName = 0..<0
  private(set) var nickname = 0..<0
  private(set) var organization = 0..<0
  private(set) var jobTitle = 0..<0
  private(set) var photo = 0..<0
  private(set) var uid = 0..<0
  private(set) var isOrganization = false
  private(set) var hasSortFields = false

  /// Reads the fields of a record.
  mutating func read(_ index: Int, of batch: borrowing ContactBatch) {
    fields.read(index, of: batch)
    clear()
    for entry in fields.entries { note(entry) }
  }

  private mutating func clear() {
    let none = 0..<0
    (prefix, given, additional, family, suffix) = (none, none, none, none, none)
    (language, organizationSortAs, formattedName, nickname) = (none, none, none, none)
    (organization, jobTitle, photo, uid) = (none, none, none, none)
    isOrganization = false
    hasSortFields = false
  }

  private mutating func note(_ entry: ContactFields.Entry) {
    switch ContactField(rawValue: entry.tag) {
    case .uid: uid = entry.payload
    case .kind: isOrganization = true
    case .prefix: prefix = entry.payload
    case .given: given = entry.payload
    case .additional: additional = entry.payload
    case .family: family = entry.payload
    case .suffix: suffix = entry.payload
    case .phoneticGiven, .phoneticAdditional, .phoneticFamily, .sortAs: hasSortFields = true
    case .nameLanguage: language = entry.payload
    case .organizationSortAs: organizationSortAs = entry.payload
    case .formattedName: formattedName = entry.payload
    case .nickname: nickname = entry.payload
    case .organization: organization = entry.payload
    case .jobTitle: jobTitle = entry.payload
    case .photo: photo = entry.payload
    default: break
    }
  }

  /// The value of the preferred phone or e-mail, else of the first; values that show nothing do not
  /// count.
  func preferredValue(_ field: ContactField, of bytes: Span<UInt8>) -> Range<Int>? {
    var first: Range<Int>?
    for entry in fields.entries where entry.tag == field.rawValue {
      let value = LabeledField(entry.payload, of: bytes)
      guard first == nil || value.isPreferred else { continue }
      guard DisplayText.isVisible(bytes.extracting(value.value)) else { continue }
      if value.isPreferred { return value.value }
      first = value.value
    }
    return first
  }

  /// Whether one of the card's phones or e-mails is exactly this text.
  func hasValue(_ field: ContactField, equalTo text: Span<UInt8>, of bytes: Span<UInt8>) -> Bool {
    for entry in fields.entries where entry.tag == field.rawValue {
      let value = LabeledField(entry.payload, of: bytes).value
      if ByteText.isEqual(bytes.extracting(value), text) { return true }
    }
    return false
  }
}
