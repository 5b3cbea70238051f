extension ContactBatch {
  /// Decodes one record into a value.
  ///
  /// - Parameter index: The record, 0 ..< `count`.
  /// - Returns: The contact; bytes that are still undecided are shown as U+FFFD where they are no
  ///   UTF-8.
  package func contact(at index: Int) -> Contact {
    var fields = ContactFields()
    fields.read(index, of: self)
    var contact = Contact()
    contact.source = sources[index]
    for entry in fields.entries { ContactDecoding.set(entry, of: bytes, in: &contact) }
    return contact
  }
}

/// Turns the fields of a record into the properties of a `Contact`.
enum ContactDecoding {
  static func set(_ entry: ContactFields.Entry, of bytes: [UInt8], in contact: inout Contact) {
    guard let field = ContactField(rawValue: entry.tag) else { return }
    let text = { string(entry.payload, of: bytes) }
    switch field {
    case .uid: contact.uid = text()
    case .kind: contact.kind = .organization
    case .nameLanguage: contact.name.language = text()
    case .sortAs: contact.sortAs.append(text())
    case .organizationSortAs: contact.organizationSortAs = text()
    case .formattedName: contact.formattedName = text()
    case .nickname: contact.nickname = text()
    case .organization: contact.organization = text()
    case .department: contact.department = text()
    case .jobTitle: contact.jobTitle = text()
    case .phone: contact.phones.append(labeled(entry, of: bytes))
    case .email: contact.emails.append(labeled(entry, of: bytes))
    case .url: contact.urls.append(labeled(entry, of: bytes))
    case .address: contact.addresses.append(address(entry, of: bytes))
    case .date: contact.dates.append(date(entry, of: bytes))
    case .note: contact.note = text()
    case .category: contact.categories.append(text())
    case .photo: contact.photo = text()
    case .alternate: contact.alternates.append(alternate(entry, of: bytes))
    default: setNamePart(field, text(), in: &contact.name)
    }
  }

  private static func setNamePart(
    _ field: ContactField, _ text: String, in name: inout PersonName
  ) {
    switch field {
    case .prefix: name.prefix = text
    case .given: name.given = text
    case .additional: name.additional = text
    case .family: name.family = text
    case .suffix: name.suffix = text
    case .phoneticGiven: name.phoneticGiven = text
    case .phoneticAdditional: name.phoneticAdditional = text
    case .phoneticFamily: name.phoneticFamily = text
    default: break
    }
  }

  private static func string(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func labeled(_ entry: ContactFields.Entry, of bytes: [UInt8]) -> LabeledValue {
    let field = LabeledField(entry.payload, of: bytes.span)
    return LabeledValue(
      label: string(field.label, of: bytes), value: string(field.value, of: bytes),
      isPreferred: field.isPreferred)
  }

  private static func address(_ entry: ContactFields.Entry, of bytes: [UInt8]) -> PostalAddress {
    var offset = entry.payload.lowerBound
    func next() -> String {
      let length = ContactFields.readLength(bytes.span, &offset)
      defer { offset += length }
      return string(offset..<(offset + length), of: bytes)
    }
    var address = PostalAddress()
    address.label = next()
    address.street = next()
    address.extended = next()
    address.poBox = next()
    address.city = next()
    address.region = next()
    address.postalCode = next()
    address.country = next()
    return address
  }

  private static func date(_ entry: ContactFields.Entry, of bytes: [UInt8]) -> ContactDate {
    let field = DateField(entry.payload, of: bytes.span)
    let value: ContactDate.Value =
      field.date.map { .date($0) } ?? .text(string(field.text, of: bytes))
    return ContactDate(kind: field.kind, label: string(field.label, of: bytes), value: value)
  }

  private static func alternate(_ entry: ContactFields.Entry, of bytes: [UInt8]) -> AlternateName {
    var offset = entry.payload.lowerBound
    let length = ContactFields.readLength(bytes.span, &offset)
    var contact = Contact()
    var fields = ContactFields()
    fields.read((offset + length)..<entry.payload.upperBound, of: bytes.span)
    for inner in fields.entries where inner.tag != ContactField.alternate.rawValue {
      set(inner, of: bytes, in: &contact)
    }
    var alternate = AlternateName()
    alternate.language = string(offset..<(offset + length), of: bytes)
    alternate.name = contact.name
    alternate.sortAs = contact.sortAs
    alternate.organizationSortAs = contact.organizationSortAs
    alternate.formattedName = contact.formattedName
    alternate.organization = contact.organization
    return alternate
  }
}
