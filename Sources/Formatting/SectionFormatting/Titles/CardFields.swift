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
  /// The language of an organisation that an alternate gave.
  private(set) var organizationLanguage = 0..<0
  private(set) var formattedName = 0..<0
  private(set) var nickname = 0..<0
  private(set) var organization = 0..<0
  private(set) var jobTitle = 0..<0
  private(set) var photo = 0..<0
  private(set) var uid = 0..<0
  private(set) var isOrganization = false
  /// Whether `repeated` has phonetic fields or SORT-AS.
  private(set) var hasSortFields = false
  /// Whether `repeated` has names in other languages.
  private(set) var hasAlternates = false
  /// Phones, e-mails, dates, phonetic fields, the components of SORT-AS and the names in other
  /// languages, in the card's order.
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
    organizationLanguage = none
    isOrganization = false
    hasSortFields = false
    hasAlternates = false
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
    case .alternate:
      hasAlternates = true
      repeated.append(Repeated(field: field, payload: payload))
    case .department, .url, .address, .note, .category: break
    }
  }

  /// The number of names in other languages.
  var alternateCount: Int { hasAlternates ? repeated.count { $0.field == .alternate } : 0 }

  /// Puts a name in another language in place of the card's own.
  ///
  /// Name parts and formatted name are one name: what the alternate leaves out of them is not shown
  /// in the card's language beside it. Hints for the order go and come with their name.
  ///
  /// - Parameters:
  ///   - number: The place among the card's alternates.
  ///   - bytes: The bytes that the card was read from.
  /// - Returns: The language of the alternate.
  @discardableResult
  mutating func takeAlternate(_ number: Int, of bytes: Span<UInt8>) -> Range<Int> {
    let payload = repeated.lazy.filter { $0.field == .alternate }.map(\.payload).dropFirst(number)
    guard let payload = payload.first else { return 0..<0 }
    var offset = payload.lowerBound
    let length = ContactFields.readLength(bytes, &offset)
    let tag = offset..<(offset + length)
    var other = CardFields()
    other.read(tag.upperBound..<payload.upperBound, of: bytes)
    if other.hasName { takeName(of: other, language: tag) }
    if !other.organization.isEmpty {
      organization = other.organization
      organizationSortAs = other.organizationSortAs
      organizationLanguage = tag
    }
    return tag
  }

  private var hasName: Bool {
    !(given.isEmpty && family.isEmpty && additional.isEmpty && formattedName.isEmpty)
  }

  private mutating func takeName(of other: CardFields, language: Range<Int>) {
    (prefix, given, additional) = (other.prefix, other.given, other.additional)
    (family, suffix, formattedName) = (other.family, other.suffix, other.formattedName)
    self.language = language
    hasSortFields = other.hasSortFields
    repeated.removeAll { $0.field.isSortField }
    repeated.append(contentsOf: other.repeated)
    let places = repeated.indices.filter { repeated[$0].field == .date }
    dates = places.isEmpty ? 0..<0 : places[0]..<(places[places.count - 1] + 1)
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

  /// Whether the card's organisation is this text, blanks around it aside.
  func hasOrganization(_ text: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    let organization = Self.trimmed(organization, of: bytes)
    return ByteText.isEqual(
      bytes.extracting(organization), bytes.extracting(Self.trimmed(text, of: bytes)))
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

extension ContactField {
  /// Whether the field only decides the order of a name.
  fileprivate var isSortField: Bool {
    switch self {
    case .phoneticGiven, .phoneticAdditional, .phoneticFamily, .sortAs: true
    default: false
    }
  }
}
