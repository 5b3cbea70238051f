internal import ContactModel

/// The fields of one card that titles and rows are made from, as places in its batch.
///
/// One value is filled for one record after another, so that no row allocates.
struct CardFields: Sendable {
  /// A field of which a card can have several.
  struct Repeated: Sendable {
    let field: ContactField
    let payload: Range<Int>
  }

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
  /// Whether `repeated` has phonetic fields or SORT-AS.
  private(set) var hasSortFields = false
  /// Phones, e-mails, dates, phonetic fields and the components of SORT-AS, in the card's order.
  private(set) var repeated: [Repeated] = []
  /// Where the dates are in `repeated`; fields of a kind stand together.
  private(set) var dates = 0..<0

  /// Reads the fields of the record at this place of a batch's bytes.
  ///
  /// It walks the record itself, as `ContactBatch` describes it: rows need few of its fields, and
  /// listing them all first took half of the time.
  mutating func read(_ record: Range<Int>, of bytes: Span<UInt8>) {
    clear()
    var offset = record.lowerBound
    while offset < record.upperBound {
      let tag = bytes[offset]
      var start = offset + 1
      var length = Int(bytes[start])
      if length < 0x80 {
        start += 1
      } else {
        length = ContactFields.readLength(bytes, &start)
      }
      offset = start + length
      note(tag, start..<offset)
    }
  }

  private mutating func clear() {
    let none = 0..<0
    (prefix, given, additional, family, suffix) = (none, none, none, none, none)
    (language, organizationSortAs, formattedName, nickname) = (none, none, none, none)
    (organization, jobTitle, photo, uid) = (none, none, none, none)
    isOrganization = false
    hasSortFields = false
    dates = none
    repeated.removeAll(keepingCapacity: true)
  }

  private mutating func note(_ tag: UInt8, _ payload: Range<Int>) {
    guard let field = ContactField(rawValue: tag) else { return }
    switch field {
    case .uid: uid = payload
    case .kind: isOrganization = true
    case .prefix: prefix = payload
    case .given: given = payload
    case .additional: additional = payload
    case .family: family = payload
    case .suffix: suffix = payload
    case .nameLanguage: language = payload
    case .organizationSortAs: organizationSortAs = payload
    case .formattedName: formattedName = payload
    case .nickname: nickname = payload
    case .organization: organization = payload
    case .jobTitle: jobTitle = payload
    case .photo: photo = payload
    case .phone, .email: repeated.append(Repeated(field: field, payload: payload))
    case .date:
      repeated.append(Repeated(field: field, payload: payload))
      dates = (dates.isEmpty ? repeated.count - 1 : dates.lowerBound)..<repeated.count
    case .phoneticGiven, .phoneticAdditional, .phoneticFamily, .sortAs:
      hasSortFields = true
      repeated.append(Repeated(field: field, payload: payload))
    case .department, .url, .address, .note, .category, .alternate: break
    }
  }

  /// The value of the preferred phone or e-mail, else of the first; values that show nothing do not
  /// count.
  func preferredValue(_ field: ContactField, of bytes: Span<UInt8>) -> Range<Int>? {
    var first: Range<Int>?
    for entry in repeated where entry.field == field {
      let value = LabeledField(entry.payload, of: bytes)
      guard first == nil || value.isPreferred else { continue }
      guard DisplayText.isVisible(bytes.extracting(value.value)) else { continue }
      if value.isPreferred { return value.value }
      first = value.value
    }
    return first
  }

  /// Whether one of the card's e-mails is this text, blanks around it aside.
  func hasEmail(_ text: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    let text = bytes.extracting(Self.trimmed(text, of: bytes))
    for entry in repeated where entry.field == .email {
      let value = Self.trimmed(LabeledField(entry.payload, of: bytes).value, of: bytes)
      if ByteText.isEqual(bytes.extracting(value), text) { return true }
    }
    return false
  }

  /// Whether one of the card's phones is this number, blanks and punctuation aside.
  ///
  /// Android names a nameless card by its number, but writes hyphens into the phone of a vCard 2.1.
  func hasPhone(_ text: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    for entry in repeated where entry.field == .phone {
      let value = LabeledField(entry.payload, of: bytes).value
      if Self.isSameNumber(bytes.extracting(value), bytes.extracting(text)) { return true }
    }
    return false
  }

  private static func isSameNumber(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    var (leftOffset, rightOffset, count) = (0, 0, 0)
    while true {
      while leftOffset < left.count, isPunctuation(left[leftOffset]) { leftOffset += 1 }
      while rightOffset < right.count, isPunctuation(right[rightOffset]) { rightOffset += 1 }
      guard leftOffset < left.count, rightOffset < right.count else { break }
      guard left[leftOffset] == right[rightOffset] else { return false }
      (leftOffset, rightOffset, count) = (leftOffset + 1, rightOffset + 1, count + 1)
    }
    return count > 0 && leftOffset == left.count && rightOffset == right.count
  }

  /// Blanks, controls and the signs between the groups of a number: ( ) - . /
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x28 || byte == 0x29 || (0x2D...0x2F).contains(byte)
  }

  private static func trimmed(_ text: Range<Int>, of bytes: Span<UInt8>) -> Range<Int> {
    var (start, end) = (text.lowerBound, text.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
