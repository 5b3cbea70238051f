import SectionModel

extension RowBatch {
  /// Makes a batch from rows as values; their hashes are not used.
  init(section: Int, rows: some Sequence<Row>) {
    self.init(section: section)
    for row in rows { append(row) }
  }

  private mutating func append(_ row: Row) {
    id.append(row.id)
    text.append(row.text)
    parts.append(Self.place(row.parts))
    titleSource.append(row.titleSource)
    secondaryText.append(row.secondaryText)
    secondaryValue.append(row.secondaryValue)
    photo.append(row.image.photo)
    monogram.append(row.image.monogram)
    color.append(UInt8(row.image.color ?? 0))
    symbol.append(row.image.symbol)
    direction.append(row.direction)
    language.append(row.language)
    spoken.append(row.spoken)
    for date in row.dates ?? [] { dates.append(date) }
    dates.ends.append(UInt32(dates.kind.count))
    sourceID.append(row.sourceID)
    sortKey.append(Self.bytes(row.sortKey))
    for phone in row.phones ?? [] { phones.append(phone) }
    phones.ends.append(UInt32(phones.value.count))
    for email in row.emails ?? [] { emails.append(email) }
    emails.ends.append(UInt32(emails.value.count))
    organization.append(row.organization)
    jobTitle.append(row.jobTitle)
  }

  private static func place(_ parts: [String]?) -> RowParts {
    guard let parts else { return .none }
    let start = parts[0].utf8.count
    return RowParts(start: UInt32(start), end: UInt32(start + parts[1].utf8.count))
  }

  private static func bytes(_ digits: String?) -> [UInt8] {
    let digits = Array(digits ?? "")
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
  }
}

extension TextColumn {
  fileprivate mutating func append(_ text: String?) {
    append(Array((text ?? "").utf8))
  }
}

extension DateColumns {
  fileprivate mutating func append(_ date: RowDate) {
    kind.append(date.kind)
    label.append(date.label)
    text.append(date.text)
    iso.append(date.iso)
    calendar.append(date.calendar)
  }
}

extension DetailColumns {
  fileprivate mutating func append(_ detail: RowDetail) {
    label.append(detail.label)
    text.append(detail.text)
    value.append(detail.value)
  }
}
