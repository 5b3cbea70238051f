internal import SectionModel

extension RowBatch {
  /// One row as a value.
  func row(_ row: Int, hash: String) -> Row {
    var value = Row(
      id: id.text(row) ?? "", hash: hash, text: text.text(row) ?? "", image: image(row))
    value.parts = textParts(row)
    value.titleSource = titleSource.isEmpty ? nil : titleSource[row]
    value.secondaryText = secondaryText.text(row)
    value.secondaryValue = secondaryValue.text(row)
    value.direction = direction.isEmpty ? nil : direction[row]
    value.language = language.text(row)
    value.spoken = spoken.text(row)
    value.dates = rowDates(row)
    value.sourceID = sourceID.text(row)
    let keyRange = keys.range(row)
    value.keys = keyRange.isEmpty ? nil : keyRange.map { keys.text.text($0) ?? "" }
    value.sortKey = sortKeyText(row)
    value.phones = Self.details(phones, row)
    value.emails = Self.details(emails, row)
    value.organization = organization.text(row)
    value.jobTitle = jobTitle.text(row)
    return value
  }

  private func image(_ row: Int) -> RowImage {
    let initials = monogram.text(row)
    return RowImage(
      photo: photo.text(row), monogram: initials,
      color: initials == nil ? nil : Int(color[row]), symbol: symbol.text(row))
  }

  private func textParts(_ row: Int) -> [String]? {
    guard !parts.isEmpty, parts[row] != .none else { return nil }
    let whole = text.range(row)
    let start = whole.lowerBound + Int(parts[row].start)
    let end = whole.lowerBound + Int(parts[row].end)
    return [whole.lowerBound..<start, start..<end, end..<whole.upperBound].map {
      String(decoding: text.bytes[$0], as: UTF8.self)
    }
  }

  private func rowDates(_ row: Int) -> [RowDate]? {
    let range = dates.range(row)
    guard !range.isEmpty else { return nil }
    return range.map { place in
      RowDate(
        kind: dates.kind.text(place) ?? "", label: dates.label.text(place) ?? "",
        text: dates.text.text(place) ?? "", iso: dates.iso.text(place),
        calendar: dates.calendar.text(place), next: next(ofDate: place))
    }
  }

  private func next(ofDate place: Int) -> (date: String?, days: Int?, age: Int?) {
    guard let date = dates.next.text(place) else { return (nil, nil, nil) }
    let age = Int(dates.age[place])
    return (date, Int(dates.days[place]), age < 0 ? nil : age)
  }

  private func sortKeyText(_ row: Int) -> String? {
    guard sortKey.count > 0 else { return nil }
    let range = sortKey.range(row)
    guard !range.isEmpty else { return nil }
    var digits: [UInt8] = []
    for place in range { digits.appendHexadecimal(sortKey.bytes[place]) }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func details(_ columns: DetailColumns, _ row: Int) -> [RowDetail]? {
    let range = columns.range(row)
    guard !range.isEmpty else { return nil }
    return range.map { place in
      RowDetail(
        label: columns.label.text(place) ?? "", text: columns.text.text(place) ?? "",
        value: columns.value.text(place) ?? "")
    }
  }
}

extension TextColumn {
  /// The text of a row; nil when it has none.
  fileprivate func text(_ row: Int) -> String? {
    guard count > 0 else { return nil }
    let range = range(row)
    return range.isEmpty ? nil : String(decoding: bytes[range], as: UTF8.self)
  }
}
