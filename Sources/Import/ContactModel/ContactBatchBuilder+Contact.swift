extension ContactBatchBuilder {
  /// Adds a whole contact as one record.
  ///
  /// - Parameter contact: The contact; its `source` becomes the record's.
  package mutating func append(_ contact: Contact) {
    append(.uid, contact.uid)
    if contact.kind == .organization { appendOrganizationKind() }
    appendNameParts(contact.name)
    append(.nameLanguage, contact.name.language)
    for part in contact.sortAs { append(.sortAs, part) }
    append(.organizationSortAs, contact.organizationSortAs)
    append(.formattedName, contact.formattedName)
    append(.nickname, contact.nickname)
    append(.organization, contact.organization)
    append(.department, contact.department)
    append(.jobTitle, contact.jobTitle)
    for phone in contact.phones { append(.phone, phone) }
    for email in contact.emails { append(.email, email) }
    for url in contact.urls { append(.url, url) }
    for address in contact.addresses { append(address) }
    for date in contact.dates { append(date) }
    append(.note, contact.note)
    for category in contact.categories { append(.category, category) }
    append(.photo, contact.photo)
    for alternate in contact.alternates { append(alternate) }
    endRecord(at: contact.source)
  }

  private mutating func append(_ field: ContactField, _ text: String) {
    append(field, Array(text.utf8).span)
  }

  private mutating func appendNameParts(_ name: PersonName) {
    append(.prefix, name.prefix)
    append(.given, name.given)
    append(.additional, name.additional)
    append(.family, name.family)
    append(.suffix, name.suffix)
    append(.phoneticGiven, name.phoneticGiven)
    append(.phoneticAdditional, name.phoneticAdditional)
    append(.phoneticFamily, name.phoneticFamily)
  }

  private mutating func append(_ field: ContactField, _ value: LabeledValue) {
    append(
      field, label: Array(value.label.utf8).span, value: Array(value.value.utf8).span,
      LabeledTraits(isPreferred: value.isPreferred))
  }

  private mutating func append(_ address: PostalAddress) {
    var text: [UInt8] = []
    let parts = [
      address.label, address.street, address.extended, address.poBox, address.city,
      address.region, address.postalCode, address.country,
    ].map { part in
      let start = text.count
      text.append(contentsOf: part.utf8)
      return start..<text.count
    }
    appendAddress(text.span, parts: parts)
  }

  private mutating func append(_ date: ContactDate) {
    let label = Array(date.label.utf8)
    switch date.value {
    case .date(let day): append(date.kind, label: label.span, date: day)
    case .text(let text):
      append(date.kind, label: label.span, text: Array(text.utf8).span, .kept(.decoded))
    }
  }

  private mutating func append(_ alternate: AlternateName) {
    var inner = ContactBatchBuilder()
    inner.appendNameParts(alternate.name)
    for part in alternate.sortAs { inner.append(.sortAs, part) }
    inner.append(.organizationSortAs, alternate.organizationSortAs)
    inner.append(.formattedName, alternate.formattedName)
    inner.append(.organization, alternate.organization)
    inner.endRecord(at: SourcePosition())
    appendAlternate(
      language: Array(alternate.language.utf8).span, record: inner.takeBatch().bytes.span)
  }
}
