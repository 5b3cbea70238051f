internal import ContactModel

/// The fields of one card that titles and rows are made from, as places in its batch.
///
/// One value is filled for one record after another, so that no row allocates.
struct CardFields: Sendable {
  /// By tag where the field is: its payload, or all of a field of which a card can have several.
  ///
  /// Only places of tags in `seen` are this card's.
  private var places = [Range<Int>](repeating: 0..<0, count: 32)
  /// The tags of the card's fields, one bit each.
  private var seen: UInt32 = 0
  /// Where the card's dates are, apart from the others because every row asks for them twice.
  private var datePlace = 0..<0
  /// The language of an organisation that an alternate gave.
  private(set) var organizationLanguage = 0..<0

  private static let severalTags = bits([.sortAs, .phone, .email, .date, .alternate])
  private static let sortTags = bits([
    .phoneticGiven, .phoneticAdditional, .phoneticFamily, .sortAs,
  ])

  private static func bits(_ fields: [ContactField]) -> UInt32 {
    fields.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// Reads the fields of the record at this place of a batch's bytes.
  ///
  /// It walks the record itself, as `ContactBatch` describes it, and only notes where fields are:
  /// rows need few of them.
  mutating func read(_ record: Range<Int>, of bytes: Span<UInt8>) {
    let severalTags = Self.severalTags
    organizationLanguage = 0..<0
    seen = 0
    var seen: UInt32 = 0
    var places = self.places.mutableSpan
    var start = record.lowerBound
    while start < record.upperBound {
      let tag = Int(bytes[start])
      let payload = FieldRun.payload(ofFieldAt: start, bytes)
      let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: tag)
      if severalTags & bit == 0 {
        places[tag] = payload
      } else {
        places[tag] = (seen & bit == 0 ? start : places[tag].lowerBound)..<payload.upperBound
      }
      seen |= bit
      start = payload.upperBound
    }
    self.seen = seen
    datePlace = place(.date)
  }

  @inline(__always)
  private func place(_ field: ContactField) -> Range<Int> {
    has(field) ? places[Int(field.rawValue)] : 0..<0
  }

  @inline(__always)
  private func has(_ field: ContactField) -> Bool {
    seen & (1 &<< UInt32(field.rawValue)) != 0
  }

  private mutating func take(_ field: ContactField, _ place: Range<Int>?) {
    let bit: UInt32 = 1 &<< UInt32(field.rawValue)
    seen = place == nil ? seen & ~bit : seen | bit
    places[Int(field.rawValue)] = place ?? 0..<0
  }

  var prefix: Range<Int> { place(.prefix) }
  var given: Range<Int> { place(.given) }
  var additional: Range<Int> { place(.additional) }
  var family: Range<Int> { place(.family) }
  var suffix: Range<Int> { place(.suffix) }
  var phoneticGiven: Range<Int>? { has(.phoneticGiven) ? place(.phoneticGiven) : nil }
  var phoneticAdditional: Range<Int>? {
    has(.phoneticAdditional) ? place(.phoneticAdditional) : nil
  }
  var phoneticFamily: Range<Int>? { has(.phoneticFamily) ? place(.phoneticFamily) : nil }
  var language: Range<Int> { place(.nameLanguage) }
  var organizationSortAs: Range<Int> { place(.organizationSortAs) }
  var formattedName: Range<Int> { place(.formattedName) }
  var nickname: Range<Int> { place(.nickname) }
  var organization: Range<Int> { place(.organization) }
  var jobTitle: Range<Int> { place(.jobTitle) }
  var photo: Range<Int> { place(.photo) }
  var uid: Range<Int> { place(.uid) }
  var isOrganization: Bool { has(.kind) }
  /// Whether there are phonetic fields or SORT-AS.
  var hasSortFields: Bool { seen & Self.sortTags != 0 }
  /// Whether there are names in other languages.
  var hasAlternates: Bool { has(.alternate) }
  /// Phones, e-mails, dates, the components of SORT-AS, and the names in other languages, in the
  /// card's order each.
  var phones: FieldRun { FieldRun(place(.phone)) }
  var emails: FieldRun { FieldRun(place(.email)) }
  var dates: FieldRun { FieldRun(datePlace) }
  var sortAs: FieldRun { FieldRun(place(.sortAs)) }
  var alternates: FieldRun { FieldRun(place(.alternate)) }

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
    var names = alternates
    for _ in 0..<number { _ = names.next(bytes) }
    guard let payload = names.next(bytes) else { return 0..<0 }
    var offset = payload.lowerBound
    let length = ContactFields.readLength(bytes, &offset)
    let tag = offset..<(offset + length)
    var other = CardFields()
    other.read(tag.upperBound..<payload.upperBound, of: bytes)
    if other.hasName { takeName(of: other, language: tag) }
    if !other.organization.isEmpty {
      take(.organization, other.organization)
      take(.organizationSortAs, other.organizationSortAs)
      organizationLanguage = tag
    }
    return tag
  }

  private var hasName: Bool {
    !(given.isEmpty && family.isEmpty && additional.isEmpty && formattedName.isEmpty)
  }

  private mutating func takeName(of other: CardFields, language: Range<Int>) {
    for field in Self.nameFields { take(field, other.has(field) ? other.place(field) : nil) }
    take(.nameLanguage, language)
  }

  private static let nameFields: [ContactField] = [
    .prefix, .given, .additional, .family, .suffix, .formattedName, .phoneticGiven,
    .phoneticAdditional, .phoneticFamily, .sortAs,
  ]

  /// Whether one of the card's e-mails is this text, blanks around it aside.
  func hasEmail(_ text: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    let text = bytes.extracting(Self.trimmed(text, of: bytes))
    var emails = emails
    while let email = emails.next(bytes) {
      let value = Self.trimmed(LabeledField(email, of: bytes).value, of: bytes)
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
    var phones = phones
    while let phone = phones.next(bytes) {
      let value = LabeledField(phone, of: bytes).value
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
